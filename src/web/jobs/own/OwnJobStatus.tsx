import { jobEditorTexts } from '#shared/jobs/job-editor.texts.ts';
import type { JobStatus } from '#shared/jobs/jobs.values.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Badge, type BadgeTone } from '#web/ui/Badge.tsx';

const TONES: Record<JobStatus, BadgeTone> = {
  draft: 'neutral',
  pending: 'info',
  active: 'success',
  closed: 'neutral',
  rejected: 'danger',
};

type OwnJobStatusProps = { job: { status: JobStatus; waiting_for_edit_approval: boolean } };

/** The job's status as a coloured badge. An active job also shows that an edit is waiting for approval. */
export function OwnJobStatus({ job }: OwnJobStatusProps) {
  const t = useTexts(jobEditorTexts);
  return (
    <span className="inline-flex flex-wrap gap-1">
      <Badge pill tone={TONES[job.status]}>
        {t(`job_status.${job.status}`)}
      </Badge>
      {job.waiting_for_edit_approval && (
        <Badge pill tone="info">
          {t('own_jobs.edit_waits')}
        </Badge>
      )}
    </span>
  );
}
