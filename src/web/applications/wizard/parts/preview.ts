/** The beginning of a text, without markup, cut after so many code points. */
export function previewOf(text: string, length: number): string {
  const plain = text
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const signs = [...plain];
  return signs.length > length ? `${signs.slice(0, length).join('').trimEnd()}…` : plain;
}

/** On the cards of variant A. */
export const CARD_PREVIEW = 120;
