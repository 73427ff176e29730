import { invitation } from '#shared/profiles/team.contract.ts';
import { teamTexts } from '#shared/profiles/team.texts.ts';
import { AuthFrame } from '#web/identity/AuthFrame.tsx';
import { useLinkToken } from '#web/identity/useLinkToken.ts';
import { load } from '#web/lib/server-context.ts';
import { useTexts } from '#web/lib/texts.ts';
import { AcceptInvitationForm } from '#web/profiles/AcceptInvitationForm.tsx';
import type { Route } from './+types/invitation.ts';

export const handle = { footer: false };
export const meta: Route.MetaFunction = () => [
  { title: 'Join a team · Fursa' },
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'no-referrer' },
];

export async function loader(args: Route.LoaderArgs) {
  const token = new URL(args.request.url).searchParams.get('token') || 'none';
  return load(args, invitation, { token });
}

export default function InvitationPage({ loaderData }: Route.ComponentProps) {
  const t = useTexts(teamTexts);
  const token = useLinkToken();
  const { company, email, role, has_account: hasAccount } = loaderData;
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
