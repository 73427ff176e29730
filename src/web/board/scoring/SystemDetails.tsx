import { ShieldCheck } from 'lucide-react';
import type { Scoring } from '#shared/board/scoring.contract.ts';
import { scoringTexts } from '#shared/board/scoring.texts.ts';
import { timeTexts } from '#shared/reference/time.texts.ts';
import { SECTIONS, scoreCategory } from '#shared/screening/score.ts';
import { dayInWords } from '#web/lib/relative-time.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Grade } from '#web/ui/ScoreLine.tsx';
import { OverallScore } from './OverallScore.tsx';
import { Quote } from './Quote.tsx';
import { ScoreChart } from './ScoreChart.tsx';
import { sectionScores } from './section-scores.ts';

/** The names that people know the built-in evaluators of Fursa by. */
const EVALUATORS = {
  embedded: 'scoring.evaluator_rules',
  llm: 'scoring.evaluator_model',
  demo: 'scoring.evaluator_demo',
} as const;

/** The system's scores, with the reasons and the quotes from the application that they are based on. */
export function SystemDetails({ scoring }: { scoring: Scoring }) {
  const t = useTexts(scoringTexts);
  const time = useTexts(timeTexts);
  const { ai_evaluation: ai, texts, job } = scoring;
  if (!ai) return null;
  const { id, version } = ai.evaluator;
  const evaluator = EVALUATORS[id as keyof typeof EVALUATORS];
  return (
    <div className="grid items-start gap-s6 lg:grid-cols-[320px_minmax(0,1fr)]">
      <div className="grid gap-s4">
        <OverallScore percent={ai.ai_score_percentage} category={ai.ai_overall_category} />
        <ScoreChart scores={sectionScores(scoring, 'system')} scorer="system" passMark={job.pass_mark} />
        <Banner tone="quiet" icon={ShieldCheck}>
          {t('scoring.removed')}
        </Banner>
        <p className="text-sm text-ink-2">
          {evaluator ? t(evaluator, { version }) : t('scoring.evaluator', { name: id, version })} ·{' '}
          <time dateTime={ai.evaluated_at}>{dayInWords(time, ai.evaluated_at)}</time>
        </p>
      </div>
      <ul aria-label={t('scoring.comments')} className="divide-y divide-line">
        {SECTIONS.map((section) => {
          const score = ai[`ai_${section}_score`];
          const weight = ai[`ai_${section}_weight`];
          return (
            <li key={section} className="grid gap-x-s4 gap-y-s2 py-s4 first:pt-0 md:grid-cols-[128px_minmax(0,1fr)]">
              <div className="grid content-start">
                <h3 className="text-md">{t(`scoring.${section}`)}</h3>
                {score === null ? (
                  <p className="text-sm text-ink-2">{t('scoring.not_assessed')}</p>
                ) : (
                  <Grade percent={score} category={scoreCategory(score)} className="text-sm" />
                )}
                {score !== null && weight !== null && (
                  <p className="text-xs text-ink-2">
                    {weight === 0
                      ? t('scoring.not_counted')
                      : t('scoring.weight', { percent: Math.round(weight * 100) })}
                  </p>
                )}
              </div>
              <div className="grid min-w-0 content-start gap-s2">
                <p dir="auto">{ai[`ai_${section}_comment`]}</p>
                {ai[`ai_${section}_evidence`].map((quote) => (
                  <Quote key={quote} quote={quote} texts={texts} />
                ))}
              </div>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
