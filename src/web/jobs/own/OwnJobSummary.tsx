import type { OwnJobRow } from '#shared/jobs/job-editor.contract.ts';
import { jobsTexts } from '#shared/jobs/jobs.texts.ts';
import { dashboardTexts } from '#shared/reference/dashboard.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Link } from '#web/ui/Link.tsx';
import { OwnJobStatus } from './OwnJobStatus.tsx';

const SHOWN = 8;

/** The jobs that changed last, with what came in for them. */
export function OwnJobSummary({ jobs }: { jobs: readonly OwnJobRow[] }) {
  const t = useTexts(dashboardTexts);
  const tJobs = useTexts(jobsTexts);
  const all = (
    <Link to="/company/jobs" className="link">
      {t('dashboard.all_jobs')}
    </Link>
  );
  return (
    <Card as="section" title={t('dashboard.jobs')} aside={all}>
      <ul className="divide-y divide-line">
        {jobs.slice(0, SHOWN).map((job) => (
          <li
            key={job.id}
            className="grid gap-s2 px-s4 py-s3 md:grid-cols-[minmax(0,1fr)_auto] md:items-center md:gap-x-s3"
          >
            <div className="min-w-0">
              <p className="font-semibold wrap-anywhere">
                <Link to={`/company/jobs/${job.id}`} className="hover:text-accent hover:underline">
                  <bdi>{job.title}</bdi>
                </Link>
              </p>
              <p className="truncate text-sm text-ink-2">
                <bdi>{job.place === 'Remote' ? tJobs('jobs.remote') : job.place}</bdi>
              </p>
            </div>
            <div className="flex flex-wrap items-center gap-x-s3 gap-y-s2">
              <span className="text-sm text-ink-2 md:w-28">
                {t('dashboard.applications_count', { count: job.applications })}
              </span>
              <span className="empty:max-md:hidden md:w-20">
                {job.new_applications > 0 && (
                  <Badge tone="accent">{t('dashboard.new_count', { count: job.new_applications })}</Badge>
                )}
              </span>
              <span className="md:w-60">
                <OwnJobStatus job={job} />
              </span>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
