// Everything but the characters that XML 1.0 allows. Lone surrogates and U+FFFE are forbidden even if they are escaped.
const FORBIDDEN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** Escapes text that people wrote for use in an XML element or attribute. */
export function xmlText(text: string): string {
  return text.replace(FORBIDDEN, '').replace(/[<>&'"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** Text as a CDATA section, which cannot be ended from within. */
export function xmlData(text: string): string {
  return `<![CDATA[${text.replace(FORBIDDEN, '').replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
}
