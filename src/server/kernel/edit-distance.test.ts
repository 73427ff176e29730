import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distanceToBeginning, editDistance } from './edit-distance.ts';

/** The plain definition, as a reference for the fast version. */
function slowDistance(a: string, b: string): number {
  const table: number[][] = [];
  for (let i = 0; i <= a.length; i += 1) {
    const row: number[] = [];
    table.push(row);
    for (let j = 0; j <= b.length; j += 1) {
      if (i === 0 || j === 0) row.push(i + j);
      else {
        const options = [
          (table[i - 1]?.[j] ?? 0) + 1,
          (row[j - 1] ?? 0) + 1,
          (table[i - 1]?.[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1),
        ];
        if (a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) options.push((table[i - 2]?.[j - 2] ?? 0) + 1);
        row.push(Math.min(...options));
      }
    }
  }
  return table[a.length]?.[b.length] ?? 0;
}

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 12 });
const limit = fc.integer({ min: 0, max: 3 });

describe('the distance between two words', () => {
  it('counts letters that are changed, missing, too many or swapped', () => {
    expect(editDistance('makerere', 'makarere', 2)).toBe(1);
    expect(editDistance('univeristy', 'university', 2)).toBe(1);
    expect(editDistance('nairobi', 'nairobbi', 2)).toBe(1);
    expect(editDistance('egerton', 'strathmore', 2)).toBe(3);
  });

  it('is what the definition says, up to the limit', () => {
    fc.assert(
      fc.property(word, word, limit, (a, b, most) => {
        expect(editDistance(a, b, most)).toBe(Math.min(slowDistance(a, b), most + 1));
      }),
    );
  });

  it('to a beginning is the smallest to any beginning', () => {
    fc.assert(
      fc.property(word, word, limit, (typed, whole, most) => {
        const all = Array.from({ length: whole.length + 1 }, (_, end) => slowDistance(typed, whole.slice(0, end)));
        expect(distanceToBeginning(typed, whole, most)).toBe(Math.min(...all, most + 1));
      }),
    );
  });

  it('may be asked for words of any length', () => {
    expect(editDistance('a'.repeat(300), `${'a'.repeat(300)}b`, 2)).toBe(1);
  });
});
