import { useEffect } from 'react';
import { confirmEmail } from '#shared/identity/account.contract.ts';
import { accountTexts } from '#shared/identity/account.texts.ts';
import { identityTexts } from '#shared/identity/identity.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useEndpointForm } from '#web/lib/useEndpointForm.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { PasswordInput } from '#web/ui/PasswordInput.tsx';
import { FormFailure } from '../FormFailure.tsx';
import { useSecondStep } from '../sign-in/useSecondStep.ts';

type ConfirmEmailFormProps = { token: string; onOver: (words: string) => void };

/** For people who open the link in a browser in which they are not signed in. */
export function ConfirmEmailForm({ token, onOver }: ConfirmEmailFormProps) {
  const t = useTexts(accountTexts);
  const tIdentity = useTexts(identityTexts);
  const toSecondStep = useSecondStep('/user/account');
  const { register, submit, failure, errorOf, isBusy, setFocus } = useEndpointForm(confirmEmail, {
    defaults: { token, password: '' },
    onDone: () => window.location.assign('/user/account'),
    onRefused: (error) => {
      if (error.code === 'link_expired') onOver(error.message);
      return error.code === 'link_expired' || toSecondStep(error);
    },
  });
  // The button that had the focus no longer exists.
  useEffect(() => setFocus('password'), [setFocus]);
  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-s4">
      <FormFailure text={failure} />
      <Field label={tIdentity('identity.password')} error={errorOf('password')}>
        <PasswordInput autoComplete="current-password" {...register('password')} />
      </Field>
      <Button type="submit" variant="primary" size="lg" wide busy={isBusy}>
        {t('account.confirm_button')}
      </Button>
    </form>
  );
}
