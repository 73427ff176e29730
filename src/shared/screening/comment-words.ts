import { readMessage, type Words, writeMessage } from '../kernel/messages.ts';
import { SPOKEN_LANGUAGES } from '../reference/spoken-languages.ts';
import { assessedTexts } from './assessed.texts.ts';

/** Who reads what an evaluator said: the person it is about, or somebody who is to judge them. */
export type CommentReader = 'candidate' | 'employer';

type Saying = { words: Words; locale: string };

/**
 * The sentences of a comment in the reader's language. What is no message stays as it is: what a language model wrote,
 * and comments that were stored in English before there were keys.
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

const codes = new Map([...SPOKEN_LANGUAGES.map(({ id, name }) => [name, id] as const), ['Chinese', 'zh']]);

/** `English, Somali` in another language; a name that we have no code for stays in English. */
function languageNames(names: string, locale: string): string {
  if (locale === 'en') return names;
  const namer = new Intl.DisplayNames([locale, 'en'], { type: 'language' });
  const named = names.split(', ').map((name) => {
    const code = codes.get(name);
    return (code && namer.of(code)) ?? name;
  });
  return named.join(locale === 'ar' ? '، ' : ', ');
}
