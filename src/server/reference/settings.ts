import type { Db } from '../db/database.ts';
import { createLoadingCache } from '../kernel/cache.ts';
import { findSettings } from './settings.store.ts';

const KEEP_MS = 10_000;

/** What an admin can change while the product runs; each with the value it ships with. */
const DEFAULTS = {
  job_approval: true as boolean,
  map_provider: 'leaflet' as 'leaflet' | 'google',
  map_tiles: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
  google_maps_key: null as string | null,
  cooldown_days: 30,
  /** Where a job without a country of its own takes applicants to be: in forms it is chosen first. */
  default_country: 'SO',
  /** Reviewers see the system's scores after they have scored overall themselves. */
  hide_ai_until_scored: true as boolean,
};
type Values = typeof DEFAULTS;

export function createSettings(db: Db) {
  const cache = createLoadingCache<Values>({ max: 1, ttlMs: KEEP_MS });
  let lastRead: Values | null = null;

  async function read(): Promise<Values> {
    lastRead = { ...DEFAULTS, ...((await findSettings(db)) as Partial<Values>) };
    return lastRead;
  }

  function values(): Promise<Values> {
    return cache.load('settings', read).catch((error) => {
      // While the database is away, pages that need nothing else of it go on with what was last read.
      if (!lastRead) throw error;
      return lastRead;
    });
  }

  return {
    values,
    async map() {
      const { map_provider: wanted, map_tiles: tiles, google_maps_key: key } = await values();
      // Google's map needs a key; without one the other is shown.
      return {
        provider: wanted === 'google' && key ? ('google' as const) : ('leaflet' as const),
        tiles,
        google_key: key,
      };
    },
  };
}
export type Settings = ReturnType<typeof createSettings>;
