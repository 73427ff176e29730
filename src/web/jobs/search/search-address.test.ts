import { expect, it } from 'vitest';
import { readFilters, searchAddress, toggled, withFilters, withoutFilters } from './search-address.ts';

const read = (search: string) => readFilters(new URLSearchParams(search));

it('reads what a plain form sends as well as its own links', () => {
  expect(read('q=&place=+Kisumu+&type=Full+time&type=Contract&posted=')).toEqual({
    place: 'Kisumu',
    type: 'Full time,Contract',
  });
  expect(read('type=Full+time,Contract&utm_source=x')).toEqual({ type: 'Full time,Contract' });
});

it('writes a short address and reads it back', () => {
  const filters = { q: 'nurse, night & day', type: 'Full time,Contract', remote: '1' as const };
  const address = searchAddress(filters);
  expect(address).toBe('/jobs?q=nurse,+night+%26+day&type=Full+time,Contract&remote=1');
  expect(read(address.slice(6))).toEqual(filters);
  expect(searchAddress({})).toBe('/jobs');
  expect(searchAddress({ ...filters, q: '', sort: undefined })).toBe('/jobs?type=Full+time,Contract&remote=1');
});

it('goes back to the first page whenever a filter changes', () => {
  expect(toggled({ type: 'Contract', page: '4' }, 'type', 'Full time')).toEqual({ type: 'Contract,Full time' });
  expect(toggled({ type: 'Contract', page: '4' }, 'type', 'Contract')).toEqual({});
  expect(toggled({ type: 'Nonsense' }, 'type', 'Contract')).toEqual({ type: 'Contract' });
  expect(withFilters({ q: 'nurse', page: '4' }, { salary_min: '600' })).toEqual({ q: 'nurse', salary_min: '600' });
  expect(withFilters({ q: 'nurse' }, { page: '2' })).toEqual({ q: 'nurse', page: '2' });
});

it('clears the filters and keeps the words', () => {
  expect(withoutFilters({ q: 'nurse', sort: 'salary', type: 'Contract', remote: '1', page: '2' })).toEqual({
    q: 'nurse',
    sort: 'salary',
  });
});
