import type { JobDetails } from '#shared/jobs/jobs.contract.ts';
import { jobsTexts } from '#shared/jobs/jobs.texts.ts';
import { TYPE_TEXTS } from '#shared/jobs/value-texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useWritten } from '#web/lib/written.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { CompanyMark } from '#web/ui/CompanyMark.tsx';
import { Link } from '#web/ui/Link.tsx';
import { FeaturedBadge } from '../JobBadges.tsx';

export function JobHead({ job }: { job: JobDetails }) {
  const written = useWritten();
  const t = useTexts(jobsTexts);
  const employer = `/employer/${job.company.username}`;
  return (
    <header className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-s5 border-b border-line pb-s6 max-md:items-start max-md:gap-s4 max-md:pb-s5">
      <Link
        to={employer}
        aria-label={t('jobs.employer_profile_of', { company: job.company_name })}
        className="rounded-mark"
      >
        <CompanyMark name={job.company_name} logo={job.company.logo_url} size={80} className="max-md:size-14!" />
      </Link>
      <div className="grid min-w-0 gap-s2">
        <h1 className="text-[clamp(1.625rem,1.2rem+1.6vw,2.25rem)] tracking-[calc(var(--tight)*1.4)] wrap-anywhere">
          <bdi {...written(job.title)}>{job.title}</bdi>
        </h1>
        <p className="flex flex-wrap items-center gap-x-s3 gap-y-s2">
          <Link to={employer} dir="auto" className="link">
            {job.company_name}
          </Link>
          <Badge>{t(TYPE_TEXTS[job.job_type.name])}</Badge>
          {job.featured && <FeaturedBadge />}
        </p>
      </div>
    </header>
  );
}
