import { AlertFilters } from '#shared/jobs/alerts.contract.ts';

/**
 * Converts a search into its stored form, as in the query string and with sorted values, so that equal searches have
 * equal rows.
 */
export function storedSearch(filters: AlertFilters): Record<string, string> {
  const stored: Record<string, string> = {};
  for (const [name, value] of Object.entries(filters)) {
    const text = Array.isArray(value) ? [...value].sort().join(',') : value === true ? '1' : String(value);
    if (text !== '') stored[name] = text;
  }
  return stored;
}

/** Null if an earlier version stored a search that this version cannot read. */
export function readSearch(stored: Readonly<Record<string, string>>): AlertFilters | null {
  return AlertFilters.safeParse(stored).data ?? null;
}

/** The query string of /jobs that shows the search. */
export function queryOf(stored: Readonly<Record<string, string>>): string {
  return new URLSearchParams(stored).toString();
}
