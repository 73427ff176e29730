import { data, redirect } from 'react-router';
import { wizardTexts } from '#shared/applications/wizard/wizard.texts.ts';
import { jobDetails } from '#shared/jobs/jobs.contract.ts';
import { applyAddress } from '#web/applications/apply-address.ts';
import { loadVisit } from '#web/applications/load-visit.ts';
import { WizardPage } from '#web/applications/wizard/WizardPage.tsx';
import { ErrorPage } from '#web/lib/ErrorPage.tsx';
import { useEarlyInput } from '#web/lib/early-input.ts';
import { metaTexts, pageTitle, siteName } from '#web/lib/meta-texts.ts';
import type { PageHandle } from '#web/lib/page-handle.ts';
import { load, serverContext } from '#web/lib/server-context.ts';
import { FrameForAnyone } from '#web/messenger/FrameForAnyone.tsx';
import type { Route } from './+types/job.apply.ts';

/** A draft in the address belongs to one person, so such a page is not shared. */
export const handle: PageHandle = {
  paintedFirst: true,
  sharedAs: (query) => (query.has('token') ? null : new URLSearchParams()),
};

/** The form of a job as a page of its own: `?token=` opens a draft in it. */
export async function loader(args: Route.LoaderArgs) {
  const { job } = await load(args, jobDetails, { slug: args.params.slug });
  const { application_form: form } = job;
  // The short form exists only over the job page, and that page also says if the job is closed.
  if (form === 'quick') throw redirect(applyAddress(job.slug));
  if (!job.open) throw redirect(`/job/${job.slug}`);
  return data({ job, form, visit: await loadVisit(args.context.get(serverContext), job.id) });
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  {
    title: loaderData
      ? pageTitle(matches, metaTexts(matches, wizardTexts)('wizard.apply_for', { title: loaderData.job.title }))
      : siteName(matches),
  },
  { name: 'robots', content: 'noindex' },
  // The address may contain the token of somebody's draft.
  { name: 'referrer', content: 'no-referrer' },
];

export default function ApplyPage({ loaderData: { job, form, visit } }: Route.ComponentProps) {
  useEarlyInput();
  return <WizardPage key={job.id} job={job} form={form} visit={visit} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <FrameForAnyone counts={null}>
      <ErrorPage error={error} />
    </FrameForAnyone>
  );
}
