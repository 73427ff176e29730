import type { EvaluationView } from '#shared/evaluation/evaluation.contract.ts';
import { evaluationTexts } from '#shared/evaluation/evaluation.texts.ts';
import { scoreCategory } from '#shared/screening/score.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Grade, scoreColor } from '#web/ui/ScoreLine.tsx';
import type { Subject } from '../scorecard/scorecard.ts';

/** The AI's comment on the same section, with its quotes. There are none for single items. */
export function AiOnSubject({ view: { ai_evaluation: ai }, subject }: { view: EvaluationView; subject: Subject }) {
  const t = useTexts(evaluationTexts);
  if (!ai) return null;
  const found = ai.sections.find(({ section }) => section === subject.type);
  const isOverall = subject.type === 'overall';
  const score = isOverall ? ai.score : (found?.score ?? null);
  if (!isOverall && !found) return null;
  const category = score === null ? null : scoreCategory(score);
  return (
    <section className="grid gap-s2 text-sm">
      <div className="flex flex-wrap items-baseline justify-between gap-s2">
        <h4 className="text-sm">
          {subject.itemId === null
            ? t('evaluation.ai')
            : t('evaluation.ai_on', { section: t(`evaluation.${subject.type}`) })}
        </h4>
        {score === null || !category ? (
          <span className="text-ink-2">{t('evaluation.not_scored')}</span>
        ) : (
          <Grade percent={score} category={category} />
        )}
      </div>
      {found && <p dir="auto">{found.comment}</p>}
      {found?.evidence.map((quote) => (
        <blockquote
          key={quote}
          dir="auto"
          className="border-s-2 ps-s3 text-ink-2 wrap-anywhere"
          style={{
            borderColor: category ? `color-mix(in oklab, ${scoreColor(category)} 45%, var(--surface))` : undefined,
          }}
        >
          “{quote}”
        </blockquote>
      ))}
    </section>
  );
}
