import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { undoEmailChange } from '#shared/identity/account.contract.ts';
import { accountTexts } from '#shared/identity/account.texts.ts';
import { identityTexts } from '#shared/identity/identity.texts.ts';
import { AuthFrame } from '#web/identity/AuthFrame.tsx';
import { BackToSignIn } from '#web/identity/BackToSignIn.tsx';
import { FormFailure } from '#web/identity/FormFailure.tsx';
import { useLinkToken } from '#web/identity/useLinkToken.ts';
import { metaTexts, pageTitle } from '#web/lib/meta-texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useEndpointForm } from '#web/lib/useEndpointForm.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import type { Route } from './+types/not-my-change.ts';

export const handle = { footer: false };
export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle(matches, metaTexts(matches, accountTexts)('account.undo_title')) },
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'no-referrer' },
];

/** Asks for a click, because mail scanners open links too. */
export default function NotMyChangePage() {
  const t = useTexts(accountTexts);
  const tIdentity = useTexts(identityTexts);
  const token = useLinkToken();
  const [isDone, setDone] = useState(false);
  const [overWords, setOverWords] = useState<string | null>(null);
  const { submit, failure, isBusy } = useEndpointForm(undoEmailChange, {
    defaults: { token: token ?? '' },
    onDone: () => setDone(true),
    onRefused: ({ code, message }) => {
      if (code === 'link_expired') setOverWords(message);
      return code === 'link_expired';
    },
  });
  if (isDone) {
    return (
      <AuthFrame title={t('account.undone_title')}>
        <Banner tone="success" icon={MailCheck} announce>
          {t('account.undone_text')}
        </Banner>
        <BackToSignIn />
      </AuthFrame>
    );
  }
  if (!token || overWords) {
    return (
      <AuthFrame title={t('account.undo_title')}>
        <FormFailure text={overWords ?? tIdentity('identity.link_missing')} />
        <p className="text-ink-2">{t('account.undo_over')}</p>
        <ButtonLink to="/forgot" variant="primary">
          {tIdentity('identity.forgot_title')}
        </ButtonLink>
        <BackToSignIn />
      </AuthFrame>
    );
  }
  return (
    <AuthFrame title={t('account.undo_title')} text={t('account.undo_text')}>
      <form onSubmit={submit} className="grid gap-s4">
        <FormFailure text={failure} />
        <Button type="submit" variant="primary" size="lg" wide busy={isBusy}>
          {t('account.undo_button')}
        </Button>
      </form>
      <BackToSignIn />
    </AuthFrame>
  );
}
