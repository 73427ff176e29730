import { Bookmark } from 'lucide-react';
import { useNavigate } from 'react-router';
import { SAVED_IN_BROWSER } from '#shared/jobs/alerts.values.ts';
import { jobsTexts } from '#shared/jobs/jobs.texts.ts';
import { UNREACHABLE } from '#shared/kernel/unreachable.ts';
import { shellTexts } from '#shared/reference/shell.texts.ts';
import { useSessionUser } from '#web/lib/session.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/Button.tsx';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { showToast } from '#web/ui/toasts.ts';
import { writeSavedHere } from './saved-in-browser.ts';
import { markSaved } from './saved-store.ts';
import { type Saver, useIsSaved } from './useIsSaved.ts';

type SaveButtonProps = { job: { id: number; title: string }; size?: 'xs' | 'sm'; className?: string };

/** For candidates and for visitors, whose browser stores what they save. Other roles have no saved jobs. */
export function SaveButton({ job, size = 'xs', className }: SaveButtonProps) {
  const t = useTexts(jobsTexts);
  const user = useSessionUser();
  const saver: Saver | null = user === null ? 'visitor' : user.role === 'candidate' ? user.id : null;
  const isSaved = useIsSaved(job.id, saver);
  const keepHere = useKeepHere();
  if (saver === null) return null;

  async function toggle() {
    if (saver === 'visitor') return keepHere(job.id, !isSaved);
    try {
      const { keepOrTell } = await import('./saving.ts');
      await keepOrTell(job.id, !isSaved);
    } catch {
      // Its module could not be loaded.
      showToast({ type: 'error', title: UNREACHABLE });
    }
  }
  return (
    <Button
      variant="quiet"
      size={size}
      aria-pressed={isSaved}
      onClick={toggle}
      className={cx('print:hidden', className)}
    >
      <Icon of={Bookmark} size="sm" className={cx(isSaved && 'fill-current')} />
      <span className={cx(size === 'xs' && 'max-md:sr-only')}>{t(isSaved ? 'jobs.saved' : 'jobs.save')}</span>
      <span className="sr-only"> {job.title}</span>
    </Button>
  );
}

/** Says that the job is saved in this browser only, and how to keep it permanently. */
function useKeepHere() {
  const t = useTexts(jobsTexts);
  const tShell = useTexts(shellTexts);
  const navigate = useNavigate();
  return (jobId: number, isWanted: boolean) => {
    const kept = writeSavedHere(jobId, isWanted);
    if (kept === 'kept') markSaved(jobId, isWanted);
    if (kept === 'kept' && !isWanted) return;
    const action = { label: tShell('shell.sign_in'), onAction: () => navigate('/login?next=/user/saved') };
    if (kept === 'kept')
      showToast({ type: 'success', title: t('jobs.saved_here'), text: t('jobs.saved_here_text'), action });
    else {
      const title = kept === 'full' ? t('jobs.saved_full', { max: SAVED_IN_BROWSER.max }) : t('jobs.not_kept');
      showToast({ type: 'warning', title, action });
    }
  };
}
