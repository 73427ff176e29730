import { useEffect, useRef, useState } from 'react';

/** The list that contains the open application. */
export type Neighbours = {
  /** The applications in the list's order, as far as they are loaded. */
  ids: readonly number[];
  /** How many entries after each of these ids are not loaded yet. */
  unloaded?: readonly { afterId: number; count: number }[];
  /** Called near the end of what is loaded. */
  onNear?: (applicationId: number) => void;
};

/**
 * The order in which somebody goes through the applications. It stays as it was at the start, so that moving an
 * application does not change which one comes next. Applications loaded later are inserted after the one they follow.
 */
export function mergedOrder(kept: readonly number[], now: readonly number[]): readonly number[] {
  const known = new Set(kept);
  if (now.every((id) => known.has(id))) return kept;
  const order = [...kept];
  now.forEach((id, at) => {
    if (known.has(id)) return;
    const before = now[at - 1];
    const place = before === undefined ? 0 : order.indexOf(before) + 1;
    order.splice(place, 0, id);
    known.add(id);
  });
  return order;
}

const NEAR = 5;

export function useNeighbours(id: number, { ids, unloaded = [], onNear }: Neighbours) {
  const [order, setOrder] = useState(ids);
  const merged = mergedOrder(order, ids);
  if (merged !== order) setOrder(merged);
  const at = merged.indexOf(id);
  const gaps = unloaded.map(({ afterId, count }) => ({ at: merged.indexOf(afterId), count }));
  const isEnd = (index: number) => gaps.some((gap) => gap.at === index && gap.count > 0);
  const isNear =
    at >= 0 && (at + NEAR >= merged.length || gaps.some((gap) => gap.count > 0 && gap.at >= at && gap.at < at + NEAR));
  useEffect(() => {
    if (isNear) onNear?.(id);
  }, [isNear, onNear, id]);
  // Pressing a key twice goes two applications further, even before the first is shown.
  const target = useRef(id);
  useEffect(() => {
    target.current = id;
  }, [id]);
  function step(by: 1 | -1): number | null {
    const from = merged.indexOf(target.current);
    // The next entry is still being loaded. Waiting for it avoids skipping somebody.
    if (by === 1 && isEnd(from)) {
      onNear?.(target.current);
      return null;
    }
    const to = from < 0 ? undefined : merged[from + by];
    if (to === undefined) return null;
    target.current = to;
    return to;
  }
  const countOf = (some: typeof gaps) => some.reduce((sum, { count }) => sum + count, 0);
  return {
    previous: at > 0 ? (merged[at - 1] ?? null) : null,
    next: at >= 0 && !isEnd(at) ? (merged[at + 1] ?? null) : null,
    step,
    /** The position in the whole list, loaded or not. */
    place: at < 0 ? 0 : at + 1 + countOf(gaps.filter((gap) => gap.at < at)),
    total: merged.length + countOf(gaps),
  };
}
