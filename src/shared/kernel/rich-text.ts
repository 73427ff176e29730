import { codePoints } from './code-points.ts';
import { z } from './schema.ts';
import { isSafeText, normaliseText } from './text.ts';
import { rule } from './validation.texts.ts';

/**
 * `max` counts the visible text; the markup may be four times as long. The sanitiser gets slower with nested tags, so
 * their number is limited too, far above what any real text needs.
 */
export const RICH_TEXT = { max: 20_000, maxTags: 8_000 } as const;

const ENDS_A_LINE = /^<(?:br|\/p|\/h\d|\/li|\/div)/i;
const LONGEST_LINE_END = '</div'.length;

/**
 * The text of an HTML fragment, for measuring and for search. It does not make HTML safe: the server's sanitiser does.
 */
export function plainText(html: string): string {
  return withoutTags(html)
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/[ \t]+/g, ' ')
    .trim();
}

const ELEMENTS =
  'a|abbr|b|blockquote|br|code|div|em|font|h[1-6]|hr|i|img|li|ol|p|pre|s|script|small|span|strong|style|sub|sup|table|tbody|td|th|thead|tr|u|ul';
const ATTRIBUTE = String.raw`\s+[\w-]{1,40}\s*=\s*(?:"[^"<>]*"|'[^'<>]*'|[^\s"'<>]+)`;
const ELEMENT = new RegExp(String.raw`</?(?:${ELEMENTS})(?:${ATTRIBUTE}){0,20}\s*/?>`, 'gi');

/** Removes HTML tags that were pasted into plain text. "< 5 crates and > 3 boxes" is not a tag. */
export function withoutPastedTags(text: string): string {
  return text.includes('<') ? text.replace(ELEMENT, (tag) => (ENDS_A_LINE.test(tag) ? '\n' : '')).trim() : text;
}

/** A loop instead of a regular expression, which would scan the whole text for the end of every unclosed tag. */
function withoutTags(html: string): string {
  let text = '';
  let at = 0;
  for (;;) {
    const start = tagStart(html, at);
    const end = start < 0 ? -1 : html.indexOf('>', start);
    if (end < 0) return text + html.slice(at);
    text += html.slice(at, start);
    if (ENDS_A_LINE.test(html.slice(start, start + LONGEST_LINE_END))) text += '\n';
    at = end + 1;
  }
}

/** As in HTML, a tag begins with a letter, a slash or an exclamation mark; any other "<" is text. */
function tagStart(html: string, from: number): number {
  let at = html.indexOf('<', from);
  while (at >= 0 && !/[a-z/!?]/i.test(html.charAt(at + 1))) at = html.indexOf('<', at + 1);
  return at;
}

function countTags(html: string): number {
  let count = 0;
  for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', at + 1)) count += 1;
  return count;
}

const TOO_LONG = rule('rule.too_long', { max: RICH_TEXT.max });

/** HTML of the rich-text editor. Its length is that of the visible text. */
export const RichText = z
  .string()
  .max(RICH_TEXT.max * 4, { error: TOO_LONG, abort: true })
  .refine(isSafeText, { error: rule('rule.unusable_characters'), abort: true })
  .refine((html) => countTags(html) <= RICH_TEXT.maxTags, {
    error: rule('rule.too_much_formatting'),
    abort: true,
  })
  .transform(normaliseText)
  .refine((html) => codePoints(plainText(html)) <= RICH_TEXT.max, {
    error: TOO_LONG,
  });
