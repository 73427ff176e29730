import { AlertFilters } from '#shared/jobs/alerts.contract.ts';

/** How a search is stored: as in its address, in one spelling, so that the same search is the same row. */
export function storedSearch(filters: AlertFilters): Record<string, string> {
  const stored: Record<string, string> = {};
  for (const [name, value] of Object.entries(filters)) {
    const text = Array.isArray(value) ? [...value].sort().join(',') : value === true ? '1' : String(value);
    if (text !== '') stored[name] = text;
  }
  return stored;
}

/** Null for what an earlier version of the product stored and this one cannot read. */
export function readSearch(stored: Readonly<Record<string, string>>): AlertFilters | null {
  return AlertFilters.safeParse(stored).data ?? null;
}

/** The query of /jobs that shows it. */
export function queryOf(stored: Readonly<Record<string, string>>): string {
  return new URLSearchParams(stored).toString();
}
