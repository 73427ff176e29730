import type { Logger } from 'pino';
import { codePoints } from '#shared/kernel/code-points.ts';
import { COUNTRY_CODES, countryName } from '#shared/reference/countries.ts';
import { INSTITUTION_SEARCH } from '#shared/reference/institutions.values.ts';
import type { Institution } from '#shared/reference/reference.contract.ts';
import type { Db } from '../db/database.ts';
import { createLoadingCache } from '../kernel/cache.ts';
import { CountryIndex, type Listed } from './institutions/country-index.ts';
import { readShipped } from './institutions/shipped.ts';
import { importedOf, newestImported } from './institutions.store.ts';

/** Imports are rare and come from another process; looking for them so often costs nothing that can be measured. */
const LOOK_AGAIN_MS = 2_000;
/** Beyond the ids of all that ships. */
const IMPORTED_IDS = 10_000_000;

/** Institutions are kept in memory, country by country, from the first search in a country on. */
export function createInstitutionsService(db: Db, log: Pick<Logger, 'warn'>) {
  const indexes = createLoadingCache<CountryIndex>({ max: COUNTRY_CODES.length });
  let newest = 0;
  let lookAgainAt = 0;

  /** Without the database the shipped institutions are still found. */
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

  return {
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
