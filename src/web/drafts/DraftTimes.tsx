import type { MyDraft } from '#shared/drafts/drafts.contract.ts';
import { draftsTexts } from '#shared/drafts/drafts.texts.ts';
import { timeTexts } from '#shared/reference/time.texts.ts';
import { useNow } from '#web/lib/now.ts';
import { dayInWords, daysUntil, shortDayInWords, timeAgo } from '#web/lib/relative-time.ts';
import { useTexts } from '#web/lib/texts.ts';
import { cx } from '#web/ui/cx.ts';

const SOON_DAYS = 7;

/**
 * “Saved yesterday.” The server renders the date; the browser, which knows the current time, replaces it with how long
 * ago it was.
 */
export function SavedAgo({ at }: { at: string }) {
  const t = useTexts(draftsTexts);
  const time = useTexts(timeTexts);
  const now = useNow();
  const ago = now === null ? dayInWords(time, at) : timeAgo(time, at, now);
  return <time dateTime={at}>{t('drafts.saved_ago', { ago })}</time>;
}

/** A job that stays open until it is filled has no closing date. */
export const hasClosingTime = ({ open, deadline }: MyDraft['job']) => !open || deadline !== null;

/** Until when the job takes applications; in colour when that is soon. */
export function ClosingTime({ job }: { job: MyDraft['job'] }) {
  const t = useTexts(draftsTexts);
  const time = useTexts(timeTexts);
  const now = useNow();
  const days = now === null || job.deadline === null ? null : daysUntil(job.deadline, now);
  const isSoon = job.open && days !== null && days <= SOON_DAYS;
  const words = () => {
    if (!job.open || job.deadline === null) return t('drafts.closed');
    if (!isSoon || days === null) return t('drafts.closes_on', { date: shortDayInWords(time, job.deadline) });
    return days <= 0 ? t('drafts.closes_today') : t('drafts.closes_in', { count: days });
  };
  return <span className={cx(isSoon && 'font-semibold text-warning')}>{words()}</span>;
}
