import type { Message, MessageValues } from '#shared/kernel/messages.ts';
import { assessed } from '#shared/screening/assessed.texts.ts';

/** A score of 0 to 1 as a whole percentage. */
export function percent(score: number): number {
  return Math.round(Math.max(0, Math.min(1, score)) * 100);
}

/** A list with the sentence if the condition is true, otherwise an empty one. */
export function when(isTrue: boolean, sentence: Message): Message[] {
  return isTrue ? [sentence] : [];
}

type NamingSentence =
  `assessed.${'shown' | 'in_other_words' | 'named_elsewhere' | 'listed' | 'listed_believed' | 'mentioned' | 'usual' | 'partly' | 'missing'}`;
const MOST_NAMES = 8;

/** `Not found: Excel, SQL and 3 more.`, or nothing when there is nothing to name. */
export function naming(sentence: NamingSentence, all: readonly string[]): Message[] {
  if (all.length === 0) return [];
  const rest = all.length - MOST_NAMES;
  const names = all.slice(0, MOST_NAMES).join(', ');
  return [assessed(sentence, { names: rest > 0 ? { told: assessed('assessed.and_more', { names, rest }) } : names })];
}

/** `2 years and 3 months`. */
export function duration(months: number): MessageValues[string] {
  const whole = Math.round(months);
  const years = { told: assessed('assessed.years', { count: Math.floor(whole / 12) }) };
  const rest = { told: assessed('assessed.months', { count: whole % 12 }) };
  if (whole < 12) return rest;
  return whole % 12 === 0 ? years : { told: assessed('assessed.years_and_months', { years, months: rest }) };
}
