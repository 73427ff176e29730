import { data } from 'react-router';
import { isAppError } from '#shared/kernel/errors.ts';
import { invitation } from '#shared/profiles/team.contract.ts';
import { teamTexts } from '#shared/profiles/team.texts.ts';
import { AuthFrame } from '#web/identity/AuthFrame.tsx';
import { BackToSignIn } from '#web/identity/BackToSignIn.tsx';
import { useLinkToken } from '#web/identity/useLinkToken.ts';
import { metaTexts, pageTitle } from '#web/lib/meta-texts.ts';
import { serverContext } from '#web/lib/server-context.ts';
import { useTexts } from '#web/lib/texts.ts';
import { AcceptInvitationForm } from '#web/profiles/AcceptInvitationForm.tsx';
import type { Route } from './+types/invitation.ts';

export const handle = { footer: false };
export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle(matches, metaTexts(matches, teamTexts)('team.accept_button')) },
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'no-referrer' },
];

/**
 * A used, withdrawn, expired or mistyped link gets the same message, because the person can only do the same about it.
 */
export async function loader(args: Route.LoaderArgs) {
  const token = new URL(args.request.url).searchParams.get('token') || 'none';
  try {
    return data({ invited: await args.context.get(serverContext).call(invitation, { token }) });
  } catch (error) {
    if (isAppError(error) && error.code === 'link_expired') return data({ invited: null }, { status: error.status });
    throw error;
  }
}

export default function InvitationPage({ loaderData }: Route.ComponentProps) {
  const t = useTexts(teamTexts);
  const token = useLinkToken();
  if (!loaderData.invited) {
    return (
      <AuthFrame title={t('team.link_over_title')} text={t('team.link_over_text')}>
        <BackToSignIn />
      </AuthFrame>
    );
  }
  const { company, email, role, has_account: hasAccount } = loaderData.invited;
  const values = { role: t(`team.${role}`).toLowerCase(), email };
  return (
    <AuthFrame
      title={t('team.accept_title', { company: company.name })}
      text={t(hasAccount ? 'team.accept_known' : 'team.accept_new', values)}
    >
      <AcceptInvitationForm token={token ?? ''} hasAccount={hasAccount} />
    </AuthFrame>
  );
}
