import { BoardFilters } from '#shared/board/board.contract.ts';
import type { z } from '#shared/kernel/schema.ts';

/** The filters as the address contains them. */
export type BoardArguments = z.input<typeof BoardFilters>;
export type FilterName = keyof BoardArguments;
/** Filters that hold several values at once, written `a,b`. */
export type ListFilter = 'score' | 'experience' | 'education';

const NAMES = Object.keys(BoardFilters.shape) as FilterName[];
/** Parameters that choose the job and the order, and filter nothing out. */
const NOT_NARROWING: readonly FilterName[] = ['job', 'order'];

/** Unknown filters are ignored, so that an old link still shows the board. */
export function readFilters(params: URLSearchParams): BoardArguments {
  const filters: Record<string, string> = {};
  for (const name of NAMES) {
    const value = params.get(name)?.trim();
    if (value && BoardFilters.shape[name].safeParse(value).success) filters[name] = value;
  }
  return filters as BoardArguments;
}

/** The same address with other filters; what is open on top of the board stays open. */
export function withFilters(params: URLSearchParams, changes: Partial<Record<FilterName, string | undefined>>): string {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(changes))
    if (value) next.set(name, value);
    else next.delete(name);
  return `?${next.toString().replaceAll('%2C', ',')}`;
}

export function withoutFilters(params: URLSearchParams): string {
  const names = NAMES.filter((name) => !NOT_NARROWING.includes(name));
  return withFilters(params, Object.fromEntries(names.map((name) => [name, undefined])));
}

export function narrowingCount(filters: BoardArguments): number {
  return Object.keys(filters).filter((name) => !NOT_NARROWING.includes(name as FilterName)).length;
}

export function valuesOf(filters: BoardArguments, name: ListFilter): string[] {
  return filters[name]?.split(',') ?? [];
}

export function toggled(filters: BoardArguments, name: ListFilter, value: string): string {
  const values = valuesOf(filters, name);
  return (values.includes(value) ? values.filter((one) => one !== value) : [...values, value]).join(',');
}
