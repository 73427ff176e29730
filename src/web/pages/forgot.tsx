import { useState } from 'react';
import { identityTexts } from '#shared/identity/identity.texts.ts';
import { AuthFrame } from '#web/identity/AuthFrame.tsx';
import { BackToSignIn } from '#web/identity/BackToSignIn.tsx';
import { CheckMail } from '#web/identity/CheckMail.tsx';
import { FormFailure } from '#web/identity/FormFailure.tsx';
import { call } from '#web/lib/call.ts';
import { metaTexts, pageTitle } from '#web/lib/meta-texts.ts';
import { type PageHandle, sharedBy } from '#web/lib/page-handle.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useEndpointForm } from '#web/lib/useEndpointForm.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import type { Route } from './+types/forgot.ts';

export const handle: PageHandle = { footer: false, sharedAs: sharedBy() };
export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle(matches, metaTexts(matches, identityTexts)('identity.forgot_title')) },
  { name: 'robots', content: 'noindex' },
];

const loadForgotPassword = () =>
  import('#shared/identity/identity.contract.ts').then(({ forgotPassword }) => forgotPassword);

export default function ForgotPage() {
  const t = useTexts(identityTexts);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { register, submit, failure, errorOf, isBusy } = useEndpointForm(loadForgotPassword, {
    defaults: { email: '' },
    onDone: (_, { email }) => setSentTo(email),
  });
  if (sentTo) {
    return (
      <AuthFrame title={t('identity.forgot_sent_title')}>
        <CheckMail
          text={t('identity.forgot_sent_text', { email: sentTo })}
          onAgain={async () => call(await loadForgotPassword(), { email: sentTo })}
          onOther={() => setSentTo(null)}
        />
      </AuthFrame>
    );
  }
  return (
    <AuthFrame title={t('identity.forgot_title')} text={t('identity.forgot_text')}>
      <form method="post" onSubmit={submit} noValidate className="grid gap-s4">
        <FormFailure text={failure} />
        <Field label={t('identity.email')} error={errorOf('email')}>
          <TextInput type="email" autoComplete="username" {...register('email')} />
        </Field>
        <Button type="submit" variant="primary" size="lg" wide busy={isBusy}>
          {t('identity.send_link')}
        </Button>
      </form>
      <BackToSignIn />
    </AuthFrame>
  );
}
