import { type JobFilterArguments, searchJobs } from '#shared/jobs/jobs.contract.ts';
import { type FieldErrors, isAppError } from '#shared/kernel/errors.ts';
import { countryName } from '#shared/reference/countries.ts';
import type { ServerContext } from '#web/lib/server-context.ts';
import { withoutNames } from './search-address.ts';

/** Used by the loader. Invalid parts of the address are reported, and the search runs with the rest. */
export async function loadSearch({ call, locale }: ServerContext, filters: JobFilterArguments) {
  let errors: FieldErrors = {};
  let sound = filters;
  const found = await call(searchJobs, filters).catch((error) => {
    if (!isAppError(error) || error.code !== 'invalid') throw error;
    errors = error.errors ?? {};
    sound = withoutNames(filters, errors);
    return call(searchJobs, sound);
  });
  const codes = [...found.facets.country.map(({ value }) => value), ...(sound.country?.split(',') ?? [])];
  // The server names the countries, because browsers lack the names in some languages.
  const countryNames = Object.fromEntries(codes.map((code) => [code, countryName(code, locale)]));
  return { ...found, errors, countryNames };
}
