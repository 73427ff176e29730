/**
 * The header that names a file (RFC 6266): for every browser of today in UTF-8, and beside it in ASCII for what cannot
 * read that. Nothing of the name can end the quotation or the header.
 */
export function contentDisposition(type: 'attachment' | 'inline', name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]|["\\%/]/g, '_');
  return `${type}; filename="${plain}"; filename*=UTF-8''${inHeader(name)}`;
}

/** Percent-encoded, as RFC 8187 has it. */
export function inHeader(name: string): string {
  return encodeURIComponent(name.toWellFormed()).replace(
    /['()*!]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
