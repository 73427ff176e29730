import { accentStyle } from '#shared/reference/accent.ts';
import { SETTING_SCHEMAS } from '#shared/reference/settings.contract.ts';
import { SETTING_KEYS, type SettingValues, SHIPPED_SETTINGS } from '#shared/reference/settings.values.ts';
import type { Db } from '../db/database.ts';
import { createLoadingCache } from '../kernel/cache.ts';
import { findSettings } from './settings.store.ts';

/** Changes are told at once, to all processes; this is for news that never arrived. */
const KEEP_MS = 10_000;

type Stored = Awaited<ReturnType<typeof findSettings>>;

/** The shipped values, and over them what was stored. What no longer fits its setting counts as never set. */
export function valuesOf(stored: Stored): SettingValues {
  const found = new Map(stored.map(({ key, value }) => [key, value]));
  const entries = SETTING_KEYS.map((key) => {
    const read = found.has(key) ? SETTING_SCHEMAS[key].safeParse(found.get(key)) : null;
    return [key, read?.success ? read.data : SHIPPED_SETTINGS[key]];
  });
  return Object.fromEntries(entries) as SettingValues;
}

/** The settings in this process's memory. */
export function createSettings(db: Db) {
  const cache = createLoadingCache<SettingValues>({ max: 1, ttlMs: KEEP_MS });
  let latest = SHIPPED_SETTINGS;
  let begun = 0;
  let newest = 0;

  async function read(): Promise<SettingValues> {
    begun += 1;
    const turn = begun;
    const values = valuesOf(await findSettings(db));
    // If two reads overlap, the one that began later counts, whichever ends first.
    if (turn < newest) return latest;
    latest = values;
    newest = turn;
    return values;
  }

  function values(): Promise<SettingValues> {
    return cache.load('settings', read).catch((error) => {
      // While the database is away, pages that need nothing else of it go on with what was last read.
      if (newest === 0) throw error;
      return latest;
    });
  }

  return {
    values,
    /** What was last read, for those who cannot wait, or are in the middle of a transaction. */
    latest: () => latest,
    /** Reads what was just changed. */
    async refresh(): Promise<void> {
      cache.clear();
      await cache.load('settings', read);
    },

    async map() {
      const { map_provider: wanted, map_tiles: tiles, google_maps_key: key } = await values();
      // Google's map needs a key; without one the other is shown.
      return {
        provider: wanted === 'google' && key ? ('google' as const) : ('leaflet' as const),
        tiles,
        google_key: key,
      };
    },
    /** What pages are made with. Without its database, a page still has a name and a colour. */
    async site() {
      const { site_name, accent_light, accent_dark, pass_mark } = await values().catch(() => latest);
      return {
        name: site_name,
        accent: accentStyle({ light: accent_light, dark: accent_dark }),
        passMark: pass_mark,
      };
    },
  };
}
export type Settings = ReturnType<typeof createSettings>;
