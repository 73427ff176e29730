import { createHash } from 'node:crypto';
import type { Locale } from '#shared/kernel/languages.ts';
import type { Message } from '#shared/kernel/messages.ts';
import { parseInput } from '#shared/kernel/validation.ts';
import { TranslationText } from '#shared/reference/translations.contract.ts';
import { translationsRule } from '#shared/reference/translations-rules.texts.ts';
import type { ChangedTexts, TextsOfLanguage } from './texts-of-language.ts';
import type { TranslationFile } from './translation-file.ts';

export type Import = {
  changes: { key: string; from: string | null; to: string }[];
  refusals: { key: string; reason: Message }[];
  unchanged: number;
  /** A hash of exactly these changes, with the texts before and after. */
  mark: string;
};

/** Compares a file with the current texts of a language. */
export function judgeImport(
  texts: TextsOfLanguage,
  locale: Locale,
  { values, doubled }: TranslationFile,
  changed: ChangedTexts,
): Import {
  const changes: Import['changes'] = [];
  const refusals: Import['refusals'] = [];
  for (const [key, value] of values) {
    const from = changed.get(key) ?? texts.shippedText(locale, key);
    const judged = doubled.has(key) ? translationsRule('rule.text_doubled_key') : judge(texts, locale, key, value);
    // The text was missing when the file was exported, and still is.
    if (value === '' && from === null && texts.expectedIn(locale).has(key)) continue;
    if (typeof judged === 'string') refusals.push({ key, reason: judged });
    else if (judged.text !== from) changes.push({ key, from, to: judged.text });
  }
  const mark = createHash('sha256').update(JSON.stringify(changes)).digest('base64url');
  return { changes, refusals, unchanged: values.size - changes.length - refusals.length, mark };
}

function judge(texts: TextsOfLanguage, locale: Locale, key: string, value: unknown): { text: string } | Message {
  const expected = texts.expectedIn(locale).get(key);
  if (!expected) return translationsRule('rule.text_unknown_key');
  if (typeof value !== 'string') return translationsRule('rule.text_not_text');
  const { data: text, errors } = parseInput(TranslationText, value);
  if (errors) return errors.form?.[0] ?? translationsRule('rule.text_not_text');
  return texts.faultIn(expected, text) ?? { text };
}
