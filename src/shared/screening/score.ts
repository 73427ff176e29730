/** Score categories by percent. A score of 0 is a Fail. */
export const SCORE_CATEGORIES = ['Fail', 'Basic', 'Good', 'Very Good', 'Excellent', 'Outstanding'] as const;
export type ScoreCategory = (typeof SCORE_CATEGORIES)[number];

const UPPER_BOUNDS: readonly [number, ScoreCategory][] = [
  [30, 'Fail'],
  [49, 'Basic'],
  [69, 'Good'],
  [80, 'Very Good'],
  [90, 'Excellent'],
];

/** Percentages are rounded to whole numbers before the category is looked up. */
export function scoreCategory(percent: number): ScoreCategory {
  const whole = Math.round(percent);
  return UPPER_BOUNDS.find(([upTo]) => whole <= upTo)?.[1] ?? 'Outstanding';
}

/** The range of a category, in whole percent. */
export function scoreBounds(category: ScoreCategory): { from: number; to: number } {
  const at = SCORE_CATEGORIES.indexOf(category);
  return { from: at === 0 ? 0 : (UPPER_BOUNDS[at - 1]?.[0] ?? 0) + 1, to: UPPER_BOUNDS[at]?.[0] ?? 100 };
}

/** The parts that the system scores; people score neither the profile nor languages. */
export const SECTIONS = ['education', 'experience', 'profile', 'skills', 'certification', 'bio', 'language'] as const;
export type Section = (typeof SECTIONS)[number];
