import { MOST_SLOTS } from '#shared/interviews/interviews.values.ts';
import { momentOf, weekdayOf } from '#shared/interviews/wall-clock.ts';
import { weekendOf } from '#shared/interviews/warnings.ts';
import { addDays } from '#shared/interviews/zones.ts';

/** The grid has a row for each half hour. */
export const STEP = 30;
const MINUTE_MS = 60_000;
const DAYS_SHOWN = 5;

/** Half an hour of a day. `at` is null where summer time skips it. */
export type Cell = { minutes: number; at: string | null };
export type Column = { day: string; cells: readonly Cell[] };
/** A place in the grid. */
export type Spot = { column: number; row: number };

export const WORKDAY = { from: 8 * 60, to: 17 * 60 } as const;
export const WHOLE_DAY = { from: 0, to: 24 * 60 } as const;

export function columnsOf(days: readonly string[], { from, to }: { from: number; to: number }, zone: string): Column[] {
  return days.map((day) => {
    const cells: Cell[] = [];
    for (let minutes = from; minutes < to; minutes += STEP)
      cells.push({ minutes, at: momentOf({ day, minutes }, zone) });
    return { day, cells };
  });
}

const isWorkday = (day: string, country: string | null) => !weekendOf(country).includes(weekdayOf(day) % 7);

/** The days that are shown from this one on: working days of the country, or a whole week. */
export function daysFrom(first: string, isWhole: boolean, country: string | null): string[] {
  if (isWhole) return [0, 1, 2, 3, 4, 5, 6].map((days) => addDays(first, days));
  const days: string[] = [];
  for (let day = first; days.length < DAYS_SHOWN; day = addDays(day, 1)) if (isWorkday(day, country)) days.push(day);
  return days;
}

/** The last day before this one that can be shown, but not before today. */
export function dayBefore(first: string, today: string, isWhole: boolean, country: string | null): string {
  let day = addDays(first, -1);
  while (!isWhole && day > today && !isWorkday(day, country)) day = addDays(day, -1);
  return day < today ? today : day;
}

/** The first of the days that are shown one page earlier, but not before today. */
export function firstBefore(first: string, today: string, isWhole: boolean, country: string | null): string {
  let day = first;
  if (isWhole) day = addDays(first, -7);
  else
    for (let missing = DAYS_SHOWN; missing > 0; ) {
      day = addDays(day, -1);
      if (isWorkday(day, country)) missing -= 1;
    }
  return day < today ? today : day;
}

/** How much of the grid an interview covers, in milliseconds: whole half hours, because others begin on those. */
const blockOf = (minutes: number) => Math.ceil(minutes / STEP) * STEP * MINUTE_MS;

/** The chosen time that covers this moment. */
export function startAt(starts: readonly string[], at: string, minutes: number): string | undefined {
  const moment = Date.parse(at);
  return starts.find((start) => moment >= Date.parse(start) && moment < Date.parse(start) + blockOf(minutes));
}

function spotsIn(from: Spot, to: Spot, columns: readonly Column[]): (Cell & { at: string })[][] {
  const [top, bottom] = [Math.min(from.row, to.row), Math.max(from.row, to.row)];
  const [left, right] = [Math.min(from.column, to.column), Math.max(from.column, to.column)];
  return columns
    .slice(left, right + 1)
    .map(({ cells }) => cells.slice(top, bottom + 1).filter((cell): cell is Cell & { at: string } => cell.at !== null));
}

type Stroke = { from: Spot; to: Spot; columns: readonly Column[]; minutes: number };

/** Adds as many times as fit into the painted part of the grid, one after the other, beside those that are chosen. */
export function withPainted(starts: readonly string[], stroke: Stroke, earliest: number): string[] {
  const block = blockOf(stroke.minutes);
  const chosen = starts.map((start) => Date.parse(start));
  for (const cells of spotsIn(stroke.from, stroke.to, stroke.columns)) {
    for (const { at } of cells) {
      const moment = Date.parse(at);
      const isFree = chosen.every((other) => Math.abs(other - moment) >= block);
      if (isFree && moment > earliest && chosen.length < MOST_SLOTS) chosen.push(moment);
    }
  }
  return chosen.sort((a, b) => a - b).map((moment) => new Date(moment).toISOString());
}

/** Takes away the times that the painted part of the grid touches. */
export function withoutPainted(starts: readonly string[], stroke: Stroke): string[] {
  const touched = new Set(
    spotsIn(stroke.from, stroke.to, stroke.columns)
      .flat()
      .map(({ at }) => startAt(starts, at, stroke.minutes)),
  );
  return starts.filter((start) => !touched.has(start));
}

/** Takes away the times that overlap an earlier one, for example after the length of the interview has grown. */
export function withoutOverlaps(starts: readonly string[], minutes: number): string[] {
  const kept: string[] = [];
  for (const start of starts) {
    const before = kept.at(-1);
    if (before === undefined || Date.parse(start) - Date.parse(before) >= blockOf(minutes)) kept.push(start);
  }
  return kept;
}
