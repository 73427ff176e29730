import { Sparkle } from 'lucide-react';
import type { JobCard } from '#shared/jobs/jobs.contract.ts';
import { jobsTexts } from '#shared/jobs/jobs.texts.ts';
import { EDUCATION_TEXTS, EXPERIENCE_TEXTS, TYPE_TEXTS } from '#shared/jobs/value-texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Badge } from '#web/ui/Badge.tsx';

export function FeaturedBadge() {
  const t = useTexts(jobsTexts);
  return (
    <Badge tone="featured" icon={Sparkle}>
      {t('jobs.featured')}
    </Badge>
  );
}

/** The facts of a job in small. A tile has less room than a row. */
export function JobBadges({ job, brief = false }: { job: JobCard; brief?: boolean }) {
  const t = useTexts(jobsTexts);
  return (
    <>
      {job.featured && <FeaturedBadge />}
      <Badge>{t(TYPE_TEXTS[job.job_type.name])}</Badge>
      {!brief && job.is_remote && <Badge tone="accent">{t('jobs.remote')}</Badge>}
      {!brief && job.education && <Badge>{t(EDUCATION_TEXTS[job.education.name])}</Badge>}
      {job.experience && <Badge>{t(EXPERIENCE_TEXTS[job.experience.name])}</Badge>}
    </>
  );
}
