import { Pencil } from 'lucide-react';
import { evaluationTexts } from '#shared/evaluation/evaluation.texts.ts';
import { type EvaluationType, MANAGER_SECTIONS } from '#shared/evaluation/evaluation.values.ts';
import { scorecardTexts } from '#shared/evaluation/scorecard.texts.ts';
import { scoreCategory } from '#shared/screening/score.ts';
import { TimeAgo } from '#web/jobs/TimeAgo.tsx';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dots } from '#web/ui/Dots.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Grade } from '#web/ui/ScoreLine.tsx';
import { commentsOn, type Subject } from '../scorecard/scorecard.ts';
import { AiOnSubject } from './AiOnSubject.tsx';
import type { DetailProps } from './detail-props.ts';
import { EvaluateButton } from './EvaluateButton.tsx';
import { ScoreComparison } from './ScoreComparison.tsx';
import { ScorePair } from './ScorePair.tsx';
import { useSubjectName } from './useSubjectName.ts';

/** The whole first, then its sections; the profile has only comments. */
const ROWS: readonly EvaluationType[] = ['overall', ...MANAGER_SECTIONS, 'profile'];

/** The hiring manager's scores and each reviewer's comments, section by section. */
export function HumanEvaluation(detail: DetailProps) {
  const { view } = detail;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-s6">
      <ScoreComparison view={view} />
      <ul className="grid grid-cols-[minmax(0,1fr)]">
        {ROWS.map((type) => (
          <SectionRow key={type} type={type} {...detail} />
        ))}
      </ul>
    </div>
  );
}

function SectionRow({ type, view, onScore, onComment }: DetailProps & { type: EvaluationType }) {
  const t = useTexts(evaluationTexts);
  const sides = useTexts(scorecardTexts);
  const { subjectName, itemName } = useSubjectName(view);
  const subject: Subject = { type, itemId: null };
  const comments = commentsOn(view, type);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-s3 border-t border-line py-s4 first:border-line-strong">
      <div className="flex flex-wrap items-center gap-x-s4 gap-y-s2 text-xs text-ink-2">
        <h3 className="me-auto text-md text-ink">{t(`evaluation.${type}`)}</h3>
        {type !== 'profile' && <ScorePair view={view} subject={subject} />}
        {type !== 'profile' && <GivenBy view={view} type={type} />}
        <EvaluateButton {...{ view, subject, onScore }} />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-s6 gap-y-s3 xl:grid-cols-2">
        {comments.length === 0 ? (
          <p className="text-sm text-ink-2">{t('evaluation.no_comments')}</p>
        ) : (
          <ul className="grid gap-s3">
            {comments.map((comment) => {
              const about: Subject = { type, itemId: comment.itemId };
              const item = itemName(about);
              return (
                <li key={comment.key} className="grid justify-items-start gap-s1">
                  <p dir="auto" className="max-w-measure whitespace-pre-wrap wrap-anywhere">
                    {comment.text}
                  </p>
                  <div className="flex flex-wrap items-center gap-x-s2 text-sm text-ink-2">
                    <Dots>
                      <span>
                        <bdi>
                          {comment.isMine ? t('evaluation.you') : (comment.author ?? t('evaluation.former_reviewer'))}
                        </bdi>
                        {!comment.isMine && ` (${sides(`scorecard.side_${comment.side}`)})`}
                      </span>
                      {item}
                      <TimeAgo at={comment.at} />
                    </Dots>
                    {comment.isMine && (
                      <Button
                        size="xs"
                        variant="quiet"
                        aria-label={t('evaluation.edit_comment_of', { subject: subjectName(about) })}
                        onClick={() => onComment(about)}
                      >
                        <Icon of={Pencil} size="xs" />
                        {t('evaluation.edit_comment')}
                      </Button>
                    )}
                  </div>
                </li>
              );
            })}
          </ul>
        )}
        {type !== 'overall' && <AiOnSubject view={view} subject={subject} />}
      </div>
    </li>
  );
}

/** The scores that others gave to the section itself, each with a name and a side. */
function GivenBy({ view: { others }, type }: Pick<DetailProps, 'view'> & { type: EvaluationType }) {
  const t = useTexts(evaluationTexts);
  const sides = useTexts(scorecardTexts);
  const given = others.flatMap(({ name, side, entries }) =>
    entries
      .filter((entry) => entry.type === type && entry.item_id === null && entry.score !== null)
      .map(({ id, score }) => ({ id, name, side, score: score ?? 0 })),
  );
  return given.map(({ id, name, side, score }) => (
    <span key={id}>
      <bdi>{name ?? t('evaluation.former_reviewer')}</bdi> ({sides(`scorecard.side_${side}`)}){' '}
      <Grade percent={score} category={scoreCategory(score)} />
    </span>
  ));
}
