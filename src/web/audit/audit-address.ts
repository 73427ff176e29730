import { AuditFilters } from '#shared/audit/audit.contract.ts';
import { IdInPath } from '#shared/kernel/ids.ts';
import type { z } from '#shared/kernel/schema.ts';

/** The filters as the address contains them. */
export type AuditArguments = z.input<typeof AuditFilters>;
export type FilterName = keyof AuditArguments;

const NAMES = Object.keys(AuditFilters.shape) as FilterName[];

/** Unknown filters are ignored, so that an old link still works. */
export function readFilters(params: URLSearchParams): AuditArguments {
  const filters: Record<string, string> = {};
  for (const name of NAMES) {
    const value = params.get(name);
    if (value && AuditFilters.shape[name].safeParse(value).success) filters[name] = value;
  }
  return filters;
}

/** The position at which the current page begins; undefined on the newest page. */
export function readBefore(params: URLSearchParams): string | undefined {
  const before = params.get('before') ?? '';
  return IdInPath.safeParse(before).success ? before : undefined;
}

/** The query of the same filters with some changed, starting at the newest entry. */
export function withFilters(filters: AuditArguments, changes: Partial<Record<FilterName, string | undefined>>): string {
  return queryOf({ ...filters, ...changes });
}

export function queryOf(values: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(values).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return `?${new URLSearchParams(given)}`;
}
