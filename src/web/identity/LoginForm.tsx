import { identityTexts } from '#shared/identity/identity.texts.ts';
import { ownPath } from '#shared/kernel/own-path.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useEndpointForm } from '#web/lib/useEndpointForm.ts';
import { homeOf } from '#web/shell/navigation.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Link } from '#web/ui/Link.tsx';
import { PasswordInput } from '#web/ui/PasswordInput.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { FormFailure } from './FormFailure.tsx';
import { useSecondStep } from './sign-in/useSecondStep.ts';

const loadLogin = () => import('#shared/identity/identity.contract.ts').then(({ login }) => login);

type LoginFormProps = {
  next: string | null;
  /** The form starts with this e-mail. */
  email?: string;
  /** Called once the new session exists. Resolves to the address to go to. */
  onSignedIn?: () => Promise<string>;
};

export function LoginForm({ next, email = '', onSignedIn }: LoginFormProps) {
  const t = useTexts(identityTexts);
  const { register, submit, failure, errorOf, isBusy } = useEndpointForm(loadLogin, {
    defaults: { email, password: '' },
    // The whole page is loaded again, because it belongs to another person now.
    onDone: async ({ user }) =>
      window.location.assign(onSignedIn ? await onSignedIn() : ownPath(next, homeOf(user.role))),
    onRefused: useSecondStep(next),
  });
  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-s4">
      <FormFailure text={failure} />
      <Field label={t('identity.email')} error={errorOf('email')}>
        <TextInput type="email" autoComplete="username" {...register('email')} />
      </Field>
      <Field
        label={t('identity.password')}
        error={errorOf('password')}
        aside={
          <Link to="/forgot" className="link">
            {t('identity.forgot_link')}
          </Link>
        }
      >
        <PasswordInput autoComplete="current-password" {...register('password')} />
      </Field>
      <Button type="submit" variant="primary" size="lg" wide busy={isBusy}>
        {t(isBusy ? 'identity.signing_in' : 'identity.sign_in')}
      </Button>
    </form>
  );
}
