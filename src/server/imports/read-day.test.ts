import { expect, it } from 'vitest';
import { readDay } from './read-day.ts';

it.each([
  ['2024-04-03', '2024-04-03'],
  ['2024-04-03T10:00:00Z', '2024-04-03'],
  ['03/04/2024', '2024-04-03'],
  ['3.4.24', '2024-04-03'],
  ['3 Apr 2024', '2024-04-03'],
  ['April 3, 2024', '2024-04-03'],
  ['31/02/2024', null],
  ['soon', null],
  ['0000-00-00', null],
  ['9'.repeat(1000), null],
])('reads %j as %j', (text, day) => {
  expect(readDay(text, 'day_first')).toBe(day);
});

it('takes the month first where that was chosen', () => {
  expect(readDay('03/04/2024', 'month_first')).toBe('2024-03-04');
});
