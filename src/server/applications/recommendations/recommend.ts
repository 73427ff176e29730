import { reasonMessage } from '#shared/applications/recommendations.texts.ts';
import type { JobCard } from '#shared/jobs/jobs.contract.ts';
import { EXPERIENCE_LEVELS, type ExperienceLevel } from '#shared/jobs/jobs.values.ts';
import type { Message } from '#shared/kernel/messages.ts';
import { andInto, type Bits, hasBit, newBits, orInto, setBit, walkDown } from '../../jobs/search/bits.ts';
import type { JobIndex } from '../../jobs/search/job-index.ts';
import { tokensOf } from '../../jobs/search/tokens.ts';
import { fold } from '../../kernel/fold.ts';
import { type AskedSkill, askedSkills, jobsBySkill, languageKeys, skillKey } from './asked-skills.ts';

/** The candidate, as their profile or their last application describes them. */
export type Person = {
  skills: readonly string[];
  languages: readonly string[];
  /** Newest first. The company is null if only a profession is known. */
  work: readonly { title: string; company: string | null }[];
  city: string | null;
  countryCode: string | null;
  level: ExperienceLevel | null;
};

export type Recommendation = { card: JobCard; reason: Message };

type Options = {
  /** Ids of the jobs that the person has applied to or begun to apply to. */
  without: ReadonlySet<number>;
  /** The current date, as `YYYY-MM-DD`. */
  today: string;
  most: number;
};

/** Words that describe the rank of a position and not the work. */
const RANKS = new Set(
  tokensOf(
    'senior junior lead leader head chief principal officer assistant manager specialist coordinator supervisor associate intern trainee staff worker expert consultant executive team national international regional deputy',
  ),
);
const RANK_WEIGHT = 0.25;
/** From this share on, titles count as close. */
const CLOSE = 0.5;
/** From this number of matching skills on, a match counts as certain. */
const SURE = 3;

const WEIGHTS = { skills: 6, title: 4, city: 1.2, remote: 0.6, country: 0.4, level: 0.8, nextLevel: 0.2, farLevel: -1 };

/** The open jobs that suit a person best, each with the reason in words. Equal ones: the newest first. */
export function recommend(index: JobIndex, person: Person, { without, today, most }: Options): Recommendation[] {
  const known = knownOf(person, index);
  const best: (Fit & { slot: number; score: number })[] = [];
  walkDown(promising(index, known), (slot) => {
    const { job, titleTokens } = index.entries[slot] as NonNullable<(typeof index.entries)[number]>;
    const { card } = job;
    if (without.has(card.id) || (card.deadline !== null && card.deadline < today)) return true;
    const fit = fitOf(known, card, askedSkills(job), titleTokens, known.city !== null && hasBit(known.city, slot));
    if (!isWorthwhile(fit, known)) return true;
    const score = scoreOf(fit);
    if (best.length === most && score <= (best[most - 1] as { score: number }).score) return true;
    best.push({ ...fit, slot, score });
    best.sort((a, b) => b.score - a.score || b.slot - a.slot);
    best.length = Math.min(best.length, most);
    return true;
  });
  return best.map((fit) => ({ card: fit.card, reason: reasonOf(fit) }));
}

type Known = {
  skills: ReadonlySet<string>;
  work: { title: string; company: string | null; tokens: ReadonlySet<string> }[];
  /** The words of all job titles that the person has held, without the words for ranks. */
  fields: ReadonlySet<string>;
  /** The jobs where the person lives. */
  city: Bits | null;
  countryCode: string | null;
  level: number;
};

function knownOf({ skills, languages, work, city, countryCode, level }: Person, index: JobIndex): Known {
  const titles = work.flatMap(({ title }) => tokensOf(title));
  const lives = city === null ? null : fold(city.trim());
  return {
    skills: new Set([...skills.map(skillKey), ...languages.flatMap(languageKeys)]),
    work: work.map((one) => ({ ...one, tokens: new Set(tokensOf(one.title)) })),
    fields: new Set(titles.filter((token) => !RANKS.has(token))),
    city: [...index.localities].find(([name]) => fold(name) === lives)?.[1] ?? null,
    countryCode,
    level: level === null ? -1 : EXPERIENCE_LEVELS.indexOf(level),
  };
}

/** How well a job suits a person. */
type Fit = {
  card: JobCard;
  asked: readonly AskedSkill[];
  has: readonly AskedSkill[];
  /** The share of the job's title that the closest earlier position contains, and that position. */
  title: number;
  work: Known['work'][number] | null;
  isInCity: boolean;
  isInCountry: boolean;
  /** The number of steps between the two experience levels; null if one of them is unknown. */
  levels: number | null;
};

/**
 * The open jobs that share a skill, a title word or the city with the person. The others, which are most, are never
 * scored.
 */
function promising(index: JobIndex, { skills, work, fields, city }: Known): Bits {
  const found = newBits(index.capacity);
  if (skills.size === 0 && work.length === 0) {
    if (city) orInto(found, city);
  } else {
    const bySkill = jobsBySkill(index);
    for (const key of skills) for (const slot of bySkill.get(key) ?? []) setBit(found, slot);
    for (const token of fields) for (const slot of index.titles.exactly(token)) setBit(found, slot);
  }
  andInto(found, index.open);
  return found;
}

function fitOf(
  known: Known,
  card: JobCard,
  asked: readonly AskedSkill[],
  titleTokens: readonly string[],
  isInCity: boolean,
): Fit {
  const { title, work } = closestWork(known, titleTokens);
  const level = card.experience ? EXPERIENCE_LEVELS.indexOf(card.experience.name) : -1;
  return {
    card,
    asked,
    has: asked.filter(({ key }) => known.skills.has(key)),
    title,
    work,
    isInCity,
    isInCountry: known.countryCode !== null && card.country?.code === known.countryCode,
    levels: level < 0 || known.level < 0 ? null : Math.abs(level - known.level),
  };
}

function closestWork({ work }: Known, titleTokens: readonly string[]): Pick<Fit, 'title' | 'work'> {
  let closest: Pick<Fit, 'title' | 'work'> = { title: 0, work: null };
  let all = 0;
  for (const token of titleTokens) all += RANKS.has(token) ? RANK_WEIGHT : 1;
  for (const one of work) {
    let shared = 0;
    let isSameField = false;
    for (const token of titleTokens) {
      if (!one.tokens.has(token)) continue;
      const isRank = RANKS.has(token);
      shared += isRank ? RANK_WEIGHT : 1;
      isSameField ||= !isRank;
    }
    if (isSameField && shared / all > closest.title) closest = { title: shared / all, work: one };
  }
  return closest;
}

const counting = (skills: readonly AskedSkill[]) => skills.reduce((sum, { weight }) => sum + weight, 0);

/** Personal skills alone are no reason to recommend a job, because everybody has them. */
function isWorthwhile({ has, title, isInCity, levels }: Fit, { skills, work }: Known): boolean {
  if (skills.size === 0 && work.length === 0) return isInCity && (levels === null || levels === 0);
  const hard = has.filter(({ weight }) => weight === 1).length;
  return hard >= 2 || title >= CLOSE || (hard >= 1 && title > 0);
}

function scoreOf({ asked, has, title, card, isInCity, isInCountry, levels }: Fit): number {
  const found = counting(has);
  const share = asked.length === 0 ? 0 : found / counting(asked);
  const near = isInCity ? WEIGHTS.city : card.is_remote ? WEIGHTS.remote : isInCountry ? WEIGHTS.country : 0;
  const level = levels === null ? 0 : ([WEIGHTS.level, WEIGHTS.nextLevel][levels] ?? WEIGHTS.farLevel);
  return WEIGHTS.skills * share * Math.min(1, found / SURE) + WEIGHTS.title * title + near + level;
}

/** Returns the strongest reason that applies. */
function reasonOf({ asked, has, title, work, card, levels }: Fit): Message {
  const of = asked.length;
  const missing = asked.filter((skill) => !has.includes(skill));
  if (of > SURE && missing.length === 0) return reasonMessage('reason.all_skills', { of });
  if (of > SURE && missing.length === 1) {
    return reasonMessage('reason.all_but_one', { have: has.length, of, skill: missing[0]?.name ?? '' });
  }
  if (has.length > SURE && has.length / of >= CLOSE)
    return reasonMessage('reason.most_skills', { have: has.length, of });
  if (title >= CLOSE && work) {
    return work.company === null
      ? reasonMessage('reason.close_to_title', { title: work.title })
      : reasonMessage('reason.close_to_work', { company: work.company });
  }
  const [first, second, third] = has.toSorted((a, b) => b.weight - a.weight).map(({ name }) => name);
  if (first && second && third) return reasonMessage('reason.asks_triple', { first, second, third });
  if (first && second) return reasonMessage('reason.asks_pair', { first, second });
  if (first) return reasonMessage('reason.asks_single', { first });
  const place = card.locality ?? '';
  return reasonMessage(levels === 0 ? 'reason.place_and_level' : 'reason.place', { place });
}
