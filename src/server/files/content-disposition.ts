/**
 * The Content-Disposition header (RFC 6266): the file name in UTF-8 for current browsers, and in ASCII for old clients.
 * No character of the name can end the quoted string or the header.
 */
export function contentDisposition(type: 'attachment' | 'inline', name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]|["\\%/]/g, '_');
  return `${type}; filename="${plain}"; filename*=UTF-8''${inHeader(name)}`;
}

/** Percent-encodes a name as RFC 8187 requires. */
export function inHeader(name: string): string {
  return encodeURIComponent(name.toWellFormed()).replace(
    /['()*!]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
