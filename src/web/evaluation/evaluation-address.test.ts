import { describe, expect, it } from 'vitest';
import {
  applicationAddress,
  isNarrowed,
  listAddress,
  readFilters,
  withFilters,
  withoutFilters,
} from './evaluation-address.ts';

describe('the address of the list of evaluations', () => {
  it('leaves out what the list does not know', () => {
    const params = new URLSearchParams('state=none&job=abc&ai=Good,Basic&page=2&unknown=1&assigned=me&order=up');
    expect(readFilters(params)).toEqual({ state: 'none', ai: 'Good,Basic', page: '2', assigned: 'me' });
  });

  it('opens on what the reader has to do, which the address does not say', () => {
    expect(readFilters(new URLSearchParams())).toEqual({ state: 'queue' });
    expect(readFilters(new URLSearchParams('job=7'))).toEqual({ state: 'queue', job: '7' });
    expect(listAddress({ state: 'queue', job: '7' })).toBe('/admin/evaluations?job=7');
    expect(listAddress({ state: 'all' })).toBe('/admin/evaluations?state=all');
    expect(applicationAddress(12, { state: 'queue' })).toBe('/admin/evaluations/12');
  });

  it('begins on the first page when something else is looked for', () => {
    expect(withFilters({ state: 'none', page: '3' }, { job: '7' })).toEqual({ state: 'none', job: '7' });
    expect(withFilters({ state: 'none', page: '3' }, { state: undefined })).toEqual({});
    expect(withFilters({ state: 'none' }, { page: '4' })).toEqual({ state: 'none', page: '4' });
  });

  it('keeps the order when the filters are cleared', () => {
    expect(isNarrowed({ state: 'queue', order: 'newest', page: '2' })).toBe(false);
    expect(isNarrowed({ state: 'done' })).toBe(true);
    expect(isNarrowed({ order: 'newest', q: 'Amina' })).toBe(true);
    expect(withoutFilters({ order: 'newest', q: 'Amina', page: '2' })).toEqual({ state: 'all', order: 'newest' });
  });

  it('goes with the application, so that the next one is the next of the list', () => {
    expect(listAddress({})).toBe('/admin/evaluations');
    expect(listAddress({ ai: 'Good,Basic' })).toBe('/admin/evaluations?ai=Good,Basic');
    expect(applicationAddress(12, { state: 'none' }, 'humanEvaluation')).toBe(
      '/admin/evaluations/12?state=none&section=humanEvaluation',
    );
  });
});
