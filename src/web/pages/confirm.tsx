import { useState } from 'react';
import { confirmRegistration, OpenedElsewhere as Registration } from '#shared/identity/identity.contract.ts';
import { identityTexts } from '#shared/identity/identity.texts.ts';
import { AuthFrame } from '#web/identity/AuthFrame.tsx';
import { BackToSignIn } from '#web/identity/BackToSignIn.tsx';
import { FormFailure } from '#web/identity/FormFailure.tsx';
import { OpenedElsewhere } from '#web/identity/OpenedElsewhere.tsx';
import { useLinkToken } from '#web/identity/useLinkToken.ts';
import { metaTexts, pageTitle } from '#web/lib/meta-texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useEndpointForm } from '#web/lib/useEndpointForm.ts';
import { homeOf } from '#web/shell/navigation.ts';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import type { Route } from './+types/confirm.ts';

export const handle = { footer: false };
export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle(matches, metaTexts(matches, identityTexts)('identity.confirm_title')) },
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'no-referrer' },
];

/** Asks for a click, because mail scanners open links too. */
export default function ConfirmPage() {
  const t = useTexts(identityTexts);
  const token = useLinkToken();
  const [isDone, setDone] = useState(false);
  /** Why the link no longer works. */
  const [overWords, setOverWords] = useState<string | null>(null);
  const [elsewhere, setElsewhere] = useState<Registration | null>(null);
  const { submit, failure, isBusy } = useEndpointForm(confirmRegistration, {
    defaults: { token: token ?? '' },
    onDone: ({ user }) => {
      setDone(true);
      window.location.assign(homeOf(user.role));
    },
    onRefused: ({ code, message, extra }) => {
      if (code === 'link_expired') setOverWords(message);
      if (code !== 'other_browser') return code === 'link_expired';
      setElsewhere(Registration.parse(extra?.registration));
      return true;
    },
  });
  if (token && elsewhere) return <OpenedElsewhere token={token} registration={elsewhere} />;
  if (!token || overWords) {
    return (
      <AuthFrame title={t('identity.confirm_title')}>
        <FormFailure text={overWords ?? t('identity.link_missing')} />
        <p className="text-ink-2">{t('identity.confirm_no_link')}</p>
        <div className="grid gap-s3 sm:grid-cols-2">
          <ButtonLink to="/login" variant="primary">
            {t('identity.sign_in')}
          </ButtonLink>
          <ButtonLink to="/register">{t('identity.register_again')}</ButtonLink>
        </div>
      </AuthFrame>
    );
  }
  return (
    <AuthFrame title={t('identity.confirm_title')} text={t('identity.confirm_text')}>
      <form onSubmit={submit} className="grid gap-s4">
        <FormFailure text={failure} />
        <Button type="submit" variant="primary" size="lg" wide busy={isBusy || isDone}>
          {t('identity.confirm_button')}
        </Button>
      </form>
      <BackToSignIn />
    </AuthFrame>
  );
}
