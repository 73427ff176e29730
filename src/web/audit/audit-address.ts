import { AuditFilters } from '#shared/audit/audit.contract.ts';
import { IdInPath } from '#shared/kernel/ids.ts';
import type { z } from '#shared/kernel/schema.ts';

/** The filters as they stand in the address. */
export type AuditArguments = z.input<typeof AuditFilters>;
export type FilterName = keyof AuditArguments;

const NAMES = Object.keys(AuditFilters.shape) as FilterName[];

/** What the audit does not know is left out: an old link still shows it. */
export function readFilters(params: URLSearchParams): AuditArguments {
  const filters: Record<string, string> = {};
  for (const name of NAMES) {
    const value = params.get(name);
    if (value && AuditFilters.shape[name].safeParse(value).success) filters[name] = value;
  }
  return filters;
}

/** Where the page begins that is looked at; undefined on the newest one. */
export function readBefore(params: URLSearchParams): string | undefined {
  const before = params.get('before') ?? '';
  return IdInPath.safeParse(before).success ? before : undefined;
}

/** The same filters with some changed, from their newest entry on. */
export function withFilters(filters: AuditArguments, changes: Partial<Record<FilterName, string | undefined>>): string {
  return queryOf({ ...filters, ...changes });
}

export function queryOf(values: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(values).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return `?${new URLSearchParams(given)}`;
}
