import { evaluations } from '#shared/evaluation/evaluation.contract.ts';
import type { ArgumentsOf } from '#shared/kernel/endpoint.ts';

/** The filters of the list as they stand in the address, its page among them. */
export type EvaluationArguments = ArgumentsOf<typeof evaluations>;
export type FilterName = keyof EvaluationArguments;

const NAMES = Object.keys(evaluations.input.shape) as FilterName[];
/** These say in which order and where one looks, not what is left out. */
const NOT_NARROWING: readonly FilterName[] = ['order', 'page'];

/** What the list does not know is left out: an old link still shows the list. */
export function readFilters(params: URLSearchParams): EvaluationArguments {
  const filters: Record<string, string> = {};
  for (const name of NAMES) {
    const value = params.get(name)?.trim();
    if (value && evaluations.input.shape[name].safeParse(value).success) filters[name] = value;
  }
  return filters as EvaluationArguments;
}

export function isNarrowed(filters: EvaluationArguments): boolean {
  return Object.keys(filters).some((name) => !NOT_NARROWING.includes(name as FilterName));
}

/** Other filters begin on the first page. */
export function withFilters(filters: EvaluationArguments, changes: Partial<Record<FilterName, string | undefined>>) {
  const next: Record<string, string | undefined> = { ...filters, page: undefined, ...changes };
  return Object.fromEntries(Object.entries(next).filter(([, value]) => value)) as EvaluationArguments;
}

/** Without what narrows; the order stays. */
export function withoutFilters({ order }: EvaluationArguments): EvaluationArguments {
  return order ? { order } : {};
}

function queryOf(filters: EvaluationArguments, more: Readonly<Record<string, string>> = {}): string {
  const query = new URLSearchParams({ ...(filters as Record<string, string>), ...more }).toString();
  return query && `?${query.replaceAll('%2C', ',')}`;
}

export const listAddress = (filters: EvaluationArguments) => `/admin/evaluations${queryOf(filters)}`;

export const SECTION_VIEWS = ['basicInformation', 'humanEvaluation'] as const;
export type SectionView = (typeof SECTION_VIEWS)[number];

/** An application in the list that it was opened from: previous and next go through that list. */
export function applicationAddress(id: number, filters: EvaluationArguments, view?: SectionView | null): string {
  return `/admin/evaluations/${id}${queryOf(filters, view ? { section: view } : {})}`;
}

export function readSectionView(params: URLSearchParams): SectionView | null {
  return SECTION_VIEWS.find((view) => view === params.get('section')) ?? null;
}
