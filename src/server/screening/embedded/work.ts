import type { RedactedApplication } from '../redact.ts';
import type { JobProfile } from './job-profile.ts';
import { closeness, type Meaning, type OccupationSpace } from './meaning.ts';
import { type OwnText, readOwnWords } from './own-words.ts';
import { periodOf } from './periods.ts';
import { isReadWell } from './readable.ts';
import type { Mention } from './required-skills.ts';
import { FIT_CURVE, NEIGHBOUR, RELEVANCE, SKILL_CREDIT } from './weights.ts';
import { contentStems } from './words.ts';

const LONGEST_TITLE = 30;

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
  /** Null without a start, and where the dates make no period. */
  period: { from: number; to: number } | null;
  isUndated: boolean;
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
  const unclaimed = stems.filter((stem) => !job.claimed.has(stem));
  const titleFit = fitOfTitle(entry.title, job, space);
  const copied = new Set(texts.flatMap((own) => own.copiedStems).filter((stem) => !job.claimed.has(stem))).size;
  // What is left when the words that anybody can claim are taken away.
  const speaks = space.meaningOf(unclaimed);
  const enough = enoughOf(unclaimed, space);
  const nearText = space.nearnessTo(job.neighbours, speaks);
  const textFit = Math.min(
    enoughOf(stems, space) * fitOfMeaning(space.meaningOf(stems), job),
    RELEVANCE.claimedShare * enough * breadthOf(unclaimed, job) * fitOfMeaning(speaks, job),
  );
  const own = relevanceOf({ titleFit, textFit, skills: skillWeight(shownSkills, job), copied });
  const { byTitles } = space.readTitle(contentStems(entry.title).slice(0, LONGEST_TITLE));
  const beside = neighbourOf(space.nearnessTo(job.neighbours, byTitles), enough * nearText);
  const relevance = Math.max(own, beside);
  return {
    title: entry.title,
    texts,
    titleFit,
    textFit,
    relevance,
    shown,
    shownSkills,
    period: periodOf(entry, asOf),
    isUndated: entry.start === null,
    readable:
      isReadWell(`${entry.responsibilities} ${entry.accomplishments}`, relevance, space) &&
      [...stems, ...contentStems(entry.title)].some((stem) => space.knows(stem)),
  };
}

type Signs = { titleFit: number; textFit: number; skills: number; copied: number };

/** Title and duties bear each other out; either alone counts in part. Rises with fit and skills. */
function relevanceOf({ titleFit, textFit, skills, copied }: Signs): number {
  const spoken = spokenOf(textFit);
  const support = supportOf(spoken, skills, copied);
  const fromTitle = titleFit * (RELEVANCE.titleUnsupported + (1 - RELEVANCE.titleUnsupported) * support);
  const fromText = spoken * (RELEVANCE.textUntitled + (1 - RELEVANCE.textUntitled) * titleFit);
  return 1 - (1 - fromTitle) * (1 - fromText);
}

/** Work of a neighbouring trade, by its title and by its duties: never as good as the trade itself. */
function neighbourOf(byTitle: number, byText: number): number {
  return (
    NEIGHBOUR.most *
    Math.max(NEIGHBOUR.titleAlone * byTitle, byText * (NEIGHBOUR.untitled + (1 - NEIGHBOUR.untitled) * byTitle))
  );
}

/** How clearly duties speak of the trade: a little nearness is chance, and beyond `clear` more of it says no more. */
function spokenOf(textFit: number): number {
  return 1 - Math.exp(-((textFit / RELEVANCE.clear) ** RELEVANCE.clarity));
}

/** A skill's name beside a title is one more claim: it bears the title out only beside other words of the trade. */
function supportOf(spoken: number, skills: number, copied: number): number {
  const named = Math.min(1, skills / RELEVANCE.supportingSkills);
  const repeated = RELEVANCE.copiedSupport * Math.min(1, copied / RELEVANCE.enoughCopied);
  return Math.min(1, Math.max(repeated, spoken * (RELEVANCE.supportingText + named)));
}

/** The telling words that are no required skill: skills count as skills, not as duties as well. */
function stemsBeside(own: OwnText, mentions: readonly Mention[]): string[] {
  const taken = new Set(mentions.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, at) => from + at)));
  return own.words.flatMap((word, at) => (word.isStop || taken.has(at) ? [] : [word.stem]));
}

/** Text with few known words says little, whatever it says. */
function enoughOf(stems: readonly string[], space: OccupationSpace): number {
  const known = new Set(stems.filter((stem) => space.knows(stem))).size;
  return Math.min(1, known / RELEVANCE.enoughWords);
}

/** One word of a trade is chance (welders and ticket sellers have gates); several are its language. */
function breadthOf(stems: readonly string[], job: JobProfile): number {
  const ofTrade = new Set<string>();
  for (const stem of stems) {
    if (ofTrade.has(stem) || job.pullOf(stem) < RELEVANCE.pulling) continue;
    ofTrade.add(stem);
    if (ofTrade.size === RELEVANCE.enoughOfTrade) break;
  }
  return ofTrade.size / RELEVANCE.enoughOfTrade;
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
  const stems = contentStems(title).slice(0, LONGEST_TITLE);
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

export function sharedWords(one: readonly string[], other: readonly string[], space: OccupationSpace): number {
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
