import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ranksBetween, rearranged } from './ranks.ts';

const columnOf = (ids: readonly number[]) => {
  const ranks = ranksBetween(null, null, ids.length);
  return ids.map((id, index) => ({ id, rank: ranks[index] as string }));
};
const byRank = (a: { rank: string }, b: { rank: string }) => (a.rank < b.rank ? -1 : 1);

describe('an arrangement', () => {
  it('comes out as it is wanted, whatever it was, and leaves the others alone', () => {
    const shuffles = fc.uniqueArray(fc.integer({ min: 1, max: 60 }), { maxLength: 40 });
    fc.assert(
      fc.property(shuffles, shuffles, (before, wanted) => {
        const column = columnOf(before);
        const moved = rearranged(wanted, column);
        const now = new Map([...column, ...moved].map(({ id, rank }) => [id, rank]));
        const order = [...now].map(([id, rank]) => ({ id, rank })).sort(byRank);
        expect(order.filter(({ id }) => wanted.includes(id)).map(({ id }) => id)).toEqual(wanted);
        expect(new Set(now.values()).size).toBe(now.size);
        const others = before.filter((id) => !wanted.includes(id));
        expect(order.filter(({ id }) => others.includes(id)).map(({ id }) => id)).toEqual(others);
      }),
    );
  });

  it('moves as few as it can', () => {
    expect(rearranged([1, 2, 3], columnOf([1, 2, 3]))).toEqual([]);
    expect(rearranged([2, 3, 4, 1], columnOf([1, 2, 3, 4])).map(({ id }) => id)).toEqual([1]);
    expect(rearranged([9, 1, 2], columnOf([1, 2])).map(({ id }) => id)).toEqual([9]);
  });
});
