import { agricultureSkills } from './agriculture.ts';
import { careSkills } from './care.ts';
import { commerceSkills } from './commerce.ts';
import { constructionSkills } from './construction.ts';
import { creativeSkills } from './creative.ts';
import { dataSkills } from './data.ts';
import { educationSkills } from './education.ts';
import { energySkills } from './energy.ts';
import { engineeringSkills } from './engineering.ts';
import { financeSkills } from './finance.ts';
import { foodSkills } from './food.ts';
import { healthSkills } from './health.ts';
import { humanitarianSkills } from './humanitarian.ts';
import { laboratorySkills } from './laboratory.ts';
import { lawSkills } from './law.ts';
import { logisticsSkills } from './logistics.ts';
import { manufacturingSkills } from './manufacturing.ts';
import { officesSkills } from './offices.ts';
import { personalSkills } from './personal.ts';
import { softwareSkills } from './software.ts';
import { tradesSkills } from './trades.ts';

/** A skill as it is shown, with the other ways people write it. */
export type Skill = { name: string; aliases: readonly string[]; field: string };

const LISTS = {
  health: healthSkills,
  laboratory: laboratorySkills,
  education: educationSkills,
  agriculture: agricultureSkills,
  food: foodSkills,
  commerce: commerceSkills,
  creative: creativeSkills,
  finance: financeSkills,
  law: lawSkills,
  offices: officesSkills,
  logistics: logisticsSkills,
  construction: constructionSkills,
  trades: tradesSkills,
  energy: energySkills,
  manufacturing: manufacturingSkills,
  humanitarian: humanitarianSkills,
  care: careSkills,
  software: softwareSkills,
  data: dataSkills,
  engineering: engineeringSkills,
  personal: personalSkills,
};

/** Parses one skill per line, with its aliases separated by bars. */
function parseList(field: string, list: string): Skill[] {
  return list
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', ...aliases] = line.split('|').map((part) => part.trim());
      return { name, aliases, field };
    });
}

export const SKILLS: readonly Skill[] = Object.entries(LISTS).flatMap(([field, list]) => parseList(field, list));

/** Normalises a name: two spellings with the same result are the same skill. */
export function foldSkillName(text: string): string {
  return (
    text
      .normalize('NFKD')
      .replace(/\p{M}+/gu, '')
      .toLowerCase()
      // Without its dot, .NET would be confused with a fishing net.
      .replace(/\.net\b/g, ' dotnet ')
      .replace(/&/g, ' and ')
      .replace(/['’ʼ`]/g, '')
      .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
      // C++ and C# keep their signs; a sign that stands alone is removed.
      .replace(/(^| )[+#]+/g, '$1 ')
      .replace(/ +/g, ' ')
      .trim()
  );
}

type Searchable = { skill: Skill; name: string; aliases: readonly string[]; spellings: string };

let index: readonly Searchable[] | undefined;

/** Built on first use, so that a page which only shows the field does not pay for it. Short names come first. */
function searchIndex(): readonly Searchable[] {
  index ??= SKILLS.map((skill) => {
    const name = foldSkillName(skill.name);
    const aliases = skill.aliases.map(foldSkillName);
    return { skill, name, aliases, spellings: [name, ...aliases].join('\n') };
  }).sort((a, b) => a.name.length - b.name.length || (a.name < b.name ? -1 : 1));
  return index;
}

let bySpelling: ReadonlyMap<string, Skill> | undefined;

/** The skill with exactly this name or alias, ignoring case, accents and punctuation. */
export function findSkill(text: string): Skill | undefined {
  bySpelling ??= new Map(
    searchIndex().flatMap(({ skill, name, aliases }) =>
      [name, ...aliases].map((spelling) => [spelling, skill] as const),
    ),
  );
  return bySpelling.get(foldSkillName(text));
}

const SHORTEST_FORGIVEN = 4;

/** Whether `text` from `textAt` begins with the rest of `query` from `queryAt`. */
function begins(text: string, textAt: number, query: string, queryAt: number): boolean {
  for (let at = queryAt; at < query.length; at++) if (text[textAt + at - queryAt] !== query[at]) return false;
  return true;
}

/** Whether `query` begins the text at `start`, once one letter is added, dropped, changed or swapped with the next. */
function almostBegins(text: string, start: number, query: string): boolean {
  let same = 0;
  while (same < query.length && text[start + same] === query[same]) same++;
  const here = start + same;
  return (
    begins(text, here + 1, query, same + 1) ||
    begins(text, here, query, same + 1) ||
    begins(text, here + 1, query, same) ||
    (text[here] === query[same + 1] && text[here + 1] === query[same] && begins(text, here + 2, query, same + 2))
  );
}

function hasWordAlmost(text: string, query: string): boolean {
  const last = text.length - query.length + 1;
  for (let start = 0; start <= last; ) {
    if (almostBegins(text, start, query)) return true;
    const space = text.indexOf(' ', start);
    if (space < 0) return false;
    start = space + 1;
  }
  return false;
}

/** The rank of a match, where smaller is better; undefined if the query does not occur in the skill. */
function rankOf({ name, aliases, spellings }: Searchable, query: string): number | undefined {
  if (!spellings.includes(query)) return undefined;
  if (name === query || aliases.includes(query)) return 0;
  if (name.startsWith(query)) return 1;
  const laterWord = ` ${query}`;
  if (name.includes(laterWord)) return 2;
  if (aliases.some((alias) => alias.startsWith(query))) return 3;
  if (aliases.some((alias) => alias.includes(laterWord))) return 4;
  if (query.length === 1) return undefined;
  return name.includes(query) ? 5 : 6;
}

/**
 * Ranks skills for a mistyped query. A typo leaves one half of the query intact, unless it swaps the two letters in the
 * middle, which allows a cheap test before the real one.
 */
function rankingMistyped(query: string): (entry: Searchable) => number | undefined {
  const middle = query.length >> 1;
  const left = query.slice(0, middle);
  const right = query.slice(middle);
  const swapped = left.slice(0, -1) + right.charAt(0) + left.slice(-1) + right.slice(1);
  return ({ name, aliases, spellings }) => {
    if (!spellings.includes(left) && !spellings.includes(right) && !spellings.includes(swapped)) return undefined;
    if (spellings.includes(query)) return undefined;
    if (hasWordAlmost(name, query)) return 0;
    return aliases.some((alias) => hasWordAlmost(alias, query)) ? 1 : undefined;
  };
}

/** The matches by rank; within a rank they keep the order of the index. */
function ranked(rank: (entry: Searchable) => number | undefined): Skill[] {
  const groups: Skill[][] = [];
  for (const entry of searchIndex()) {
    const group = rank(entry);
    if (group === undefined) continue;
    groups[group] ??= [];
    groups[group].push(entry.skill);
  }
  return groups.flat();
}

/** The best matches for what somebody is typing, best first; a typo is forgiven where the query is long enough. */
export function suggestSkills(query: string, limit: number): Skill[] {
  const folded = foldSkillName(query);
  if (folded === '' || limit <= 0) return [];
  const matches = ranked((entry) => rankOf(entry, folded));
  if (matches.length < limit && folded.length >= SHORTEST_FORGIVEN) matches.push(...ranked(rankingMistyped(folded)));
  return matches.slice(0, limit);
}
