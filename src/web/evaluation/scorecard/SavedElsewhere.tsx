import { evaluationTexts } from '#shared/evaluation/evaluation.texts.ts';
import type { ScorecardEntry } from '#shared/evaluation/scorecards.contract.ts';
import { scoreCategory } from '#shared/screening/score.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Grade } from '#web/ui/ScoreLine.tsx';

type SavedElsewhereProps = { newer: ScorecardEntry; isBusy: boolean; onTake: () => void; onKeep: () => void };

/** The same reviewer saved it in another tab. Nothing is lost until they choose. */
export function SavedElsewhere({ newer, isBusy, onTake, onKeep }: SavedElsewhereProps) {
  const t = useTexts(evaluationTexts);
  return (
    <Banner
      tone="warning"
      announce
      title={t('evaluation.conflict_title')}
      actions={
        <>
          <Button size="sm" onClick={onTake}>
            {t('evaluation.conflict_take')}
          </Button>
          <Button size="sm" busy={isBusy} onClick={onKeep}>
            {t('evaluation.conflict_keep')}
          </Button>
        </>
      }
    >
      <span className="grid gap-s2">
        <span>{t('evaluation.conflict_text')}</span>
        <span className="grid gap-0.5 border-s-2 border-line-strong ps-s3">
          <span>
            {t('evaluation.conflict_newer')}{' '}
            {newer.score !== null && <Grade percent={newer.score} category={scoreCategory(newer.score)} />}
          </span>
          <span dir="auto" className="max-h-40 overflow-y-auto whitespace-pre-wrap wrap-anywhere">
            {newer.comment || t('evaluation.conflict_no_comment')}
          </span>
        </span>
      </span>
    </Banner>
  );
}
