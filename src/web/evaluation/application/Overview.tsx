import { evaluationTexts } from '#shared/evaluation/evaluation.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import type { DetailProps } from './detail-props.ts';
import { EvaluateButton } from './EvaluateButton.tsx';
import { ScoreComparison } from './ScoreComparison.tsx';
import { ScorePair } from './ScorePair.tsx';

const OVERALL = { type: 'overall', itemId: null } as const;

/** Before a section is chosen: the whole, and how it compares. */
export function Overview({ view, picked, onScore }: DetailProps) {
  const t = useTexts(evaluationTexts);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-s5">
      <div className="flex flex-wrap items-center gap-x-s4 gap-y-s2 border-b border-line-strong pb-s3 text-xs text-ink-2">
        <h3 className="me-auto text-md text-ink">{t('evaluation.overall')}</h3>
        <ScorePair view={view} subject={OVERALL} />
        <EvaluateButton {...{ view, subject: OVERALL, picked, onScore }} />
      </div>
      <ScoreComparison view={view} />
    </div>
  );
}
