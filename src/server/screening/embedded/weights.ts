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
  language: 0.05,
  profile: 0.1,
};

/** How much one required skill counts. Work is evidence, a list is a declaration, a letter is a claim. */
export const SKILL_CREDIT = {
  declaredAndShown: 1,
  shownOnly: 0.75,
  declaredOnly: 0.5,
  /** Shown in work of another trade it keeps this share: using a tool elsewhere is worth something. */
  shownElsewhere: 0.85,
  /** All declarations together never pass this share of the section: 0.25 × 35 of 90 parts is less than 10 points. */
  declaredAtMost: 0.25,
  /** Beginners have no work to show skills in, and the gate still keeps other trades out. */
  declaredAtMostByBeginners: 0.5,
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
  textUntitled: 0.55,
  /** Text this near to the job, and two required skills at work, bear a title out in full. */
  supportingCloseness: 0.45,
  supportingSkills: 2,
  /** Between so many known words of another trade, skills cease to bear a title out. */
  contradicting: { none: 3, full: 9 },
  contradiction: 0.9,
  /** Text with fewer words of its own says little, whatever it says. */
  enoughWords: 12,
  /** Work below this relevance counts no months. */
  countsFrom: 0.25,
  /** A few months of work are little evidence of a trade: full weight comes with a year. */
  settledMonths: 12,
  briefShare: 0.7,
} as const;

/** Real texts of one trade are seldom nearer than a cosine of 0.6: the curve lifts them without losing any order. */
export const FIT_CURVE = 0.75;

/** How far a fitting education stands in for work, by the level the job asks for: beginners have nothing else. */
export const EDUCATION_FOR_WORK = { Entry: 0.65, Junior: 0.3, other: 0.2 } as const;

/**
 * The relevance gate: multiplies the overall, so that nobody passes on paperwork. A step around `middle` parts the
 * trades; the slope keeps people in order on either side of it. A quarter of the skills shown at work, whatever the
 * trade, adds a little; more of them adds nothing, so that lists of skills cannot open the gate.
 */
export const GATE = {
  floor: 0.2,
  slope: 0.25,
  middle: 0.42,
  width: 0.09,
  shownSkills: 0.1,
  enoughSkills: 0.25,
} as const;

/** Years that a level asks for are EXPERIENCE_YEARS; a job that names none is content with one. */
export const EXPERIENCE = { unnamedMonths: 12, curve: 0.8, entryBase: 0.6 } as const;

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
