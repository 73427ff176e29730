import type { BusyTime, Interviewer } from '#shared/interviews/interviews.contract.ts';
import { planningTexts } from '#shared/interviews/interviews.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { STEP } from './time-grid.ts';

const firstName = (name: string) => name.split(' ')[0] ?? name;

/** Which of the interviewers are busy during a half hour, in words; null if none is. */
export function useBusyWords(interviewers: readonly Interviewer[], busy: readonly BusyTime[]) {
  const t = useTexts(planningTexts);
  return (at: string): string | null => {
    const [from, to] = [Date.parse(at), Date.parse(at) + STEP * 60_000];
    const then = busy.filter((one) => Date.parse(one.from) < to && Date.parse(one.to) > from);
    const people = interviewers.filter(({ id }) => then.some((one) => one.user_id === id));
    if (people.length === 0) return null;
    const candidates = new Set(then.map(({ candidate }) => candidate));
    const [candidate] = candidates;
    if (people.length === 1 && candidates.size === 1 && candidate)
      return t('planning.with_interview', { name: firstName(candidate) });
    if (people.length > 1 && people.length === interviewers.length)
      return t(people.length === 2 ? 'planning.both' : 'planning.all');
    return people.map(({ name }) => firstName(name)).join(', ');
  };
}
export type BusyWords = ReturnType<typeof useBusyWords>;
