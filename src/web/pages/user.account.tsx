import { findEmailChange } from '#shared/identity/account.contract.ts';
import { accountTexts } from '#shared/identity/account.texts.ts';
import { identityTexts } from '#shared/identity/identity.texts.ts';
import { security } from '#shared/identity/sign-in/security.contract.ts';
import { mailChoicesTexts } from '#shared/messenger/mail-choices.texts.ts';
import { listNoticeChoices } from '#shared/messenger/notices.contract.ts';
import { findOwnExport } from '#shared/people/own-data.contract.ts';
import { ownDataTexts } from '#shared/people/own-data.texts.ts';
import { AccountSections } from '#web/identity/account/AccountSections.tsx';
import { AccountTabs } from '#web/identity/account/AccountTabs.tsx';
import { EmailSection } from '#web/identity/account/EmailSection.tsx';
import { metaTexts, pageTitle } from '#web/lib/meta-texts.ts';
import { load, requireUser } from '#web/lib/server-context.ts';
import { useTexts } from '#web/lib/texts.ts';
import { NoticeChoices } from '#web/messenger/notices/NoticeChoices.tsx';
import { EraseSection } from '#web/people/own-data/EraseSection.tsx';
import { ExportSection } from '#web/people/own-data/ExportSection.tsx';
import { LanguageChoices } from '#web/shell/LanguageChoices.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import type { Route } from './+types/user.account.ts';

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle(matches, metaTexts(matches, identityTexts)('identity.account')) },
];

export async function loader(args: Route.LoaderArgs) {
  const user = requireUser(args);
  const [{ pending }, { has_password: hasPassword }, { choices }, { export: archive }] = await Promise.all([
    load(args, findEmailChange, {}),
    load(args, security, {}),
    load(args, listNoticeChoices, {}),
    load(args, findOwnExport, {}),
  ]);
  return { user, hasPassword, newEmail: pending?.email ?? null, choices, archive };
}

export default function AccountPage({ loaderData }: Route.ComponentProps) {
  const t = useTexts(accountTexts);
  const tIdentity = useTexts(identityTexts);
  const tMails = useTexts(mailChoicesTexts);
  const tOwn = useTexts(ownDataTexts);
  const { user, hasPassword, newEmail, choices, archive } = loaderData;
  const sections = [
    {
      id: 'email',
      title: t('account.email'),
      content: <EmailSection email={user.email} hasPassword={hasPassword} pending={newEmail} />,
    },
    ...(choices.length > 0
      ? [{ id: 'emails', title: tMails('mails.account_title'), content: <NoticeChoices initial={choices} /> }]
      : []),
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
