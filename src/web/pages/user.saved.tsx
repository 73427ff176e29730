import { useRevalidator } from 'react-router';
import { ownAlerts } from '#shared/jobs/alerts.contract.ts';
import { savedJobs } from '#shared/jobs/saved-jobs.contract.ts';
import { savedJobsTexts } from '#shared/jobs/saved-jobs.texts.ts';
import { namedSearch } from '#web/jobs/alerts/named-search.ts';
import { OwnAlertList } from '#web/jobs/alerts/OwnAlertList.tsx';
import { SavedInBrowser } from '#web/jobs/saved/SavedInBrowser.tsx';
import { SavedJobList } from '#web/jobs/saved/SavedJobList.tsx';
import { metaTexts, pageTitle } from '#web/lib/meta-texts.ts';
import { load, serverContext } from '#web/lib/server-context.ts';
import { useTexts } from '#web/lib/texts.ts';
import { PageHead } from '#web/ui/PageHead.tsx';
import type { Route } from './+types/user.saved.ts';

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle(matches, metaTexts(matches, savedJobsTexts)('saved.title')) },
];

export async function loader(args: Route.LoaderArgs) {
  const { locale } = args.context.get(serverContext);
  const [{ jobs }, { alerts }] = await Promise.all([load(args, savedJobs, {}), load(args, ownAlerts, {})]);
  return { jobs, alerts: alerts.map((alert) => ({ ...alert, named: namedSearch(alert.search, locale) })) };
}

export default function SavedPage({ loaderData: { jobs, alerts } }: Route.ComponentProps) {
  const t = useTexts(savedJobsTexts);
  const { revalidate } = useRevalidator();
  return (
    <main id="main" className="wrap py-s6 max-md:py-s4">
      <PageHead title={t('saved.title')} />
      <SavedInBrowser onTaken={revalidate} className="mb-s5" />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-s6 lg:grid-cols-[minmax(0,1fr)_340px]">
        <section aria-labelledby="saved-jobs" className="grid gap-s4">
          <h2 id="saved-jobs" className="text-lg">
            {t('saved.jobs')}
          </h2>
          <SavedJobList jobs={jobs} />
        </section>
        <section aria-labelledby="alerts" className="grid gap-s4">
          <h2 id="alerts" className="text-lg">
            {t('saved.alerts')}
          </h2>
          <OwnAlertList alerts={alerts} onChanged={revalidate} />
        </section>
      </div>
    </main>
  );
}
