import type { EvaluationView } from '#shared/evaluation/evaluation.contract.ts';
import { evaluationTexts } from '#shared/evaluation/evaluation.texts.ts';
import { scoreCategory } from '#shared/screening/score.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Grade } from '#web/ui/ScoreLine.tsx';
import { meanOf, myEntry, type Subject } from '../scorecard/scorecard.ts';

/** The AI's score if it is known, the hiring manager's, and mine if it differs from that. */
export function ScorePair({ view, subject }: { view: EvaluationView; subject: Subject }) {
  const t = useTexts(evaluationTexts);
  const { score: mean } = meanOf(view, subject);
  const mine = myEntry(view, subject)?.score ?? null;
  const ai = subject.itemId === null ? aiScore(view, subject.type) : null;
  return (
    <>
      {ai !== null && <Named name={t('evaluation.ai')} score={ai} />}
      {mean !== null && <Named name={t('evaluation.manager')} score={mean} />}
      {/* The head of the section says it for each item in it; the candidate's card, while nothing is scored at all. */}
      {mean === null && subject.itemId === null && view.state !== 'none' && (
        <span>{t('evaluation.manager_not_scored')}</span>
      )}
      {mine !== null && mine !== mean && <Named name={t('evaluation.yours')} score={mine} />}
    </>
  );
}

function Named({ name, score }: { name: string; score: number }) {
  return (
    <span className="whitespace-nowrap">
      {name} <Grade percent={score} category={scoreCategory(score)} />
    </span>
  );
}

/** Null if not assessed, or not visible yet. */
export function aiScore(
  { ai_evaluation: ai }: Pick<EvaluationView, 'ai_evaluation'>,
  type: Subject['type'],
): number | null {
  if (type === 'overall') return ai?.score ?? null;
  return ai?.sections.find(({ section }) => section === type)?.score ?? null;
}
