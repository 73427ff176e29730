import { ENTRIES } from '#shared/profiles/sections/section.values.ts';

/** Data that was filled in for the person, and the paths that the person has to check. */
export type Filled<D> = { data: D; unchecked: string[] };

/** Adds them after the existing entries, each with a local id of its own. */
export function numbered<T extends { id?: number | undefined }>(
  there: readonly T[],
  read: readonly T[],
  firstId: number,
) {
  const start = Math.max(firstId - 1, ...there.map(({ id }) => id ?? 0)) + 1;
  const added = read.slice(0, Math.max(0, ENTRIES.max - there.length)).map((one, at) => ({ ...one, id: start + at }));
  return { all: [...there, ...added], added };
}
