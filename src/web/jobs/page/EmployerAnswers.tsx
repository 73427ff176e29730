import { MessageCircleReply } from 'lucide-react';
import { employerTexts } from '#shared/jobs/employer.texts.ts';
import type { MeasuredAnswers } from '#shared/jobs/measured-answers.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Icon } from '#web/ui/Icon.tsx';

/** How soon an employer answers, if it shows that. */
export function EmployerAnswers({ answers: { in_time_percent, median_days } }: { answers: MeasuredAnswers }) {
  const t = useTexts(employerTexts);
  const percent = in_time_percent ?? 0;
  return (
    <p className="flex items-start gap-s2 text-sm text-ink-2">
      <Icon of={MessageCircleReply} size="sm" flip className="mt-0.75 flex-none text-accent" />
      {median_days === null
        ? t('jobs.answers_share', { percent })
        : t('jobs.answers_within', { count: median_days, percent })}
    </p>
  );
}
