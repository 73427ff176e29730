import { useEffect, useState } from 'react';
import type { Institution } from '#shared/reference/reference.contract.ts';
import { isSearchable, lookForInstitutions } from './institution-search.ts';

type Answer = { to: string; institutions: Institution[] };
const NONE: Answer = { to: '', institutions: [] };

/** Suggestions of the server for the text, a moment after the last keystroke. */
export function useInstitutions(text: string, countryCode: string): { institutions: Institution[]; loading: boolean } {
  const question = `${countryCode} ${text.trim()}`;
  const [answer, setAnswer] = useState(NONE);
  useEffect(
    () => lookForInstitutions(text, countryCode, (institutions) => setAnswer({ to: question, institutions })),
    [text, countryCode, question],
  );
  if (!isSearchable(text, countryCode)) return { institutions: [], loading: false };
  if (answer.to === question) return { institutions: answer.institutions, loading: false };
  // Until the response arrives, earlier suggestions of the same country stay if they match.
  const words = text.trim().toLocaleLowerCase();
  const isSameCountry = answer.to.startsWith(`${countryCode} `);
  const fits = ({ name }: Institution) => isSameCountry && name.toLocaleLowerCase().includes(words);
  return { institutions: answer.institutions.filter(fits), loading: true };
}
