import { useEffect, useState } from 'react';
import { auditSubjects, type Subject } from '#shared/audit/audit.contract.ts';
import { SUBJECT_SEARCH } from '#shared/audit/audit.values.ts';
import { call } from '#web/lib/call.ts';

const PAUSE_MS = 250;

type Answer = { to: string; subjects: Subject[]; hasFailed: boolean };
const NONE: Answer = { to: '', subjects: [], hasFailed: false };

/** Searches people and companies a moment after the last keystroke. */
export function useSubjects(text: string) {
  const question = text.trim();
  const isSearchable = [...question].length >= SUBJECT_SEARCH.min;
  const [answer, setAnswer] = useState(NONE);
  useEffect(() => {
    if (!isSearchable) return;
    let isGone = false;
    const tell = (next: Omit<Answer, 'to'>) => {
      if (!isGone) setAnswer({ to: question, ...next });
    };
    const timer = setTimeout(() => {
      call(auditSubjects, { q: question }).then(
        ({ subjects }) => tell({ subjects, hasFailed: false }),
        () => tell({ subjects: [], hasFailed: true }),
      );
    }, PAUSE_MS);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [question, isSearchable]);
  if (!isSearchable) return { isSearched: false, subjects: [], isLoading: false, hasFailed: false };
  const { subjects, hasFailed } = answer;
  return { isSearched: true, subjects, isLoading: answer.to !== question, hasFailed };
}
