import { codePoints } from '#shared/kernel/code-points.ts';
import { INSTITUTION_SEARCH } from '#shared/reference/institutions.values.ts';
import { type Institution, searchInstitutions } from '#shared/reference/reference.contract.ts';
import { call } from '#web/lib/call.ts';

type Question = { q: string; country_code: string };
type Ask = (question: Question, signal: AbortSignal) => Promise<Institution[]>;
const askServer: Ask = (question, signal) => call(searchInstitutions, question, { signal });

/** From the second letter on, and in a country. */
export function isSearchable(q: string, countryCode: string): boolean {
  return countryCode !== '' && codePoints(q.trim()) >= INSTITUTION_SEARCH.minLetters;
}

/**
 * Asks once the typing rests. The answer of this call ends the search: whoever types on calls it, and an answer that
 * is still under way is dropped. Suggestions are an extra: without them the person's own words are as good.
 */
export function lookForInstitutions(
  q: string,
  countryCode: string,
  onFound: (found: Institution[]) => void,
  ask: Ask = askServer,
): () => void {
  if (!isSearchable(q, countryCode)) return () => {};
  const ended = new AbortController();
  const timer = setTimeout(async () => {
    const found = await ask({ q: q.trim(), country_code: countryCode }, ended.signal).catch(() => []);
    if (!ended.signal.aborted) onFound(found);
  }, INSTITUTION_SEARCH.restMs);
  return () => {
    clearTimeout(timer);
    ended.abort();
  };
}
