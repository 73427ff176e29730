import { evaluations } from '#shared/evaluation/evaluation.contract.ts';
import type { ArgumentsOf } from '#shared/kernel/endpoint.ts';

/** The filters of the list as in the address, including the page. */
export type EvaluationArguments = ArgumentsOf<typeof evaluations>;
export type FilterName = keyof EvaluationArguments;

const NAMES = Object.keys(evaluations.input.shape) as FilterName[];
/** These change the order and the page, and filter nothing. */
const NOT_NARROWING: readonly FilterName[] = ['order', 'page'];

/** Without a state in the address, the list shows the reader's queue. */
const MY_QUEUE = 'queue';

/** Unknown filters are ignored, so that an old link still shows the list. */
export function readFilters(params: URLSearchParams): EvaluationArguments {
  const filters: Record<string, string> = { state: MY_QUEUE };
  for (const name of NAMES) {
    const value = params.get(name)?.trim();
    if (value && evaluations.input.shape[name].safeParse(value).success) filters[name] = value;
  }
  return filters as EvaluationArguments;
}

/** How many filters narrow the list, the state included. */
export function countNarrowing({ state, ...filters }: EvaluationArguments): number {
  const names = Object.keys(filters).filter((name) => !NOT_NARROWING.includes(name as FilterName));
  return names.length + (state !== undefined && state !== MY_QUEUE ? 1 : 0);
}

export function isNarrowed(filters: EvaluationArguments): boolean {
  return countNarrowing(filters) > 0;
}

/** Whether any filter other than the state is set. */
export function isFiltered({ state: _, ...filters }: EvaluationArguments): boolean {
  return countNarrowing(filters) > 0;
}

/** Changing a filter returns to the first page. */
export function withFilters(filters: EvaluationArguments, changes: Partial<Record<FilterName, string | undefined>>) {
  const next: Record<string, string | undefined> = { ...filters, page: undefined, ...changes };
  return Object.fromEntries(Object.entries(next).filter(([, value]) => value)) as EvaluationArguments;
}

/** Removes all filters and shows all applications; the order stays. */
export function withoutFilters({ order }: EvaluationArguments): EvaluationArguments {
  return { state: 'all', ...(order && { order }) };
}

function queryOf({ state, ...rest }: EvaluationArguments, more: Readonly<Record<string, string>> = {}): string {
  const filters = state && state !== MY_QUEUE ? { state, ...rest } : rest;
  const query = new URLSearchParams({ ...(filters as Record<string, string>), ...more }).toString();
  return query && `?${query.replaceAll('%2C', ',')}`;
}

export const listAddress = (filters: EvaluationArguments) => `/admin/evaluations${queryOf(filters)}`;

export const SECTION_VIEWS = ['basicInformation', 'humanEvaluation'] as const;
export type SectionView = (typeof SECTION_VIEWS)[number];

/** The address of an application opened from the list: previous and next go through that list. */
export function applicationAddress(id: number, filters: EvaluationArguments, view?: SectionView | null): string {
  return `/admin/evaluations/${id}${queryOf(filters, view ? { section: view } : {})}`;
}

export function readSectionView(params: URLSearchParams): SectionView | null {
  return SECTION_VIEWS.find((view) => view === params.get('section')) ?? null;
}
