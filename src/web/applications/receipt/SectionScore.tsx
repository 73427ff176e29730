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
    <li className="grid gap-s2 py-s4 last:pb-0">
      {isAssessed ? (
        <ScoreLine
          label={
            <>
              {name} {weight !== null && <span className="ms-s2">{countsText(t, weight)}</span>}
            </>
          }
          percent={score}
          category={category}
          words={scoreWords(score, category)}
        />
      ) : (
        <p>{name}</p>
      )}
      <p dir="auto" className="text-ink-2">
        {comment}
      </p>
      {evidence.map((quote) => (
        <blockquote key={quote} dir="auto" className="border-s-2 border-line-strong ps-s3 text-sm wrap-anywhere">
          “{quote}”
        </blockquote>
      ))}
    </li>
  );
}

function countsText(t: ReturnType<typeof useTexts<typeof receiptTexts>>, weight: number): string {
  return weight === 0 ? t('receipt.counts_not') : t('receipt.counts', { percent: Math.round(weight * 100) });
}
