import { expect, it } from 'vitest';
import { dayInWords, daysUntil, shortDayInWords, timeAgo } from './relative-time.ts';

const NOW = Date.parse('2026-11-15T12:00:00Z');

it('says how long ago something was', () => {
  expect(timeAgo('2026-11-15T11:59:40Z', NOW, 'en')).toBe('now');
  expect(timeAgo('2026-11-15T11:40:00Z', NOW, 'en')).toBe('20 minutes ago');
  expect(timeAgo('2026-11-15T10:00:00Z', NOW, 'en')).toBe('2 hours ago');
  expect(timeAgo('2026-11-14T10:00:00Z', NOW, 'en')).toBe('yesterday');
  expect(timeAgo('2026-11-09T10:00:00Z', NOW, 'en')).toBe('6 days ago');
  expect(timeAgo('2026-09-09T10:00:00Z', NOW, 'en')).toBe('2 months ago');
  expect(timeAgo('2024-09-09T10:00:00Z', NOW, 'en')).toBe('2 years ago');
  expect(timeAgo('2026-11-15T12:00:09Z', NOW, 'en')).toBe('now');
});

it('writes a day the same wherever it is read', () => {
  expect(dayInWords('2026-11-15', 'en')).toBe('Nov 15, 2026');
  expect(dayInWords('2026-11-15T23:30:00Z', 'en')).toBe('Nov 15, 2026');
  expect(shortDayInWords('2026-11-15', 'en')).toBe('Nov 15');
});

it('counts the days until a deadline', () => {
  expect(daysUntil('2026-11-15', NOW)).toBe(0);
  expect(daysUntil('2026-11-18', NOW)).toBe(3);
  expect(daysUntil('2026-11-14', NOW)).toBe(-1);
});
