import { Building2 } from 'lucide-react';
import { employerTexts } from '#shared/jobs/employer.texts.ts';
import { employerPage } from '#shared/jobs/employers.contract.ts';
import { plainText } from '#shared/kernel/rich-text.ts';
import { JobRow } from '#web/jobs/JobRow.tsx';
import { EmployerAnswers } from '#web/jobs/page/EmployerAnswers.tsx';
import { EmployerFacts } from '#web/jobs/page/EmployerFacts.tsx';
import { RichContent } from '#web/jobs/page/JobDescription.tsx';
import { joinPlace } from '#web/jobs/place-words.ts';
import { metaTexts, pageTitle } from '#web/lib/meta-texts.ts';
import { type PageHandle, sharedBy } from '#web/lib/page-handle.ts';
import { load, serverContext } from '#web/lib/server-context.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Breadcrumbs } from '#web/ui/Breadcrumbs.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { CardList } from '#web/ui/Card.tsx';
import { CompanyMark } from '#web/ui/CompanyMark.tsx';
import { Dots } from '#web/ui/Dots.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import type { Route } from './+types/employer.ts';

const SUMMARY_LENGTH = 160;

export const handle: PageHandle = { sharedAs: sharedBy() };

export async function loader(args: Route.LoaderArgs) {
  const { publicUrl } = args.context.get(serverContext);
  const { employer, jobs } = await load(args, employerPage, { username: args.params.username });
  const about = plainText(employer.about).replace(/\s+/g, ' ');
  return {
    employer,
    jobs,
    summary: [...about].slice(0, SUMMARY_LENGTH).join(''),
    address: new URL(`/employer/${encodeURIComponent(employer.username)}`, publicUrl).href,
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const t = metaTexts(matches, employerTexts);
  if (!loaderData) return [{ title: pageTitle(matches, t('jobs.employer')) }, { name: 'robots', content: 'noindex' }];
  const { employer, summary, address } = loaderData;
  return [
    { title: pageTitle(matches, employer.name) },
    { name: 'description', content: summary || employer.name },
    { property: 'og:type', content: 'profile' },
    { property: 'og:title', content: employer.name },
    { property: 'og:description', content: summary },
    { property: 'og:url', content: address },
    { tagName: 'link', rel: 'canonical', href: address },
  ];
};

export default function EmployerPage({ loaderData }: Route.ComponentProps) {
  const t = useTexts(employerTexts);
  const { employer, jobs } = loaderData;
  return (
    <main id="main" className="wrap pt-s5">
      <Breadcrumbs
        label={t('jobs.breadcrumbs')}
        items={[{ label: t('jobs.home'), to: '/' }, { label: t('jobs.employer_profile') }]}
      />
      <header className="mt-s5 flex items-center gap-s5 border-b border-line pb-s6 max-md:items-start max-md:gap-s4">
        <CompanyMark name={employer.name} logo={employer.logo_url} size={80} className="max-md:size-14!" />
        <div className="grid min-w-0 gap-s1">
          <h1 className="wrap-anywhere">
            <bdi>{employer.name}</bdi>
          </h1>
          <Dots className="text-ink-2">
            {employer.industry}
            {joinPlace([employer.locality, employer.country?.name])}
            {t('jobs.open_jobs', { count: jobs.length })}
          </Dots>
          {employer.answers && <EmployerAnswers answers={employer.answers} />}
        </div>
      </header>
      <div className="grid items-start gap-s6 pt-s6 lg:grid-cols-[minmax(0,1fr)_352px] lg:gap-x-16">
        <div className="grid min-w-0 gap-s7">
          {employer.about && (
            <section aria-labelledby="about" className="grid gap-s4">
              <h2 id="about" className="text-lg">
                {t('jobs.about_employer', { company: employer.name })}
              </h2>
              <RichContent html={employer.about} />
            </section>
          )}
          <section aria-labelledby="open-jobs" className="grid gap-s4">
            <h2 id="open-jobs">{t('jobs.open_jobs_title')}</h2>
            {jobs.length > 0 ? (
              <CardList>
                {jobs.map((job) => (
                  <JobRow key={job.id} job={job} withoutCompany />
                ))}
              </CardList>
            ) : (
              <EmptyState
                icon={Building2}
                titleLevel={3}
                title={t('jobs.no_open_jobs')}
                action={<ButtonLink to="/jobs">{t('jobs.all_jobs')}</ButtonLink>}
              >
                {t('jobs.no_open_jobs_text')}
              </EmptyState>
            )}
          </section>
        </div>
        <EmployerFacts employer={employer} />
      </div>
    </main>
  );
}
