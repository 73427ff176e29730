// What XML 1.0 lets stand in a document; half of a pair of units and U+FFFE are no characters there, however escaped.
const FORBIDDEN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** Text that people wrote, as it may stand inside an element or an attribute of XML. */
export function xmlText(text: string): string {
  return text.replace(FORBIDDEN, '').replace(/[<>&'"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
