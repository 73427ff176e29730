import { describe, expect, it } from 'vitest';
import { exactly, filtersOf, isSameSearch } from './view-search.ts';

describe('the search of a view', () => {
  it('is read from its address, and unsets every other filter', () => {
    const filters = filtersOf({ search: 'job=7&experience=Junior%2CSenior' });
    expect(filters).toEqual({ job: '7', experience: 'Junior,Senior' });
    expect(exactly(filters)).toMatchObject({ job: '7', q: undefined, order: undefined, unscored: undefined });
  });

  it('is the same in any order of its values, and with the order that is meant without one', () => {
    expect(isSameSearch({ experience: 'Junior,Senior' }, { experience: 'Senior,Junior', order: 'score' })).toBe(true);
    expect(isSameSearch({}, { order: 'score' })).toBe(true);
    for (const other of [{ q: 'b,a' }, { job: '7', q: 'a,b' }, { q: 'a,b', order: 'newest' as const }]) {
      expect(isSameSearch({ q: 'a,b' }, other)).toBe(false);
    }
  });
});
