import { codePoints } from './code-points.ts';
import { z } from './schema.ts';
import { isSafeText, normaliseText } from './text.ts';
import { rule } from './validation.texts.ts';

/**
 * Counted as the text that a reader sees; the markup itself may be four times as long. The sanitiser takes ever longer
 * for tags within tags, so that their number has a limit too, which no text for people comes near.
 */
export const RICH_TEXT = { max: 20_000, maxTags: 8_000 } as const;

const ENDS_A_LINE = /^<(?:br|\/p|\/h\d|\/li|\/div)/i;
const LONGEST_LINE_END = '</div'.length;

/** The text of an HTML fragment, for measuring and for search. Not for making HTML safe: the server sanitises. */
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

/** Walked by hand: an expression would look for the end of every tag that never ends, through all of the text. */
function withoutTags(html: string): string {
  let text = '';
  let at = 0;
  for (;;) {
    const start = html.indexOf('<', at);
    const end = start < 0 ? -1 : html.indexOf('>', start);
    if (end < 0) return text + html.slice(at);
    text += html.slice(at, start);
    if (ENDS_A_LINE.test(html.slice(start, start + LONGEST_LINE_END))) text += '\n';
    at = end + 1;
  }
}

function countTags(html: string): number {
  let count = 0;
  for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', at + 1)) count += 1;
  return count;
}

const TOO_LONG = rule('rule.too_long', { max: RICH_TEXT.max });

/** HTML of the rich-text editor. Its length is that of the text a reader sees. */
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
