import type { EducationLevel } from '#shared/reference/qualifications.values.ts';

export const CAREER_KEYS = [
  'logistics',
  'warehouse',
  'driver',
  'refrigeration',
  'customs',
  'accountant',
  'hr',
  'sales',
  'agronomist',
  'cook',
  'civil',
  'foodSafety',
  'analyst',
  'nurse',
  'clinician',
  'pharmacist',
  'lab',
  'teacher',
  'programme',
  'records',
  'solar',
  'electrical',
  'software',
  'designer',
  'support',
] as const;
export type CareerKey = (typeof CAREER_KEYS)[number];

/** What people of one profession have studied, done and learnt: the blocks that profiles are put together from. */
export type Career = {
  /** How the work is called at the start, in the middle and late in a working life. */
  titles: readonly [string, string, string];
  studies: readonly (readonly [EducationLevel, degree: string, major: string])[];
  workplaces: readonly (readonly [company: string, department: string])[];
  duties: readonly string[];
  results: readonly string[];
  skills: readonly string[];
  courses: readonly (readonly [name: string, organization: string])[];
  bioOpenings: readonly string[];
  bioDetails: readonly string[];
  letter: readonly string[];
};
