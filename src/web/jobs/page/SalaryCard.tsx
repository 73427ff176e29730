import type { ReactNode } from 'react';
import type { JobDetails } from '#shared/jobs/jobs.contract.ts';
import { jobsTexts } from '#shared/jobs/jobs.texts.ts';
import { PER_TEXTS } from '#shared/jobs/value-texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Card } from '#web/ui/Card.tsx';
import { Pay } from '../Pay.tsx';

/** The salary, with the actions below it. */
export function SalaryCard({ job, children }: { job: JobDetails; children: ReactNode }) {
  const t = useTexts(jobsTexts);
  const label = job.salary_mode === 'range' ? t('jobs.salary_in', { currency: job.currency }) : t('jobs.salary');
  return (
    <Card as="section" pad aria-label={t('jobs.salary')} className="grid gap-s4">
      <div>
        <p className="text-sm text-ink-2">{label}</p>
        <p className="text-2xl leading-[1.15] font-bold tracking-tight wrap-anywhere tabular-nums">
          <Pay salary={job} />
        </p>
        <p className="text-sm text-ink-2">{t(PER_TEXTS[job.salary_type.name])}</p>
      </div>
      {children}
    </Card>
  );
}
