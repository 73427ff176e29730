import { type Dictionary, type TextKey, type TextValues, type Translate, translator } from './texts.ts';

declare const untold: unique symbol;

/**
 * A message before translation: the key of a text, followed by its values as JSON. It is one string, because schemas
 * and forms carry nothing else. It is translated where it is shown, into the reader's language.
 */
export type Message = string & { readonly [untold]: true };

/**
 * A value may be a message itself, and is then marked as `told`, so that text that people wrote is never taken for a
 * message.
 */
export type MessageValues = Readonly<Record<string, string | number | { told: Message }>>;

/**
 * A plural is named by its base. A key such as `too_many` only looks like a plural form, so whole keys are allowed too.
 */
type MessageKey<D extends Dictionary> = TextKey<D> | Extract<keyof D, string>;

const known: Record<string, string> = {};

/** The English texts of all messages in the loaded code. */
export const englishMessages: Dictionary = known;

/**
 * Returns a function that creates messages of these texts. Numbers are written as in the contract, 2000 and not 2,000,
 * except for the `count` that chooses a plural form.
 */
export function messagesOf<D extends Dictionary>(english: D): (key: MessageKey<D>, values?: MessageValues) => Message {
  Object.assign(known, english);
  return writeMessage;
}

export function writeMessage(key: string, values?: MessageValues): Message {
  const hasValues = values !== undefined && Object.keys(values).length > 0;
  return (hasValues ? `${key} ${JSON.stringify(values, asWritten)}` : key) as Message;
}

function asWritten(name: string, value: unknown): unknown {
  return typeof value === 'number' && name !== 'count' ? String(value) : value;
}

/** Translates a message. Any other text, such as a response that is already translated, stays as it is. */
export type Words = (message: string) => string;

/** For text that is already translated. */
export const asTold: Words = (message) => message;

export function wordsBy(translate: Translate): Words {
  const say: Words = (message) => {
    const read = readMessage(message);
    if (!read) return message;
    const said = Object.entries(read.values).map(([name, value]) => [
      name,
      typeof value === 'object' ? say(value.told) : value,
    ]);
    return translate(read.key, Object.fromEntries(said) as TextValues);
  };
  return say;
}

/** Returns null if the text is not a message. */
export function readMessage(text: string): { key: string; values: MessageValues } | null {
  const [key = '', json] = text.split(/ (?=\{")(.*)/s);
  const isKnown = Object.hasOwn(known, key) || Object.hasOwn(known, `${key}_other`);
  const values = isKnown ? valuesIn(json) : null;
  return values && { key, values };
}

/** Used if the reader's language is unknown. */
export const englishWords = wordsBy(translator('en', englishMessages));

/** Null for a text that only begins like a message. */
function valuesIn(json = '{}'): MessageValues | null {
  try {
    return JSON.parse(json) as MessageValues;
  } catch {
    return null;
  }
}
