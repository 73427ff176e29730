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

/** The educations, jobs and skills of one profession, from which profiles are generated. */
export type Career = {
  /** The job titles early, in the middle and late in a career. */
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
