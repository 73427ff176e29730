import { interviewsTexts } from '#shared/interviews/interviews.texts.ts';
import { clockText, wallClockOf, weekdayOf } from '#shared/interviews/wall-clock.ts';
import { addDays } from '#shared/interviews/zones.ts';
import { timeTexts } from '#shared/reference/time.texts.ts';
import { longDayInWords, monthNames } from '#web/lib/relative-time.ts';
import { useTexts } from '#web/lib/texts.ts';

/** Days and times in words. `now` decides which day is called today. */
export function useTimeWords(zone: string, now: number) {
  const t = useTexts(interviewsTexts);
  const time = useTexts(timeTexts);
  const today = wallClockOf(now, zone).day;
  const near: Record<string, 'yesterday' | 'today' | 'tomorrow' | undefined> = {
    [addDays(today, -1)]: 'yesterday',
    [today]: 'today',
    [addDays(today, 1)]: 'tomorrow',
  };
  const weekday = (day: string) => t('interviews.weekdays').split(' ')[weekdayOf(day) - 1] ?? '';
  const weekdayShort = (day: string) => t('interviews.weekdays_short').split(' ')[weekdayOf(day) - 1] ?? '';
  const dayOfMonth = (day: string) => Number(day.slice(8));
  const month = (day: string) => monthNames(time)[Number(day.slice(5, 7)) - 1] ?? '';
  const monthShort = (day: string) => time('time.months').split(' ')[Number(day.slice(5, 7)) - 1] ?? '';
  const clock = (at: string | number) => clockText(wallClockOf(at, zone).minutes);

  return {
    today,
    weekday,
    weekdayShort,
    dayOfMonth,
    monthShort,
    clock,
    /** “tomorrow”, “Nov”: what stands below “Wed 12”. */
    nearOrMonth: (day: string) => {
      const word = near[day];
      return word ? t(`interviews.${word}`) : monthShort(day);
    },
    /** “10 November”. */
    longDay: (day: string) => longDayInWords(time, day),
    /** “Tuesday 11 November”. */
    fullDay: (day: string) =>
      t('interviews.full_day', { weekday: weekday(day), day: dayOfMonth(day), month: month(day) }),
    /** “Tue 11 Nov”. */
    shortDay: (day: string) =>
      t('interviews.full_day', { weekday: weekdayShort(day), day: dayOfMonth(day), month: monthShort(day) }),
    /** “Thu 20 Nov, 10:00”. */
    dayAndTime: (at: string) => {
      const { day } = wallClockOf(at, zone);
      return t('interviews.day_and_time', {
        weekday: weekdayShort(day),
        day: dayOfMonth(day),
        month: monthShort(day),
        time: clock(at),
      });
    },
    /** “Friday 14 November, 18:00”. */
    fullDayAndTime: (at: string) => {
      const { day } = wallClockOf(at, zone);
      return t('interviews.day_and_time', {
        weekday: weekday(day),
        day: dayOfMonth(day),
        month: month(day),
        time: clock(at),
      });
    },
    /** “Today”, “Thu 20 Nov”. */
    nearDay: (at: string) => {
      const { day } = wallClockOf(at, zone);
      const word = near[day];
      if (word === 'today') return t('interviews.day_today');
      if (word === 'yesterday') return t('interviews.day_yesterday');
      if (word === 'tomorrow') return t('interviews.day_tomorrow');
      return t('interviews.full_day', { weekday: weekdayShort(day), day: dayOfMonth(day), month: monthShort(day) });
    },
    /** The same within a sentence: “today”. */
    nearDayInside: (at: string) => {
      const { day } = wallClockOf(at, zone);
      const word = near[day];
      if (word) return t(`interviews.${word}`);
      return t('interviews.full_day', { weekday: weekdayShort(day), day: dayOfMonth(day), month: monthShort(day) });
    },
  };
}
export type TimeWords = ReturnType<typeof useTimeWords>;
