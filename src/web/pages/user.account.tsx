import { identityTexts } from '#shared/identity/identity.texts.ts';
import { ChangePasswordForm } from '#web/identity/ChangePasswordForm.tsx';
import { metaTexts } from '#web/lib/meta-texts.ts';
import { useSessionUser } from '#web/lib/session.ts';
import { useTexts } from '#web/lib/texts.ts';
import { LanguageChoices } from '#web/shell/LanguageChoices.tsx';
import { Card } from '#web/ui/Card.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import type { Route } from './+types/user.account.ts';

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `${metaTexts(matches, identityTexts)('identity.account')} · Fursa` },
];

export default function AccountPage() {
  const t = useTexts(identityTexts);
  const user = useSessionUser();
  return (
    <main id="main" className="wrap py-s6">
      <PageHead title={user?.name} lead={t('identity.account_text', { email: user?.email ?? '' })} />
      <Card as="section" title={t('identity.change_password')} pad className="max-w-160">
        <ChangePasswordForm />
      </Card>
      {/* The menu of languages has no room in a phone's bar. */}
      <LanguageChoices className="mt-s5 text-sm text-ink-2 md:hidden" />
    </main>
  );
}
