import { type ReactNode, useId } from 'react';
import { evaluationTexts } from '#shared/evaluation/evaluation.texts.ts';
import { scorecardTexts } from '#shared/evaluation/scorecard.texts.ts';
import { scoreCategory } from '#shared/screening/score.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Grade } from '#web/ui/ScoreLine.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { Told } from '#web/ui/Told.tsx';
import { SavedElsewhere } from './SavedElsewhere.tsx';
import { keyOf, type Subject } from './scorecard.ts';
import type { ScorecardForm } from './useScorecard.ts';

type ScoreRowProps = {
  subject: Subject;
  label: string;
  /** The label when the surrounding section is not visible. */
  said?: string;
  help?: string;
  /** The score that counts until one is given. */
  placeholder?: number | null;
  aside?: ReactNode;
  scorecard: ScorecardForm;
};

/** A score and a comment on one subject; the profile has only a comment. */
export function ScoreRow({ subject, label, said = label, help, placeholder, aside, scorecard }: ScoreRowProps) {
  const t = useTexts(scorecardTexts);
  const tEvaluation = useTexts(evaluationTexts);
  const id = useId();
  const { score, comment } = scorecard.entryOf(subject);
  const errors = scorecard.errorsOf(subject);
  const newer = scorecard.newerOf(subject);
  const key = keyOf(subject);
  const hasScore = subject.type !== 'profile';
  const given = score.trim() === '' ? null : Number(score);
  const isScore = given !== null && Number.isInteger(given) && given >= 0 && given <= 100;
  const ids = { help: `${id}-help`, score: `${id}-score`, comment: `${id}-comment` };
  return (
    <div className="grid min-w-0 gap-1.5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-s3 text-sm">
        <span dir="auto" className="min-w-0 font-semibold wrap-anywhere">
          {label}
        </span>
        <span className="ms-auto flex flex-wrap items-baseline gap-x-s3 text-xs">
          {aside}
          {isScore && (
            <span className="whitespace-nowrap">
              {aside && `${tEvaluation('evaluation.yours')} `}
              <Grade percent={given} category={scoreCategory(given)} />
            </span>
          )}
        </span>
      </div>
      <div className="flex items-start gap-s2">
        {hasScore && (
          <TextInput
            size="sm"
            inputMode="numeric"
            autoComplete="off"
            dir="ltr"
            data-score={key}
            aria-label={t('scorecard.score_of', { subject: said })}
            aria-invalid={errors.score !== undefined}
            aria-describedby={[help && ids.help, errors.score && ids.score].filter(Boolean).join(' ') || undefined}
            placeholder={placeholder === null || placeholder === undefined ? '0–100' : String(placeholder)}
            value={score}
            onChange={({ target }) => scorecard.change(subject, { score: target.value })}
            className="w-18! flex-none px-1! text-center tabular-nums"
          />
        )}
        <TextArea
          size="sm"
          rows={1}
          data-comment={key}
          aria-label={t('scorecard.comment_of', { subject: said })}
          aria-invalid={errors.comment !== undefined}
          aria-describedby={errors.comment && ids.comment}
          placeholder={t('scorecard.comment')}
          value={comment}
          onChange={({ target }) => scorecard.change(subject, { comment: target.value })}
          className="min-h-9! min-w-0 flex-1 pointer-coarse:min-h-11!"
        />
      </div>
      {errors.score && (
        <p id={ids.score} className="text-sm text-danger">
          <Told>{errors.score}</Told>
        </p>
      )}
      {errors.comment && (
        <p id={ids.comment} className="text-sm text-danger">
          <Told>{errors.comment}</Told>
        </p>
      )}
      {help && score.trim() === '' && (
        <p id={ids.help} className="text-xs text-ink-2">
          {help}
        </p>
      )}
      {newer && (
        <SavedElsewhere
          newer={newer}
          isBusy={scorecard.isBusy}
          onTake={() => scorecard.takeNewer(subject)}
          onKeep={() => scorecard.keepMine(subject)}
        />
      )}
    </div>
  );
}
