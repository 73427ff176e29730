import { SKILL_WORDS } from './knowledge/skill-words.ts';
import { stemOf, wordsOf } from './words.ts';

/** One idea in the name of a skill: alternative phrases, any of which expresses it. */
export type Idea = readonly (readonly string[])[];

// Words that many skill names contain, and that say nothing by themselves.
const GENERAL = new Set(
  `care management managing administration administrative control prevention monitoring handling operation operations
maintenance service services basic advanced knowledge use using preparation planning support skill skills technique
techniques system systems process processing work practice practices procedure procedures provision general
professional and of the in for with to on a an good strong`
    .split(/\s+/)
    .map(stemOf),
);

const stemsOf = (text: string) => wordsOf(text).map((word) => word.stem);

const readSkillWords = () =>
  SKILL_WORDS.trim()
    .split('\n')
    .flatMap((line) => {
      const [names = '', words = ''] = line.split('|');
      const said = words.split(',').map(stemsOf);
      return names.split(',').map((name) => ({ name: stemsOf(name), said }));
    })
    .toSorted((one, other) => other.name.length - one.name.length);

/** Read on first use, so that the server's start does not wait for it. */
let known: ReturnType<typeof readSkillWords> | undefined;

/** The ideas in the name of a skill; none if it is a proper name that cannot be expressed otherwise. */
export function ideasOf(name: string): Idea[] {
  known ??= readSkillWords();
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

/** Whether these words express every idea of a skill. */
export function says(stems: ReadonlySet<string>, ideas: readonly Idea[]): boolean {
  return ideas.length > 0 && ideas.every((idea) => idea.some((phrase) => phrase.every((stem) => stems.has(stem))));
}
