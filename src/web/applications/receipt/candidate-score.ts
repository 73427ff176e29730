import { receiptTexts } from '#shared/applications/receipt.texts.ts';
import type { ScoreCategory } from '#shared/screening/score.ts';
import { useTexts } from '#web/lib/texts.ts';

/**
 * The words that candidates read instead of a failing grade. They describe the fit with this job and do not judge the
 * person.
 */
export function useCandidateScoreWords() {
  const t = useTexts(receiptTexts);
  return (score: number, category: ScoreCategory): string | undefined => {
    if (score === 0) return t('receipt.not_found');
    return category === 'Fail' ? `${t('receipt.low_match')} ${score}%` : undefined;
  };
}
