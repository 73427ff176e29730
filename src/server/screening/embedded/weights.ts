import type { Section } from '#shared/screening/score.ts';

/** Every figure that was chosen, with the reason for it. What is measured against data is said in docs/screening.md. */

/**
 * What each section weighs beside the others. Skills and work carry most: they are what the job asks for. The shares of
 * the total follow from what was assessed, so that what nobody asked for weighs nothing.
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

/** How much one required skill counts. Work is evidence, a list is a declaration, a letter is a claim. */
export const SKILL_CREDIT = {
  declaredAndShown: 1,
  shownOnly: 0.85,
  declaredOnly: 0.5,
  /** A list is believed the more, the more clearly the work is of the trade: from `none` on, and in full at `full`. */
  believed: { none: 0.4, full: 0.8 },
  declaredAndBelieved: 0.9,
  /** Only work this near to the job is read for skills in other words: elsewhere the same words mean something else. */
  inOtherWordsFrom: 0.45,
  /** Shown in work of another trade it keeps this share: using a tool elsewhere is worth something. */
  shownElsewhere: 0.6,
  /** All declarations together never pass this share of the section: 0.25 × 35 of 90 parts is less than 10 points. */
  declaredAtMost: 0.25,
  /** Beginners have no work to show skills in, and the gate still keeps other trades out. */
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

/** How near one piece of work is to the job. */
export const RELEVANCE = {
  /** A title alone is a claim: this share counts before duties or skills bear it out. */
  titleUnsupported: 0.25,
  /** Duties without a fitting title: this share counts, the rest comes with the title. */
  textUntitled: 0.75,
  /** Duties this near to the job speak of its trade clearly; how steeply that rises up to there. */
  clear: 0.28,
  clarity: 1.7,
  /** How far clear duties bear a title out by themselves, and how many required skills at work double that. */
  supportingText: 1.3,
  supportingSkills: 2,
  /** Duties in the job's own words say neither that the title is true nor that it is not: a person has to ask. */
  /** Words of the title and the skills add to what duties say; without others of the trade they say nothing. */
  claimedShare: 2,
  /** How many different words of the trade make its language, and the pull from which on a word belongs to the trade. */
  enoughOfTrade: 4,
  pulling: 0.04,
  copiedSupport: 0.3,
  enoughCopied: 4,
  /** Text with fewer words of its own says little, whatever it says. */
  enoughWords: 12,
  /** Work below this relevance counts no months. */
  countsFrom: 0.25,
  /** A few months of work are little evidence of a trade: full weight comes with a year. */
  settledMonths: 12,
  briefShare: 0.7,
} as const;

/** Work of a neighbouring trade: as relevant as this at most; less by its title or its duties alone. */
export const NEIGHBOUR = { most: 0.48, titleAlone: 0.4, untitled: 0.6 } as const;

/** Real texts of one trade are seldom nearer than a cosine of 0.6: the curve lifts them without losing any order. */
export const FIT_CURVE = 0.75;

/** How far a fitting education stands in for work, by the level the job asks for: beginners have nothing else. */
export const EDUCATION_FOR_WORK = { Entry: 0.9, Junior: 0.3, other: 0.2 } as const;

/**
 * The relevance gate: multiplies the overall, so that nobody passes on paperwork. A step around `middle` parts the
 * trades; the slope keeps people in order on either side of it. A quarter of the skills shown at work, whatever the
 * trade, adds a little; more of them adds nothing, so that lists of skills cannot open the gate.
 */
export const GATE = {
  floor: 0.2,
  slope: 0.25,
  middle: 0.38,
  width: 0.1,
  shownSkills: 0.1,
  enoughSkills: 0.25,
  /** Work that cannot be read speaks neither for nor against anybody. */
  unread: 0.7,
} as const;

/** Years that a level asks for are EXPERIENCE_YEARS; a job that names none is content with one. */
export const EXPERIENCE = {
  unnamedMonths: 12,
  curve: 0.65,
  entryBase: 0.35,
  /** Work without dates was done all the same: each counts as so many months, all of it together as no more than these. */
  undatedMonths: 12,
  undatedAtMost: 24,
} as const;

export const EDUCATION = {
  level: 0.65,
  field: 0.35,
  /** Steps below the level asked for. */
  belowBy: [1, 0.6, 0.3, 0.1, 0.1, 0.1],
  unknownLevel: 0.3,
  unfinished: 0.8,
} as const;

/** A training fits or does not; more of them add nothing. */
export const CERTIFICATION = { fittingFrom: 0.2 } as const;

/** A bio in own words is worth something, one that speaks of this trade more. */
export const BIO = { present: 0.4, fitting: 0.6, fewestWords: 3 } as const;

export const PROFICIENCY: Record<string, number> = {
  native: 1,
  fluent: 1,
  advanced: 0.9,
  intermediate: 0.6,
  basic: 0.3,
};
export const UNKNOWN_PROFICIENCY = 0.5;
/** A language that stands in the job's title is the job: it weighs as much as skills do. */
export const LANGUAGE_IN_TITLE = 0.35;
