import { accentStyle } from '#shared/reference/accent.ts';
import { SETTING_SCHEMAS } from '#shared/reference/settings.contract.ts';
import { SETTING_KEYS, type SettingValues, SHIPPED_SETTINGS } from '#shared/reference/settings.values.ts';
import type { Db } from '../db/database.ts';
import { createLoadingCache } from '../kernel/cache.ts';
import { findSettings } from './settings.store.ts';

/** Changes are sent to all processes at once. If such an event is lost, the settings are read again after this time. */
const KEEP_MS = 10_000;

type Stored = Awaited<ReturnType<typeof findSettings>>;

/** The shipped values, overridden by the stored ones. A stored value that is no longer valid is ignored. */
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
      // While the database is not available, the last known settings are used.
      if (newest === 0) throw error;
      return latest;
    });
  }

  return {
    values,
    /** The last known settings, for callers that cannot wait or are inside a transaction. */
    latest: () => latest,
    /** Reads the settings again after a change. */
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
    /**
     * The settings that every page needs. If the database is not available, the last known or shipped ones are used.
     */
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
