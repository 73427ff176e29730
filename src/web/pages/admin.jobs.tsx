import { ClipboardCheck } from 'lucide-react';
import { useRevalidator } from 'react-router';
import { waitingJobs } from '#shared/jobs/job-approval.contract.ts';
import { jobApprovalTexts } from '#shared/jobs/job-approval.texts.ts';
import { ApprovalEntry } from '#web/jobs/approval/ApprovalEntry.tsx';
import { CountryContext } from '#web/jobs/editor/EditorFields.ts';
import { countryChoices } from '#web/lib/country-choices.ts';
import { metaTexts, pageTitle } from '#web/lib/meta-texts.ts';
import { useRealtime } from '#web/lib/realtime.ts';
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
  const { revalidate } = useRevalidator();
  useRealtime({
    onEvent: ({ type }) => {
      if (type === 'ApprovalsChanged') revalidate();
    },
    // The page has just been loaded; what it missed while it was away comes with the next event.
    onGap: () => {},
  });
  return (
    <main id="main" className="wrap py-s6">
      <PageHead title={t('approval.title')} lead={jobs.length > 0 && t('approval.lead', { count: jobs.length })} />
      {jobs.length === 0 ? (
        <EmptyState icon={ClipboardCheck} title={t('approval.empty_title')}>
          {t('approval.empty_text')}
        </EmptyState>
      ) : (
        <CountryContext value={countries}>
          <ol className="grid gap-s5">
            {jobs.map((waiting) => (
              <ApprovalEntry key={waiting.id} waiting={waiting} onDecided={revalidate} />
            ))}
          </ol>
        </CountryContext>
      )}
    </main>
  );
}
