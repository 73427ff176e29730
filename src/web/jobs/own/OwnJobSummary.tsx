import type { OwnJobRow } from '#shared/jobs/job-editor.contract.ts';
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
  const all = (
    <Link to="/company/jobs" className="link">
      {t('dashboard.all_jobs')}
    </Link>
  );
  return (
    <Card as="section" title={t('dashboard.jobs')} aside={all}>
      <ul className="divide-y divide-line">
        {jobs.slice(0, SHOWN).map((job) => (
          <li key={job.id} className="flex flex-wrap items-center gap-x-s3 gap-y-s2 px-s4 py-s3">
            <div className="min-w-0 flex-1">
              <p className="truncate font-semibold" dir="auto">
                <Link to={`/company/jobs/${job.id}`} className="hover:text-accent hover:underline">
                  {job.title}
                </Link>
              </p>
              <p className="truncate text-sm text-ink-2">{job.place}</p>
            </div>
            <span className="text-sm text-ink-2">{t('dashboard.applications_count', { count: job.applications })}</span>
            {job.new_applications > 0 && (
              <Badge tone="accent">{t('dashboard.new_count', { count: job.new_applications })}</Badge>
            )}
            <OwnJobStatus job={job} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
