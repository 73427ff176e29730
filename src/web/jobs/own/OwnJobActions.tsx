import { Copy, DoorClosed, DoorOpen, Eye, MessagesSquare, Pencil } from 'lucide-react';
import { useNavigate } from 'react-router';
import { duplicateJob, type OwnJobRow, reopenJob } from '#shared/jobs/job-editor.contract.ts';
import { jobEditorTexts } from '#shared/jobs/job-editor.texts.ts';
import { call } from '#web/lib/call.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Menu, type MenuAction } from '#web/ui/Menu.tsx';
import { showToast } from '#web/ui/toasts.ts';
import type { JobClosing } from './job-closing.ts';
import { reopenedToast } from './reopened-toast.ts';

type OwnJobActionsProps = { job: OwnJobRow; closing: JobClosing; onChanged: () => void };

/** The actions for a job in the list. */
export function OwnJobActions({ job, closing, onChanged }: OwnJobActionsProps) {
  const t = useTexts(jobEditorTexts);
  const navigate = useNavigate();
  const args = { id: String(job.id) };

  const duplicate = () =>
    attempt(async () => {
      const { job: copy } = await call(duplicateJob, args);
      showToast({ type: 'success', title: t('own_jobs.duplicated') });
      navigate(`/company/jobs/${copy.id}`);
    });
  const reopen = () =>
    attempt(async () => {
      if (!(await closing.mayReopen(job))) return;
      const { job: open } = await call(reopenJob, args);
      showToast(reopenedToast(t, open));
      onChanged();
    });

  const actions: MenuAction[] = [
    { id: 'edit', label: t('own_jobs.edit'), icon: Pencil, onAction: () => navigate(`/company/jobs/${job.id}`) },
    { id: 'view', label: t('own_jobs.view'), icon: Eye, onAction: () => navigate(`/job/${job.slug}`) },
    { id: 'duplicate', label: t('own_jobs.duplicate'), icon: Copy, onAction: duplicate },
  ];
  const canClose = job.status === 'active' || job.status === 'pending';
  const last: MenuAction[] = canClose
    ? [{ id: 'close', label: t('own_jobs.close'), icon: DoorClosed, onAction: () => closing.close(job), danger: true }]
    : job.status === 'closed'
      ? [
          { id: 'said', label: t('own_jobs.said'), icon: MessagesSquare, onAction: () => closing.show(job) },
          { id: 'reopen', label: t('own_jobs.reopen'), icon: DoorOpen, onAction: reopen },
        ]
      : [];
  return (
    <Menu
      label={t('own_jobs.actions_of', { title: job.title })}
      groups={[{ id: 'job', actions }, ...(last.length > 0 ? [{ id: 'standing', actions: last }] : [])]}
    />
  );
}

async function attempt(act: () => Promise<void>): Promise<void> {
  try {
    await act();
  } catch (error) {
    const { message, errors } = error as Error & { errors?: Record<string, string[]> };
    const text = Object.values(errors ?? {})
      .flat()
      .join(' ');
    showToast({ type: 'error', title: message, ...(text && { text }) });
  }
}
