import type { RedactedApplication } from '../redact.ts';
import type { JobProfile } from './job-profile.ts';
import { closeness, type Meaning, type OccupationSpace } from './meaning.ts';
import { type OwnText, readOwnWords } from './own-words.ts';
import { paddingOf } from './padding.ts';
import { periodOf } from './periods.ts';
import { readabilityOf } from './readable.ts';
import type { Mention } from './required-skills.ts';
import { FIT_CURVE, NEIGHBOUR, PADDING, RELEVANCE, SKILL_CREDIT } from './weights.ts';
import { contentStems, type Word } from './words.ts';

const LONGEST_TITLE = 30;

/** One job in the past, compared with the job that is applied for. */
export type Work = {
  title: string;
  texts: OwnText[];
  /** From 0 to 1: how well the title, the duties and both together fit the job. */
  titleFit: number;
  textFit: number;
  relevance: number;
  shown: Mention[][];
  shownSkills: ReadonlySet<number>;
  /** Null without a start, and where the dates make no period. */
  period: { from: number; to: number } | null;
  isUndated: boolean;
  /** Enough of it can be read to judge by. */
  readable: boolean;
  /** Some of it a person has to read. */
  isPartlyUnread: boolean;
  /** What can be read of it is English: then no word of it is lost in translation. */
  isEnglish: boolean;
  /** So many words say nothing that the text is no description of work. */
  isPadded: boolean;
};

type Entry = RedactedApplication['experiences'][number];

/** All work of an application. */
export function readWorks(entries: readonly Entry[], job: JobProfile, space: OccupationSpace, asOf: string): Work[] {
  const texts = entries.map((entry) =>
    [entry.responsibilities, entry.accomplishments].map((text) => readOwnWords(text, job.text)),
  );
  const padding = paddingOf(texts.flat(), job);
  return entries.map((entry, at) => readWork(entry, texts[at] ?? [], padding, job, space, asOf));
}

function readWork(
  entry: Entry,
  texts: OwnText[],
  padding: number,
  job: JobProfile,
  space: OccupationSpace,
  asOf: string,
): Work {
  const told = 1 - scaled(padding, { none: PADDING.some, full: PADDING.much });
  const found = texts.map((own) => job.finder.find(own.text, own.words));
  const shown = told === 0 ? texts.map(() => []) : found.map(dropLongLists);
  const shownSkills = new Set(shown.flat().map((mention) => mention.skill));
  const beside = texts.flatMap((own, at) => wordsBeside(own, found[at] ?? []));
  const stems = beside.map(({ word }) => word.stem);
  const unclaimed = beside.flatMap(({ word, isListed }) => (isListed || job.claimed.has(word.stem) ? [] : [word.stem]));
  const titleFit = fitOfTitle(entry.title, job, space);
  const copied = new Set(texts.flatMap((own) => own.copiedStems).filter((stem) => !job.claimed.has(stem))).size;
  // The meaning without the words that anybody can copy from the job.
  const speaks = space.meaningOf(unclaimed);
  const enough = enoughOf(unclaimed, space);
  // Neighbours are known by the nouns of their trade too: nobody claims a trade that is not asked for.
  const ofOthers = stems.filter((stem) => !job.claimed.has(stem));
  const nearText = told * enoughOf(ofOthers, space) * space.nearnessTo(job.neighbours, space.meaningOf(ofOthers));
  const textFit =
    told *
    Math.min(
      enoughOf(stems, space) * fitOfMeaning(space.meaningOf(stems), job),
      RELEVANCE.claimedShare * enough * breadthOf(unclaimed, job) * fitOfMeaning(speaks, job),
    );
  const own = relevanceOf({ titleFit, textFit, skills: skillWeight(shownSkills, job), copied });
  const { byTitles } = space.readTitle(contentStems(entry.title).slice(0, LONGEST_TITLE));
  const asNeighbour = neighbourOf(space.nearnessTo(job.neighbours, byTitles), nearText);
  const relevance = Math.max(own, asNeighbour);
  const { judged, unread, isEnglish } = readabilityOf(
    `${entry.responsibilities}\n${entry.accomplishments}`,
    relevance,
    space,
  );
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
    isPadded: told === 0,
    readable: judged && [...stems, ...contentStems(entry.title)].some((stem) => space.knows(stem)),
    isPartlyUnread: unread,
    isEnglish,
  };
}

type Signs = { titleFit: number; textFit: number; skills: number; copied: number };

/** Title and duties support each other; either alone counts only in part. Rises with fit and skills. */
function relevanceOf({ titleFit, textFit, skills, copied }: Signs): number {
  const spoken = spokenOf(textFit);
  const support = supportOf(spoken, skills, copied);
  const fromTitle = titleFit * (RELEVANCE.titleUnsupported + (1 - RELEVANCE.titleUnsupported) * support);
  const fromText = spoken * (RELEVANCE.textUntitled + (1 - RELEVANCE.textUntitled) * titleFit);
  return 1 - (1 - fromTitle) * (1 - fromText);
}

/** The relevance of work in a neighbouring trade, by its title and its duties: never as high as in the trade itself. */
function neighbourOf(byTitle: number, byText: number): number {
  return (
    NEIGHBOUR.most *
    Math.max(NEIGHBOUR.titleAlone * byTitle, byText * (NEIGHBOUR.untitled + (1 - NEIGHBOUR.untitled) * byTitle))
  );
}

/** How clearly duties belong to the trade. A low fit may be a coincidence, and above `clear` more fit adds little. */
function spokenOf(textFit: number): number {
  return 1 - Math.exp(-((textFit / RELEVANCE.clear) ** RELEVANCE.clarity));
}

/**
 * How much the duties support the title. Names of skills are further claims, so they count only beside other words of
 * the trade.
 */
function supportOf(spoken: number, skills: number, copied: number): number {
  const named = Math.min(1, skills / RELEVANCE.supportingSkills);
  const repeated = RELEVANCE.copiedSupport * Math.min(1, copied / RELEVANCE.enoughCopied);
  return Math.min(1, Math.max(repeated, spoken * (RELEVANCE.supportingText + named)));
}

/** The content words without required skills, which are counted as skills and not as duties too. */
function wordsBeside(own: OwnText, mentions: readonly Mention[]): { word: Word; isListed: boolean }[] {
  const taken = new Set(mentions.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, at) => from + at)));
  return own.words.flatMap((word, at) =>
    word.isStop || taken.has(at) ? [] : [{ word, isListed: own.listed.has(word) }],
  );
}

/** From 0 to 1: whether a text has enough known words to say something. */
function enoughOf(stems: readonly string[], space: OccupationSpace): number {
  const known = new Set(stems.filter((stem) => space.knows(stem))).size;
  return Math.min(1, known / RELEVANCE.enoughWords);
}

/**
 * From 0 to 1: whether there are enough different words of the trade. A single one may be a coincidence: both welders
 * and ticket sellers have gates.
 */
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

/** How near a meaning is to the job's text and to the related occupations. */
export function fitOfMeaning(meaning: Meaning, job: JobProfile): number {
  return ((closeness(meaning, job.meaning) + closeness(meaning, job.relatedToJob)) / 2) ** FIT_CURVE;
}

/** How well a title fits, by its words, and by the occupations with such titles. */
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

/** In a list of skills with nothing between them, only the first few count as shown at work. */
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
