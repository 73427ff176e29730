import { MANAGER_SECTIONS } from '#shared/evaluation/evaluation.values.ts';
import { scorecardTexts } from '#shared/evaluation/scorecard.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import type { ScorecardForm } from './useScorecard.ts';

/** How many sections are scored, in words. */
export function ScorecardProgress({ scorecard: { totals } }: { scorecard: ScorecardForm }) {
  const t = useTexts(scorecardTexts);
  if (totals.overall !== null) return t('scorecard.finished');
  const scored = totals.sections.filter(({ score }) => score !== null).length;
  return t('scorecard.progress', { scored, total: MANAGER_SECTIONS.length });
}
