import { useEffect } from 'react';
import { confirmRegistration } from '#shared/identity/identity.contract.ts';
import { identityTexts } from '#shared/identity/identity.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useEndpointForm } from '#web/lib/useEndpointForm.ts';
import { homeOf } from '#web/shell/navigation.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { PasswordInput } from '#web/ui/PasswordInput.tsx';
import { FormFailure } from './FormFailure.tsx';

export function ConfirmByPassword({ token }: { token: string }) {
  const t = useTexts(identityTexts);
  const { register, submit, failure, errorOf, isBusy, setFocus } = useEndpointForm(confirmRegistration, {
    defaults: { token, password: '' },
    onDone: ({ user }) => window.location.assign(homeOf(user.role)),
  });
  // The button that had the focus no longer exists.
  useEffect(() => setFocus('password'), [setFocus]);
  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-s4">
      <FormFailure text={failure} />
      <Field label={t('identity.password')} error={errorOf('password')} help={t('identity.typed_password_help')}>
        <PasswordInput autoComplete="current-password" {...register('password')} />
      </Field>
      <Button type="submit" variant="primary" size="lg" wide busy={isBusy}>
        {t('identity.confirm_button')}
      </Button>
    </form>
  );
}
