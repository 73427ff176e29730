import { Sparkle } from 'lucide-react';
import type { ReactNode } from 'react';
import type { OwnJobRow } from '#shared/jobs/job-editor.contract.ts';
import { jobEditorTexts } from '#shared/jobs/job-editor.texts.ts';
import { jobsTexts } from '#shared/jobs/jobs.texts.ts';
import type { JobType } from '#shared/jobs/jobs.values.ts';
import { today } from '#shared/kernel/dates.ts';
import { useNow } from '#web/lib/now.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Link } from '#web/ui/Link.tsx';
import { Table } from '#web/ui/Table.tsx';
import { TimeAgo } from '../TimeAgo.tsx';
import { useJobWords } from '../useJobWords.ts';
import type { JobClosing } from './job-closing.ts';
import { OwnJobActions } from './OwnJobActions.tsx';
import { OwnJobStatus } from './OwnJobStatus.tsx';

type OwnJobTableProps = { jobs: OwnJobRow[]; closing: JobClosing; onChanged: () => void };

/** The list on wide screens. */
export function OwnJobTable({ jobs, closing, onChanged }: OwnJobTableProps) {
  const t = useTexts(jobEditorTexts);
  return (
    <Card className="overflow-clip max-md:hidden">
      <Table caption={t('own_jobs.list')}>
        <thead>
          <tr>
            <th scope="col">{t('own_jobs.job')}</th>
            <th scope="col">{t('own_jobs.status')}</th>
            <th scope="col">{t('own_jobs.applications')}</th>
            <th scope="col">{t('own_jobs.deadline')}</th>
            <th scope="col">{t('own_jobs.posted')}</th>
            <th scope="col">
              <span className="sr-only">{t('own_jobs.actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {jobs.map((job) => (
            <tr key={job.id}>
              <th scope="row" className="min-w-56">
                <OwnJobTitle job={job} />
                <OwnJobReason job={job} />
                <OwnJobEdit job={job} className="mt-s2" />
              </th>
              <td>
                <OwnJobStatus job={job} />
              </td>
              <td>
                <OwnJobCount job={job} />
              </td>
              <td className="whitespace-nowrap">
                <OwnJobDeadline job={job} />
              </td>
              <td className="whitespace-nowrap">
                {job.published_at ? (
                  <TimeAgo at={job.published_at} />
                ) : (
                  <span className="text-ink-2">{t('own_jobs.not_posted')}</span>
                )}
              </td>
              <td>
                <OwnJobActions job={job} closing={closing} onChanged={onChanged} />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Card>
  );
}

export function OwnJobTitle({ job }: { job: OwnJobRow }) {
  const t = useTexts(jobsTexts);
  const words = useJobWords();
  return (
    <>
      <span className="flex flex-wrap items-center gap-s2">
        <Link to={`/company/jobs/${job.id}`} dir="auto" className="text-card hover:text-accent hover:underline">
          {job.title}
        </Link>
        {job.featured && (
          <Badge tone="featured" icon={Sparkle}>
            {t('jobs.featured')}
          </Badge>
        )}
      </span>
      <span className="block text-xs font-normal text-ink-2">
        {[job.place, words.jobType(job.job_type as JobType)].filter(Boolean).join(' · ')}
      </span>
    </>
  );
}

export function OwnJobReason({ job }: { job: OwnJobRow }) {
  const t = useTexts(jobEditorTexts);
  const { rejection_reason: reason, status, waiting_for_edit_approval: isWaiting } = job;
  if (!reason || isWaiting || status === 'draft' || status === 'pending') return null;
  return (
    <span className="mt-1 block max-w-[60ch] text-xs font-normal wrap-anywhere text-danger">
      {status === 'rejected' ? <bdi>{reason}</bdi> : t('own_jobs.edit_rejected_because', { reason })}
    </span>
  );
}

/** Leads to the job's applications on the board. */
export function OwnJobApplications({ job, children }: { job: OwnJobRow; children: ReactNode }) {
  return (
    <Link
      to={`/company/applications?job=${job.id}`}
      className="inline-flex items-center whitespace-nowrap gap-x-s2 hover:text-accent pointer-coarse:min-h-11"
    >
      {children}
      <span className="sr-only"> {job.title}</span>
    </Link>
  );
}

/** What a job that was not approved needs next. */
export function OwnJobEdit({ job, className }: { job: OwnJobRow; className?: string }) {
  const t = useTexts(jobEditorTexts);
  if (job.status !== 'rejected') return null;
  return (
    <ButtonLink size="sm" to={`/company/jobs/${job.id}`} className={className}>
      {t('own_jobs.edit')}
      <span className="sr-only"> {job.title}</span>
    </ButtonLink>
  );
}

function OwnJobCount({ job }: { job: OwnJobRow }) {
  const t = useTexts(jobEditorTexts);
  if (job.applications === 0) return <span className="text-ink-2">0</span>;
  return (
    <OwnJobApplications job={job}>
      <span aria-hidden="true" className="link tabular-nums">
        {job.applications}
      </span>
      <span className="sr-only">{t('own_jobs.applications_count', { count: job.applications })}</span>
      {job.new_applications > 0 && (
        <Badge pill tone="accent">
          {t('own_jobs.new_count', { count: job.new_applications })}
        </Badge>
      )}
    </OwnJobApplications>
  );
}

function OwnJobDeadline({ job }: { job: OwnJobRow }) {
  const t = useTexts(jobEditorTexts);
  const words = useJobWords();
  if (!job.deadline) return <span className="text-ink-2">{t('own_jobs.no_deadline')}</span>;
  return (
    <>
      <time dateTime={job.deadline}>{words.day(job.deadline)}</time>
      <OwnJobPastDeadline job={job} />
    </>
  );
}

/** Warns the employer that an active job accepts no applications, because its deadline has passed. */
export function OwnJobPastDeadline({ job }: { job: OwnJobRow }) {
  const t = useTexts(jobEditorTexts);
  const now = useNow();
  if (now === null || job.status !== 'active' || !job.deadline || job.deadline >= today(new Date(now))) return null;
  return <span className="block text-xs text-warning">{t('own_jobs.past_deadline')}</span>;
}
