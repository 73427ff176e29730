import { ACTIONS } from './knowledge/skill-words/actions.ts';
import { BUILDING_AND_TRADES } from './knowledge/skill-words/building-and-trades.ts';
import { HEALTH_AND_CARE } from './knowledge/skill-words/health-and-care.ts';
import { HOSPITALITY_AND_FOOD } from './knowledge/skill-words/hospitality-and-food.ts';
import { LAND_AND_ANIMALS } from './knowledge/skill-words/land-and-animals.ts';
import { OFFICE_AND_FINANCE } from './knowledge/skill-words/office-and-finance.ts';
import { PEOPLE_AND_TEACHING } from './knowledge/skill-words/people-and-teaching.ts';
import { SALES_AND_TRANSPORT } from './knowledge/skill-words/sales-and-transport.ts';
import { TECHNOLOGY } from './knowledge/skill-words/technology.ts';
import { splitWords } from './splitting.ts';
import { stemOf, wordsOf } from './words.ts';

/** One idea in the name of a skill: alternative phrases, any of which expresses it. */
export type Idea = readonly (readonly string[])[];

// Words that many skill names contain, and that say nothing by themselves.
const GENERAL = new Set(
  `care management managing administration administrative control prevention monitoring handling operation operations
maintenance service services basic advanced knowledge use using preparation planning support skill skills technique
techniques system systems process processing work practice practices procedure procedures provision general
professional and of the in for with to on a an good strong or by from at as new ability experience understanding
proficiency proficient familiarity competence fundamental principle method approach effective efficient daily routine
relevant related various other modern proper commercial industrial local activity task`
    .split(/\s+/)
    .map(stemOf),
);

const stemsOf = (text: string) => wordsOf(text).map((word) => word.stem);
/** For our own tables, where no word is of another language. */
const englishStems = (text: string) => splitWords(text).words.map((word) => word.stem);

/** What is said instead of a name stays unread until a job asks for it: most of it never is. */
type Entry = { name: readonly string[]; said: string };

const TABLES = [
  ACTIONS,
  BUILDING_AND_TRADES,
  HEALTH_AND_CARE,
  HOSPITALITY_AND_FOOD,
  LAND_AND_ANIMALS,
  OFFICE_AND_FINANCE,
  PEOPLE_AND_TEACHING,
  SALES_AND_TRANSPORT,
  TECHNOLOGY,
];

/** What people say instead of the words of a skill's name, by the first of these words; the longest names first. */
const known = readTables();

function readTables(): ReadonlyMap<string, readonly Entry[]> {
  const entries = new Map<string, Entry>();
  for (const line of TABLES.flatMap((table) => table.trim().split('\n'))) {
    const [names = '', words = ''] = line.split('|');
    for (const name of names.split(',').map(englishStems)) {
      // A name that stands in several lines means what all of them say.
      const earlier = entries.get(name.join(' '));
      entries.set(name.join(' '), { name, said: earlier ? `${earlier.said},${words}` : words });
    }
  }
  const byFirst = new Map<string, Entry[]>();
  for (const entry of entries.values()) {
    const [first = ''] = entry.name;
    byFirst.set(first, [...(byFirst.get(first) ?? []), entry]);
  }
  for (const same of byFirst.values()) same.sort((one, other) => other.name.length - one.name.length);
  return byFirst;
}

/** The ideas in the name of a skill; none if it is a proper name that cannot be expressed otherwise. */
export function ideasOf(name: string): Idea[] {
  const stems = stemsOf(name);
  const ideas: Idea[] = [];
  let isKnown = false;
  for (let at = 0; at < stems.length; ) {
    const stem = stems[at] as string;
    const entry = known.get(stem)?.find((one) => one.name.every((part, next) => stems[at + next] === part));
    if (entry) {
      ideas.push([...entry.said.split(',').map(englishStems), entry.name]);
      isKnown = true;
    } else if (!GENERAL.has(stem)) ideas.push([[stem]]);
    at += entry?.name.length ?? 1;
  }
  return isKnown || ideas.length < stems.length ? ideas : [];
}

/** The words of a skill's name that say something by themselves. */
export function tellingStems(name: string): string[] {
  return wordsOf(name).flatMap(({ stem, isStop }) => (isStop || GENERAL.has(stem) ? [] : [stem]));
}

/** Whether these words express every idea of a skill. */
export function says(stems: ReadonlySet<string>, ideas: readonly Idea[]): boolean {
  return ideas.length > 0 && ideas.every((idea) => idea.some((phrase) => phrase.every((stem) => stems.has(stem))));
}
