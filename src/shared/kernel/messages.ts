import { type Dictionary, type TextKey, type TextValues, type Translate, translator } from './texts.ts';

declare const untold: unique symbol;

/**
 * What a person is told, before it is put into words: a key of somebody's texts, and its values behind it. One string,
 * because schemas and forms carry nothing else. It is put into words where it is shown, in the reader's language.
 */
export type Message = string & { readonly [untold]: true };

/** A value may be a message itself, and is then marked as one: what people wrote is never read as a message. */
export type MessageValues = Readonly<Record<string, string | number | { told: Message }>>;

/** A plural is asked for by its base; but `too_many` is none. */
type MessageKey<D extends Dictionary> = TextKey<D> | Extract<keyof D, string>;

const known: Record<string, string> = {};

/** The English of every message that the loaded code can say. */
export const englishMessages: Dictionary = known;

/**
 * Makes the messages of some texts. A number is said as the contract writes it, 2000 and not 2,000, unless it is the
 * `count` that chooses a plural form.
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

/** Words for a message. What is no message, such as an answer that came in words, stays as it is. */
export type Words = (message: string) => string;

/** For what came in words already. */
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

/** Null for what is no message. */
export function readMessage(text: string): { key: string; values: MessageValues } | null {
  const [key = '', json] = text.split(/ (?=\{")(.*)/s);
  const isKnown = Object.hasOwn(known, key) || Object.hasOwn(known, `${key}_other`);
  const values = isKnown ? valuesIn(json) : null;
  return values && { key, values };
}

/** Where nobody's language is known. */
export const englishWords = wordsBy(translator('en', englishMessages));

/** Null for a text that only begins like a message. */
function valuesIn(json = '{}'): MessageValues | null {
  try {
    return JSON.parse(json) as MessageValues;
  } catch {
    return null;
  }
}
