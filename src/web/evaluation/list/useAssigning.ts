import { useState } from 'react';
import { assignEvaluations, type evaluationReviewers } from '#shared/evaluation/evaluation.contract.ts';
import { evaluationTexts } from '#shared/evaluation/evaluation.texts.ts';
import type { OutputOf } from '#shared/kernel/endpoint.ts';
import { call } from '#web/lib/call.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useConfirm } from '#web/ui/confirmations.ts';
import { showToast } from '#web/ui/toasts.ts';
import { useRefreshEvaluations } from '../evaluation.live.ts';

export type Reviewer = OutputOf<typeof evaluationReviewers>['reviewers'][number];
/** The reviewer to ask. Null withdraws every request, `remove` that of one person. */
export type Assignment = { reviewerId: number | null; name: string; remove?: true };

/** Assigns one or many applications to reviewers. A failure is reported, and nothing else changes. */
export function useAssigning() {
  const t = useTexts(evaluationTexts);
  const confirm = useConfirm();
  const refresh = useRefreshEvaluations();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function assign(ids: number[], { reviewerId, name, remove }: Assignment): Promise<boolean> {
    const count = ids.length;
    if (reviewerId === null) {
      const title = t('evaluations.unassign_title', { count });
      if (!(await confirm({ title, confirmLabel: t('evaluations.unassign_confirm'), danger: true }))) return false;
    }
    setBusy(true);
    setFailure(null);
    try {
      await call(assignEvaluations, { application_ids: ids, reviewer_id: reviewerId, ...(remove && { remove }) });
      const title = remove
        ? t('evaluations.taken_back', { name })
        : reviewerId === null
          ? t('evaluations.unassigned_done', { count })
          : t('evaluations.assigned_done', { count, name });
      showToast({ type: 'success', title });
      await refresh();
      return true;
    } catch (error) {
      setFailure((error as Error).message);
      if (count === 1) showToast({ type: 'error', title: (error as Error).message });
      return false;
    } finally {
      setBusy(false);
    }
  }
  return { assign, isBusy, failure };
}
