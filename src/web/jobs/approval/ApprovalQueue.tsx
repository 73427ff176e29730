import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { WaitingJob } from '#shared/jobs/job-approval.contract.ts';
import { jobApprovalTexts } from '#shared/jobs/job-approval.texts.ts';
import { uiTexts } from '#shared/reference/ui.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Link } from '#web/ui/Link.tsx';

type ApprovalQueueProps = { jobs: WaitingJob[]; shown: WaitingJob };

export const approvalAddress = ({ id }: { id: number }) => `/admin/jobs?job=${id}`;

/**
 * The waiting jobs, oldest first, with the open one marked. A phone shows only the position and the links to the
 * neighbours.
 */
export function ApprovalQueue({ jobs, shown }: ApprovalQueueProps) {
  const t = useTexts(jobApprovalTexts);
  const tUi = useTexts(uiTexts);
  const at = jobs.indexOf(shown);
  const before = jobs[at - 1];
  const after = jobs[at + 1];
  return (
    <nav aria-label={t('approval.queue')} className="grid min-w-0 content-start gap-s3">
      <div className="flex min-h-9 items-center gap-s2">
        <p className="me-auto text-sm text-ink-2 tabular-nums">
          {t('approval.place', { place: at + 1, count: jobs.length })}
        </p>
        {before && (
          <ButtonLink to={approvalAddress(before)} size="sm" rel="prev">
            <Icon of={ChevronLeft} size="sm" flip />
            {tUi('ui.previous')}
          </ButtonLink>
        )}
        {after && (
          <ButtonLink to={approvalAddress(after)} size="sm" rel="next">
            {tUi('ui.next')}
            <Icon of={ChevronRight} size="sm" flip />
          </ButtonLink>
        )}
      </div>
      <ol className="grid gap-0.5 max-lg:hidden">
        {jobs.map((job) => (
          <li key={job.id}>
            <Link
              to={approvalAddress(job)}
              aria-current={job === shown ? 'true' : undefined}
              className="grid gap-0.5 rounded-r2 px-s3 py-s2 hover:bg-wash aria-[current]:bg-accent-soft"
            >
              <span className="truncate font-medium">
                <bdi>{job.fields.title}</bdi>
              </span>
              <span className="truncate text-sm text-ink-2">
                <bdi>{job.company.name}</bdi> · {t(`approval.kind_${job.kind}`)}
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
