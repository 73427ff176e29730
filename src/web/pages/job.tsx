import { lazy, Suspense } from 'react';
import { data } from 'react-router';
import { breadcrumbList, jobAddress, jobPosting } from '#shared/jobs/job-posting.ts';
import { homeOverview, type JobDetails, jobDetails } from '#shared/jobs/jobs.contract.ts';
import { jobsTexts } from '#shared/jobs/jobs.texts.ts';
import { type ApplicationForm, FORM_MINUTES } from '#shared/jobs/jobs.values.ts';
import { isAppError } from '#shared/kernel/errors.ts';
import { excerpt } from '#shared/kernel/excerpt.ts';
import { plainText } from '#shared/kernel/rich-text.ts';
import { translator } from '#shared/kernel/texts.ts';
import { ApplyButton } from '#web/applications/ApplyButton.tsx';
import { loadVisit } from '#web/applications/load-visit.ts';
import { type Applying, useApplying } from '#web/applications/useApplying.ts';
import { Pay } from '#web/jobs/Pay.tsx';
import { JobBody } from '#web/jobs/page/JobBody.tsx';
import { daysRemaining } from '#web/jobs/page/Overview.tsx';
import { RelatedJobs } from '#web/jobs/page/RelatedJobs.tsx';
import { ShareButtons } from '#web/jobs/page/ShareButtons.tsx';
import { StructuredData } from '#web/jobs/page/StructuredData.tsx';
import { metaTexts, pageTitle, siteName } from '#web/lib/meta-texts.ts';
import { type PageHandle, sharedBy } from '#web/lib/page-handle.ts';
import { load, serverContext } from '#web/lib/server-context.ts';
import { useSessionUser } from '#web/lib/session.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Breadcrumbs } from '#web/ui/Breadcrumbs.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import type { Route } from './+types/job.ts';

/** Loaded on demand, because it is rarely shown. */
const MissingJob = lazy(() =>
  import('#web/jobs/page/MissingJob.tsx').then((module) => ({ default: module.MissingJob })),
);

const JobBanners = lazy(() =>
  import('#web/jobs/page/JobBanners.tsx').then((module) => ({ default: module.JobBanners })),
);

const CoolingDown = lazy(() =>
  import('#web/applications/CoolingDown.tsx').then((module) => ({ default: module.CoolingDown })),
);

const SUMMARY_LENGTH = 160;

export const handle: PageHandle = { sharedAs: sharedBy() };

/**
 * The page is cached for all visitors, so nothing here may depend on the reader, except for people who are signed in.
 */
export async function loader(args: Route.LoaderArgs) {
  const server = args.context.get(serverContext);
  const { call, publicUrl, locale, texts } = server;
  try {
    const { job, related, own, map } = await call(jobDetails, { slug: args.params.slug });
    const t = translator<keyof typeof jobsTexts>(locale, texts.jobs?.dictionary ?? {}, jobsTexts);
    const path = `/job/${job.slug}`;
    // A closed job is no longer published: search engines drop it, and people with the address read that it is closed.
    const status = job.status === 'closed' && !own ? 404 : 200;
    const page = {
      job,
      related,
      own,
      map,
      visit: await loadVisit(server, job.id),
      address: jobAddress(job.slug, publicUrl),
      image: job.company.logo_url && new URL(job.company.logo_url, publicUrl).href,
      summary: summaryOf(job),
      posting: jobPosting(job, publicUrl),
      breadcrumbs: breadcrumbList(
        [
          { name: t('jobs.home'), path: '/' },
          { name: t('jobs.details'), path },
        ],
        publicUrl,
      ),
    };
    return data(page, { status });
  } catch (error) {
    // An address that no job can have is treated like one that no job has.
    if (!isAppError(error) || !['not_found', 'invalid'].includes(error.code)) throw error;
    const { newest } = await load(args, homeOverview, {});
    return data({ job: null, newest }, { status: 404 });
  }
}

function summaryOf({ description }: JobDetails): string {
  const text = plainText(description).replace(/\s+/g, ' ');
  return excerpt(text, SUMMARY_LENGTH);
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const t = metaTexts(matches, jobsTexts);
  if (!loaderData?.job)
    return [{ title: pageTitle(matches, t('jobs.missing_title')) }, { name: 'robots', content: 'noindex' }];
  const { job, address, image, summary } = loaderData;
  const title = t('jobs.title_at', { title: job.title, company: job.company_name });
  return [
    { title: pageTitle(matches, title) },
    { name: 'description', content: summary },
    { property: 'og:site_name', content: siteName(matches) },
    { property: 'og:type', content: 'website' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: summary },
    { property: 'og:url', content: address },
    ...(image ? [{ property: 'og:image', content: image }] : []),
    { name: 'twitter:card', content: 'summary' },
    { tagName: 'link', rel: 'canonical', href: address },
    ...(job.open ? [] : [{ name: 'robots', content: 'noindex' }]),
  ];
};

export default function JobPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData.job) {
    return (
      <Suspense>
        <MissingJob newest={loaderData.newest} />
      </Suspense>
    );
  }
  // Another job is another page, so nothing of the previous job's application form may stay.
  return <JobView key={loaderData.job.id} {...loaderData} />;
}

type JobViewProps = Extract<Route.ComponentProps['loaderData'], { job: JobDetails }>;

function JobView({ job, related, own, map, visit, address, posting, breadcrumbs }: JobViewProps) {
  const t = useTexts(jobsTexts);
  const user = useSessionUser();
  const applying = useApplying(job, visit);
  const mayApply = job.open && !own;
  return (
    <>
      <StructuredData data={posting ? [posting, breadcrumbs] : breadcrumbs} />
      <main id="main" className="wrap pt-s5">
        <div className="flex min-h-8 flex-wrap items-center justify-between gap-x-s4">
          <Breadcrumbs
            label={t('jobs.breadcrumbs')}
            items={[{ label: t('jobs.home'), to: '/' }, { label: t('jobs.details') }]}
          />
          <ShareButtons job={job} address={address} />
        </div>
        <div className="mt-s4 empty:hidden">
          {(own || !job.open) && (
            <Suspense fallback={null}>
              <JobBanners job={job} own={own} hasRelated={related.length > 0} />
            </Suspense>
          )}
        </div>
        {mayApply && applying.reapplyOn && (
          <Suspense fallback={null}>
            <CoolingDown day={applying.reapplyOn} className="mt-s4" />
          </Suspense>
        )}
        <JobBody
          job={job}
          map={map}
          actions={
            <>
              {mayApply && <ApplyRow applying={applying} form={job.application_form} />}
              {own && user?.role === 'company' && (
                <ButtonLink to={`/company/jobs/${job.id}`} wide>
                  {t('jobs.edit')}
                </ButtonLink>
              )}
            </>
          }
        />
        <RelatedJobs title={job.title} jobs={related} />
      </main>
      {mayApply && <Dock job={job} applying={applying} />}
      {applying.Form && <applying.Form {...applying.formProps} />}
    </>
  );
}

function ApplyRow({ applying, form }: { applying: Applying; form: ApplicationForm }) {
  const t = useTexts(jobsTexts);
  const note = form === 'quick' ? t('jobs.quick_note') : t('jobs.form_note', { minutes: FORM_MINUTES[form] });
  return (
    <div className="grid gap-s3 max-md:hidden print:hidden">
      <ApplyButton applying={applying} className="w-full" />
      {!applying.applied && !applying.reapplyOn && <p className="text-center text-sm text-ink-2">{note}</p>}
    </div>
  );
}

/** On a phone the apply button stays within reach of the thumb. */
function Dock({ job, applying }: { job: JobDetails; applying: Applying }) {
  const t = useTexts(jobsTexts);
  return (
    <aside
      data-dock
      aria-label={t('jobs.apply_now')}
      className="sticky bottom-0 z-3 has-[~nav[data-dock]]:bottom-[calc(3.5rem+env(safe-area-inset-bottom))] has-[~nav[data-dock]]:pb-s3 mt-s6 flex items-center gap-s4 border-t border-line bg-surface px-s4 py-s3 pb-[max(var(--s3),env(safe-area-inset-bottom))] md:hidden"
    >
      <p className="min-w-0 font-bold tabular-nums">
        <Pay salary={job} />
        {job.deadline_active && job.days_remaining !== null && (
          <span className="block text-sm font-normal text-ink-2">{daysRemaining(t, job.days_remaining)}</span>
        )}
      </p>
      <ApplyButton applying={applying} className="flex-1" />
    </aside>
  );
}
