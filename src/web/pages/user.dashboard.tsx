import { BriefcaseBusiness } from 'lucide-react';
import { redirect, useRevalidator } from 'react-router';
import { myApplications } from '#shared/applications/my-applications.contract.ts';
import { companyDashboard } from '#shared/board/dashboard.contract.ts';
import { myDrafts } from '#shared/drafts/drafts.contract.ts';
import { dashboardTexts } from '#shared/reference/dashboard.texts.ts';
import { shellTexts } from '#shared/reference/shell.texts.ts';
import { MyApplications } from '#web/applications/MyApplications.tsx';
import { CompanyDashboardView } from '#web/board/dashboard/CompanyDashboardView.tsx';
import { DraftList } from '#web/drafts/DraftList.tsx';
import { SavedInBrowser } from '#web/jobs/saved/SavedInBrowser.tsx';
import { metaTexts, pageTitle } from '#web/lib/meta-texts.ts';
import { load, requireUser } from '#web/lib/server-context.ts';
import { useTexts } from '#web/lib/texts.ts';
import { MessageEmployer } from '#web/messenger/MessageEmployer.tsx';
import { homeOf } from '#web/shell/navigation.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { cx } from '#web/ui/cx.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import type { Route } from './+types/user.dashboard.ts';

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle(matches, metaTexts(matches, shellTexts)('shell.dashboard')) },
];

export async function loader(args: Route.LoaderArgs) {
  const { name, role, company } = requireUser(args);
  if (role === 'candidate') {
    const [{ applications }, { drafts }] = await Promise.all([
      load(args, myApplications, {}),
      load(args, myDrafts, {}),
    ]);
    return { name, role, applications, drafts };
  }
  if (role === 'company') return { role, company: company?.name, shown: await load(args, companyDashboard, {}) };
  throw redirect(homeOf(role));
}

export default function DashboardPage({ loaderData }: Route.ComponentProps) {
  switch (loaderData.role) {
    case 'candidate':
      return <CandidateDashboard {...loaderData} />;
    case 'company':
      return <CompanyDashboardView {...loaderData} />;
  }
}

type CandidateData = { name: string } & Parameters<typeof MyApplications>[0] &
  Pick<Parameters<typeof DraftList>[0], 'drafts'>;

function CandidateDashboard({ name, applications, drafts }: CandidateData) {
  const { revalidate } = useRevalidator();
  const t = useTexts(dashboardTexts);
  const tShell = useTexts(shellTexts);
  const find = (
    <ButtonLink to="/jobs" variant="primary">
      {tShell('shell.find_jobs')}
    </ButtonLink>
  );
  return (
    <main id="main" className="wrap py-s6">
      <PageHead title={t('dashboard.hello', { name })} />
      <SavedInBrowser className="mb-s5" />
      <div
        className={cx(
          'grid grid-cols-[minmax(0,1fr)] items-start gap-s5',
          drafts.length > 0 && 'lg:grid-cols-[minmax(0,1fr)_340px] lg:gap-s6',
        )}
      >
        {applications.length > 0 ? (
          <MyApplications
            applications={applications}
            actions={({ id }) => <MessageEmployer applicationId={id} size="xs" />}
          />
        ) : (
          <EmptyState icon={BriefcaseBusiness} title={t('dashboard.candidate_empty_title')} action={find}>
            {t('dashboard.candidate_empty_text')}
          </EmptyState>
        )}
        {drafts.length > 0 && <DraftList drafts={drafts} onGone={revalidate} />}
      </div>
    </main>
  );
}
