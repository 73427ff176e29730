import { jobsTexts } from '#shared/jobs/jobs.texts.ts';
import { timeTexts } from '#shared/reference/time.texts.ts';
import { dayInWords } from '#web/lib/relative-time.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Banner } from '#web/ui/Banner.tsx';

/** Shown before the form to people whose last application to this job was rejected not long ago. */
export function CoolingDown({ day, className }: { day: string; className?: string }) {
  const t = useTexts(jobsTexts);
  const time = useTexts(timeTexts);
  return (
    <Banner tone="warning" title={t('jobs.cooling_down')} {...(className && { className })}>
      {t('jobs.cooling_down_text', { day: dayInWords(time, day) })}
    </Banner>
  );
}
