import { readMessage, type Words, writeMessage } from '../kernel/messages.ts';
import { languageName } from '../reference/language-name.ts';
import { assessedTexts } from './assessed.texts.ts';

/** The reader of an evaluator's comment: the candidate, or somebody who evaluates them. */
export type CommentReader = 'candidate' | 'employer';

type Saying = { words: Words; locale: string };

/**
 * The sentences of a comment in the reader's language. Text without a message key stays as it is: what a language model
 * wrote, and English comments stored before there were keys.
 */
export function commentInWords(
  comment: string | readonly string[],
  reader: CommentReader,
  { words, locale }: Saying,
): string {
  return [comment]
    .flat()
    .map((sentence) => words(spokenTo(reader, sentence, locale)))
    .join(' ');
}

function spokenTo(reader: CommentReader, sentence: string, locale: string): string {
  const message = readMessage(sentence);
  if (!message) return sentence;
  const { key, values } = message;
  const ofThem = `${key}_they`;
  const { languages } = values;
  return writeMessage(
    reader === 'employer' && Object.hasOwn(assessedTexts, ofThem) ? ofThem : key,
    typeof languages === 'string' ? { ...values, languages: languageNames(languages, locale) } : values,
  );
}

/** `English, Somali` in another language; a name that we have no code for stays in English. */
function languageNames(names: string, locale: string): string {
  const named = names.split(', ').map((name) => languageName(name, locale));
  return named.join(locale === 'ar' ? '، ' : ', ');
}
