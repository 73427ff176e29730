import { resetPassword } from '#shared/identity/identity.contract.ts';
import { identityTexts } from '#shared/identity/identity.texts.ts';
import { PASSWORD } from '#shared/identity/identity.values.ts';
import { AuthFrame } from '#web/identity/AuthFrame.tsx';
import { BackToSignIn } from '#web/identity/BackToSignIn.tsx';
import { FormFailure } from '#web/identity/FormFailure.tsx';
import { useSecondStep } from '#web/identity/sign-in/useSecondStep.ts';
import { useLinkToken } from '#web/identity/useLinkToken.ts';
import { metaTexts, pageTitle } from '#web/lib/meta-texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useEndpointForm } from '#web/lib/useEndpointForm.ts';
import { homeOf } from '#web/shell/navigation.ts';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Field } from '#web/ui/Field.tsx';
import { PasswordInput } from '#web/ui/PasswordInput.tsx';
import type { Route } from './+types/reset.ts';

export const handle = { footer: false };
export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle(matches, metaTexts(matches, identityTexts)('identity.reset_title')) },
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'no-referrer' },
];

export default function ResetPage() {
  const t = useTexts(identityTexts);
  const token = useLinkToken();
  const { register, submit, failure, errorOf, isBusy } = useEndpointForm(resetPassword, {
    defaults: { token: token ?? '', password: '' },
    onDone: ({ user }) => window.location.assign(homeOf(user.role)),
    onRefused: useSecondStep(null),
  });
  const trouble = token ? failure : t('identity.link_missing');
  return (
    <AuthFrame title={t('identity.reset_title')} text={t('identity.reset_text')}>
      <form method="post" onSubmit={submit} noValidate className="grid gap-s4">
        <FormFailure text={trouble} />
        <Field
          label={t('identity.new_password')}
          error={errorOf('password')}
          help={t('identity.password_help', { min: PASSWORD.min })}
        >
          <PasswordInput autoComplete="new-password" {...register('password')} />
        </Field>
        <Button type="submit" variant="primary" size="lg" wide busy={isBusy} disabled={!token}>
          {t('identity.save_password')}
        </Button>
      </form>
      {trouble && <ButtonLink to="/forgot">{t('identity.ask_new_link')}</ButtonLink>}
      <BackToSignIn />
    </AuthFrame>
  );
}
