import { myApplications } from '#shared/applications/my-applications.contract.ts';
import type { ArgumentsOf } from '#shared/kernel/endpoint.ts';

type Wanted = ArgumentsOf<typeof myApplications>;

/** Reads the arguments from the address. Invalid ones are ignored. */
export function readWanted(query: URLSearchParams): Wanted {
  const { state, page } = Object.fromEntries(query) as Record<string, string | undefined>;
  const wanted = { ...(state !== undefined && { state }), ...(page !== undefined && { page }) };
  return myApplications.input.safeParse(wanted).success ? (wanted as Wanted) : {};
}

export function applicationsAddress(state: Wanted['state'], page = 1): string {
  const query = new URLSearchParams();
  if (state) query.set('state', state);
  if (page > 1) query.set('page', String(page));
  return query.size > 0 ? `/user/applications?${query}` : '/user/applications';
}
