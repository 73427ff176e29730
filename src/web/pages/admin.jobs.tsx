import { ClipboardCheck } from 'lucide-react';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { waitingJobs } from '#shared/jobs/job-approval.contract.ts';
import { jobApprovalTexts } from '#shared/jobs/job-approval.texts.ts';
import { ApprovalEntry } from '#web/jobs/approval/ApprovalEntry.tsx';
import { ApprovalQueue, approvalAddress } from '#web/jobs/approval/ApprovalQueue.tsx';
import { CountryContext } from '#web/jobs/editor/EditorFields.ts';
import { useLiveApprovals } from '#web/jobs/jobs.live.ts';
import { countryChoices } from '#web/lib/country-choices.ts';
import { metaTexts, pageTitle } from '#web/lib/meta-texts.ts';
import { load, serverContext } from '#web/lib/server-context.ts';
import { useTexts } from '#web/lib/texts.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import type { Route } from './+types/admin.jobs.ts';

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle(matches, metaTexts(matches, jobApprovalTexts)('approval.title')) },
];

export async function loader(args: Route.LoaderArgs) {
  const { jobs } = await load(args, waitingJobs, {});
  return { jobs, countries: countryChoices(args.context.get(serverContext).locale) };
}

export default function ApprovalPage({ loaderData: { jobs, countries } }: Route.ComponentProps) {
  const t = useTexts(jobApprovalTexts);
  const revalidate = useLiveApprovals();
  const navigate = useNavigate();
  const chosen = Number(useSearchParams()[0].get('job'));
  const shown = jobs.find(({ id }) => id === chosen) ?? jobs[0];
  const [hasDecided, setDecided] = useState(false);

  /** Opens the next job in the queue, or the previous one at its end. */
  function goOn({ id }: { id: number }) {
    const at = jobs.findIndex((job) => job.id === id);
    const next = jobs[at + 1] ?? jobs[at - 1];
    setDecided(true);
    navigate(next ? approvalAddress(next) : '/admin/jobs', { replace: true });
  }

  return (
    <main id="main" className="wrap py-s6 max-md:py-s4">
      <PageHead title={t('approval.title')} lead={jobs.length > 0 && t('approval.lead', { count: jobs.length })} />
      {shown === undefined ? (
        <EmptyState icon={ClipboardCheck} title={t('approval.empty_title')}>
          {t('approval.empty_text')}
        </EmptyState>
      ) : (
        <CountryContext value={countries}>
          <div className="grid items-start gap-s5 max-md:gap-s3 lg:grid-cols-[280px_minmax(0,1fr)]">
            <ApprovalQueue jobs={jobs} shown={shown} />
            <ApprovalEntry
              key={shown.id}
              waiting={shown}
              follows={hasDecided}
              onDecided={goOn}
              onChanged={revalidate}
              onUndone={(job) => navigate(approvalAddress(job))}
            />
          </div>
        </CountryContext>
      )}
    </main>
  );
}
