import { codePoints } from './code-points.ts';
import type { Message } from './messages.ts';
import { z } from './schema.ts';
import { rule } from './validation.texts.ts';

/**
 * Text as the database stores it: in composed form (NFC), with Unix line ends. With CRLF, browser and server would
 * count differently.
 */
export function normaliseText(text: string): string {
  return text.replace(/\r\n?/g, '\n').normalize('NFC');
}

// NUL cannot be stored; overrides and isolates can make a text read as something it is not.
const FORBIDDEN = /(?![\n\r\t])[\p{Cc}\u202A-\u202E\u2066-\u2069]/u;
const COMBINING_RUN = /\p{M}{16,}/u;

// Most texts match this and need no further checks.
const PLAIN = /^[\n\r\t\x20-\x7e]*$/;

export function isSafeText(text: string): boolean {
  if (PLAIN.test(text)) return true;
  return text.isWellFormed() && !FORBIDDEN.test(text) && !COMBINING_RUN.test(text);
}

/** Whether the text is ASCII, which is the most frequent case and can often be handled faster. */
export function isAscii(text: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: ASCII begins with them.
  return /^[\x00-\x7f]*$/.test(text);
}

type Bounds = { min?: number; max: number; tooShort?: Message; tooLong?: Message };

/** Text that people write over several lines. */
export function longText(bounds: Bounds) {
  return boundedText(bounds, false);
}

/** Text on one line, such as a name or a title. */
export function lineText(bounds: Bounds) {
  return boundedText(bounds, true);
}

/**
 * Cleans and validates in one step, because every text of every form passes here, and each step of a schema costs time.
 */
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
      // For the API's description, because the transformation hides the real limits.
      .meta({ ...(min > 0 && { minLength: min }), maxLength: max })
  );
}

/** For a readable text, further problems are reported as well. */
function refuse({ issues, value: input }: z.core.ParsePayload, message: Message, isReadable = true): void {
  issues.push({ code: 'custom', message, input, continue: isReadable });
}

/** An id that the browser generates for a request, so that sending it again stores nothing twice. */
export const ClientId = z.string().regex(/^[\w-]{8,64}$/, rule('rule.not_an_id'));
