export type TextPart = { text: string; href?: string };

/** One character class without nesting, so that matching takes linear time for any text. */
const ADDRESS = /https?:\/\/[^\s<>"'`]+/gi;
/** Characters that end a sentence rather than an address. */
const TRAILING = new Set('.,;:!?…’”»]}،؛؟');

/** Splits a text into web addresses and the text between them. Only these addresses become links. */
export function linksInText(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = found.slice(0, endOf(found));
    if (!URL.canParse(address)) continue;
    if (index > from) parts.push({ text: text.slice(from, index) });
    parts.push({ text: address, href: address });
    from = index + address.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from) });
  return parts;
}

/** A bracket belongs to the address only if it was opened there. */
function endOf(found: string): number {
  let unopened = 0;
  for (const sign of found) unopened += sign === ')' ? 1 : sign === '(' ? -1 : 0;
  let end = found.length;
  for (; end > 0; end -= 1) {
    const last = found[end - 1] as string;
    if (last === ')' && unopened > 0) unopened -= 1;
    else if (!TRAILING.has(last)) break;
  }
  return end;
}
