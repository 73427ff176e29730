import { says } from './in-other-words.ts';
import type { JobProfile } from './job-profile.ts';
import { quote, quoteAround } from './quotes.ts';
import { SKILL_CREDIT } from './weights.ts';
import { wordsOf } from './words.ts';
import type { Work } from './work.ts';

/** A required skill that was shown at work, with the most relevant work that shows it. */
type Shown = { relevance: number; quote: string | null; inOtherWords: boolean };

/** The required skills that were found, by their index in the job's list. */
export type FoundSkills = {
  /** Declared skills, each with the entry of the list that names it. */
  declared: ReadonlyMap<number, string>;
  shown: ReadonlyMap<number, Shown>;
};

export function findSkills(list: readonly string[], works: readonly Work[], job: JobProfile): FoundSkills {
  return { declared: findDeclared(list, job), shown: findShown(works, job) };
}

/** The required skills that the list names, each with its entry. */
export function findDeclared(list: readonly string[], job: JobProfile): Map<number, string> {
  const declared = new Map<number, string>();
  for (const entry of list) {
    const words = wordsOf(entry);
    const stems = new Set(words.map((word) => word.stem));
    for (const { skill } of job.finder.find(entry, words, true)) if (!declared.has(skill)) declared.set(skill, entry);
    job.skills.forEach(({ ideas }, skill) => {
      if (!declared.has(skill) && says(stems, ideas)) declared.set(skill, entry);
    });
  }
  return declared;
}

function findShown(works: readonly Work[], job: JobProfile): Map<number, Shown> {
  const shown = new Map<number, Shown>();
  for (const { shown: mentioned, texts, relevance } of works) {
    mentioned.forEach((mentions, at) => {
      const text = texts[at]?.text ?? '';
      for (const { skill, start, end } of mentions) {
        if ((shown.get(skill)?.relevance ?? -1) >= relevance) continue;
        shown.set(skill, { relevance, quote: quote(text, start, end), inOtherWords: false });
      }
    });
  }
  for (const work of works)
    if (work.relevance >= SKILL_CREDIT.inOtherWordsFrom && !work.isPadded) addInOtherWords(work, job, shown);
  return shown;
}

/** Looks in each sentence for skills that are described without being named. */
function addInOtherWords({ texts, relevance }: Work, job: JobProfile, shown: Map<number, Shown>): void {
  for (const own of texts) {
    for (const { start, end } of own.sentences) {
      const words = own.words.filter((word) => word.start >= start && word.end <= end && !own.listed.has(word));
      const stems = new Set(words.map((word) => word.stem));
      job.skills.forEach(({ ideas }, skill) => {
        if (shown.has(skill) || !says(stems, ideas)) return;
        const telling = new Set(ideas.flat(2));
        const about = words.find((word) => telling.has(word.stem))?.start ?? start;
        shown.set(skill, { relevance, quote: quoteAround(own.text, start, end, about), inOtherWords: true });
      });
    }
  }
}
