import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { rejectJob } from '#shared/jobs/job-approval.contract.ts';
import { jobApprovalTexts } from '#shared/jobs/job-approval.texts.ts';
import { REJECTION_REASON } from '#shared/jobs/jobs.values.ts';
import { isAppError } from '#shared/kernel/errors.ts';
import { uiTexts } from '#shared/reference/ui.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Field } from '#web/ui/Field.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';

type ApprovalRejectProps = {
  title: string;
  text: string;
  onReject: (reason: string) => Promise<void>;
  onClose: () => void;
};

const Reason = rejectJob.input.pick({ reason: true });

/** A rejection needs a reason that helps the employer. */
export function ApprovalReject({ title, text, onReject, onClose }: ApprovalRejectProps) {
  const t = useTexts(jobApprovalTexts);
  const tUi = useTexts(uiTexts);
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(Reason),
    defaultValues: { reason: '' },
    mode: 'onTouched',
  });
  const submit = handleSubmit(async ({ reason }) => {
    try {
      await onReject(reason);
    } catch (error) {
      if (!isAppError(error)) throw error;
      setError('reason', { message: error.errors?.reason?.[0] ?? error.message }, { shouldFocus: true });
    }
  });
  return (
    <Dialog
      open
      onClose={onClose}
      size="sm"
      locked={formState.isSubmitting}
      title={t('approval.reject_title', { title })}
      onSubmit={submit}
      footer={
        <>
          <Button variant="quiet" onClick={onClose} disabled={formState.isSubmitting}>
            {tUi('ui.cancel')}
          </Button>
          <Button type="submit" variant="danger-solid" busy={formState.isSubmitting}>
            {t('approval.reject')}
          </Button>
        </>
      }
    >
      <div className="grid gap-s4">
        <p className="text-ink-2">{text}</p>
        <Field
          label={t('approval.reason')}
          help={t('approval.reason_help')}
          error={formState.errors.reason?.message}
          counter={{ max: REJECTION_REASON.max }}
          required
        >
          <TextArea rows={4} autoFocus {...register('reason')} />
        </Field>
      </div>
    </Dialog>
  );
}
