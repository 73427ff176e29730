import type { ReceiptView } from '#shared/applications/receipt.contract.ts';
import { receiptTexts } from '#shared/applications/receipt.texts.ts';
import type { Section } from '#shared/screening/score.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Card } from '#web/ui/Card.tsx';
import { Grade, ScoreRing } from '#web/ui/ScoreLine.tsx';
import { useCandidateScoreWords } from './candidate-score.ts';
import { type AssessedSection, SectionScore } from './SectionScore.tsx';

/** Sections are sorted by weight; equal weights are in this order. */
const ORDER: readonly Section[] = ['skills', 'experience', 'education', 'profile', 'certification', 'language', 'bio'];

/** The system's score with its reasons, each with the quotes that it is based on. */
export function ReceiptAssessment({ assessment }: { assessment: ReceiptView['assessment'] }) {
  const t = useTexts(receiptTexts);
  const scoreWords = useCandidateScoreWords();
  if (!assessment) {
    return (
      <Card as="section" pad aria-labelledby="assessed" className="grid gap-s2">
        <h2 id="assessed">{t('receipt.assessed')}</h2>
        <p className="text-ink-2">{t('receipt.not_assessed')}</p>
      </Card>
    );
  }
  const { score, category, together } = assessment;
  const sections = ORDER.flatMap((name) => assessment.sections.filter(({ section }) => section === name)).sort(
    (one, other) => rankOf(other) - rankOf(one),
  );
  return (
    <Card as="section" pad aria-labelledby="assessed">
      <div className="flex items-center gap-s5 max-sm:gap-s4">
        <ScoreRing percent={score} category={category} />
        <div className="grid gap-s1">
          <h2 id="assessed">{t('receipt.assessed')}</h2>
          <p>
            <Grade
              percent={score}
              category={category}
              words={score === 0 ? t('receipt.low_match') : scoreWords(score, category)}
            />
          </p>
          <p className="text-ink-2">
            {t('receipt.pass_mark', { percent: assessment.pass_mark })}{' '}
            {t(assessment.mode === 'auto' ? 'receipt.decided' : 'receipt.advised')}
          </p>
          {together !== null && together > score && (
            <p className="text-ink-2">{t('receipt.together', { together, score })}</p>
          )}
        </div>
      </div>
      {sections.length > 0 && (
        <ul className="mt-s5 divide-y divide-line border-t border-line">
          {sections.map((one) => (
            <SectionScore key={one.section} {...one} />
          ))}
        </ul>
      )}
    </Card>
  );
}

/** Sorts by weight; sections that were not assessed come last. */
function rankOf({ score, weight }: AssessedSection): number {
  return score === null ? -1 : (weight ?? 0);
}
