import { BriefcaseBusiness } from 'lucide-react';
import { useSearchParams } from 'react-router';
import type { OwnJobRow } from '#shared/jobs/job-editor.contract.ts';
import { jobEditorTexts } from '#shared/jobs/job-editor.texts.ts';
import { JOB_STATUSES, type JobStatus } from '#shared/jobs/jobs.values.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Chip } from '#web/ui/Chip.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import type { JobClosing } from './job-closing.ts';
import { OwnJobCards } from './OwnJobCards.tsx';
import { OwnJobTable } from './OwnJobTable.tsx';

type OwnJobListProps = { jobs: OwnJobRow[]; closing: JobClosing; onChanged: () => void };

/** The company's jobs. The chosen status is part of the address, so that it survives a reload. */
export function OwnJobList({ jobs, closing, onChanged }: OwnJobListProps) {
  const t = useTexts(jobEditorTexts);
  const [query, setQuery] = useSearchParams();
  const wanted = JOB_STATUSES.find((status) => status === query.get('status')) ?? null;
  const choose = (status: JobStatus | null) =>
    setQuery(status ? { status } : {}, { replace: true, preventScrollReset: true });
  if (jobs.length === 0) {
    return (
      <EmptyState
        icon={BriefcaseBusiness}
        title={t('own_jobs.empty_title')}
        action={<ButtonLink to="/company/jobs/new">{t('own_jobs.new')}</ButtonLink>}
      >
        {t('own_jobs.empty_text')}
      </EmptyState>
    );
  }
  const shown = waitingFirst(wanted ? jobs.filter(({ status }) => status === wanted) : jobs);
  return (
    <>
      <fieldset className="mb-s4 flex gap-s2 md:flex-wrap max-md:-mx-gutter max-md:overflow-x-auto max-md:px-gutter max-md:*:flex-none max-md:[scrollbar-width:none]">
        <legend className="sr-only">{t('own_jobs.filter')}</legend>
        <StatusChip label={t('own_jobs.all')} count={jobs.length} on={wanted === null} onPress={() => choose(null)} />
        {JOB_STATUSES.map((status) => (
          <StatusChip
            key={status}
            label={t(`job_status.${status}`)}
            count={jobs.filter((job) => job.status === status).length}
            on={wanted === status}
            onPress={() => choose(status)}
          />
        ))}
      </fieldset>
      {shown.length === 0 ? (
        <EmptyState
          title={t('own_jobs.none_title')}
          action={<Button onClick={() => choose(null)}>{t('own_jobs.show_all')}</Button>}
        />
      ) : (
        <>
          <OwnJobTable jobs={shown} closing={closing} onChanged={onChanged} />
          <OwnJobCards jobs={shown} closing={closing} onChanged={onChanged} />
        </>
      )}
    </>
  );
}

/** First the jobs that the employer has to change, then those that wait for a decision, then the others. */
function waitingFirst(jobs: OwnJobRow[]): OwnJobRow[] {
  const turnOf = ({ status, waiting_for_edit_approval: hasEdit }: OwnJobRow) =>
    status === 'rejected' ? 0 : status === 'pending' || hasEdit ? 1 : 2;
  return jobs.toSorted((one, other) => turnOf(one) - turnOf(other));
}

type StatusChipProps = { label: string; count: number; on: boolean; onPress: () => void };

function StatusChip({ label, count, on, onPress }: StatusChipProps) {
  return (
    <Chip pressed={on} onPress={onPress}>
      {label} <span className="font-normal tabular-nums">{count}</span>
    </Chip>
  );
}
