import { useState } from 'react';
import { wallClockOf } from '#shared/interviews/wall-clock.ts';
import { addDays } from '#shared/interviews/zones.ts';
import {
  columnsOf,
  dayBefore,
  daysFrom,
  firstBefore,
  type Spot,
  startAt,
  WHOLE_DAY,
  WORKDAY,
  withoutOverlaps,
  withoutPainted,
  withPainted,
} from './time-grid.ts';

export type Way = 'offer' | 'fix';
type Options = { zone: string; now: number; minutes: number; country: string | null; way: Way };

/** The chosen times, and the days among which they are chosen. */
export function useTimes({ zone, now, minutes, country, way }: Options) {
  const today = wallClockOf(now, zone).day;
  const [all, setAll] = useState<readonly string[]>([]);
  const [first, setFirst] = useState(() => addDays(today, 1));
  const [isWhole, setWhole] = useState(false);
  const days = daysFrom(first, isWhole, country);
  const columns = columnsOf(days, isWhole ? WHOLE_DAY : WORKDAY, zone);
  // A planner who switches to a fixed time and back finds the offered times again.
  const fitting = withoutOverlaps(all, minutes);
  const starts = way === 'fix' ? fitting.slice(0, 1) : fitting;

  return {
    today,
    days,
    columns,
    starts,
    /** Whether all days and hours are shown, and not only working time. */
    isWhole,
    setWhole,
    earliest: now,
    isFirst: first <= today,
    showBefore: () => setFirst(firstBefore(first, today, isWhole, country)),
    showAfter: () => setFirst(addDays(days.at(-1) ?? first, 1)),
    /** For the list of one day at a time. */
    showDay: setFirst,
    showDayBefore: () => setFirst(dayBefore(days[0] ?? first, today, isWhole, country)),
    /** Adds what a stroke has painted so far to what was chosen before the stroke, or removes it. */
    paint: (before: readonly string[], from: Spot, to: Spot, isTakingAway: boolean) => {
      const stroke = { from, to, columns, minutes };
      if (isTakingAway) setAll(withoutPainted(before, stroke));
      else if (way === 'fix') {
        const one = withPainted([], { ...stroke, from: to }, now);
        if (one.length > 0) setAll(one);
      } else setAll(withPainted(before, stroke, now));
    },
    chosenAt: (at: string) => startAt(starts, at, minutes),
  };
}
export type Times = ReturnType<typeof useTimes>;
