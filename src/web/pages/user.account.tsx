import { identityTexts } from '#shared/identity/identity.texts.ts';
import { findOwnChoice } from '#shared/messenger/mail-choices.contract.ts';
import { mailChoicesTexts } from '#shared/messenger/mail-choices.texts.ts';
import { ChangePasswordForm } from '#web/identity/ChangePasswordForm.tsx';
import { metaTexts, pageTitle } from '#web/lib/meta-texts.ts';
import { load, requireUser } from '#web/lib/server-context.ts';
import { useSessionUser } from '#web/lib/session.ts';
import { useTexts } from '#web/lib/texts.ts';
import { UnreadMailsSwitch } from '#web/messenger/mails/UnreadMailsSwitch.tsx';
import { LanguageChoices } from '#web/shell/LanguageChoices.tsx';
import { Card } from '#web/ui/Card.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import type { Route } from './+types/user.account.ts';

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle(matches, metaTexts(matches, identityTexts)('identity.account')) },
];

/** Only the two sides of conversations have messages. */
export async function loader(args: Route.LoaderArgs) {
  const { role } = requireUser(args);
  const hasMessages = role === 'candidate' || role === 'company';
  return { wantsMails: hasMessages ? (await load(args, findOwnChoice, {})).wanted : null };
}

export default function AccountPage({ loaderData: { wantsMails } }: Route.ComponentProps) {
  const t = useTexts(identityTexts);
  const tMails = useTexts(mailChoicesTexts);
  const user = useSessionUser();
  return (
    <main id="main" className="wrap py-s6">
      <PageHead title={user?.name} lead={t('identity.account_text', { email: user?.email ?? '' })} />
      <Card as="section" title={t('identity.change_password')} pad className="max-w-160">
        <ChangePasswordForm />
      </Card>
      {wantsMails !== null && (
        <Card as="section" title={tMails('mails.account_title')} pad className="mt-s5 max-w-160">
          <UnreadMailsSwitch initially={wantsMails} />
        </Card>
      )}
      {/* The menu of languages has no room in a phone's bar. */}
      <LanguageChoices className="mt-s5 text-sm text-ink-2 md:hidden" />
    </main>
  );
}
