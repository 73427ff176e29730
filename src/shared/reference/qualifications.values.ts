/** The lists that jobs and people choose their qualifications from. */
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
