import { codePoints } from './code-points.ts';
import type { Message } from './messages.ts';
import { z } from './schema.ts';
import { rule } from './validation.texts.ts';

/** What the database keeps: composed, Unix line ends. CRLF would make browser and server count differently. */
export function normaliseText(text: string): string {
  return text.replace(/\r\n?/g, '\n').normalize('NFC');
}

// NUL cannot be stored; overrides and isolates can make a text read as something it is not.
const FORBIDDEN = /(?![\n\r\t])[\p{Cc}\u202A-\u202E\u2066-\u2069]/u;
const COMBINING_RUN = /\p{M}{16,}/u;

// Most text is this, and nothing of it needs a closer look.
const PLAIN = /^[\n\r\t\x20-\x7e]*$/;

export function isSafeText(text: string): boolean {
  if (PLAIN.test(text)) return true;
  return text.isWellFormed() && !FORBIDDEN.test(text) && !COMBINING_RUN.test(text);
}

/** The most frequent kind of text, which many a reader treats by a shorter way. */
export function isAscii(text: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: ASCII begins with them.
  return /^[\x00-\x7f]*$/.test(text);
}

type Bounds = { min?: number; max: number; tooShort?: Message; tooLong?: Message };

/** Text that people write over several lines. */
export function longText(bounds: Bounds) {
  return boundedText(bounds, false);
}

/** A name, a title: text on one line. */
export function lineText(bounds: Bounds) {
  return boundedText(bounds, true);
}

/** Cleaned and judged in one step: every text of every form passes here, and each step of a schema has its price. */
function boundedText({ min = 0, max, tooShort, tooLong }: Bounds, isLine: boolean) {
  const long = tooLong ?? rule('rule.too_long', { max });
  const short = tooShort ?? (min === 1 ? rule('rule.required') : rule('rule.too_short', { min }));
  return (
    z
      .string({
        error: (issue) =>
          issue.input === undefined ? (tooShort ?? rule('rule.required')) : rule('rule.expected_text'),
      })
      // Measured in UTF-16 units first, so that a megabyte is refused before anything walks through it.
      .max(max * 4 + 1024, { error: long, abort: true })
      .transform((text, context) => {
        const isPlain = PLAIN.test(text);
        if (!isPlain && !isSafeText(text)) {
          refuse(context, rule('rule.unusable_characters'), false);
          return z.NEVER;
        }
        const clean = (isPlain && !text.includes('\r') ? text : normaliseText(text)).trim();
        const length = isPlain ? clean.length : codePoints(clean);
        if (length < min) refuse(context, short);
        if (length > max) refuse(context, long);
        if (isLine && /[\n\t]/.test(clean)) refuse(context, rule('rule.one_line'));
        return clean;
      })
      // For who reads the API's description: the transformation hides the real bounds.
      .meta({ ...(min > 0 && { minLength: min }), maxLength: max })
  );
}

/** What else is wrong with a readable text is said as well. */
function refuse({ issues, value: input }: z.core.ParsePayload, message: Message, isReadable = true): void {
  issues.push({ code: 'custom', message, input, continue: isReadable });
}

/** Given by the browser to what it sends, so that sending again stores nothing twice. */
export const ClientId = z.string().regex(/^[\w-]{8,64}$/, rule('rule.not_an_id'));
