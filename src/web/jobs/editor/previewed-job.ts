import type { EmployerProfile } from '#shared/jobs/employers.contract.ts';
import type { JobFields } from '#shared/jobs/job-editor.contract.ts';
import type { JobDetails } from '#shared/jobs/jobs.contract.ts';
import { daysBetween, today } from '#shared/kernel/dates.ts';
import { excerpt } from '#shared/kernel/excerpt.ts';
import { plainText } from '#shared/kernel/rich-text.ts';
import type { CountryChoice } from '#web/lib/country-choices.ts';

const ABOUT_LENGTH = 180;

/** The employer as far as it is known; the full profile loads a moment later. */
export type PreviewedEmployer = Pick<EmployerProfile, 'name' | 'username' | 'logo_url' | 'about' | 'website'> & {
  openJobs: number;
};

/** The form's content, as the job page would get it if it were published now. */
export function previewedJob(
  fields: JobFields,
  employer: PreviewedEmployer,
  countries: readonly CountryChoice[],
): JobDetails {
  const now = new Date().toISOString();
  const isActive = fields.deadline !== null && fields.deadline >= today();
  const code = fields.country;
  return {
    ...fields,
    id: 0,
    slug: '',
    status: 'active',
    waiting_for_edit_approval: false,
    company: {
      id: 0,
      name: employer.name,
      username: employer.username,
      logo_url: employer.logo_url,
      about: excerpt(plainText(employer.about).replace(/\s+/g, ' '), ABOUT_LENGTH),
      open_jobs: employer.openJobs,
      website: employer.website,
    },
    company_name: employer.name,
    job_type: { name: fields.job_type },
    salary_type: { name: fields.salary_type },
    country: code === null ? null : { code, name: countries.find(({ value }) => value === code)?.label ?? code },
    education: fields.education && { name: fields.education },
    experience: fields.experience && { name: fields.experience },
    skills: fields.skills.map((name, id) => ({ id, name })),
    questions: fields.questions.map(({ title, required }, id) => ({ id, title, required })),
    created_at: now,
    published_at: now,
    deadline_active: isActive,
    days_remaining: isActive && fields.deadline ? daysBetween(today(), fields.deadline) : null,
    phone_country: code ?? '',
    // The employer chooses this elsewhere; the preview shows the default.
    shows_reasons: true,
    open: true,
    version: 1,
  };
}
