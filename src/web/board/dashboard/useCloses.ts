import { DASHBOARD } from '#shared/board/dashboard.contract.ts';
import { companyDashboardTexts } from '#shared/board/dashboard.texts.ts';
import { timeTexts } from '#shared/reference/time.texts.ts';
import { useNow } from '#web/lib/now.ts';
import { daysUntil, shortDayInWords } from '#web/lib/relative-time.ts';
import { useTexts } from '#web/lib/texts.ts';

/** “closes 28 Nov”, and in days when there are few left. */
export function useCloses(): (deadline: string) => { words: string; isSoon: boolean } {
  const t = useTexts(companyDashboardTexts);
  const time = useTexts(timeTexts);
  const now = useNow();
  return (deadline) => {
    const left = now === null ? DASHBOARD.closingDays + 1 : daysUntil(deadline, now);
    if (left > DASHBOARD.closingDays || left < 0) {
      return { words: t('desk.closes', { date: shortDayInWords(time, deadline) }), isSoon: false };
    }
    return { words: left === 0 ? t('desk.closes_today') : t('desk.closes_in', { count: left }), isSoon: true };
  };
}
