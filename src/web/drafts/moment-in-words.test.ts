import { expect, it } from 'vitest';
import { translator } from '#shared/kernel/texts.ts';
import { timeTexts } from '#shared/reference/time.texts.ts';
import { momentInWords } from './moment-in-words.ts';

it('says the time of what happened today, and the day of what happened before', () => {
  const t = translator('en', timeTexts);
  const now = new Date(2026, 2, 5, 12, 0);
  expect(momentInWords(t, new Date(2026, 2, 5, 9, 7).toISOString(), now)).toBe('09:07');
  expect(momentInWords(t, new Date(2026, 2, 5, 0, 30).toISOString(), now)).toBe('00:30');
  expect(momentInWords(t, '2026-03-03T12:00:00Z', now)).toBe('3 Mar 2026');
  expect(momentInWords(t, '', now)).toBe('');
});
