import { identityTexts } from '#shared/identity/identity.texts.ts';
import { PASSWORD } from '#shared/identity/identity.values.ts';
import { acceptInvitation } from '#shared/profiles/team.contract.ts';
import { teamTexts } from '#shared/profiles/team.texts.ts';
import { useSecondStep } from '#web/identity/sign-in/useSecondStep.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useEndpointForm } from '#web/lib/useEndpointForm.ts';
import { homeOf } from '#web/shell/navigation.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { PasswordInput } from '#web/ui/PasswordInput.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';

export function AcceptInvitationForm({ token, hasAccount }: { token: string; hasAccount: boolean }) {
  const t = useTexts(teamTexts);
  const tIdentity = useTexts(identityTexts);
  const { register, submit, failure, errorOf, isBusy } = useEndpointForm(acceptInvitation, {
    defaults: hasAccount ? { token, password: '' } : { token, name: '', password: '' },
    onDone: ({ user }) => window.location.assign(homeOf(user.role)),
    onRefused: useSecondStep(null),
  });
  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-s4">
      {failure && (
        <Banner tone="danger" announce>
          {failure}
        </Banner>
      )}
      {!hasAccount && (
        <Field label={tIdentity('identity.name')} error={errorOf('name')}>
          <TextInput autoComplete="name" {...register('name')} />
        </Field>
      )}
      <Field
        label={tIdentity('identity.password')}
        error={errorOf('password')}
        help={hasAccount ? undefined : tIdentity('identity.password_help', { min: PASSWORD.min })}
      >
        <PasswordInput autoComplete={hasAccount ? 'current-password' : 'new-password'} {...register('password')} />
      </Field>
      <Button type="submit" variant="primary" size="lg" wide busy={isBusy}>
        {t('team.accept_button')}
      </Button>
    </form>
  );
}
