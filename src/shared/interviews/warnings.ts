import { clockIn } from './zones.ts';

/** A time at which a member has another interview, or an appointment of their own, for which `candidate` is null. */
export type Busy = { user_id: number; from: string; to: string; candidate: string | null };

/** A reason to ask the planner to confirm a time: somebody is busy, or it is at night or on a weekend. */
export type PlanningWarning =
  | { kind: 'clash'; start: string; user_id: number; candidate: string | null }
  /** Two of the planned interviews are at the same time. */
  | { kind: 'overlap'; start: string }
  | { kind: 'night'; start: string }
  | { kind: 'weekend'; start: string };

type Plan = {
  starts: readonly string[];
  minutes: number;
  zone: string;
  /** The country of the job, by its code. */
  country: string | null;
  interviewer_ids: readonly number[];
  busy: readonly Busy[];
  /** Fixed times all take place, so two of them must not overlap. Offered times may. */
  way: 'fix' | 'offer';
};

/** An interview that begins outside these hours is at night. */
export const WORKING_HOURS = { from: 7, to: 20 } as const;

const [SUNDAY, FRIDAY, SATURDAY] = [0, 5, 6] as const;
const USUAL_WEEKEND: readonly number[] = [SATURDAY, SUNDAY];
const FRIDAY_AND_SATURDAY: readonly number[] = [FRIDAY, SATURDAY];

/** Where people rest on other days than Saturday and Sunday. */
const WEEKENDS: Record<string, readonly number[]> = {
  SO: [FRIDAY],
  DJ: [FRIDAY],
  IR: [FRIDAY],
  BH: FRIDAY_AND_SATURDAY,
  DZ: FRIDAY_AND_SATURDAY,
  EG: FRIDAY_AND_SATURDAY,
  IQ: FRIDAY_AND_SATURDAY,
  JO: FRIDAY_AND_SATURDAY,
  KW: FRIDAY_AND_SATURDAY,
  LY: FRIDAY_AND_SATURDAY,
  OM: FRIDAY_AND_SATURDAY,
  QA: FRIDAY_AND_SATURDAY,
  SA: FRIDAY_AND_SATURDAY,
  SD: FRIDAY_AND_SATURDAY,
  SY: FRIDAY_AND_SATURDAY,
  YE: FRIDAY_AND_SATURDAY,
};

/** The days on which a country rests, counted from Sunday, 0. */
export const weekendOf = (country: string | null): readonly number[] =>
  (country !== null && WEEKENDS[country.toUpperCase()]) || USUAL_WEEKEND;

const overlaps = (from: number, to: number, otherFrom: number, otherTo: number) => from < otherTo && otherFrom < to;

/** Clashes, nights and weekends among planned times, in the order of the times. The server and the browser run it. */
export function warningsOf(plan: Plan): PlanningWarning[] {
  const length = plan.minutes * 60_000;
  const weekend = weekendOf(plan.country);
  return plan.starts.flatMap((start, index): PlanningWarning[] => {
    const from = Date.parse(start);
    const to = from + length;
    const { hour, weekday } = clockIn(plan.zone, from);
    const clashing = plan.busy.filter(
      (one) =>
        plan.interviewer_ids.includes(one.user_id) && overlaps(from, to, Date.parse(one.from), Date.parse(one.to)),
    );
    // A person who is busy twice at that time is named once.
    const first = clashing.filter((one, at) => clashing.findIndex(({ user_id }) => user_id === one.user_id) === at);
    const earlier = plan.way === 'fix' ? plan.starts.slice(0, index).map((other) => Date.parse(other)) : [];
    return [
      ...first.map(({ user_id, candidate }) => ({ kind: 'clash', start, user_id, candidate }) as const),
      ...(earlier.some((other) => overlaps(from, to, other, other + length))
        ? [{ kind: 'overlap', start } as const]
        : []),
      ...(hour < WORKING_HOURS.from || hour >= WORKING_HOURS.to ? [{ kind: 'night', start } as const] : []),
      ...(weekend.includes(weekday) ? [{ kind: 'weekend', start } as const] : []),
    ];
  });
}
