import { Bookmark } from 'lucide-react';
import { useState } from 'react';
import type { SavedJob } from '#shared/jobs/saved-jobs.contract.ts';
import { savedJobsTexts } from '#shared/jobs/saved-jobs.texts.ts';
import { isAppError } from '#shared/kernel/errors.ts';
import { shellTexts } from '#shared/reference/shell.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { CardList } from '#web/ui/Card.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { showToast } from '#web/ui/toasts.ts';
import { SavedJobRow } from './SavedJobRow.tsx';
import { keepSaved } from './saving.ts';

/** A removed job disappears at once, and returns to its place if the removal is undone. */
export function SavedJobList({ jobs }: { jobs: readonly SavedJob[] }) {
  const t = useTexts(savedJobsTexts);
  const tShell = useTexts(shellTexts);
  const [removed, setRemoved] = useState<ReadonlySet<number>>(new Set());
  const shown = jobs.filter(({ job }) => !removed.has(job.id));

  async function keep(jobId: number, isWanted: boolean): Promise<void> {
    const show = (isShown: boolean) =>
      setRemoved((before) => new Set(isShown ? [...before].filter((id) => id !== jobId) : [...before, jobId]));
    show(isWanted);
    try {
      await keepSaved(jobId, isWanted);
      const undo = { label: t('saved.undo'), onAction: () => void keep(jobId, true) };
      if (!isWanted) showToast({ type: 'success', title: t('saved.removed'), action: undo });
    } catch (error) {
      if (!isAppError(error)) throw error;
      show(!isWanted);
      showToast({ type: 'error', title: error.message });
    }
  }

  if (shown.length === 0) {
    return (
      <EmptyState
        icon={Bookmark}
        titleLevel={3}
        title={t('saved.empty_title')}
        action={
          <ButtonLink to="/jobs" variant="primary">
            {tShell('shell.find_jobs')}
          </ButtonLink>
        }
      >
        {t('saved.empty_text')}
      </EmptyState>
    );
  }
  return (
    <CardList>
      {shown.map((saved) => (
        <SavedJobRow key={saved.job.id} saved={saved} onRemove={() => keep(saved.job.id, false)} />
      ))}
    </CardList>
  );
}
