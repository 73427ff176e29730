import { codePoints } from '#shared/kernel/code-points.ts';
import { INSTITUTION_SEARCH } from '#shared/reference/institutions.values.ts';
import { type Institution, searchInstitutions } from '#shared/reference/reference.contract.ts';
import { call } from '#web/lib/call.ts';

type Question = { q: string; country_code: string };
type Ask = (question: Question, signal: AbortSignal) => Promise<Institution[]>;
const askServer: Ask = (question, signal) => call(searchInstitutions, question, { signal });

/** Whether the text is long enough to search, and a country is chosen. */
export function isSearchable(q: string, countryCode: string): boolean {
  return countryCode !== '' && codePoints(q.trim()) >= INSTITUTION_SEARCH.minLetters;
}

/**
 * Searches once typing pauses. Returns a function that cancels the search, which the caller calls when the text
 * changes. A failure counts as no suggestions, because people can type a name of their own.
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
