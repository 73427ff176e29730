import { useRevalidator } from 'react-router';
import { listSessions } from '#shared/identity/account.contract.ts';
import { accountTexts } from '#shared/identity/account.texts.ts';
import { identityTexts } from '#shared/identity/identity.texts.ts';
import { security as loadSecurity } from '#shared/identity/sign-in/security.contract.ts';
import { securityTexts } from '#shared/identity/sign-in/security.texts.ts';
import { AccountTabs } from '#web/identity/account/AccountTabs.tsx';
import { SessionsSection } from '#web/identity/account/SessionsSection.tsx';
import { ChangePasswordForm } from '#web/identity/ChangePasswordForm.tsx';
import { AppSection } from '#web/identity/security/AppSection.tsx';
import { HeldBackNote } from '#web/identity/security/HeldBackNote.tsx';
import { PasskeysSection } from '#web/identity/security/PasskeysSection.tsx';
import { ProvidersSection } from '#web/identity/security/ProvidersSection.tsx';
import { ProviderProblem } from '#web/identity/sign-in/ProviderProblem.tsx';
import { metaTexts, pageTitle } from '#web/lib/meta-texts.ts';
import { load, requireUser } from '#web/lib/server-context.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Card } from '#web/ui/Card.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import type { Route } from './+types/user.security.ts';

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle(matches, metaTexts(matches, securityTexts)('security.title')) },
];

export async function loader(args: Route.LoaderArgs) {
  requireUser(args);
  const [security, { sessions }] = await Promise.all([load(args, loadSecurity, {}), load(args, listSessions, {})]);
  return { security, sessions };
}

export default function SecurityPage({ loaderData: { security, sessions } }: Route.ComponentProps) {
  const t = useTexts(securityTexts);
  const tAccount = useTexts(accountTexts);
  const tIdentity = useTexts(identityTexts);
  const { revalidate } = useRevalidator();
  const { held_back: isHeldBack, has_password: hasPassword, passkeys, providers } = security;
  return (
    <main id="main" className="wrap py-s6 max-md:py-s4">
      <PageHead title={t('security.title')} lead={t('security.lead')} />
      {!isHeldBack && <AccountTabs current="security" />}
      <div className="mb-s5 grid gap-s4 empty:hidden">
        {isHeldBack && <HeldBackNote hasPasskey={passkeys.length > 0} />}
        <ProviderProblem providers={providers} />
      </div>
      <div className="grid items-start gap-s5 lg:grid-cols-[minmax(0,1fr)_360px]">
        <div className="grid min-w-0 gap-s5">
          {/* Whoever was held back may now go anywhere, so the whole page is loaded again. */}
          <AppSection
            factor={security.second_factor}
            onTurnedOn={() => (isHeldBack ? window.location.reload() : revalidate())}
          />
          <PasskeysSection passkeys={passkeys} />
          <Card as="section" id="sessions" title={tAccount('account.sessions')} pad className="scroll-mt-18">
            <SessionsSection sessions={sessions} />
          </Card>
        </div>
        <div className="grid min-w-0 gap-s5">
          {!isHeldBack && (
            <Card
              as="section"
              title={hasPassword ? tIdentity('identity.change_password') : t('security.set_password')}
              pad
            >
              <ChangePasswordForm hasPassword={hasPassword} />
            </Card>
          )}
          {!isHeldBack && providers.length > 0 && <ProvidersSection providers={providers} />}
        </div>
      </div>
    </main>
  );
}
