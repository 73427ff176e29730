import { useState } from 'react';
import { confirmRegistration, OpenedElsewhere as Registration } from '#shared/identity/identity.contract.ts';
import { identityTexts } from '#shared/identity/identity.texts.ts';
import { AuthFrame } from '#web/identity/AuthFrame.tsx';
import { FormFailure } from '#web/identity/FormFailure.tsx';
import { OpenedElsewhere } from '#web/identity/OpenedElsewhere.tsx';
import { useLinkToken } from '#web/identity/useLinkToken.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useEndpointForm } from '#web/lib/useEndpointForm.ts';
import { homeOf } from '#web/shell/navigation.ts';
import { Button } from '#web/ui/Button.tsx';
import type { Route } from './+types/confirm.ts';

export const handle = { footer: false };
export const meta: Route.MetaFunction = () => [
  { title: 'Confirm your e-mail · Fursa' },
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'no-referrer' },
];

/** A click, not the opening of the page: mail scanners open links too. */
export default function ConfirmPage() {
  const t = useTexts(identityTexts);
  const token = useLinkToken();
  const [isDone, setDone] = useState(false);
  const [elsewhere, setElsewhere] = useState<Registration | null>(null);
  const { submit, failure, isBusy } = useEndpointForm(confirmRegistration, {
    defaults: { token: token ?? '' },
    onDone: ({ user }) => {
      setDone(true);
      window.location.assign(homeOf(user.role));
    },
    onRefused: ({ code, extra }) => {
      if (code !== 'other_browser') return false;
      setElsewhere(Registration.parse(extra?.registration));
      return true;
    },
  });
  if (token && elsewhere) return <OpenedElsewhere token={token} registration={elsewhere} />;
  return (
    <AuthFrame title={t('identity.confirm_title')} text={t('identity.confirm_text')}>
      <form onSubmit={submit} className="grid gap-s4">
        <FormFailure text={token ? failure : t('identity.link_missing')} />
        <Button type="submit" variant="primary" size="lg" wide busy={isBusy || isDone} disabled={!token}>
          {t('identity.confirm_button')}
        </Button>
      </form>
    </AuthFrame>
  );
}
