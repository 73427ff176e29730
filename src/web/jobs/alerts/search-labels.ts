import { alertsTexts } from '#shared/jobs/alerts.texts.ts';
import { jobSearchTexts } from '#shared/jobs/job-search.texts.ts';
import type { JobFilterArguments } from '#shared/jobs/jobs.contract.ts';
import { useTexts } from '#web/lib/texts.ts';
import { activeFilters } from '../search/active-filters.ts';
import type { NamedSearch } from './named-search.ts';

/** An alert is about new jobs, so order, page and age are not part of it. */
export function alertFilters({ sort: _, page: __, posted: ___, ...filters }: JobFilterArguments) {
  return filters;
}

/** Describes a search in words, one label per filter. */
export function useSearchLabels({ filters, countryNames }: NamedSearch): string[] {
  const t = useTexts(alertsTexts);
  const tSearch = useTexts(jobSearchTexts);
  const labels = activeFilters(tSearch, filters, countryNames).map(({ label }) => label);
  const words = filters.q ? [t('alerts.words', { words: filters.q })] : [];
  return words.length + labels.length === 0 ? [t('alerts.all_jobs')] : [...words, ...labels];
}
