import { SearchX } from 'lucide-react';
import type { JobCard } from '#shared/jobs/jobs.contract.ts';
import { jobsTexts } from '#shared/jobs/jobs.texts.ts';
import { homeTexts } from '#shared/reference/home.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { CardList } from '#web/ui/Card.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { JobRow } from '../JobRow.tsx';
import { HeroSearch } from '../search/HomeHero.tsx';

/** Shown if no job has this address. It offers a search and the newest jobs. */
export function MissingJob({ newest }: { newest: readonly JobCard[] }) {
  const t = useTexts(jobsTexts);
  const tHome = useTexts(homeTexts);
  return (
    <main id="main" className="wrap grid gap-s7 pt-s7">
      <div className="grid justify-items-center gap-s3 text-center">
        <Icon of={SearchX} size="lg" className="text-accent" />
        <h1>{t('jobs.missing_title')}</h1>
        <p className="max-w-[52ch] text-ink-2">{t('jobs.missing_text')}</p>
      </div>
      <HeroSearch />
      {newest.length > 0 && (
        <section aria-labelledby="newest" className="grid gap-s4">
          <h2 id="newest">{tHome('home.newest')}</h2>
          <CardList>
            {newest.map((job) => (
              <JobRow key={job.id} job={job} />
            ))}
          </CardList>
        </section>
      )}
    </main>
  );
}
