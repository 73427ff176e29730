import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { EvaluationView } from '#shared/evaluation/evaluation.contract.ts';
import { evaluationTexts } from '#shared/evaluation/evaluation.texts.ts';
import { ScorecardEntry, saveHumanEvaluation } from '#shared/evaluation/scorecards.contract.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useEndpointForm } from '#web/lib/useEndpointForm.ts';
import { showToast } from '#web/ui/toasts.ts';
import { myEntry, type Subject } from '../application/scorecard.ts';
import { typedEvaluation } from './typed-evaluations.ts';

type Parts = { client: QueryClient; view: EvaluationView; subject: Subject; onClose: () => void };

/** My entry about one thing. What was typed stays until it is saved, whatever happens in between. */
export function useEvaluationForm({ client, view, subject, onClose }: Parts) {
  const t = useTexts(evaluationTexts);
  const { id } = view.application;
  const mine = myEntry(view, subject);
  const saved = { score: mine?.score ?? null, comment: mine?.comment ?? '' };
  const draft = typedEvaluation(id, subject);
  const [wasTyped, setWasTyped] = useState(() => draft.read() !== undefined);
  /** What another tab of mine has saved since this form was opened. */
  const [newer, setNewer] = useState<ScorecardEntry | null>(null);

  const form = useEndpointForm(saveHumanEvaluation, {
    defaults: {
      ...saved,
      ...draft.read(),
      type: subject.type,
      item_id: subject.itemId,
      job_id: view.job.id,
      candidate_id: view.appliedcandidate.id,
      application_id: id,
      version: mine?.version ?? null,
    },
    onDone: async ({ evaluation }) => {
      draft.forget();
      const wasHidden = view.ai_hidden;
      client.setQueryData<EvaluationView>(['evaluation', id], (before) => before && withEntry(before, evaluation));
      onClose();
      // The means, the differences and what the AI said come with the whole.
      await client.invalidateQueries({ queryKey: ['evaluation', id] });
      const isHidden = client.getQueryData<EvaluationView>(['evaluation', id])?.ai_hidden ?? wasHidden;
      const isRevealed = wasHidden && !isHidden;
      showToast({
        type: 'success',
        title: t('evaluation.saved'),
        ...(isRevealed && { text: t('evaluation.revealed') }),
      });
    },
    onRefused: ({ code, extra }) => {
      const current = ScorecardEntry.safeParse(extra?.evaluation);
      if (code !== 'conflict' || !current.success) return false;
      setNewer(current.data);
      return true;
    },
  });

  const latest = useRef({ draft, saved });
  latest.current = { draft, saved };
  const { watch } = form;
  useEffect(() => {
    const { unsubscribe } = watch(({ score = null, comment = '' }) => {
      const { draft: kept, saved: before } = latest.current;
      if (Object.is(score, before.score) && comment === before.comment) kept.forget();
      else kept.keep({ score, comment });
    });
    return unsubscribe;
  }, [watch]);

  function putBack({ score, comment }: { score: number | null; comment: string }, version: number | null) {
    form.reset({ ...form.getValues(), score, comment, version });
    draft.forget();
    setWasTyped(false);
  }
  return {
    ...form,
    mine,
    wasTyped,
    newer,
    discard: () => putBack(saved, mine?.version ?? null),
    takeNewer() {
      if (newer) putBack(newer, newer.version);
      setNewer(null);
      void client.invalidateQueries({ queryKey: ['evaluation', id] });
    },
    /** The newer one was seen: mine takes its place. */
    async keepMine() {
      if (newer) form.setValue('version', newer.version);
      setNewer(null);
      await form.submit();
    },
  };
}

function withEntry(view: EvaluationView, entry: ScorecardEntry): EvaluationView {
  return { ...view, mine: [...view.mine.filter(({ id }) => id !== entry.id), entry] };
}
