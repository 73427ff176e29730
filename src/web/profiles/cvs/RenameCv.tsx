import { cvsTexts } from '#shared/profiles/cvs.texts.ts';
import { RESUME } from '#shared/profiles/profiles.values.ts';
import { type Resume, renameResume } from '#shared/profiles/resumes.contract.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useEndpointForm } from '#web/lib/useEndpointForm.ts';
import { Field } from '#web/ui/Field.tsx';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { showToast } from '#web/ui/toasts.ts';

type RenameCvProps = { cv: Resume; onClose: () => void; onRenamed: () => void };

export function RenameCv({ cv, onClose, onRenamed }: RenameCvProps) {
  const t = useTexts(cvsTexts);
  const { register, submit, failure, errorOf, isBusy } = useEndpointForm(renameResume, {
    defaults: { id: String(cv.id), name: cv.name.replace(/\.\w+$/, '') },
    onDone({ resume: { name } }) {
      showToast({ type: 'success', title: t('cvs.renamed', { name }) });
      onRenamed();
    },
  });
  return (
    <FormDialog
      title={t('cvs.rename_title')}
      saveLabel={t('cvs.save')}
      isBusy={isBusy}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={t('cvs.name')} help={t('cvs.name_help')} error={errorOf('name')} required>
        <TextInput {...register('name')} dir="auto" maxLength={RESUME.nameMax} autoFocus />
      </Field>
    </FormDialog>
  );
}
