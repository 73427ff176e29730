import { Briefcase } from 'lucide-react';
import { homeOverview } from '#shared/jobs/jobs.contract.ts';
import { homeTexts } from '#shared/reference/home.texts.ts';
import { JobRow } from '#web/jobs/JobRow.tsx';
import { JobTile } from '#web/jobs/JobTile.tsx';
import { HomeHero } from '#web/jobs/search/HomeHero.tsx';
import { HowApplyingWorks } from '#web/jobs/search/HowApplyingWorks.tsx';
import { PlaceBand } from '#web/jobs/search/PlaceBand.tsx';
import { metaTexts } from '#web/lib/meta-texts.ts';
import { type PageHandle, sharedBy } from '#web/lib/page-handle.ts';
import { load, serverContext } from '#web/lib/server-context.ts';
import { useTexts } from '#web/lib/texts.ts';
import { CardList } from '#web/ui/Card.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Link } from '#web/ui/Link.tsx';
import type { Route } from './+types/home.ts';

export const handle: PageHandle = { sharedAs: sharedBy() };

export async function loader(args: Route.LoaderArgs) {
  const { publicUrl } = args.context.get(serverContext);
  return { ...(await load(args, homeOverview, {})), canonical: new URL('/', publicUrl).href };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const t = metaTexts(matches, homeTexts);
  const title = t('home.page_title');
  const description = t('home.page_description');
  return [
    { title },
    { name: 'description', content: description },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:type', content: 'website' },
    ...(loaderData ? [{ tagName: 'link', rel: 'canonical', href: loaderData.canonical }] : []),
  ];
};

const FEATURED = 3;

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const t = useTexts(homeTexts);
  const { jobs, employers, featured, newest, places } = loaderData;
  // The first job is shown in the doorway, and is not repeated below if there are others.
  const [inDoor = newest[0], ...others] = featured;
  const tiles = others.slice(0, FEATURED);
  return (
    <main id="main">
      <HomeHero jobs={jobs} employers={employers} inDoor={inDoor} />
      <PlaceBand places={places} />
      {tiles.length > 0 && (
        <section aria-labelledby="featured" className="wrap pt-s8">
          <header className="mb-s5 flex items-baseline justify-between gap-s4">
            <h2 id="featured">{t('home.featured')}</h2>
            <Link to="/jobs?featured=1" className="link">
              {t('home.all_featured')}
            </Link>
          </header>
          <ul className="grid gap-s4 md:grid-cols-2 lg:grid-cols-3">
            {tiles.map((job) => (
              <li key={job.id}>
                <JobTile job={job} corner="left" />
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className="wrap grid items-start gap-x-s7 gap-y-s8 pt-s8 lg:grid-cols-[minmax(0,1fr)_320px]">
        <section aria-labelledby="newest">
          <header className="mb-s5 flex items-baseline justify-between gap-s4">
            <h2 id="newest">{t('home.newest')}</h2>
            {jobs > 0 && (
              <Link to="/jobs" className="link">
                {t('home.all_jobs', { count: jobs })}
              </Link>
            )}
          </header>
          {newest.length > 0 ? (
            <CardList>
              {newest.map((job) => (
                <JobRow key={job.id} job={job} shortPlace />
              ))}
            </CardList>
          ) : (
            <EmptyState icon={Briefcase} titleLevel={3} title={t('home.no_jobs')}>
              {t('home.no_jobs_text')}
            </EmptyState>
          )}
        </section>
        <HowApplyingWorks />
      </div>
    </main>
  );
}
