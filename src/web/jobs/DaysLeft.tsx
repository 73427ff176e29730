import { jobsTexts } from '#shared/jobs/jobs.texts.ts';
import type { JobsTranslate } from '#shared/jobs/value-texts.ts';
import { timeTexts } from '#shared/reference/time.texts.ts';
import { usePageTime } from '#web/lib/now.ts';
import { dayInWords, daysUntil } from '#web/lib/relative-time.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Badge } from '#web/ui/Badge.tsx';

function inWords(t: JobsTranslate, count: number): string {
  return count === 0 ? t('jobs.last_day') : t('jobs.days_left', { count });
}

const SOON_DAYS = 3;

type DaysLeftProps = {
  deadline: string;
  /** Whether to warn when the deadline is near. */
  warns?: boolean;
  className?: string;
};

/** “9 days left”, or the date once it has passed. */
export function DaysLeft({ deadline, warns, className }: DaysLeftProps) {
  const t = useTexts(jobsTexts);
  const time = useTexts(timeTexts);
  const now = usePageTime();
  const count = now === null ? -1 : daysUntil(deadline, now);
  if (warns && count >= 0 && count <= SOON_DAYS) return <ClosingSoon deadline={deadline} />;
  return (
    <span className={className}>
      {count < 0 ? t('jobs.closes_on', { date: dayInWords(time, deadline) }) : inWords(t, count)}
    </span>
  );
}

/** A warning in a list of jobs, shown only when the deadline is near. */
export function ClosingSoon({ deadline }: { deadline: string | null }) {
  const t = useTexts(jobsTexts);
  const now = usePageTime();
  if (now === null || deadline === null) return null;
  const count = daysUntil(deadline, now);
  if (count < 0 || count > SOON_DAYS) return null;
  return <Badge tone="warning">{inWords(t, count)}</Badge>;
}
