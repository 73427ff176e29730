import type { RedactedApplication } from '../redact.ts';
import type { JobProfile } from './job-profile.ts';
import { closeness, type Meaning, type OccupationSpace } from './meaning.ts';
import { type OwnText, readOwnWords } from './own-words.ts';
import { periodOf } from './periods.ts';
import { isReadable } from './readable.ts';
import type { Mention } from './required-skills.ts';
import { FIT_CURVE, RELEVANCE, SKILL_CREDIT } from './weights.ts';
import { contentStems } from './words.ts';

/** One piece of work, read against the job. */
export type Work = {
  title: string;
  texts: OwnText[];
  /** 0 to 1: how near the title, the duties and the whole are to the job. */
  titleFit: number;
  textFit: number;
  relevance: number;
  shown: Mention[][];
  shownSkills: ReadonlySet<number>;
  period: { from: number; to: number } | null;
  readable: boolean;
};

export function readWork(
  entry: RedactedApplication['experiences'][number],
  job: JobProfile,
  space: OccupationSpace,
  asOf: string,
): Work {
  const texts = [entry.responsibilities, entry.accomplishments].map((text) => readOwnWords(text, job.text));
  const found = texts.map((own) => job.finder.find(own.text, own.words));
  const shown = found.map(dropLongLists);
  const shownSkills = new Set(shown.flat().map((mention) => mention.skill));
  const stems = texts.flatMap((own, at) => stemsBeside(own, found[at] ?? []));
  const titleFit = fitOfTitle(entry.title, job, space);
  const known = knownWords(stems, space);
  const textFit = Math.min(1, known / RELEVANCE.enoughWords) * fitOfMeaning(space.meaningOf(stems), job);
  const ofAnotherTrade = scaled(known, RELEVANCE.contradicting) * (1 - supportOf(textFit));
  return {
    title: entry.title,
    texts,
    titleFit,
    textFit,
    relevance: relevanceOf({ titleFit, textFit, skills: skillWeight(shownSkills, job), ofAnotherTrade }),
    shown,
    shownSkills,
    period: periodOf(entry, asOf),
    readable:
      isReadable(`${entry.responsibilities} ${entry.accomplishments}`, space) &&
      [...stems, ...contentStems(entry.title)].some((stem) => space.knows(stem)),
  };
}

type Signs = { titleFit: number; textFit: number; skills: number; ofAnotherTrade: number };

/**
 * Title and duties bear each other out; either alone counts in part. Skills bear a title out too, unless the duties
 * speak of another trade. Rises with fit and skills.
 */
function relevanceOf({ titleFit, textFit, skills, ofAnotherTrade }: Signs): number {
  const bySkills =
    Math.min(1, skills / RELEVANCE.supportingSkills) * titleFit * (1 - RELEVANCE.contradiction * ofAnotherTrade);
  const support = Math.max(supportOf(textFit), bySkills);
  const fromTitle = titleFit * (RELEVANCE.titleUnsupported + (1 - RELEVANCE.titleUnsupported) * support);
  const fromText = textFit * (RELEVANCE.textUntitled + (1 - RELEVANCE.textUntitled) * titleFit);
  return 1 - (1 - fromTitle) * (1 - fromText);
}

function supportOf(textFit: number): number {
  return Math.min(1, textFit / RELEVANCE.supportingCloseness);
}

/** The telling words that are no required skill: skills count as skills, not as duties as well. */
function stemsBeside(own: OwnText, mentions: readonly Mention[]): string[] {
  const taken = new Set(mentions.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, at) => from + at)));
  return own.words.flatMap((word, at) => (word.isStop || taken.has(at) ? [] : [word.stem]));
}

function knownWords(stems: readonly string[], space: OccupationSpace): number {
  return new Set(stems.filter((stem) => space.knows(stem))).size;
}

function skillWeight(skills: ReadonlySet<number>, job: JobProfile): number {
  return [...skills].reduce((sum, skill) => sum + (job.skills[skill]?.weight ?? 0), 0);
}

export function scaled(value: number, scale: { none: number; full: number }): number {
  return Math.max(0, Math.min(1, (value - scale.none) / (scale.full - scale.none)));
}

/** Near to the job as it is worded, and to the occupations around it. */
export function fitOfMeaning(meaning: Meaning, job: JobProfile): number {
  return ((closeness(meaning, job.meaning) + closeness(meaning, job.relatedToJob)) / 2) ** FIT_CURVE;
}

/** By the words of the titles, and by the occupations that carry such titles. */
export function fitOfTitle(title: string, job: JobProfile, space: OccupationSpace): number {
  const stems = contentStems(title).slice(0, 30);
  if (stems.length === 0) return 0;
  const { byTitles, byWords, nearTitles, nearWords } = space.readTitle(stems);
  const near =
    closeness(byTitles, job.titleMeaning) +
    closeness(byWords, job.meaning) +
    closeness(nearTitles, job.relatedToTitle) +
    closeness(nearWords, job.relatedToJob);
  return Math.max(sharedWords(stems, job.titleStems, space), (near / 4) ** FIT_CURVE);
}

const UNKNOWN_WORD = 4;

function sharedWords(one: readonly string[], other: readonly string[], space: OccupationSpace): number {
  const weight = (stem: string) => (space.rarityOf(stem) || UNKNOWN_WORD) ** 2;
  const sum = (stems: Iterable<string>) => [...new Set(stems)].reduce((total, stem) => total + weight(stem), 0);
  const both = sum(one.filter((stem) => other.includes(stem)));
  return both === 0 ? 0 : both / Math.sqrt(sum(one) * sum(other));
}

/** In a run of skills with nothing said between them, only the first few count as shown at work. */
function dropLongLists(mentions: Mention[]): Mention[] {
  let listed = new Set<number>();
  let last = Number.NEGATIVE_INFINITY;
  return mentions.filter((mention) => {
    if (mention.from - last > 1) listed = new Set();
    last = Math.max(last, mention.to);
    listed.add(mention.skill);
    return listed.size <= SKILL_CREDIT.listedAtMost;
  });
}
