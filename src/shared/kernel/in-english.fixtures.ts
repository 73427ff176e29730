import { englishWords } from './messages.ts';

/** The same value with every message in it translated into English. */
export function inEnglish<T>(value: T): T {
  if (typeof value === 'string') return englishWords(value) as T;
  if (Array.isArray(value)) return value.map(inEnglish) as T;
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, inEnglish(part)])) as T;
}

/** The same function, with the messages in its result translated into English. */
export function answeringInEnglish<A extends unknown[], R>(act: (...given: A) => R): (...given: A) => R {
  return (...given) => inEnglish(act(...given));
}
