import type { Section } from '#shared/screening/score.ts';

/** All chosen figures, with their reasons. docs/screening.md describes what is measured against data. */

/**
 * The weights of the sections relative to each other. Skills and work weigh most, because they are what the job asks
 * for. The shares of the total depend on what was assessed, so sections that nobody asked for have no weight.
 */
export const SECTION_WEIGHTS: Record<Section, number> = {
  skills: 0.35,
  experience: 0.3,
  education: 0.15,
  certification: 0.1,
  bio: 0.05,
  language: 0.1,
  profile: 0.1,
};

/** How much one required skill counts. Work is evidence, a list is a declaration, and a letter is a claim. */
export const SKILL_CREDIT = {
  declaredAndShown: 1,
  shownOnly: 0.85,
  declaredOnly: 0.5,
  /**
   * The more the background belongs to the trade, the more a list of skills is believed: not at all at `none`, fully at
   * `full`.
   */
  believed: { none: 0.4, full: 0.8 },
  declaredAndBelieved: 0.9,
  /** Only work this near to the job is read for skills in other words: elsewhere the same words mean something else. */
  inOtherWordsFrom: 0.45,
  /** Of work this near to the job it is not said that something usual is missing, because it may only go by other words. */
  usualFrom: 0.5,
  /** Shown in work of another trade it keeps this share: using a tool elsewhere is worth something. */
  shownElsewhere: 0.6,
  /** All declarations together give at most this share of the section: 0.25 × 35 of 90 parts is less than 10 points. */
  declaredAtMost: 0.25,
  /** The limit is higher for beginners, who have no work to show skills in. The gate still excludes other trades. */
  declaredAtMostByBeginners: 0.5,
  believedAtMost: 0.85,
  /** In a bare list inside a responsibility only the first few count as shown; a longer list is a declaration. */
  listedAtMost: 4,
} as const;

/**
 * A skill that nearly everybody claims (Word, teamwork) tells little about the fit: it counts half among the skills,
 * and a job that asks for such skills only leaves most of the section's weight to experience.
 */
export const EVERYDAY_SKILL = { inSection: 0.5, telling: 0.15 } as const;

/** The figures for the relevance of one job in the past. */
export const RELEVANCE = {
  /** A title alone is a claim: this share counts without supporting duties or skills. */
  titleUnsupported: 0.25,
  /** Duties without a fitting title: this share counts, the rest comes with the title. */
  textUntitled: 0.75,
  /**
   * `clear` is the fit at which duties clearly belong to the trade; `clarity` is the steepness of the curve up to
   * there.
   */
  clear: 0.28,
  clarity: 1.7,
  /**
   * How much clear duties support a title by themselves, and from how many required skills on skills add their full
   * support.
   */
  supportingText: 1.3,
  supportingSkills: 2,
  /**
   * With the words of the title and the skills, duties fit at most this many times as well as without them. So these
   * words count nothing without other words of the trade.
   */
  claimedShare: 2,
  /**
   * How many different words of the trade are enough, and the association from which on a word belongs to the trade.
   */
  enoughOfTrade: 4,
  pulling: 0.04,
  /**
   * Duties in the job's own words neither prove nor disprove the title: they support it this much, from `enoughCopied`
   * copied words on.
   */
  copiedSupport: 0.3,
  enoughCopied: 4,
  /** Text with fewer known words counts less, whatever it says. */
  enoughWords: 12,
  /** Work below this relevance counts no months. */
  countsFrom: 0.25,
  /** A few months of work are little evidence of a trade: full weight comes with a year. */
  settledMonths: 12,
  briefShare: 0.7,
} as const;

/**
 * Up to `some` of the words may say nothing, and from `much` on the text is no description of work. Of 469 public
 * résumés the median has 0.4 %, and none more than 10.2 %; with every third word replaced it is 18 % or more.
 */
export const PADDING = { some: 0.12, much: 0.17 } as const;

/** Work in a neighbouring trade has at most this relevance, and less if only its title or only its duties fit. */
export const NEIGHBOUR = { most: 0.48, titleAlone: 0.4, untitled: 0.6 } as const;

/** Real texts of the same trade seldom have a cosine above 0.6. The curve raises the values and keeps their order. */
export const FIT_CURVE = 0.75;

/**
 * A form that asks for positions and duties alone leaves most people without a fault. How much they tell of the trade,
 * and for how long, then decides about the last part of the score.
 */
export const THIN_FORM = { least: 0.85, words: 14, times: 2.5 } as const;

/** How far a fitting education replaces work, by the required level: beginners have nothing else. */
export const EDUCATION_FOR_WORK = { Entry: 0.9, Junior: 0.3, other: 0.2 } as const;

/**
 * Beginners for jobs that ask for none: what training, a list of skills and their own words are worth in place of work.
 * Each alone leaves them near the pass mark, two of them above it. Who has worked for a year elsewhere is judged by that.
 */
export const BEGINNER = {
  learnt: 0.5,
  listed: 0.5,
  said: 0.3,
  /** The fit at which a text is clearly about the trade, and the words that it takes. */
  clear: 0.45,
  enoughWords: 5,
  /** The share of the asked skills that is enough. */
  enoughSkills: 0.75,
  monthsElsewhere: 12,
} as const;

/**
 * The relevance gate multiplies the overall score, so that nobody passes by formal qualifications alone. A step around
 * `middle` separates the trades; the slope keeps people in order on both sides of it. A quarter of the skills shown at
 * work, in whatever trade, adds a little; more add nothing, so that lists of skills cannot open the gate.
 */
export const GATE = {
  floor: 0.2,
  slope: 0.25,
  middle: 0.38,
  width: 0.1,
  shownSkills: 0.1,
  enoughSkills: 0.25,
  /** The least gate if some work could not be read, because that says nothing for or against somebody. */
  unread: 0.7,
} as const;

/** The years that a level requires are in EXPERIENCE_YEARS. A job without a level requires one year. */
export const EXPERIENCE = {
  unnamedMonths: 12,
  curve: 0.65,
  entryBase: 0.35,
  /** Each job without dates counts as this many months, and all of them together as at most `undatedAtMost` months. */
  undatedMonths: 12,
  undatedAtMost: 24,
} as const;

export const EDUCATION = {
  level: 0.65,
  field: 0.35,
  /** The score by the number of steps below the required level. */
  belowBy: [1, 0.6, 0.3, 0.1, 0.1, 0.1],
  unknownLevel: 0.3,
  unfinished: 0.8,
} as const;

/** A training fits or does not; more of them add nothing. */
export const CERTIFICATION = { fittingFrom: 0.2 } as const;

/** A bio in one's own words has some value, and more if it is about this trade. */
export const BIO = { present: 0.4, fitting: 0.6, fewestWords: 3 } as const;

export const PROFICIENCY: Record<string, number> = {
  native: 1,
  fluent: 1,
  advanced: 0.9,
  intermediate: 0.6,
  basic: 0.3,
};
export const UNKNOWN_PROFICIENCY = 0.5;
/** The weight of languages if the job's title names one: then the job is about it, and it weighs as much as skills. */
export const LANGUAGE_IN_TITLE = 0.35;
