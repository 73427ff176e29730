import { useState } from 'react';
import type { EvaluationView } from '#shared/evaluation/evaluation.contract.ts';
import { evaluationTexts } from '#shared/evaluation/evaluation.texts.ts';
import { EVALUATION_COMMENT } from '#shared/evaluation/evaluation.values.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useWords } from '#web/lib/words.ts';
import { Field } from '#web/ui/Field.tsx';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { SavedElsewhere } from '../scorecard/SavedElsewhere.tsx';
import type { Subject } from '../scorecard/scorecard.ts';
import type { ScorecardForm } from '../scorecard/useScorecard.ts';
import { useSubjectName } from './useSubjectName.ts';

type EditCommentProps = { view: EvaluationView; scorecard: ScorecardForm; subject: Subject; onClose: () => void };

/** Edits the reader's comment; the score stays. Cancel restores what was there before. */
export function EditComment({ view, scorecard, subject, onClose }: EditCommentProps) {
  const t = useTexts(evaluationTexts);
  const words = useWords();
  const { subjectName } = useSubjectName(view);
  const [before] = useState(() => scorecard.typedOf(subject));
  const errors = scorecard.errorsOf(subject);
  const newer = scorecard.newerOf(subject);
  const { comment } = scorecard.entryOf(subject);
  return (
    <FormDialog
      title={t('evaluation.edit_comment')}
      saveLabel={t('evaluation.save')}
      isBusy={scorecard.isBusy}
      failure={scorecard.failure && words(scorecard.failure)}
      onSubmit={async () => {
        if (await scorecard.save({ only: subject })) onClose();
      }}
      onClose={() => {
        scorecard.putBack(subject, before);
        onClose();
      }}
    >
      {newer && (
        <SavedElsewhere
          newer={newer}
          isBusy={scorecard.isBusy}
          onTake={() => scorecard.takeNewer(subject)}
          onKeep={() => scorecard.keepMine(subject)}
        />
      )}
      <Field
        label={t('evaluation.comment')}
        help={<span dir="auto">{subjectName(subject)}</span>}
        error={errors.comment ?? errors.score}
        counter={{ max: EVALUATION_COMMENT.max, value: comment }}
      >
        <TextArea
          rows={6}
          value={comment}
          onChange={({ target }) => scorecard.change(subject, { comment: target.value })}
          autoFocus
        />
      </Field>
    </FormDialog>
  );
}
