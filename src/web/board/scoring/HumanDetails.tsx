import type { ManagerComment, Scoring } from '#shared/board/scoring.contract.ts';
import { scoringTexts } from '#shared/board/scoring.texts.ts';
import { SECTIONS, scoreCategory } from '#shared/screening/score.ts';
import { TimeAgo } from '#web/jobs/TimeAgo.tsx';
import { useTexts } from '#web/lib/texts.ts';
import { Grade } from '#web/ui/ScoreLine.tsx';
import { OverallScore } from './OverallScore.tsx';
import { ScoreChart } from './ScoreChart.tsx';
import { managerComments, sectionScores } from './section-scores.ts';

/** What people scored: the mean of them all, and what each of them wrote. */
export function HumanDetails({ scoring }: { scoring: Scoring }) {
  const t = useTexts(scoringTexts);
  const { human_evaluation: human, job } = scoring;
  if (!human) return null;
  const scores = sectionScores(scoring, 'hiring_manager');
  const { manager_overall_score: overall, manager_overall_category: category } = human;
  const sections = SECTIONS.filter((section) => section !== 'language').filter(
    (section) => section !== 'profile' || human.manager_profile_comment.length > 0,
  );
  return (
    <div className="grid items-start gap-s6 lg:grid-cols-[320px_minmax(0,1fr)]">
      <div className="grid gap-s4">
        {overall !== null && category !== null && <OverallScore percent={overall} category={category} />}
        <ScoreChart scores={scores} scorer="hiring_manager" passMark={job.pass_mark} />
        <p className="text-sm text-ink-2">{t('scoring.reviewers', { count: human.reviewers })}</p>
      </div>
      <ul aria-label={t('scoring.comments')} className="divide-y divide-line">
        {human.manager_overall_comment.length > 0 && (
          <li className="grid gap-s2 py-s4 first:pt-0">
            <h3 className="text-md">{t('scoring.overall')}</h3>
            <Comments comments={human.manager_overall_comment} />
          </li>
        )}
        {sections.map((section) => {
          const score = scores.find((one) => one.section === section)?.manager ?? null;
          return (
            <li key={section} className="grid gap-x-s4 gap-y-s2 py-s4 first:pt-0 md:grid-cols-[128px_minmax(0,1fr)]">
              <div>
                <h3 className="text-md">{t(`scoring.${section}`)}</h3>
                {score === null ? (
                  section !== 'profile' && <p className="text-sm text-ink-2">{t('scoring.not_assessed')}</p>
                ) : (
                  <Grade percent={score} category={scoreCategory(score)} className="text-sm" />
                )}
              </div>
              <Comments comments={managerComments(human, section)} />
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function Comments({ comments }: { comments: readonly ManagerComment[] }) {
  const t = useTexts(scoringTexts);
  if (comments.length === 0) return <p className="text-ink-2">{t('scoring.no_comment')}</p>;
  return (
    <ul className="grid min-w-0 gap-s3">
      {comments.map(({ text, author, at, item }) => (
        <li key={`${at} ${item} ${text}`} className="grid gap-0.5">
          <p dir="auto" className="whitespace-pre-wrap wrap-anywhere">
            {text}
          </p>
          <p className="text-sm text-ink-2">
            {author ?? t('scoring.author_gone')} · {item && <span dir="auto">{item} · </span>}
            <TimeAgo at={at} />
          </p>
        </li>
      ))}
    </ul>
  );
}
