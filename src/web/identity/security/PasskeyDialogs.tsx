import { useForm } from 'react-hook-form';
import { PASSKEY_NAME } from '#shared/identity/identity.values.ts';
import { type Passkey, renamePasskey } from '#shared/identity/sign-in/passkeys.contract.ts';
import { securityTexts } from '#shared/identity/sign-in/security.texts.ts';
import { validationTexts } from '#shared/kernel/validation.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useEndpointForm } from '#web/lib/useEndpointForm.ts';
import { Field } from '#web/ui/Field.tsx';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';

type PasskeyNameDialogProps = { onName: (name: string) => void; onClose: () => void };

/** Asks for the name first, because the browser then asks for the fingerprint. */
export function PasskeyNameDialog({ onName, onClose }: PasskeyNameDialogProps) {
  const t = useTexts(securityTexts);
  const tRule = useTexts(validationTexts);
  const { register, handleSubmit, formState } = useForm({ defaultValues: { name: '' } });
  return (
    <FormDialog
      title={t('security.passkey_add')}
      saveLabel={t('security.passkey_add')}
      isBusy={false}
      onSubmit={handleSubmit(({ name }) => onName(name.trim()))}
      onClose={onClose}
    >
      <Field
        label={t('security.passkey_name')}
        help={t('security.passkey_name_help')}
        error={formState.errors.name?.message}
        required
      >
        <TextInput
          dir="auto"
          autoComplete="off"
          maxLength={PASSKEY_NAME.max}
          {...register('name', { validate: (name) => name.trim() !== '' || tRule('rule.required') })}
        />
      </Field>
    </FormDialog>
  );
}

type RenamePasskeyDialogProps = { passkey: Passkey; onDone: () => void; onClose: () => void };

export function RenamePasskeyDialog({ passkey, onDone, onClose }: RenamePasskeyDialogProps) {
  const t = useTexts(securityTexts);
  const { register, submit, failure, errorOf, isBusy } = useEndpointForm(renamePasskey, {
    defaults: { id: String(passkey.id), name: passkey.name },
    onDone,
  });
  return (
    <FormDialog
      title={t('security.passkey_rename_title')}
      saveLabel={t('security.save')}
      isBusy={isBusy}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={t('security.passkey_name')} error={errorOf('name')} required>
        <TextInput dir="auto" autoComplete="off" maxLength={PASSKEY_NAME.max} {...register('name')} />
      </Field>
    </FormDialog>
  );
}
