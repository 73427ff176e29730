import type { ReceiptView } from '#shared/applications/receipt.contract.ts';
import { receiptTexts } from '#shared/applications/receipt.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { ScoreLine } from '#web/ui/ScoreLine.tsx';
import { useCandidateScoreWords } from './candidate-score.ts';

export type AssessedSection = NonNullable<ReceiptView['assessment']>['sections'][number];

/** One section: its score and weight, the reasons, and the quotes that they are based on. */
export function SectionScore({ section, score, category, weight, comment, evidence }: AssessedSection) {
  const t = useTexts(receiptTexts);
  const scoreWords = useCandidateScoreWords();
  const name = <b className="text-md text-ink">{t(`receipt.${section}`)}</b>;
  const isAssessed = score !== null && category !== null;
  return (
    // If there is room, the score is in a column beside the text.
    <li className="grid content-start gap-x-s5 gap-y-s2 py-s4 last:pb-0 sm:grid-cols-[8.5rem_minmax(0,1fr)]">
      <p className="flex flex-wrap items-baseline justify-between gap-x-s3 sm:col-start-2">
        {name}
        {isAssessed && weight !== null && <span className="text-xs text-ink-2">{countsText(t, weight)}</span>}
      </p>
      {isAssessed && (
        <ScoreLine
          label={null}
          percent={score}
          category={category}
          words={scoreWords(score, category)}
          className="sm:col-start-1 sm:row-start-1 sm:pt-0.5"
        />
      )}
      <div className="grid gap-s2 sm:col-start-2">
        <p dir="auto">{comment}</p>
        {evidence.map((quote) => (
          <blockquote
            key={quote}
            dir="auto"
            className="border-s-2 border-line-strong ps-s3 text-sm text-ink-2 wrap-anywhere"
          >
            “{quote}”
          </blockquote>
        ))}
      </div>
    </li>
  );
}

function countsText(t: ReturnType<typeof useTexts<typeof receiptTexts>>, weight: number): string {
  return weight === 0 ? t('receipt.counts_not') : t('receipt.counts', { percent: Math.round(weight * 100) });
}
