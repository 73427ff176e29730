import type { JobFilterArguments } from '#shared/jobs/jobs.contract.ts';
import { EXPERIENCE_LEVELS, JOB_TYPES } from '#shared/jobs/jobs.values.ts';
import { EDUCATION_LEVELS } from '#shared/reference/qualifications.values.ts';

/** The parameters that /jobs reads. All others are ignored. */
const FILTER_NAMES = [
  'q',
  'place',
  'type',
  'country',
  'remote',
  'featured',
  'salary_min',
  'salary_max',
  'education',
  'experience',
  'posted',
  'sort',
  'page',
] as const satisfies readonly (keyof JobFilterArguments)[];
export type FilterName = (typeof FILTER_NAMES)[number];

/** Filters that hold several values at once, written `a,b`. */
export const LIST_FILTERS = ['type', 'country', 'education', 'experience'] as const;
export type ListFilter = (typeof LIST_FILTERS)[number];

const isList = (name: FilterName): name is ListFilter => (LIST_FILTERS as readonly string[]).includes(name);

/**
 * Reads the filters of an address. A plain form repeats the name for every ticked checkbox and sends empty fields too;
 * both are normalised to the short form that links use.
 */
export function readFilters(params: URLSearchParams): JobFilterArguments {
  const filters: JobFilterArguments = {};
  for (const name of FILTER_NAMES) {
    const values = params.getAll(name).map((value) => value.trim());
    const value = isList(name) ? values.filter(Boolean).join(',') : values[0];
    // The schema validates the value later; here it is only text.
    if (value) (filters as Record<string, string>)[name] = value;
  }
  return filters;
}

/** The query of a search, without empty filters. */
export function searchOf(filters: JobFilterArguments): URLSearchParams {
  return new URLSearchParams(Object.entries(filters).filter(([, value]) => value) as [string, string][]);
}

export function searchAddress(filters: JobFilterArguments): string {
  const search = searchOf(filters).toString().replaceAll('%2C', ',');
  return search ? `/jobs?${search}` : '/jobs';
}

/** The same search with some filters changed. It starts from its first page again. */
export function withFilters(
  filters: JobFilterArguments,
  changes: { [Name in FilterName]?: string | undefined },
): JobFilterArguments {
  const changed = Object.entries({ ...filters, page: undefined, ...changes }).filter(([, value]) => value);
  return Object.fromEntries(changed);
}

const isKnown: Record<ListFilter, (value: string) => boolean> = {
  type: (value) => (JOB_TYPES as readonly string[]).includes(value),
  // Only the format is checked: the list of all countries stays on the server.
  country: (value) => /^[A-Z]{2}$/.test(value),
  education: (value) => (EDUCATION_LEVELS as readonly string[]).includes(value),
  experience: (value) => (EXPERIENCE_LEVELS as readonly string[]).includes(value),
};

/** Unknown values are dropped, and leave the address with the next change, because nobody could untick them. */
export function valuesOf(filters: JobFilterArguments, name: ListFilter): string[] {
  return filters[name]?.split(',').filter(isKnown[name]) ?? [];
}

export function toggled(filters: JobFilterArguments, name: ListFilter, value: string): JobFilterArguments {
  const values = valuesOf(filters, name);
  const next = values.includes(value) ? values.filter((one) => one !== value) : [...values, value];
  return withFilters(filters, { [name]: next.join(',') });
}

/** Search words and order stay, because people do not count them as filters. */
export function withoutFilters({ q, sort }: JobFilterArguments): JobFilterArguments {
  return { ...(q && { q }), ...(sort && { sort }) };
}

/** The same search without the filters that are named, such as those with an error. */
export function withoutNames(
  filters: JobFilterArguments,
  names: Readonly<Record<string, unknown>>,
): JobFilterArguments {
  return Object.fromEntries(Object.entries(filters).filter(([name]) => !Object.hasOwn(names, name)));
}
