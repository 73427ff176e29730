import { Mail } from 'lucide-react';
import { redirect, useSearchParams } from 'react-router';
import { identityTexts } from '#shared/identity/identity.texts.ts';
import { listProviders } from '#shared/identity/sign-in/providers.contract.ts';
import { ownPath } from '#shared/kernel/own-path.ts';
import { ClaimNote } from '#web/applications/claim/ClaimNote.tsx';
import { claimAddress, receiptAddress } from '#web/applications/claim/claim-address.ts';
import { claimAfterSignIn } from '#web/applications/claim/claim-after-sign-in.ts';
import { loadClaim } from '#web/applications/claim/load-claim.ts';
import { AuthFrame } from '#web/identity/AuthFrame.tsx';
import { LoginForm } from '#web/identity/LoginForm.tsx';
import { LineWith } from '#web/identity/sign-in/LineWith.tsx';
import { OtherWays } from '#web/identity/sign-in/OtherWays.tsx';
import { ProviderProblem } from '#web/identity/sign-in/ProviderProblem.tsx';
import { metaTexts, pageTitle } from '#web/lib/meta-texts.ts';
import { type PageHandle, sharedBy } from '#web/lib/page-handle.ts';
import { serverContext } from '#web/lib/server-context.ts';
import { useTexts } from '#web/lib/texts.ts';
import { homeOf } from '#web/shell/navigation.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import type { Route } from './+types/login.ts';

const sharedByNext = sharedBy('next');
export const handle: PageHandle = {
  footer: false,
  // A claimed application belongs to one person, and a problem with a provider to one sign-in: such pages are not shared.
  sharedAs: (query) => (query.has('application') || query.has('problem') ? null : sharedByNext(query)),
};
export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle(matches, metaTexts(matches, identityTexts)('identity.sign_in')) },
  { name: 'robots', content: 'noindex' },
  // The address may contain the secret of an application.
  { name: 'referrer', content: 'no-referrer' },
];

export async function loader({ context, request }: Route.LoaderArgs) {
  const { user, call } = context.get(serverContext);
  const query = new URL(request.url).searchParams;
  const next = query.get('next');
  const application = query.get('application');
  if (user && application) throw redirect(receiptAddress(application));
  // A signed-in person who was sent here lacks a permission, not a session: they may want to use another account.
  if (user && next === null) throw redirect(homeOf(user.role));
  return { claim: await loadClaim(call, application), providers: (await call(listProviders, {})).providers };
}

export default function LoginPage({ loaderData: { claim, providers } }: Route.ComponentProps) {
  const t = useTexts(identityTexts);
  const [query] = useSearchParams();
  const next = query.get('next');
  const keep = next ? `&next=${encodeURIComponent(ownPath(next, '/'))}` : '';
  return (
    <AuthFrame title={t('identity.welcome_back')} text={t('identity.welcome_back_text')}>
      {claim && <ClaimNote claim={claim} by="sign_in" />}
      <ProviderProblem providers={providers} />
      <LoginForm
        next={claim ? receiptAddress(claim.receipt) : next}
        {...(claim && { email: claim.email, onSignedIn: () => claimAfterSignIn(claim.receipt) })}
      />
      <OtherWays providers={providers} next={claim ? receiptAddress(claim.receipt) : next} />
      <LineWith text={t('identity.new_here')} />
      <div className="grid gap-s3 sm:grid-cols-2">
        <ButtonLink to={claim ? claimAddress(claim.receipt) : `/register?role=candidate${keep}`}>
          {t('identity.i_look_for_work')}
        </ButtonLink>
        <ButtonLink to={`/register?role=company${keep}`}>{t('identity.i_hire')}</ButtonLink>
      </div>
      <Banner tone="quiet" icon={Mail}>
        <b className="text-ink">{t('identity.guest_title')}</b> {t('identity.guest_text')}
      </Banner>
    </AuthFrame>
  );
}
