import type { Message } from '../kernel/messages.ts';
import { rule } from '../kernel/validation.texts.ts';
import { translationsRule } from './translations-rules.texts.ts';

/** A tag, a comment, or an HTML character reference. Each alternative examines only a few characters. */
const MARKUP = /<[a-z/!?][^<>\s]{0,20}>?|&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,30});/i;

export function gapsOf(text: string): string[] {
  return [...new Set(text.match(/\{\w+\}/g))];
}

type Expected = { must: readonly string[]; may: readonly string[]; isOneLine: boolean };

/** The problem of a translation; null if there is none. */
export function faultOf(text: string, { must, may, isOneLine }: Expected): Message | null {
  if (isOneLine && text.includes('\n')) return rule('rule.one_line');
  const markup = MARKUP.exec(text);
  if (markup) return translationsRule('rule.text_markup', { found: markup[0] });
  const gaps = gapsOf(text);
  const unknown = gaps.filter((gap) => !may.includes(gap));
  if (unknown.length > 0) return translationsRule('rule.text_gaps_unknown', { gaps: listed(unknown) });
  if (/[{}]/.test(text.replace(/\{\w+\}/g, '')))
    return translationsRule('rule.text_braces', { example: may[0] ?? '{name}' });
  const missing = must.filter((gap) => !gaps.includes(gap));
  return missing.length > 0 ? translationsRule('rule.text_gaps_missing', { gaps: listed(missing) }) : null;
}

const MOST_LISTED = 5;

function listed(gaps: string[]): string {
  return gaps.slice(0, MOST_LISTED).join(', ') + (gaps.length > MOST_LISTED ? '…' : '');
}
