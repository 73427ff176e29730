import { ShieldCheck } from 'lucide-react';
import type { JobDetails } from '#shared/jobs/jobs.contract.ts';
import { jobsTexts } from '#shared/jobs/jobs.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Icon } from '#web/ui/Icon.tsx';

/** What the score is to this employer, said before anybody applies. */
export function WhoDecides({ mode }: { mode: JobDetails['screening_mode'] }) {
  const t = useTexts(jobsTexts);
  const isAuto = mode === 'auto';
  return (
    <div className="flex items-start gap-s3 rounded-r2 bg-wash px-s4 py-s3 text-sm text-ink-2">
      <Icon of={ShieldCheck} className="text-accent" />
      <p>
        <b className="text-ink">{t(isAuto ? 'jobs.score_decides' : 'jobs.person_decides')}</b>{' '}
        {t(isAuto ? 'jobs.score_decides_text' : 'jobs.person_decides_text')}
      </p>
    </div>
  );
}
