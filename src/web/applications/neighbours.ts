import { useEffect, useRef, useState } from 'react';

/** The list that an open application stands in. */
export type Neighbours = {
  /** The applications in the list's order, as far as they are loaded. */
  ids: readonly number[];
  /** Somebody comes near the end of what is loaded. */
  onNear?: (applicationId: number) => void;
};

/**
 * The order in which somebody goes through the applications. It stays as it was when they began: an application that is
 * moved from here does not take the next one along. What is loaded meanwhile comes in behind the one it follows.
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

export function useNeighbours(id: number, { ids, onNear }: Neighbours) {
  const [order, setOrder] = useState(ids);
  const merged = mergedOrder(order, ids);
  if (merged !== order) setOrder(merged);
  const at = merged.indexOf(id);
  const isNear = at >= 0 && at + NEAR >= merged.length;
  useEffect(() => {
    if (isNear) onNear?.(id);
  }, [isNear, onNear, id]);
  // Somebody who presses a key twice goes two further, even before the first is shown.
  const target = useRef(id);
  useEffect(() => {
    target.current = id;
  }, [id]);
  function step(by: 1 | -1): number | null {
    const from = merged.indexOf(target.current);
    const to = from < 0 ? undefined : merged[from + by];
    if (to === undefined) return null;
    target.current = to;
    return to;
  }
  return {
    previous: at > 0 ? (merged[at - 1] ?? null) : null,
    next: at >= 0 ? (merged[at + 1] ?? null) : null,
    step,
    place: at + 1,
    total: merged.length,
  };
}
