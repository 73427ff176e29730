import type { OwnJob } from '#shared/jobs/job-editor.contract.ts';
import type { jobEditorTexts } from '#shared/jobs/job-editor.texts.ts';
import type { useTexts } from '#web/lib/texts.ts';
import type { showToast } from '#web/ui/toasts.ts';

type Texts = ReturnType<typeof useTexts<typeof jobEditorTexts>>;

/** A reopened job is public at once, or waits for the approval of what was changed meanwhile. */
export function reopenedToast(t: Texts, { status }: Pick<OwnJob, 'status'>): Parameters<typeof showToast>[0] {
  return status === 'active'
    ? { type: 'success', title: t('own_jobs.reopened') }
    : { type: 'success', title: t('own_jobs.reopened_waiting'), text: t('own_jobs.reopened_waiting_text') };
}
