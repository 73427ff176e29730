import { TriangleAlert } from 'lucide-react';
import type { BusyTime, Interviewer } from '#shared/interviews/interviews.contract.ts';
import { planningTexts } from '#shared/interviews/interviews.texts.ts';
import { type PlanningWarning, warningsOf } from '#shared/interviews/warnings.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Icon } from '#web/ui/Icon.tsx';
import type { TimeWords } from '../useTimeWords.ts';
import type { Way } from './useTimes.ts';

/** How many times a warning lists. For more it says how many more there are. */
const MOST_TIMES = 2;

type Plan = {
  starts: readonly string[];
  minutes: number;
  zone: string;
  country: string | null;
  way: Way;
  busy: readonly BusyTime[];
  interviewers: readonly Interviewer[];
  candidate: { name: string; zone: string | null } | null;
  people: number;
};

/** Everything about the chosen times that somebody should know, each as one sentence. */
export function usePlanWarnings(plan: Plan, words: TimeWords): string[] {
  const t = useTexts(planningTexts);
  const { interviewers, candidate, zone } = plan;
  const facts = { ...plan, interviewer_ids: interviewers.map(({ id }) => id) };
  const found = warningsOf(facts);
  const startsOf = (warnings: readonly PlanningWarning[]) => [...new Set(warnings.map(({ start }) => start))];
  const ofKind = (kind: PlanningWarning['kind']) => startsOf(found.filter((one) => one.kind === kind));
  const list = (starts: readonly string[]) => {
    const when = starts.slice(0, MOST_TIMES).map(words.dayAndTime).join(' · ');
    const rest = starts.length - MOST_TIMES;
    return rest > 0 ? t('planning.and_more', { when, count: rest }) : when;
  };
  const clashes = interviewers.flatMap(({ id, name }) => {
    const starts = startsOf(found.filter((one) => one.kind === 'clash' && one.user_id === id));
    return starts.length > 0 ? [t('planning.clash', { names: name, when: list(starts) })] : [];
  });
  const sentences = [...clashes];
  const night = ofKind('night');
  if (night.length > 0) sentences.push(t('planning.night', { when: list(night) }));
  const theirs = candidate?.zone;
  if (candidate && theirs && theirs !== zone) {
    const theirNight = warningsOf({ ...facts, zone: theirs })
      .filter(({ kind, start }) => kind === 'night' && !night.includes(start))
      .map(({ start }) => start);
    if (theirNight.length > 0)
      sentences.push(t('planning.night_for', { name: candidate.name, when: list(theirNight) }));
  }
  const weekend = ofKind('weekend');
  if (weekend.length > 0) sentences.push(t('planning.weekend', { when: list(weekend) }));
  if (plan.way === 'offer' && plan.starts.length > 0 && plan.starts.length < plan.people)
    sentences.push(t('planning.not_enough'));
  return sentences;
}

type PlanSummaryProps = {
  starts: readonly string[];
  way: Way;
  /** Until when they can choose; null: until the last offered time. */
  chooseUntil: string | null;
  /** Null for several people. */
  name: string | null;
  words: TimeWords;
  warnings: readonly string[];
};

/** What the button will do, in a sentence, and what speaks against it. */
export function PlanSummary({ starts, way, chooseUntil, name, words, warnings }: PlanSummaryProps) {
  const t = useTexts(planningTexts);
  const last = starts.at(-1);
  const until = last !== undefined && chooseUntil !== null && chooseUntil < last ? chooseUntil : last;
  return (
    <div role="status" className="me-auto grid min-w-0 flex-[1_1_20rem] gap-1 text-sm text-ink-2">
      {last === undefined ? (
        <p>{t('planning.none_yet')}</p>
      ) : way === 'fix' ? (
        <p>
          <b className="text-ink">{t('planning.booked_at', { when: words.fullDayAndTime(last) })}</b>{' '}
          {name && t('planning.told_at_once', { name })}
        </p>
      ) : (
        <p>
          <b className="text-ink">{t('planning.chosen', { count: starts.length })}</b>{' '}
          {name
            ? t('planning.until', { name, until: words.fullDayAndTime(until ?? last) })
            : t('planning.until_several', { until: words.fullDayAndTime(until ?? last) })}
        </p>
      )}
      {warnings.length > 0 && (
        <ul className="grid gap-0.5">
          {warnings.map((warning) => (
            <li key={warning} className="flex items-start gap-1.5 text-warning">
              <Icon of={TriangleAlert} size="sm" className="mt-0.5 flex-none" />
              {warning}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
