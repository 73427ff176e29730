/** Readable and safe in an address: `Jörg O'Neil` → `jorg-oneil`. Scripts without Latin letters give an empty text. */
export function slugify(text: string, max = 60): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, max)
    .replace(/^-+|-+$/g, '');
}
