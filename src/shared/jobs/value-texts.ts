import type { TextKey, Translate } from '../kernel/texts.ts';
import type { EducationLevel } from '../reference/qualifications.values.ts';
import type { jobsTexts } from './jobs.texts.ts';
import { EXPERIENCE_YEARS, type ExperienceLevel, type JobType, type SalaryType } from './jobs.values.ts';

type JobsKey = TextKey<typeof jobsTexts>;
export type JobsTranslate = Translate<JobsKey>;

/** Texts of the values that describe a job. */
export const TYPE_TEXTS: Record<JobType, JobsKey> = {
  'Full time': 'jobs.type_full_time',
  'Part time': 'jobs.type_part_time',
  Contract: 'jobs.type_contract',
  Internship: 'jobs.type_internship',
  Freelance: 'jobs.type_freelance',
};

export const EDUCATION_TEXTS: Record<EducationLevel, JobsKey> = {
  'High School': 'jobs.education_high_school',
  'Associate Degree': 'jobs.education_associate',
  "Bachelor's Degree": 'jobs.education_bachelor',
  "Master's Degree": 'jobs.education_master',
  'Doctorate/PhD': 'jobs.education_doctorate',
  Other: 'jobs.education_another',
};

export const EXPERIENCE_TEXTS: Record<ExperienceLevel, JobsKey> = {
  Entry: 'jobs.experience_entry',
  Junior: 'jobs.experience_junior',
  Mid: 'jobs.experience_mid',
  Senior: 'jobs.experience_senior',
  Lead: 'jobs.experience_lead',
};

export const PAY_TEXTS: Record<SalaryType, JobsKey> = {
  Hourly: 'jobs.pay_hourly',
  Daily: 'jobs.pay_daily',
  Weekly: 'jobs.pay_weekly',
  Monthly: 'jobs.pay_monthly',
  Yearly: 'jobs.pay_yearly',
};

/** The texts after an amount, such as “per hour”. */
export const PER_TEXTS: Record<SalaryType, JobsKey> = {
  Hourly: 'jobs.per_hour',
  Daily: 'jobs.per_day',
  Weekly: 'jobs.per_week',
  Monthly: 'jobs.per_month',
  Yearly: 'jobs.per_year',
};

/** “Mid, 3 years”; the first level requires none. */
export function experienceWithYears(t: JobsTranslate, level: ExperienceLevel): string {
  const count = EXPERIENCE_YEARS[level];
  const name = t(EXPERIENCE_TEXTS[level]);
  return count === 0 ? name : t('jobs.level_with_years', { level: name, count });
}
