import { Fragment, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { jobSearchTexts } from '#shared/jobs/job-search.texts.ts';
import type { JobCard } from '#shared/jobs/jobs.contract.ts';
import { homeTexts } from '#shared/reference/home.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Chip } from '#web/ui/Chip.tsx';
import { Door } from '#web/ui/Door.tsx';
import { JobTile } from '../JobTile.tsx';
import { SearchBox } from './SearchBox.tsx';
import { readFilters, searchAddress } from './search-address.ts';

const OFTEN = ['home.often_1', 'home.often_2', 'home.often_3'] as const;

/** The top of the home page: what the site offers, a search, and a doorway with a job in it. */
export function HomeHero({
  jobs,
  employers,
  inDoor,
}: {
  jobs: number;
  employers: number;
  inDoor?: JobCard | undefined;
}) {
  const t = useTexts(homeTexts);
  const tJobs = useTexts(jobSearchTexts);
  const counted = t('home.from_employers', { jobs: t('home.open_jobs', { count: jobs }), count: employers });
  return (
    <section className="wrap grid items-end gap-s8 pt-s8 max-lg:gap-s6 max-md:pt-s6 md:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)]">
      <div className="grid gap-s5 md:pb-s8">
        <h1 className="text-3xl leading-[1.06] tracking-display rtl:leading-tight">
          {t('home.title')
            .split(/(?<=[.!?؟]) /)
            .map((sentence, index) => (
              // In Arabic, balanced lines would break the first sentence in two, so each sentence has its own line.
              <Fragment key={sentence}>
                {index > 0 && ' '}
                <span className="rtl:inline-block">{sentence}</span>
              </Fragment>
            ))}
        </h1>
        <p className="max-w-[52ch] text-lg text-ink-2">
          {jobs > 0 && `${counted} `}
          {t('home.lead')}
        </p>
        <HeroSearch />
        <div className="flex flex-wrap items-center gap-s2">
          <span className="text-sm text-ink-2">{t('home.often_searched')}</span>
          {OFTEN.map((key) => (
            <Chip key={key} to={searchAddress({ q: homeTexts[key] })}>
              {t(key)}
            </Chip>
          ))}
          <Chip to="/jobs?remote=1">{tJobs('jobs.remote')}</Chip>
        </div>
      </div>
      <Door word={<span aria-hidden="true">فرصة</span>} wordLang="ar" className="min-h-110 max-md:min-h-64">
        {inDoor && (
          <>
            {/* The heading inside the tile needs a heading of a higher level before it. */}
            <h2 className="sr-only">{t('home.in_the_door')}</h2>
            <JobTile job={inDoor} corner="left" bare />
          </>
        )}
      </Door>
    </section>
  );
}

/** A plain form: it leads to the same address with and without scripts. */
export function HeroSearch() {
  const t = useTexts(jobSearchTexts);
  const navigate = useNavigate();
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]);
    navigate(searchAddress(readFilters(new URLSearchParams(fields))));
  };
  return (
    <search>
      <form action="/jobs" method="get" onSubmit={search} aria-label={t('jobs.search_form')}>
        <SearchBox raised />
      </form>
    </search>
  );
}
