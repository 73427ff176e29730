import { expect, it } from 'vitest';
import { narrowingCount, readFilters, toggled, withFilters, withoutFilters } from './board-address.ts';

const read = (search: string) => readFilters(new URLSearchParams(search));

it('leaves out of an address what the board does not know', () => {
  expect(read('?job=3&score=Excellent,Good&order=hand&application=7')).toEqual({
    job: '3',
    score: 'Excellent,Good',
    order: 'hand',
  });
  expect(read('?job=abc&score=Superb&days=0&new=yes&order=random&q=')).toEqual({});
});

it('changes some filters, and keeps what is open on top of the board', () => {
  expect(withFilters(new URLSearchParams('?job=3&application=7&q=milk'), { q: undefined, score: 'Good,Fail' })).toBe(
    '?job=3&application=7&score=Good,Fail',
  );
});

it('clears what narrows the board, not the job and the order', () => {
  expect(withoutFilters(new URLSearchParams('?job=3&order=hand&q=milk&new=1'))).toBe('?job=3&order=hand');
  expect(narrowingCount(read('?job=3&order=hand&q=milk&new=1'))).toBe(2);
});

it('takes values of a list in and out', () => {
  expect(toggled({ score: 'Good' }, 'score', 'Fail')).toBe('Good,Fail');
  expect(toggled({ score: 'Good,Fail' }, 'score', 'Good')).toBe('Fail');
});
