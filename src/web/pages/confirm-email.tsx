import { useState } from 'react';
import { confirmEmail } from '#shared/identity/account.contract.ts';
import { accountTexts } from '#shared/identity/account.texts.ts';
import { identityTexts } from '#shared/identity/identity.texts.ts';
import { AuthFrame } from '#web/identity/AuthFrame.tsx';
import { ConfirmEmailForm } from '#web/identity/account/ConfirmEmailForm.tsx';
import { FormFailure } from '#web/identity/FormFailure.tsx';
import { useLinkToken } from '#web/identity/useLinkToken.ts';
import { metaTexts, pageTitle } from '#web/lib/meta-texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useEndpointForm } from '#web/lib/useEndpointForm.ts';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import type { Route } from './+types/confirm-email.ts';

export const handle = { footer: false };
export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle(matches, metaTexts(matches, accountTexts)('account.confirm_title')) },
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'no-referrer' },
];

/** Asks for a click, because mail scanners open links too. */
export default function ConfirmEmailPage() {
  const t = useTexts(accountTexts);
  const tIdentity = useTexts(identityTexts);
  const token = useLinkToken();
  const [isDone, setDone] = useState(false);
  /** Why the link no longer works. */
  const [overWords, setOverWords] = useState<string | null>(null);
  /** The new address, where nobody is signed in to the account that is to have it. */
  const [elsewhere, setElsewhere] = useState<string | null>(null);
  const { submit, failure, isBusy } = useEndpointForm(confirmEmail, {
    defaults: { token: token ?? '' },
    onDone: () => {
      setDone(true);
      window.location.assign('/user/account');
    },
    onRefused: ({ code, message, extra }) => {
      if (code === 'link_expired') setOverWords(message);
      if (code === 'other_browser') setElsewhere(String(extra?.email ?? ''));
      return code === 'link_expired' || code === 'other_browser';
    },
  });
  const title = t('account.confirm_title');
  if (!token || overWords) {
    return (
      <AuthFrame title={title}>
        <FormFailure text={overWords ?? tIdentity('identity.link_missing')} />
        <p className="text-ink-2">{t('account.confirm_over')}</p>
        <ButtonLink to="/user/account" variant="primary">
          {t('account.to_account')}
        </ButtonLink>
      </AuthFrame>
    );
  }
  if (elsewhere !== null) {
    return (
      <AuthFrame title={title} text={t('account.confirm_password_text', { email: elsewhere })}>
        <ConfirmEmailForm token={token} onOver={setOverWords} />
      </AuthFrame>
    );
  }
  return (
    <AuthFrame title={title} text={t('account.confirm_text')}>
      <form onSubmit={submit} className="grid gap-s4">
        <FormFailure text={failure} />
        <Button type="submit" variant="primary" size="lg" wide busy={isBusy || isDone}>
          {t('account.confirm_button')}
        </Button>
      </form>
    </AuthFrame>
  );
}
