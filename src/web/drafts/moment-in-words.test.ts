import { expect, it } from 'vitest';
import { momentInWords } from './moment-in-words.ts';

it('says the time of what happened today, and the day of what happened before', () => {
  const now = new Date(2026, 2, 5, 12, 0);
  expect(momentInWords(new Date(2026, 2, 5, 9, 7).toISOString(), 'en', now)).toBe('09:07');
  expect(momentInWords(new Date(2026, 2, 5, 0, 30).toISOString(), 'ar', now)).toBe('00:30');
  expect(momentInWords('2026-03-03T12:00:00Z', 'en', now)).toBe('Mar 3, 2026');
  expect(momentInWords('', 'en', now)).toBe('');
});
