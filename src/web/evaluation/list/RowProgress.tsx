import type { EvaluationRow } from '#shared/evaluation/evaluation.contract.ts';
import { evaluationTexts } from '#shared/evaluation/evaluation.texts.ts';
import type { EvaluationState } from '#shared/evaluation/evaluation.values.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Badge, type BadgeTone } from '#web/ui/Badge.tsx';

const TONES: Record<EvaluationState, BadgeTone> = { none: 'neutral', partly: 'info', done: 'success' };

/**
 * The progress of an application: as a word, as a bar of the reviewers who have finished, and the reader's own part.
 */
export function RowProgress({
  row: { state, my_state: mine, reviewers, reviewers_done: done, assignees },
}: {
  row: EvaluationRow;
}) {
  const t = useTexts(evaluationTexts);
  const count = Math.max(reviewers, assignees.length);
  return (
    <span className="grid justify-items-start gap-1 max-lg:flex max-lg:items-center max-lg:gap-s2">
      <span className="flex items-center gap-s2">
        <Badge pill tone={TONES[state]}>
          {t(`evaluations.state_${state}`)}
        </Badge>
        {reviewers > 0 && (
          <span title={t('evaluations.reviewers_done', { done, count })} className="flex gap-0.5">
            <span className="sr-only">{t('evaluations.reviewers_done', { done, count })}</span>
            {Array.from({ length: Math.min(count, 6) }, (_, place) => (
              <span
                // biome-ignore lint/suspicious/noArrayIndexKey: all of a kind, in a row.
                key={place}
                aria-hidden="true"
                className={`h-1.5 w-3.5 rounded-round forced-colors:bg-[Highlight] ${place < done ? 'bg-accent' : place < reviewers ? 'bg-accent/45' : 'bg-line-strong'}`}
              />
            ))}
          </span>
        )}
      </span>
      {mine !== 'none' && (
        <span className="text-xs text-ink-2">
          {t(mine === 'done' ? 'evaluations.mine_done' : 'evaluations.mine_begun')}
        </span>
      )}
    </span>
  );
}
