import type { TextKey, Translate } from '#shared/kernel/texts.ts';
import type { chatTexts } from '#shared/messenger/chat.texts.ts';
import { monthNames, type TimeTranslate } from '#web/lib/relative-time.ts';
import { localDay } from './thread-rows.ts';

type ChatTranslate = Translate<TextKey<typeof chatTexts>>;

const DAY_MS = 24 * 60 * 60_000;

/** `9:05`, in the reader's time zone. */
export function clockTime(at: string): string {
  const moment = new Date(at);
  return `${moment.getHours()}:${String(moment.getMinutes()).padStart(2, '0')}`;
}

/** Whole days between two moments, by the reader's calendar. */
function daysBetween(at: string, now: number): number {
  return Math.round((Date.parse(localDay(new Date(now).toISOString())) - Date.parse(localDay(at))) / DAY_MS);
}

/** “Today”, “Yesterday”, “Monday 10 November”. */
export function dayHeading(t: ChatTranslate, time: TimeTranslate, at: string, now: number): string {
  const days = daysBetween(at, now);
  if (days === 0) return t('chat.today');
  if (days === 1) return t('chat.yesterday');
  const moment = new Date(at);
  const isThisYear = moment.getFullYear() === new Date(now).getFullYear();
  return t(isThisYear ? 'chat.day' : 'chat.day_and_year', {
    weekday: t('chat.weekdays').split(' ')[moment.getDay()] ?? '',
    day: moment.getDate(),
    month: monthNames(time)[moment.getMonth()] ?? '',
    year: String(moment.getFullYear()),
  });
}

/** A short time for lists: the hour if it is today, the weekday within a week, otherwise the day. */
export function shortMoment(t: ChatTranslate, time: TimeTranslate, at: string, now: number): string {
  const days = daysBetween(at, now);
  if (days <= 0) return clockTime(at);
  if (days === 1) return t('chat.yesterday');
  const moment = new Date(at);
  if (days < 7) return t('chat.weekdays_short').split(' ')[moment.getDay()] ?? '';
  const month = time('time.months').split(' ')[moment.getMonth()] ?? '';
  const parts = { day: moment.getDate(), month, year: String(moment.getFullYear()) };
  return time(moment.getFullYear() === new Date(now).getFullYear() ? 'time.short_day' : 'time.day', parts);
}
