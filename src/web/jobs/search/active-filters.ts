import type { jobSearchTexts } from '#shared/jobs/job-search.texts.ts';
import type { JobFilterArguments } from '#shared/jobs/jobs.contract.ts';
import { EDUCATION_TEXTS, EXPERIENCE_TEXTS, TYPE_TEXTS } from '#shared/jobs/value-texts.ts';
import type { TextKey, Translate } from '#shared/kernel/texts.ts';
import { amount } from '../amounts.ts';
import { type FilterName, type ListFilter, toggled, valuesOf, withFilters } from './search-address.ts';

type JobSearchTranslate = Translate<TextKey<typeof jobSearchTexts>>;

export type ActiveFilter = {
  /** The name that the search uses when it suggests to drop a filter. Both ends of the salary are one filter. */
  name: FilterName | 'salary';
  label: string;
  /** The arguments of the search without this filter. */
  without: JobFilterArguments;
};

const POSTED_TEXTS = {
  '1': 'jobs.posted_within_1',
  '7': 'jobs.posted_within_7',
  '30': 'jobs.posted_within_30',
} as const;

/** The active filters in words, in the order of the panel. Invalid values are left out. */
export function activeFilters(
  t: JobSearchTranslate,
  filters: JobFilterArguments,
  countryNames: Readonly<Record<string, string>>,
): ActiveFilter[] {
  const active: ActiveFilter[] = [];
  const list = (name: ListFilter, labelOf: (value: string) => string | undefined) => {
    for (const value of valuesOf(filters, name)) {
      const label = labelOf(value);
      if (label) active.push({ name, label, without: toggled(filters, name, value) });
    }
  };
  const single = (name: FilterName, label: string, shownAs: ActiveFilter['name'] = name) => {
    if (filters[name]) active.push({ name: shownAs, label, without: withFilters(filters, { [name]: undefined }) });
  };
  const text = (texts: Readonly<Record<string, Parameters<JobSearchTranslate>[0]>>) => (value: string) => {
    const key = texts[value];
    return key && t(key);
  };
  const money = (value = '') => (/^\d{1,9}$/.test(value) ? amount(Number(value)) : value);

  list('type', text(TYPE_TEXTS));
  single('place', t('jobs.in_place', { place: filters.place ?? '' }));
  list('country', (code) => countryNames[code]);
  single('remote', t('jobs.remote'));
  single('featured', t('jobs.featured'));
  single('salary_min', t('jobs.from_amount', { amount: money(filters.salary_min) }), 'salary');
  single('salary_max', t('jobs.up_to_amount', { amount: money(filters.salary_max) }), 'salary');
  list('education', text(EDUCATION_TEXTS));
  list('experience', text(EXPERIENCE_TEXTS));
  if (filters.posted) single('posted', t(POSTED_TEXTS[filters.posted] ?? 'jobs.filter_posted'));
  return active;
}
