import { describe, expect, it } from 'vitest';
import { queryOf, readBefore, readFilters, withFilters } from './audit-address.ts';

const read = (query: string) => readFilters(new URLSearchParams(query));

describe('the address of the audit', () => {
  it('holds the filters, and leaves out what is none', () => {
    const query = 'who=12&group=looks&about=company-3&from=2026-11-01&to=2026-11-30';
    expect(read(query)).toEqual(Object.fromEntries(new URLSearchParams(query)));
    expect(read('who=none')).toEqual({ who: 'none' });
    expect(read('who=x&group=all&about=job-3&from=2026-02-30&to=soon&before=1&utm=y')).toEqual({});
  });

  it('names where a page begins, if it can be one', () => {
    expect(readBefore(new URLSearchParams('before=99'))).toBe('99');
    for (const wrong of ['', 'before=', 'before=x', 'before=-1'])
      expect(readBefore(new URLSearchParams(wrong))).toBe(undefined);
  });

  it('begins at the newest entry with every change', () => {
    expect(withFilters({ who: '1', group: 'jobs' }, { group: undefined, from: '2026-11-01' })).toBe(
      '?who=1&from=2026-11-01',
    );
    expect(queryOf({ who: '1', before: '7' })).toBe('?who=1&before=7');
  });
});
