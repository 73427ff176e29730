import { useQueryClient } from '@tanstack/react-query';
import { cancelInterview, type Interview } from '#shared/interviews/interviews.contract.ts';
import { interviewsTexts } from '#shared/interviews/interviews.texts.ts';
import { WORD_MAX } from '#shared/interviews/interviews.values.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useEndpointForm } from '#web/lib/useEndpointForm.ts';
import { Field } from '#web/ui/Field.tsx';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { showToast } from '#web/ui/toasts.ts';
import { refreshInterviews } from './interviews.live.ts';

type CancelDialogProps = { interview: Interview; onClose: () => void };

/** Asks before an interview is cancelled, and takes a message to the candidate. */
export function CancelDialog({ interview: { id, candidate: name }, onClose }: CancelDialogProps) {
  const t = useTexts(interviewsTexts);
  const client = useQueryClient();
  const { register, errorOf, failure, isBusy, submit } = useEndpointForm(cancelInterview, {
    defaults: { id: String(id), word: '' },
    onDone: async () => {
      showToast({ type: 'success', title: t('interviews.cancelled', { name }) });
      onClose();
      await refreshInterviews(client);
    },
  });
  return (
    <FormDialog
      danger
      title={t('interviews.cancel_title', { name })}
      saveLabel={t('interviews.cancel_do')}
      failure={failure}
      isBusy={isBusy}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className="text-ink-2">{t('interviews.cancel_text')}</p>
      <Field label={t('interviews.word_label')} optional error={errorOf('word')} counter={{ max: WORD_MAX }}>
        <TextArea autoFocus rows={3} {...register('word')} />
      </Field>
    </FormDialog>
  );
}
