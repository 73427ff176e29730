import type { JobCard, JobDetails } from '#shared/jobs/jobs.contract.ts';
import { daysBetween, today } from '#shared/kernel/dates.ts';
import { excerpt } from '#shared/kernel/excerpt.ts';
import { plainText } from '#shared/kernel/rich-text.ts';
import { countryName } from '#shared/reference/countries.ts';
import type { CardRow, IndexRow, JobRow } from './jobs.store.ts';
import type { IndexedJob } from './search/job-index.ts';

const ABOUT_LENGTH = 180;

export function logoUrl(fileId: number | null): string | null {
  return fileId === null ? null : `/files/logo/${fileId}`;
}

const named = <T extends string>(name: T | null) => (name === null ? null : { name });
const country = (code: string | null) => (code === null ? null : { code, name: countryName(code) });

export function showCard(row: CardRow): JobCard {
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    company: { name: row.companyName, username: row.companyUsername, logo_url: logoUrl(row.logoFileId) },
    job_type: { name: row.jobType },
    featured: row.featured,
    salary_mode: row.salaryMode,
    min_salary: row.minSalary,
    max_salary: row.maxSalary,
    currency: row.currency,
    custom_salary: row.customSalary,
    salary_type: { name: row.salaryType },
    is_remote: row.isRemote,
    locality: row.locality,
    country: country(row.countryCode),
    education: named(row.educationLevel),
    experience: named(row.experienceLevel),
    published_at: (row.publishedAt ?? new Date(0)).toISOString(),
    deadline: row.deadline,
  };
}

export function toIndexedJob(row: IndexRow): IndexedJob {
  return { card: showCard(row), region: row.region, skills: row.skills, descriptionText: plainText(row.description) };
}

/** A job past its deadline stays readable, but takes no applications. */
export function isOpen(job: { status: string; deadline: string | null }): boolean {
  return job.status === 'active' && (job.deadline === null || job.deadline >= today());
}

type Around = { openJobs: number; defaultCountry: string };

export function showDetails({ job, ...row }: JobRow, { openJobs, defaultCountry }: Around): JobDetails {
  const deadlineActive = job.deadline !== null && job.deadline >= today();
  const about = plainText(row.companyAbout).replace(/\s+/g, ' ');
  return {
    id: job.id,
    slug: job.slug,
    title: job.title,
    description: job.description,
    status: job.status,
    waiting_for_edit_approval: job.status === 'active' && job.waitingForEditApproval,
    company: {
      id: job.companyId,
      name: row.companyName,
      username: row.companyUsername,
      logo_url: logoUrl(row.logoFileId),
      about: excerpt(about, ABOUT_LENGTH),
      open_jobs: openJobs,
      website: row.companyWebsite,
    },
    company_name: row.companyName,
    job_type: { name: job.jobType },
    featured: job.featured,
    salary_mode: job.salaryMode,
    min_salary: job.minSalary,
    max_salary: job.maxSalary,
    currency: job.currency,
    custom_salary: job.customSalary,
    salary_type: { name: job.salaryType },
    is_remote: job.isRemote,
    full_address: job.fullAddress,
    locality: job.locality,
    region: job.region,
    postcode: job.postcode,
    country: country(job.countryCode),
    latitude: job.latitude,
    longitude: job.longitude,
    created_at: job.createdAt.toISOString(),
    published_at: job.publishedAt?.toISOString() ?? null,
    deadline: job.deadline,
    deadline_active: deadlineActive,
    days_remaining: deadlineActive && job.deadline ? daysBetween(today(), job.deadline) : null,
    education: named(job.educationLevel),
    experience: named(job.experienceLevel),
    vacancies: job.vacancies,
    skills: row.skills,
    questions: row.questions,
    application_form: job.applicationForm,
    screening_mode: job.screeningMode,
    answer_days: job.answerDays,
    shows_reasons: row.companyShowsReasons,
    phone_country: job.countryCode ?? defaultCountry,
    open: isOpen(job),
    version: job.version,
  };
}
