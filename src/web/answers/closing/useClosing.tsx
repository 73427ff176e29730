import { type ReactNode, useState } from 'react';
import { type Closing, lastClosing, type OpenGroup, openApplicants } from '#shared/answers/closing.contract.ts';
import { closingTexts } from '#shared/answers/closing.texts.ts';
import { closeJob } from '#shared/jobs/job-editor.contract.ts';
import { jobEditorTexts } from '#shared/jobs/job-editor.texts.ts';
import { isAppError } from '#shared/kernel/errors.ts';
import { listTemplates, type MessageTemplate } from '#shared/messenger/templates.contract.ts';
import type { JobClosing } from '#web/jobs/own/job-closing.ts';
import { call } from '#web/lib/call.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useConfirm } from '#web/ui/confirmations.ts';
import { showToast } from '#web/ui/toasts.ts';
import { CloseJobDialog } from './CloseJobDialog.tsx';
import { ClosingDialog } from './ClosingDialog.tsx';
import type { BoardColumn } from './closing-choices.ts';
import { ReopenDialog } from './ReopenDialog.tsx';

type Job = { id: number; title: string };
type Shown =
  | { kind: 'close'; job: Job; groups: OpenGroup[]; columns: readonly BoardColumn[]; templates: MessageTemplate[] }
  | { kind: 'said'; job: Job; closing: Closing }
  | { kind: 'reopen'; job: Job; closing: Closing; answer: (isSure: boolean) => void };

/** Closes and reopens jobs together with their applicants. `dialogs` is shown by the page. */
export function useClosing(onChanged: () => void): JobClosing & { dialogs: ReactNode } {
  const t = useTexts(closingTexts);
  const tJobs = useTexts(jobEditorTexts);
  const confirm = useConfirm();
  const [shown, setShown] = useState<Shown | null>(null);
  const hide = () => setShown(null);

  /** A job in which nobody is open is closed at once. */
  async function closeEmpty({ id, title }: Job): Promise<void> {
    const question = { title: tJobs('own_jobs.close_title', { title }), text: tJobs('own_jobs.close_text') };
    if (!(await confirm({ ...question, confirmLabel: tJobs('own_jobs.close'), danger: true }))) return;
    await call(closeJob, { id: String(id) });
    showToast({ type: 'success', title: tJobs('own_jobs.closed') });
    onChanged();
  }

  const close = (job: Job) =>
    void attempt(async () => {
      const { groups } = await call(openApplicants, { id: String(job.id) });
      if (groups.length === 0) return closeEmpty(job);
      const { templates, columns } = await call(listTemplates, {});
      setShown({ kind: 'close', job, groups, columns, templates });
    });

  const show = (job: Job) =>
    void attempt(async () => {
      const { closing } = await call(lastClosing, { id: String(job.id) });
      if (closing) setShown({ kind: 'said', job, closing });
      else showToast({ type: 'info', title: t('closing.none') });
    });

  async function mayReopen(job: Job): Promise<boolean> {
    const { closing } = await call(lastClosing, { id: String(job.id) });
    if (!closing || closing.reopened_at !== null) return true;
    return new Promise((answer) => setShown({ kind: 'reopen', job, closing, answer }));
  }

  return { close, show, mayReopen, dialogs: shown && dialogOf(shown) };

  function dialogOf(dialog: Shown): ReactNode {
    switch (dialog.kind) {
      case 'close':
        return (
          <CloseJobDialog
            {...dialog}
            onClose={hide}
            onClosed={(closing) => {
              setShown({ kind: 'said', job: dialog.job, closing });
              onChanged();
            }}
          />
        );
      case 'said':
        return <ClosingDialog {...dialog} onClose={hide} />;
      case 'reopen':
        return (
          <ReopenDialog
            {...dialog}
            onAnswer={(isSure) => {
              hide();
              dialog.answer(isSure);
            }}
          />
        );
    }
  }
}

async function attempt(act: () => Promise<void>): Promise<void> {
  try {
    await act();
  } catch (error) {
    if (!isAppError(error)) throw error;
    showToast({ type: 'error', title: error.message });
  }
}
