import type { QueryClient } from '@tanstack/react-query';
import type { EvaluationView } from '#shared/evaluation/evaluation.contract.ts';
import { evaluationTexts } from '#shared/evaluation/evaluation.texts.ts';
import { EVALUATION_COMMENT } from '#shared/evaluation/evaluation.values.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Field } from '#web/ui/Field.tsx';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import type { Subject } from '../application/scorecard.ts';
import { useSubjectName } from '../application/useSubjectName.ts';
import { SavedElsewhere } from './SavedElsewhere.tsx';
import { useEvaluationForm } from './useEvaluationForm.ts';

type EditCommentProps = { client: QueryClient; view: EvaluationView; subject: Subject; onClose: () => void };

/** My words alone; the score stays as it is. */
export function EditComment({ client, view, subject, onClose }: EditCommentProps) {
  const t = useTexts(evaluationTexts);
  const { subjectName } = useSubjectName(view);
  const form = useEvaluationForm({ client, view, subject, onClose });
  return (
    <FormDialog
      title={t('evaluation.edit_comment')}
      saveLabel={t('evaluation.save')}
      isBusy={form.isBusy}
      failure={form.failure}
      onSubmit={form.submit}
      onClose={onClose}
    >
      {form.newer && (
        <SavedElsewhere
          newer={form.newer}
          isBusy={form.isBusy}
          onTake={form.takeNewer}
          onKeep={() => void form.keepMine()}
        />
      )}
      <Field
        label={t('evaluation.comment')}
        help={<span dir="auto">{subjectName(subject)}</span>}
        error={form.errorOf('comment') ?? form.errorOf('score')}
        counter={{ max: EVALUATION_COMMENT.max }}
      >
        <TextArea rows={6} {...form.register('comment')} autoFocus />
      </Field>
    </FormDialog>
  );
}
