import { SKILL_WORDS } from './knowledge/skill-words.ts';
import { stemOf, wordsOf } from './words.ts';

/** One thing that a skill's name says, and the words that say it: any of them will do. */
export type Idea = readonly (readonly string[])[];

// Words that half of all skills are named with, and that tell nothing by themselves.
const GENERAL = new Set(
  `care management managing administration administrative control prevention monitoring handling operation operations
maintenance service services basic advanced knowledge use using preparation planning support skill skills technique
techniques system systems process processing work practice practices procedure procedures provision general
professional and of the in for with to on a an good strong`
    .split(/\s+/)
    .map(stemOf),
);

const stemsOf = (text: string) => wordsOf(text).map((word) => word.stem);

const known = SKILL_WORDS.trim()
  .split('\n')
  .flatMap((line) => {
    const [names = '', words = ''] = line.split('|');
    const said = words.split(',').map(stemsOf);
    return names.split(',').map((name) => ({ name: stemsOf(name), said }));
  })
  .toSorted((one, other) => other.name.length - one.name.length);

/** What a skill's name says, idea by idea; none when it is a name of its own that nothing else can say. */
export function ideasOf(name: string): Idea[] {
  const stems = stemsOf(name);
  const ideas: Idea[] = [];
  let isKnown = false;
  for (let at = 0; at < stems.length; ) {
    const entry = known.find((one) => one.name.every((stem, next) => stems[at + next] === stem));
    const stem = stems[at] as string;
    if (entry) {
      ideas.push([...entry.said, entry.name]);
      isKnown = true;
    } else if (!GENERAL.has(stem)) ideas.push([[stem]]);
    at += entry?.name.length ?? 1;
  }
  return isKnown || ideas.length < stems.length ? ideas : [];
}

/** Whether these words say every idea of a skill. */
export function says(stems: ReadonlySet<string>, ideas: readonly Idea[]): boolean {
  return ideas.length > 0 && ideas.every((idea) => idea.some((phrase) => phrase.every((stem) => stems.has(stem))));
}
