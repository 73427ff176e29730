import { FilePen, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CompanyDashboard } from '#shared/board/dashboard.contract.ts';
import { companyDashboardTexts } from '#shared/board/dashboard.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { Funnel } from './Funnel.tsx';
import { NewApplications } from './NewApplications.tsx';
import { Sources } from './Sources.tsx';
import { TimeInStage } from './TimeInStage.tsx';
import { ToSettle } from './ToSettle.tsx';

type CompanyDashboardViewProps = {
  company: string | undefined;
  shown: CompanyDashboard;
  /** What comes before everything else. */
  first?: ReactNode;
  /** What comes first beside it. */
  aside?: ReactNode;
};

/** A company's first page: what needs attention, how far applications have come, and where they take long. */
export function CompanyDashboardView({ company, shown, first, aside }: CompanyDashboardViewProps) {
  const t = useTexts(companyDashboardTexts);
  // Waiting applications get the primary button; if there are none, writing a job does.
  const write = (
    <ButtonLink to="/company/jobs/new" variant={shown.waiting > 0 ? 'line' : 'primary'}>
      <Icon of={Plus} size="sm" />
      {t('desk.new_job')}
    </ButtonLink>
  );
  if (!shown.has_jobs) {
    return (
      <main id="main" className="wrap py-s6">
        <PageHead title={company ?? t('desk.empty_title')} />
        <EmptyState icon={FilePen} title={t('desk.empty_title')} action={write}>
          {t('desk.empty_text')}
        </EmptyState>
      </main>
    );
  }
  const { waiting, new_today: today, new_since_monday: sinceMonday } = shown;
  const lead = [company, t('desk.today', { count: today }), t('desk.since_monday', { count: sinceMonday })];
  return (
    <main id="main" className="wrap py-s6 max-md:py-s4">
      <PageHead
        lead={lead.filter(Boolean).join(' · ')}
        title={waiting === 0 ? t('desk.none_waiting') : t('desk.waiting', { count: waiting })}
        actions={
          <>
            {waiting > 0 && (
              <ButtonLink to="/company/applications" variant="primary" className="md:order-last">
                {t('desk.review')}
              </ButtonLink>
            )}
            {/* Hidden on a phone, where the bottom bar has the same link. */}
            <ButtonLink to="/company/jobs" className="max-md:hidden">
              {t('desk.all_jobs')}
            </ButtonLink>
            {write}
          </>
        }
      />
      {first}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-s5 lg:grid-cols-[minmax(0,1fr)_340px] lg:gap-s6">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-s5">
          <Funnel {...shown} />
          <NewApplications newest={shown.newest} />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-s5">
          {aside}
          <TimeInStage {...shown} />
          <Sources sources={shown.sources} />
          {shown.to_settle.length > 0 && <ToSettle to_settle={shown.to_settle} />}
        </div>
      </div>
    </main>
  );
}
