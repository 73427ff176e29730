import { foldSkillName } from '#shared/reference/skills/skills.ts';
import { SPOKEN_LANGUAGES } from '#shared/reference/spoken-languages.ts';
import type { IndexedJob, JobIndex } from '../../jobs/search/job-index.ts';
import { createCache } from '../../kernel/cache.ts';
import { lookUpSkill } from '../../screening/embedded/skill-aliases.ts';

/** A skill that a job asks for: its name as written there, and the key by which skills are compared. */
export type AskedSkill = { name: string; key: string; weight: number };

/** Personal skills weigh less, because everybody claims to have them and they say little about the work. */
const PERSONAL_WEIGHT = 0.25;

const MOST_NAMES = 20_000;
// Thousands of jobs use the same few names, and looking one up is slow, so results are cached.
const known = createCache<{ key: string; isPersonal: boolean }>({ max: MOST_NAMES });

function lookUp(name: string) {
  return known.getOr(name, () => {
    const { aliases, personal: isPersonal } = lookUpSkill(name);
    return { key: aliases[0] ?? foldSkillName(name), isPersonal };
  });
}

/** Different spellings that are known to mean the same skill have the same key. */
export function skillKey(name: string): string {
  return lookUp(name).key;
}

/** Jobs ask for “Somali” as well as for “Somali language”. */
export function languageKeys(name: string): string[] {
  return [skillKey(name), skillKey(`${name} language`)];
}

/**
 * The list of skills counts languages as personal skills, but not everybody speaks them, so they keep their full
 * weight.
 */
const languages = new Set(SPOKEN_LANGUAGES.flatMap(({ name }) => languageKeys(name)));

// Computed once for each version of a job.
const asked = new WeakMap<IndexedJob, AskedSkill[]>();

export function askedSkills(job: IndexedJob): readonly AskedSkill[] {
  const found = asked.get(job);
  if (found) return found;
  const byKey = new Map<string, AskedSkill>();
  for (const name of job.skills) {
    const { key, isPersonal } = lookUp(name);
    const weight = isPersonal && !languages.has(key) ? PERSONAL_WEIGHT : 1;
    if (!byKey.has(key)) byKey.set(key, { name, key, weight });
  }
  const skills = [...byKey.values()];
  asked.set(job, skills);
  return skills;
}

// Rebuilt when a job has changed. Saves looking at every job for every person.
const slotsOf = new WeakMap<JobIndex, { version: number; byKey: Map<string, number[]> }>();

/** Maps each skill key to the index slots of the jobs that ask for it. */
export function jobsBySkill(index: JobIndex): ReadonlyMap<string, readonly number[]> {
  const found = slotsOf.get(index);
  if (found?.version === index.version) return found.byKey;
  const byKey = new Map<string, number[]>();
  for (let slot = 0; slot < index.size; slot += 1) {
    const entry = index.entries[slot];
    if (!entry) continue;
    for (const { key } of askedSkills(entry.job)) {
      const slots = byKey.get(key);
      if (slots) slots.push(slot);
      else byKey.set(key, [slot]);
    }
  }
  slotsOf.set(index, { version: index.version, byKey });
  return byKey;
}
