import type { Logger } from 'pino';
import { codePoints } from '#shared/kernel/code-points.ts';
import { COUNTRY_CODES, countryName } from '#shared/reference/countries.ts';
import { INSTITUTION_SEARCH } from '#shared/reference/institutions.values.ts';
import type { Institution } from '#shared/reference/reference.contract.ts';
import type { Db } from '../db/database.ts';
import { createLoadingCache } from '../kernel/cache.ts';
import { namedCountry, possibleNames, readCountriesByName } from './institutions/countries-by-name.ts';
import { CountryIndex, type Listed } from './institutions/country-index.ts';
import { readShipped } from './institutions/shipped.ts';
import { countriesOfImported, importedOf, newestImported } from './institutions.store.ts';

/** Imports are rare and run in another process; checking for them this often costs nothing measurable. */
const LOOK_AGAIN_MS = 2_000;
/** Greater than the ids of all shipped institutions. */
const IMPORTED_IDS = 10_000_000;

/** Institutions are cached per country, from the first search in that country. */
export function createInstitutionsService(db: Db, log: Pick<Logger, 'warn'>) {
  const indexes = createLoadingCache<CountryIndex>({ max: COUNTRY_CODES.length });
  let newest = 0;
  let lookAgainAt = 0;

  /** If the database fails, the shipped institutions are still found. */
  async function lookForImports(): Promise<void> {
    lookAgainAt = Date.now() + LOOK_AGAIN_MS;
    try {
      const found = await newestImported(db);
      if (found !== newest) indexes.clear();
      newest = found;
    } catch (error) {
      log.warn({ err: error }, 'imported institutions could not be looked for');
    }
  }

  async function makeIndex(countryCode: string): Promise<CountryIndex> {
    const imported = newest > 0 ? await importedOf(db, countryCode) : [];
    const listed: Listed[] = await readShipped(countryCode);
    for (const { id, name } of imported) listed.push({ id: IMPORTED_IDS + id, name, otherNames: '' });
    return new CountryIndex(listed);
  }

  let countries: Promise<ReadonlyMap<string, string | null>> | null = null;

  return {
    /** The country of an institution by the name that somebody wrote; empty when the name does not determine it. */
    async countryOf(written: string): Promise<string> {
      const named = namedCountry(written);
      if (named) return named;
      countries ??= readCountriesByName();
      if (Date.now() >= lookAgainAt) await lookForImports();
      for (const name of possibleNames(written)) {
        const shipped = (await countries).get(name);
        if (shipped) return shipped;
        const [imported, ...others] = newest > 0 ? await countriesOfImported(db, name) : [];
        if (imported && others.length === 0) return imported;
      }
      return '';
    },

    async search(query: string, countryCode: string): Promise<Institution[]> {
      if (codePoints(query) < INSTITUTION_SEARCH.minLetters) return [];
      if (Date.now() >= lookAgainAt) await lookForImports();
      const country = countryName(countryCode);
      const index = await indexes.load(countryCode, () => makeIndex(countryCode));
      return index.search(query, INSTITUTION_SEARCH.most).map(({ id, name }) => ({ id, name, country }));
    },
  };
}
export type InstitutionsService = ReturnType<typeof createInstitutionsService>;
