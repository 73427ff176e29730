import { describe, expect, it } from 'vitest';
import { LOCALES } from '#shared/kernel/languages.ts';
import { translator } from '#shared/kernel/texts.ts';
import { timeTexts } from '#shared/reference/time.texts.ts';
import { shippedTranslations } from '../../../tests/harness/shipped-texts.ts';
import {
  dayInWords,
  daysUntil,
  monthInWords,
  monthNames,
  shortDayInWords,
  type TimeTranslate,
  timeAgo,
} from './relative-time.ts';

const NOW = Date.parse('2026-11-15T12:00:00Z');
const english: TimeTranslate = translator('en', timeTexts);

it('says how long ago something was', () => {
  expect(timeAgo(english, '2026-11-15T11:59:40Z', NOW)).toBe('just now');
  expect(timeAgo(english, '2026-11-15T11:59:00Z', NOW)).toBe('1 minute ago');
  expect(timeAgo(english, '2026-11-15T11:40:00Z', NOW)).toBe('20 minutes ago');
  expect(timeAgo(english, '2026-11-15T10:00:00Z', NOW)).toBe('2 hours ago');
  expect(timeAgo(english, '2026-11-14T10:00:00Z', NOW)).toBe('yesterday');
  expect(timeAgo(english, '2026-11-09T10:00:00Z', NOW)).toBe('6 days ago');
  expect(timeAgo(english, '2026-10-10T10:00:00Z', NOW)).toBe('1 month ago');
  // 57 days.
  expect(timeAgo(english, '2026-09-19T12:00:00Z', NOW)).toBe('2 months ago');
  expect(timeAgo(english, '2026-09-09T10:00:00Z', NOW)).toBe('2 months ago');
  expect(timeAgo(english, '2024-09-09T10:00:00Z', NOW)).toBe('2 years ago');
  expect(timeAgo(english, '2025-11-01T10:00:00Z', NOW)).toBe('1 year ago');
  expect(timeAgo(english, '2026-11-15T12:00:09Z', NOW)).toBe('just now');
});

it('says it in languages that a browser may not know', () => {
  const arabic: TimeTranslate = translator('ar', shippedTranslations.ar, timeTexts);
  expect(timeAgo(arabic, '2026-11-13T10:00:00Z', NOW)).toBe('أول أمس');
  expect(timeAgo(arabic, '2026-11-10T10:00:00Z', NOW)).toBe('قبل 5 أيام');
  expect(timeAgo(arabic, '2026-10-10T10:00:00Z', NOW)).toBe('قبل شهر');
  expect(timeAgo(arabic, '2026-09-19T12:00:00Z', NOW)).toBe('قبل شهرين');
  const somali: TimeTranslate = translator('so', shippedTranslations.so, timeTexts);
  expect(timeAgo(somali, '2026-11-14T10:00:00Z', NOW)).toBe('shalay');
  expect(dayInWords(somali, '2026-08-09')).toBe('9 Ogs 2026');
});

it('writes a day the same wherever it is read', () => {
  expect(dayInWords(english, '2026-11-15')).toBe('15 Nov 2026');
  expect(dayInWords(english, '2026-11-15T23:30:00Z')).toBe('15 Nov 2026');
  expect(shortDayInWords(english, '2026-11-15')).toBe('15 Nov');
});

describe.each(LOCALES)('in %s', (locale) => {
  const t: TimeTranslate = translator(locale, shippedTranslations[locale], timeTexts);
  const short = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' });

  it('writes the day before the month, which it names as the language does', () => {
    const days = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 9)));
    expect(days.map((day) => dayInWords(t, day.toISOString()))).toEqual(
      days.map((day) => `9 ${short.format(day)} 2026`),
    );
    const names = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
    expect(monthNames(t)).toEqual(days.map((day) => names.format(day)));
  });
});

it('writes a month, and leaves what is none', () => {
  expect(monthInWords(english, '2016-09')).toBe('Sep 2016');
  expect(monthInWords(english, '2016-09-30')).toBe('Sep 2016');
  expect(monthInWords(english, 'soon')).toBe('soon');
  expect(monthInWords(english, '2016-13')).toBe('2016-13');
});

it('counts the days until a deadline', () => {
  expect(daysUntil('2026-11-15', NOW)).toBe(0);
  expect(daysUntil('2026-11-18', NOW)).toBe(3);
  expect(daysUntil('2026-11-14', NOW)).toBe(-1);
});
