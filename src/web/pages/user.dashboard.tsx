import { redirect } from 'react-router';
import { answersOverview } from '#shared/answers/answers.contract.ts';
import { myApplications } from '#shared/applications/my-applications.contract.ts';
import { recommendedJobs } from '#shared/applications/recommendations.contract.ts';
import { unclaimedApplications } from '#shared/applications/unclaimed.contract.ts';
import { companyDashboard } from '#shared/board/dashboard.contract.ts';
import { myDrafts } from '#shared/drafts/drafts.contract.ts';
import { comingInterviews } from '#shared/interviews/choosing.contract.ts';
import { interviewsAhead } from '#shared/interviews/interviews.contract.ts';
import { listConversations } from '#shared/messenger/conversations.contract.ts';
import { shellTexts } from '#shared/reference/shell.texts.ts';
import { LateNotice } from '#web/answers/LateNotice.tsx';
import { CandidateDashboardView } from '#web/applications/mine/CandidateDashboardView.tsx';
import { CompanyDashboardView } from '#web/board/dashboard/CompanyDashboardView.tsx';
import { ComingInterviews } from '#web/interviews/choosing/ComingInterviews.tsx';
import { InterviewsAheadCard } from '#web/interviews/InterviewsAheadCard.tsx';
import { zoneOfRequest } from '#web/interviews/zone.ts';
import { metaTexts, pageTitle } from '#web/lib/meta-texts.ts';
import { load, requireUser } from '#web/lib/server-context.ts';
import { useUnread } from '#web/messenger/unread.tsx';
import { homeOf } from '#web/shell/navigation.ts';
import type { Route } from './+types/user.dashboard.ts';

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle(matches, metaTexts(matches, shellTexts)('shell.dashboard')) },
];

export async function loader(args: Route.LoaderArgs) {
  const { name, role, company } = requireUser(args);
  if (role === 'candidate') return { role, name, ...(await loadCandidate(args)) };
  if (role === 'company') {
    const [shown, { late }, ahead] = await Promise.all([
      load(args, companyDashboard, {}),
      load(args, answersOverview, {}),
      load(args, interviewsAhead, {}),
    ]);
    return { role, company: company?.name, shown, late, ahead, zone: zoneOfRequest(args.request) };
  }
  throw redirect(homeOf(role));
}

async function loadCandidate(args: Route.LoaderArgs) {
  const [list, { conversations }, { drafts }, recommended, { applications: unclaimed }, { interviews }] =
    await Promise.all([
      load(args, myApplications, {}),
      load(args, listConversations, { unread: '1' }),
      load(args, myDrafts, {}),
      load(args, recommendedJobs, {}),
      load(args, unclaimedApplications, {}),
      load(args, comingInterviews, {}),
    ]);
  return { news: { list, unread: conversations }, drafts, recommended, unclaimed, interviews };
}

export default function DashboardPage({ loaderData }: Route.ComponentProps) {
  const { unread } = useUnread();
  switch (loaderData.role) {
    case 'candidate':
      return (
        <CandidateDashboardView
          {...loaderData}
          unread={unread}
          first={
            loaderData.interviews.length > 0 && (
              <div className="mb-s5">
                <ComingInterviews interviews={loaderData.interviews} />
              </div>
            )
          }
        />
      );
    case 'company':
      return (
        <CompanyDashboardView
          {...loaderData}
          first={<LateNotice late={loaderData.late} />}
          aside={<InterviewsAheadCard ahead={loaderData.ahead} zone={loaderData.zone} />}
        />
      );
  }
}
