import { answersTexts } from '#shared/answers/answers.texts.ts';
import { MEASURED, type MeasuredAnswers } from '#shared/jobs/measured-answers.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Card } from '#web/ui/Card.tsx';

/** How soon the company answers, as its public page shows it if it wishes. */
export function MeasuredCard({ measured: { due, in_time_percent, median_days } }: { measured: MeasuredAnswers }) {
  const t = useTexts(answersTexts);
  const { months, least } = MEASURED;
  return (
    <Card as="section" title={t('measured.title')} pad>
      {in_time_percent === null ? (
        <p className="text-sm text-ink-2">{t('measured.not_enough', { months, count: due, least })}</p>
      ) : (
        <div className="grid gap-s2">
          <p>{median_days === null ? t('measured.unanswered') : t('measured.median', { count: median_days })}</p>
          <p>{t('measured.share', { percent: in_time_percent })}</p>
          <p className="text-sm text-ink-2">{t('measured.of', { count: due, months })}</p>
        </div>
      )}
    </Card>
  );
}
