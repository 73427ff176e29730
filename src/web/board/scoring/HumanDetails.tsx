import type { ManagerComment, ScoredBy, Scoring } from '#shared/board/scoring.contract.ts';
import { scoringTexts } from '#shared/board/scoring.texts.ts';
import { scorecardTexts } from '#shared/evaluation/scorecard.texts.ts';
import { SECTIONS, scoreCategory } from '#shared/screening/score.ts';
import { TimeAgo } from '#web/jobs/TimeAgo.tsx';
import { useTexts } from '#web/lib/texts.ts';
import { Grade } from '#web/ui/ScoreLine.tsx';
import { OverallScore } from './OverallScore.tsx';
import { ScoreChart } from './ScoreChart.tsx';
import { managerComments, sectionScores } from './section-scores.ts';

/** What people scored: the mean, and what each of them wrote. */
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
        {overall !== null && category !== null ? (
          <OverallScore percent={overall} category={category} />
        ) : (
          <p>
            <strong className="block text-lg">{t('scoring.being_scored')}</strong>
            <span className="text-sm text-ink-2">{t('scoring.being_scored_text')}</span>
          </p>
        )}
        <ScoreChart scores={scores} scorer="hiring_manager" passMark={job.pass_mark} />
        <p className="text-sm text-ink-2">{t('scoring.reviewers', { count: human.reviewers })}</p>
      </div>
      <ul aria-label={t('scoring.comments')} className="divide-y divide-line">
        <li className="grid gap-x-s4 gap-y-s2 py-s4 first:pt-0 md:grid-cols-[128px_minmax(0,1fr)]">
          <h3 className="text-md">{t('scoring.overall')}</h3>
          <div className="grid gap-s2">
            <GivenBy people={human.people} section="overall" />
            <Comments comments={human.manager_overall_comment} />
          </div>
        </li>
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
              <div className="grid gap-s2">
                {section !== 'profile' && <GivenBy people={human.people} section={section} />}
                <Comments comments={managerComments(human, section)} />
              </div>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

type GivenByProps = { people: readonly ScoredBy[]; section: keyof ScoredBy['scores'] };

/**
 * Who gave which score. If the company has scored, only its own people count; the platform's reviewers are listed too.
 */
function GivenBy({ people, section }: GivenByProps) {
  const t = useTexts(scoringTexts);
  const sides = useTexts(scorecardTexts);
  const given = people.filter(({ scores }) => scores[section] !== null);
  if (given.length === 0) return null;
  return (
    <ul aria-label={t('scoring.given_by')} className="flex flex-wrap gap-x-s4 gap-y-s1 text-sm text-ink-2">
      {given.map(({ author, side, scores }) => {
        const score = scores[section] ?? 0;
        return (
          <li key={`${side} ${author}`}>
            <bdi>{author ?? t('scoring.author_gone')}</bdi> ({sides(`scorecard.side_${side}`)}){' '}
            <Grade percent={score} category={scoreCategory(score)} />
          </li>
        );
      })}
    </ul>
  );
}

function Comments({ comments }: { comments: readonly ManagerComment[] }) {
  const t = useTexts(scoringTexts);
  const sides = useTexts(scorecardTexts);
  if (comments.length === 0) return <p className="text-ink-2">{t('scoring.no_comment')}</p>;
  return (
    <ul className="grid min-w-0 gap-s3">
      {comments.map(({ text, author, side, at, item }) => (
        <li key={`${at} ${item} ${text}`} className="grid gap-0.5">
          <p dir="auto" className="whitespace-pre-wrap wrap-anywhere">
            {text}
          </p>
          <p className="text-sm text-ink-2">
            <bdi>{author ?? t('scoring.author_gone')}</bdi> ({sides(`scorecard.side_${side}`)}) ·{' '}
            {item && <span dir="auto">{item} · </span>}
            <TimeAgo at={at} />
          </p>
        </li>
      ))}
    </ul>
  );
}
