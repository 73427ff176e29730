import { ShieldCheck } from 'lucide-react';
import type { JobDetails } from '#shared/jobs/jobs.contract.ts';
import { jobsTexts } from '#shared/jobs/jobs.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Icon } from '#web/ui/Icon.tsx';

/** How this employer uses the score, explained before anybody applies. */
export function WhoDecides({ job }: { job: Pick<JobDetails, 'screening_mode' | 'shows_reasons'> }) {
  const t = useTexts(jobsTexts);
  const isAuto = job.screening_mode === 'auto';
  return (
    <div className="flex items-start gap-s3 rounded-r2 bg-wash px-s4 py-s3 text-sm text-ink-2">
      <Icon of={ShieldCheck} className="text-accent" />
      <p>
        <b className="text-ink">{t(isAuto ? 'jobs.score_decides' : 'jobs.person_decides')}</b>{' '}
        {t(isAuto ? 'jobs.score_decides_text' : 'jobs.person_decides_text')}{' '}
        {t(job.shows_reasons ? 'jobs.reasons_shown' : 'jobs.reasons_hidden')}
      </p>
    </div>
  );
}
