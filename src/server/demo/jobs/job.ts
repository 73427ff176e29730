import type {
  ApplicationForm,
  ExperienceLevel,
  JobStatus,
  JobType,
  SalaryType,
  ScreeningMode,
} from '#shared/jobs/jobs.values.ts';
import type { EducationLevel } from '#shared/reference/qualifications.values.ts';
import type { CareerKey } from '../careers/career.ts';
import type { PlaceKey } from './places.ts';

type RangeSalary = { min: number; max: number; currency?: 'USD' | 'EUR' | 'KES'; type?: SalaryType };

/** A job of the demo. Days are relative to the time when the demo is created. */
export type DemoJob = {
  slug: string;
  title: string;
  description: string;
  jobType: JobType;
  /** Null if the job is remote. */
  place: PlaceKey | null;
  salary: RangeSalary | { text: string };
  education: EducationLevel | null;
  experience: ExperienceLevel;
  skills: readonly string[];
  questions?: readonly (readonly [title: string, required: boolean])[];
  form: ApplicationForm;
  screening: readonly [mode: ScreeningMode, passMark: number];
  status?: JobStatus;
  rejectionReason?: string;
  /** An edit of the employer that an admin has not approved yet. */
  edit?: { title: string; description: string; min: number; max: number; addedSkill: string };
  featured?: true;
  vacancies?: number;
  publishedDaysAgo: number;
  deadlineInDays: number | null;
  /** The professions that apply; the first is the one the job asks for. */
  careers: readonly [CareerKey, ...CareerKey[]];
  applicants: number;
};

type Parts = { intro: string; duties: readonly string[]; wants: readonly string[]; closing: string };

const list = (items: readonly string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

/** Each employer uses its own headings for the two lists of a job description. */
export function describeWith(dutiesHeading: string, wantsHeading: string) {
  return ({ intro, duties, wants, closing }: Parts) =>
    `<p>${intro}</p><h3>${dutiesHeading}</h3>${list(duties)}<h3>${wantsHeading}</h3>${list(wants)}<p>${closing}</p>`;
}
