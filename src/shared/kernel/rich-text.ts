import { z } from 'zod';
import { codePoints } from './code-points.ts';
import { isSafeText, normaliseText } from './text.ts';

/** Counted as the text that a reader sees; the markup itself may be four times as long. */
export const RICH_TEXT = { max: 20_000 } as const;

/** The text of an HTML fragment, for measuring and for search. Not for making HTML safe: the server sanitises. */
export function plainText(html: string): string {
  return html
    .replace(/<(br|\/p|\/h\d|\/li|\/div)[^>]*>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/[ \t]+/g, ' ')
    .trim();
}

/** HTML of the rich-text editor. Its length is that of the text a reader sees. */
export const RichText = z
  .string()
  .max(RICH_TEXT.max * 4, { error: `Must not exceed ${RICH_TEXT.max} characters.`, abort: true })
  .refine(isSafeText, { error: 'This text contains characters that cannot be used.', abort: true })
  .transform(normaliseText)
  .refine((html) => codePoints(plainText(html)) <= RICH_TEXT.max, {
    error: `Must not exceed ${RICH_TEXT.max} characters.`,
  });
