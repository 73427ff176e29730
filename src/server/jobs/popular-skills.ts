import { EVERYDAY_SKILLS } from '#shared/reference/skills/everyday.ts';
import { findSkill } from '#shared/reference/skills/skills.ts';
import type { Db } from '../db/database.ts';
import { countAskedSkills } from './jobs.store.ts';

const KEEP_MS = 60_000;
const SHOWN = 8;

/** The known skills that open jobs ask for most. If there are few jobs, everyday skills fill the list. */
export function createPopularSkills(db: Db) {
  let kept: { until: number; names: Promise<string[]> } | null = null;

  async function read(): Promise<string[]> {
    const counts = new Map<string, number>();
    for (const { name, jobs } of await countAskedSkills(db)) {
      const known = findSkill(name)?.name;
      if (known) counts.set(known, (counts.get(known) ?? 0) + jobs);
    }
    const asked = [...counts].sort(([a, more], [b, less]) => less - more || (a < b ? -1 : 1)).map(([name]) => name);
    return [...new Set([...asked, ...EVERYDAY_SKILLS])];
  }

  function names(): Promise<string[]> {
    if (kept && kept.until > Date.now()) return kept.names;
    const reading = read();
    kept = { until: Date.now() + KEEP_MS, names: reading };
    reading.catch(() => {
      kept = null;
    });
    return reading;
  }

  /** Leaves out the skills that are shown beside them, by any of their names. */
  return async (beside: readonly string[]): Promise<string[]> => {
    const shown = new Set(beside.map((name) => findSkill(name)?.name));
    return (await names()).filter((name) => !shown.has(name)).slice(0, SHOWN);
  };
}
