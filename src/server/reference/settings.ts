import type { Db } from '../db/database.ts';
import { findSettings } from './settings.store.ts';

const KEEP_MS = 10_000;

/** What an admin can change while the product runs; each with the value it ships with. */
const DEFAULTS = {
  job_approval: true as boolean,
  map_provider: 'leaflet' as 'leaflet' | 'google',
  map_tiles: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
  google_maps_key: null as string | null,
  cooldown_days: 30,
};
type Values = typeof DEFAULTS;

export function createSettings(db: Db) {
  let kept: { until: number; values: Promise<Values> } | null = null;

  function values(): Promise<Values> {
    if (kept && kept.until > Date.now()) return kept.values;
    const read = findSettings(db).then((stored) => ({ ...DEFAULTS, ...(stored as Partial<Values>) }));
    kept = { until: Date.now() + KEEP_MS, values: read };
    read.catch(() => {
      kept = null;
    });
    return read;
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
