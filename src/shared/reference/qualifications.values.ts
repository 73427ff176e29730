/** What jobs ask for and people say of themselves: both choose from the same lists. */
export const EDUCATION_LEVELS = [
  'High School',
  'Associate Degree',
  "Bachelor's Degree",
  "Master's Degree",
  'Doctorate/PhD',
  'Other',
] as const;
export type EducationLevel = (typeof EDUCATION_LEVELS)[number];

export const SKILL_NAME = { max: 80 } as const;
