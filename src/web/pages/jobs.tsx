import { SlidersHorizontal } from 'lucide-react';
import { type SubmitEvent, useRef } from 'react';
import { data } from 'react-router';
import { jobSearchTexts } from '#shared/jobs/job-search.texts.ts';
import { JOBS_PER_PAGE } from '#shared/jobs/jobs.values.ts';
import { isAppError } from '#shared/kernel/errors.ts';
import { asTold } from '#shared/kernel/messages.ts';
import { useAlertDialog } from '#web/jobs/alerts/useAlertDialog.tsx';
import { ActiveFilters } from '#web/jobs/search/ActiveFilters.tsx';
import { activeFilters } from '#web/jobs/search/active-filters.ts';
import { FILTER_PANEL_ID, FilterPanel } from '#web/jobs/search/FilterPanel.tsx';
import { loadSearch } from '#web/jobs/search/load-search.ts';
import { NoResults } from '#web/jobs/search/NoResults.tsx';
import { ResultList } from '#web/jobs/search/ResultList.tsx';
import { SearchBox } from '#web/jobs/search/SearchBox.tsx';
import { SortSelect } from '#web/jobs/search/SortSelect.tsx';
import {
  type FilterName,
  readFilters,
  searchAddress,
  searchOf,
  withFilters,
  withoutFilters,
  withoutNames,
} from '#web/jobs/search/search-address.ts';
import { useJobFilters } from '#web/jobs/search/useJobFilters.ts';
import { metaTexts, pageTitle } from '#web/lib/meta-texts.ts';
import type { PageHandle } from '#web/lib/page-handle.ts';
import { serverContext } from '#web/lib/server-context.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useTypedFilter } from '#web/lib/useTypedFilter.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { buttonClass } from '#web/ui/button-look.ts';
import { Count } from '#web/ui/Count.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Pagination } from '#web/ui/Pagination.tsx';
import type { Route } from './+types/jobs.ts';

export const handle: PageHandle = { sharedAs: (query) => searchOf(readFilters(query)) };

export async function loader({ context, request }: Route.LoaderArgs) {
  const server = context.get(serverContext);
  const filters = readFilters(new URL(request.url).searchParams);
  try {
    const found = await loadSearch(server, filters);
    const canonical = new URL(searchAddress({ ...filters, sort: undefined }), server.publicUrl).href;
    return data({ ...found, canonical }, { status: Object.keys(found.errors).length > 0 ? 422 : 200 });
  } catch (error) {
    if (!isAppError(error)) throw error;
    throw data(error.toAnswer(asTold), { status: error.status });
  }
}

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) => {
  const t = metaTexts(matches, jobSearchTexts);
  const { q } = readFilters(new URLSearchParams(location.search));
  const title = pageTitle(matches, q ? t('jobs.page_title_for', { words: q }) : t('jobs.page_title'));
  const description = t('jobs.page_description');
  const isWorthListing = loaderData && loaderData.total > 0 && Object.keys(loaderData.errors).length === 0;
  return [
    { title },
    { name: 'description', content: description },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    ...(isWorthListing
      ? [{ tagName: 'link', rel: 'canonical', href: loaderData.canonical }]
      : [{ name: 'robots', content: 'noindex' }]),
  ];
};

/** Parameters of the address without a field that could show their error. */
const UNSEEN = ['sort', 'page', 'featured'] as const;

export default function JobsPage({ loaderData }: Route.ComponentProps) {
  const t = useTexts(jobSearchTexts);
  const handle = useJobFilters();
  const { filters, isLoading, set } = handle;
  const { jobs, total, page, pages, facets, corrected, relax, errors, countryNames } = loaderData;
  const heading = useRef<HTMLHeadingElement>(null);
  const words = useTypedFilter(filters.q ?? '', (q) => set({ q }));
  const place = useTypedFilter(filters.place ?? '', (value) => set({ place: value }));

  // Invalid parameters took no part in the search: they have an error, and do not appear in the headings.
  const sound = withoutNames(filters, errors);
  const meant = corrected && sound.q ? { ...sound, q: corrected } : sound;
  const alert = useAlertDialog({ filters: meant, countryNames });
  const active = activeFilters(t, sound, countryNames);
  const found = sound.q ? t('jobs.found_for', { count: total, words: sound.q }) : t('jobs.found', { count: total });
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const typed = (name: string) => String(fields.get(name) ?? '').trim();
    // Checkboxes apply at once, but typed text may still be waiting for a pause.
    set({ q: typed('q'), place: typed('place'), salary_min: typed('salary_min'), salary_max: typed('salary_max') });
  };
  const relaxations = relax.map(({ filter, total: count }) => {
    const labels = active.filter(({ name }) => name === filter).map(({ label }) => label);
    const dropped = filter === 'salary' ? { salary_min: '', salary_max: '' } : { [filter as FilterName]: '' };
    const label = labels.join(', ') || (filter === 'q' ? (filters.q ?? '') : filter);
    return { label, total: count, to: searchAddress(withFilters(filters, dropped)) };
  });

  return (
    <main id="main" className="wrap pt-s6 max-md:pt-s3">
      <form action="/jobs" method="get" onSubmit={search} aria-label={t('jobs.search_form')}>
        <SearchBox words={{ ...words, error: errors.q?.[0] }} place={{ ...place, error: errors.place?.[0] }} />
        {filters.featured && <input type="hidden" name="featured" value="1" />}
        <div className="grid items-start gap-s7 pt-s6 max-lg:gap-s5 max-md:pt-s4 md:grid-cols-[264px_minmax(0,1fr)] max-lg:md:grid-cols-[220px_minmax(0,1fr)]">
          <FilterPanel facets={facets} total={total} handle={handle} errors={errors} countryNames={countryNames} />
          <section aria-labelledby="found" className="grid min-w-0 gap-s4">
            <header className="flex flex-wrap items-center justify-between gap-x-s4 gap-y-s2">
              <h1 id="found" ref={heading} tabIndex={-1} className="text-xl wrap-anywhere outline-none">
                {found}
              </h1>
              <div className="flex items-center gap-s2 max-md:w-full">
                {alert.button}
                <button type="button" popoverTarget={FILTER_PANEL_ID} className={buttonClass({}, 'md:hidden')}>
                  <Icon of={SlidersHorizontal} size="sm" />
                  {t('jobs.filters')}
                  {active.length > 0 && <Count value={active.length} tone="soft" />}
                </button>
                <SortSelect
                  value={filters.sort}
                  hasWords={filters.q !== undefined}
                  onChange={(sort) => set({ sort })}
                />
              </div>
            </header>
            <ActiveFilters active={active} clearedAddress={searchAddress(withoutFilters(filters))} heading={heading} />
            {UNSEEN.some((name) => errors[name]) && <Banner tone="warning">{t('jobs.address_not_read')}</Banner>}
            {corrected && filters.q && (
              <Banner tone="quiet">{t('jobs.corrected', { words: filters.q, corrected })}</Banner>
            )}
            {jobs.length > 0 ? (
              <ResultList jobs={jobs} isLoading={isLoading} />
            ) : (
              <NoResults relaxations={relaxations} isFiltered={Object.keys(filters).length > 0} />
            )}
            <Pagination
              page={page}
              pages={pages}
              hrefOf={(number) =>
                searchAddress(withFilters(filters, { page: number === 1 ? undefined : String(number) }))
              }
              summary={
                total > 0 &&
                t('jobs.shown_of', {
                  from: (page - 1) * JOBS_PER_PAGE + 1,
                  to: (page - 1) * JOBS_PER_PAGE + jobs.length,
                  total,
                })
              }
            />
            <p role="status" className="sr-only">
              {isLoading ? '' : found}
            </p>
          </section>
        </div>
      </form>
      {alert.dialog}
    </main>
  );
}
