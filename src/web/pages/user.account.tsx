import { findEmailChange } from '#shared/identity/account.contract.ts';
import { accountTexts } from '#shared/identity/account.texts.ts';
import { identityTexts } from '#shared/identity/identity.texts.ts';
import { security } from '#shared/identity/sign-in/security.contract.ts';
import { findOwnChoice } from '#shared/messenger/mail-choices.contract.ts';
import { mailChoicesTexts } from '#shared/messenger/mail-choices.texts.ts';
import { MAILS_ABOUT } from '#shared/messenger/messenger.values.ts';
import { findOwnExport } from '#shared/people/own-data.contract.ts';
import { ownDataTexts } from '#shared/people/own-data.texts.ts';
import { AccountSections } from '#web/identity/account/AccountSections.tsx';
import { AccountTabs } from '#web/identity/account/AccountTabs.tsx';
import { EmailSection } from '#web/identity/account/EmailSection.tsx';
import { metaTexts, pageTitle } from '#web/lib/meta-texts.ts';
import { load, requireUser } from '#web/lib/server-context.ts';
import { useTexts } from '#web/lib/texts.ts';
import { MailsSwitch } from '#web/messenger/mails/MailsSwitch.tsx';
import { EraseSection } from '#web/people/own-data/EraseSection.tsx';
import { ExportSection } from '#web/people/own-data/ExportSection.tsx';
import { LanguageChoices } from '#web/shell/LanguageChoices.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import type { Route } from './+types/user.account.ts';

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle(matches, metaTexts(matches, identityTexts)('identity.account')) },
];

/** Loads the choices about mails only for those who get them: candidates and companies, and candidates alone. */
export async function loader(args: Route.LoaderArgs) {
  const user = requireUser(args);
  const hasMessages = user.role === 'candidate' || user.role === 'company';
  const [{ pending }, { has_password: hasPassword }, messages, stages, { export: archive }] = await Promise.all([
    load(args, findEmailChange, {}),
    load(args, security, {}),
    hasMessages ? load(args, findOwnChoice, { about: 'messages' }) : null,
    user.role === 'candidate' ? load(args, findOwnChoice, { about: 'stages' }) : null,
    load(args, findOwnExport, {}),
  ]);
  const wants = { messages: messages?.wanted, stages: stages?.wanted };
  return { user, hasPassword, newEmail: pending?.email ?? null, wants, archive };
}

export default function AccountPage({ loaderData }: Route.ComponentProps) {
  const t = useTexts(accountTexts);
  const tIdentity = useTexts(identityTexts);
  const tMails = useTexts(mailChoicesTexts);
  const tOwn = useTexts(ownDataTexts);
  const { user, hasPassword, newEmail, wants, archive } = loaderData;
  const sections = [
    {
      id: 'email',
      title: t('account.email'),
      content: <EmailSection email={user.email} hasPassword={hasPassword} pending={newEmail} />,
    },
    ...(wants.messages === undefined
      ? []
      : [
          {
            id: 'emails',
            title: tMails('mails.account_title'),
            content: (
              <div className="grid gap-s3">
                {MAILS_ABOUT.map((about) => {
                  const wanted = wants[about];
                  return wanted === undefined ? null : <MailsSwitch key={about} about={about} initially={wanted} />;
                })}
              </div>
            ),
          },
        ]),
    {
      id: 'language',
      title: t('account.language'),
      content: (
        <div className="grid gap-s3">
          <LanguageChoices />
          <p className="text-sm text-ink-2">{t('account.language_text')}</p>
        </div>
      ),
    },
    { id: 'data', title: tOwn('own.export_title'), content: <ExportSection initial={archive} /> },
    { id: 'erase', title: tOwn('own.erase_title'), content: <EraseSection user={user} hasPassword={hasPassword} /> },
  ];
  return (
    <main id="main" className="wrap py-s6 max-md:py-s4">
      <PageHead title={tIdentity('identity.account')} lead={user.name} />
      <AccountTabs current="account" />
      <AccountSections sections={sections} />
    </main>
  );
}
