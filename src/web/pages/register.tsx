import { useState } from 'react';
import { redirect, useSearchParams } from 'react-router';
import { identityTexts } from '#shared/identity/identity.texts.ts';
import type { RegistrableRole } from '#shared/identity/identity.values.ts';
import { listProviders } from '#shared/identity/sign-in/providers.contract.ts';
import { ClaimNote } from '#web/applications/claim/ClaimNote.tsx';
import { receiptAddress, signInAndClaimAddress } from '#web/applications/claim/claim-address.ts';
import { loadClaim } from '#web/applications/claim/load-claim.ts';
import { AuthFrame } from '#web/identity/AuthFrame.tsx';
import { CheckMail } from '#web/identity/CheckMail.tsx';
import { loadRegister, RegisterForm, type Registration } from '#web/identity/RegisterForm.tsx';
import { LineWith } from '#web/identity/sign-in/LineWith.tsx';
import { ProviderButtons } from '#web/identity/sign-in/ProviderButtons.tsx';
import { ProviderProblem } from '#web/identity/sign-in/ProviderProblem.tsx';
import { call } from '#web/lib/call.ts';
import { metaTexts, pageTitle } from '#web/lib/meta-texts.ts';
import { type PageHandle, sharedBy } from '#web/lib/page-handle.ts';
import { serverContext } from '#web/lib/server-context.ts';
import { useTexts } from '#web/lib/texts.ts';
import { homeOf } from '#web/shell/navigation.ts';
import { Link } from '#web/ui/Link.tsx';
import type { Route } from './+types/register.ts';

const sharedByRole = sharedBy('role');
export const handle: PageHandle = {
  footer: false,
  // A claimed application belongs to one person, and a problem with a provider to one sign-in: such pages are not shared.
  sharedAs: (query) => (query.has('application') || query.has('problem') ? null : sharedByRole(query)),
};
export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle(matches, metaTexts(matches, identityTexts)('identity.register_title')) },
  { name: 'robots', content: 'noindex' },
  // The address may contain the secret of an application.
  { name: 'referrer', content: 'no-referrer' },
];

export async function loader({ context, request }: Route.LoaderArgs) {
  const { user, call } = context.get(serverContext);
  const application = new URL(request.url).searchParams.get('application');
  // People with an account claim the application on its receipt.
  if (user) throw redirect(application ? receiptAddress(application) : homeOf(user.role));
  return { claim: await loadClaim(call, application), providers: (await call(listProviders, {})).providers };
}

export default function RegisterPage({ loaderData: { claim, providers } }: Route.ComponentProps) {
  const t = useTexts(identityTexts);
  const [query] = useSearchParams();
  const [role, setRole] = useState<RegistrableRole>(query.get('role') === 'company' ? 'company' : 'candidate');
  const [sent, setSent] = useState<Registration | null>(null);
  if (sent) {
    return (
      <AuthFrame title={t('identity.check_mail_title')}>
        <CheckMail
          text={t('identity.check_mail_text', { email: sent.email })}
          onAgain={async () => call(await loadRegister(), sent)}
          onOther={() => setSent(null)}
        />
      </AuthFrame>
    );
  }
  const text = role === 'company' ? 'identity.register_company_text' : 'identity.register_candidate_text';
  return (
    <AuthFrame title={t('identity.register_title')} text={t(text)}>
      {claim && <ClaimNote claim={claim} by="register" />}
      <ProviderProblem providers={providers} />
      <RegisterForm
        role={role}
        onRole={setRole}
        application={claim?.receipt ?? null}
        {...(claim && { known: claim })}
        onSent={setSent}
      />
      {/* An application that was sent as a guest is claimed by the password form alone. */}
      {!claim && providers.length > 0 && (
        <>
          <LineWith text={t('identity.or')} />
          <ProviderButtons providers={providers} role={role} next={query.get('next')} />
        </>
      )}
      <p className="text-sm text-ink-2">
        {t('identity.have_account')}{' '}
        <Link to={claim ? signInAndClaimAddress(claim.receipt) : '/login'} className="link">
          {t('identity.sign_in')}
        </Link>
      </p>
    </AuthFrame>
  );
}
