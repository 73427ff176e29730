/** A piece of work in months since year 0, end included, and how much a month of it counts (0 to 1). */
export type Period = { from: number; to: number; counts: number };

/** The longest career in months; earlier work does not count. */
const LONGEST_CAREER = 55 * 12;
/** Work that began more months ago than this is not believed. */
const LONGEST_AGO = 80 * 12;

export function monthNumber(month: string): number {
  return Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1;
}

/** The months a piece of work covers, none of them after `asOf`; null when the dates make no period. */
export function periodOf(
  work: { start: string | null; end: string | null; current: boolean },
  asOf: string,
): { from: number; to: number } | null {
  if (work.start === null) return null;
  const now = monthNumber(asOf);
  const from = monthNumber(work.start);
  // A missing end does not mean today: only the first month counts.
  const end = work.current ? now : work.end === null ? from : monthNumber(work.end);
  const to = Math.min(now, end);
  return from > to || from < now - LONGEST_AGO ? null : { from: Math.max(from, now - LONGEST_CAREER), to };
}

/** Counts the months. If several jobs overlap in a month, only the one that counts most is used. */
export function countMonths(periods: readonly Period[]): number {
  const best = new Map<number, number>();
  for (const { from, to, counts } of periods) {
    for (let month = from; month <= to; month += 1) if (counts > (best.get(month) ?? 0)) best.set(month, counts);
  }
  let sum = 0;
  // In the order of months, so that the order of entries cannot change the last bit.
  for (const month of [...best.keys()].sort((one, other) => one - other)) sum += best.get(month) ?? 0;
  return sum;
}
