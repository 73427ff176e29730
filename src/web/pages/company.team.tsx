import { companySignIn } from '#shared/profiles/company-sign-in.contract.ts';
import { team } from '#shared/profiles/team.contract.ts';
import { teamTexts } from '#shared/profiles/team.texts.ts';
import { metaTexts, pageTitle } from '#web/lib/meta-texts.ts';
import { load, requireUser } from '#web/lib/server-context.ts';
import { useTexts } from '#web/lib/texts.ts';
import { CompanySignInCard } from '#web/profiles/CompanySignInCard.tsx';
import { InviteForm } from '#web/profiles/InviteForm.tsx';
import { useLiveTeam } from '#web/profiles/profiles.live.ts';
import { InvitationList, MemberList } from '#web/profiles/TeamLists.tsx';
import { Banner } from '#web/ui/Banner.tsx';
import { Card } from '#web/ui/Card.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import type { Route } from './+types/company.team.ts';

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle(matches, metaTexts(matches, teamTexts)('team.title')) },
];

export async function loader(args: Route.LoaderArgs) {
  const { id, company } = requireUser(args);
  return {
    ...(await load(args, team, {})),
    signIn: await load(args, companySignIn, {}),
    ownId: id,
    company: company?.name ?? '',
    isOwner: company?.role === 'owner',
  };
}

export default function TeamPage({ loaderData }: Route.ComponentProps) {
  const t = useTexts(teamTexts);
  const revalidate = useLiveTeam();
  const { members, invitations, signIn, ownId, company, isOwner } = loaderData;
  const reviewing = members.filter(({ role }) => role !== 'interviewer');
  return (
    <main id="main" className="wrap py-s6 max-md:py-s4">
      <PageHead title={t('team.title')} lead={t('team.lead', { count: reviewing.length, company })} />
      <div className="grid items-start gap-s5 lg:grid-cols-[minmax(0,1fr)_340px]">
        <div className="grid gap-s5">
          <MemberList members={members} ownId={ownId} mayManage={isOwner} onChanged={revalidate} />
          <InvitationList invitations={invitations} mayManage={isOwner} onChanged={revalidate} />
          {(signIn.available || signIn.required) && (
            <CompanySignInCard signIn={signIn} mayManage={isOwner} onChanged={revalidate} />
          )}
        </div>
        {isOwner ? (
          <Card as="section" title={t('team.invite')} pad>
            <InviteForm onInvited={revalidate} />
          </Card>
        ) : (
          <Banner tone="quiet">{t('team.only_owners')}</Banner>
        )}
      </div>
    </main>
  );
}
