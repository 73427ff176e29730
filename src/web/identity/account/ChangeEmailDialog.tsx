import { changeEmail } from '#shared/identity/account.contract.ts';
import { accountTexts } from '#shared/identity/account.texts.ts';
import { identityTexts } from '#shared/identity/identity.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useEndpointForm } from '#web/lib/useEndpointForm.ts';
import { Field } from '#web/ui/Field.tsx';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { PasswordInput } from '#web/ui/PasswordInput.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';

type ChangeEmailDialogProps = { email: string; hasPassword: boolean; onDone: () => void; onClose: () => void };

export function ChangeEmailDialog({ email, hasPassword, onDone, onClose }: ChangeEmailDialogProps) {
  const t = useTexts(accountTexts);
  const tIdentity = useTexts(identityTexts);
  const { register, submit, failure, errorOf, isBusy } = useEndpointForm(changeEmail, {
    defaults: { email: '', ...(hasPassword && { current_password: '' }) },
    onDone,
  });
  return (
    <FormDialog
      title={t('account.change_email')}
      saveLabel={t('account.send_link')}
      isBusy={isBusy}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className="wrap-anywhere text-ink-2">{t('account.email_dialog_text', { email })}</p>
      <Field label={t('account.new_email')} error={errorOf('email')} required>
        <TextInput type="email" autoComplete="email" {...register('email')} />
      </Field>
      {hasPassword && (
        <Field label={tIdentity('identity.current_password')} error={errorOf('current_password')} required>
          <PasswordInput autoComplete="current-password" {...register('current_password')} />
        </Field>
      )}
    </FormDialog>
  );
}
