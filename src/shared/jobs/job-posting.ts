import { codePoints } from '../kernel/code-points.ts';
import type { Message } from '../kernel/messages.ts';
import { plainText } from '../kernel/rich-text.ts';
import type { JobFields, PreflightPoint } from './job-editor.contract.ts';
import type { JobDetails } from './jobs.contract.ts';
import { DEFAULT_CURRENCY, JOB_DESCRIPTION, JOB_TITLE, type JobType, type SalaryType } from './jobs.values.ts';
import { jobsRule } from './jobs-rules.texts.ts';

/** Google has no type for freelancers, so they count as contractors too. */
const EMPLOYMENT_TYPES: Record<JobType, string> = {
  'Full time': 'FULL_TIME',
  'Part time': 'PART_TIME',
  Contract: 'CONTRACTOR',
  Internship: 'INTERN',
  Freelance: 'CONTRACTOR',
};

const PAY_UNITS: Record<SalaryType, string> = {
  Hourly: 'HOUR',
  Daily: 'DAY',
  Weekly: 'WEEK',
  Monthly: 'MONTH',
  Yearly: 'YEAR',
};

type Thing = Record<string, unknown>;

/** The public address of a job's page, for search engines and for sharing. */
export function jobAddress(slug: string, publicUrl: string): string {
  return new URL(`/job/${encodeURIComponent(slug)}`, publicUrl).href;
}

/** schema.org JobPosting as Google reads it; null for a job that takes no applications, which must not be listed. */
export function jobPosting(job: JobDetails, publicUrl: string): Thing | null {
  if (!job.open) return null;
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.title,
    description: job.description,
    datePosted: job.published_at ?? job.created_at,
    // The deadline is a day without a zone: it ends when the server's day does.
    ...(job.deadline && { validThrough: `${job.deadline.slice(0, 10)}T23:59:59Z` }),
    employmentType: EMPLOYMENT_TYPES[job.job_type.name],
    hiringOrganization: organization(job, publicUrl),
    identifier: { '@type': 'PropertyValue', name: job.company_name, value: String(job.id) },
    url: jobAddress(job.slug, publicUrl),
    directApply: true,
    ...place(job),
    ...salary(job),
    ...(job.vacancies > 1 && { totalJobOpenings: job.vacancies }),
    ...(job.skills.length > 0 && { skills: job.skills.map(({ name }) => name).join(', ') }),
  };
}

function organization({ company, company_name }: JobDetails, publicUrl: string): Thing {
  return {
    '@type': 'Organization',
    name: company_name,
    sameAs: company.website ?? new URL(`/employer/${encodeURIComponent(company.username)}`, publicUrl).href,
    ...(company.logo_url && { logo: new URL(company.logo_url, publicUrl).href }),
  };
}

function place(job: JobDetails): Thing {
  if (job.is_remote) {
    return {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: job.country
        ? { '@type': 'Country', name: job.country.name }
        : { '@type': 'AdministrativeArea', name: 'Worldwide' },
    };
  }
  const address = {
    '@type': 'PostalAddress',
    ...(job.full_address && { streetAddress: job.full_address }),
    ...(job.locality && { addressLocality: job.locality }),
    ...(job.region && { addressRegion: job.region }),
    ...(job.postcode && { postalCode: job.postcode }),
    ...(job.country && { addressCountry: job.country.code }),
  };
  const hasPosition = job.latitude !== null && job.longitude !== null;
  return {
    jobLocation: {
      '@type': 'Place',
      address,
      ...(hasPosition && { geo: { '@type': 'GeoCoordinates', latitude: job.latitude, longitude: job.longitude } }),
    },
  };
}

/** A salary in words cannot be compared by search engines, so it is left out. */
function salary({ salary_mode, min_salary: min, max_salary: max, currency, salary_type }: JobDetails): Thing {
  if (salary_mode !== 'range' || (min === null && max === null)) return {};
  const amount = min !== null && max !== null && min !== max ? { minValue: min, maxValue: max } : { value: min ?? max };
  return {
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: currency || DEFAULT_CURRENCY,
      value: { '@type': 'QuantitativeValue', ...amount, unitText: PAY_UNITS[salary_type.name] },
    },
  };
}

type Step = { name: string; path: string };

/** The breadcrumbs for search engines: the same steps that people see. */
export function breadcrumbList(steps: readonly Step[], publicUrl: string): Thing {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, place) => ({
      '@type': 'ListItem',
      position: place + 1,
      name,
      item: new URL(path, publicUrl).href,
    })),
  };
}

const FEW_SKILLS = 3;

/** Checks what a search engine would reject (required, prevents publishing) or prefer (recommended). */
export function postingPreflight(fields: JobFields): (PreflightPoint & { message: Message })[] {
  const points: (PreflightPoint & { message: Message })[] = [];
  const need: Note = (field, message) => points.push({ field, level: 'required', message });
  const recommend: Note = (field, message) => points.push({ field, level: 'recommended', message });

  if (codePoints(fields.title.trim()) < JOB_TITLE.min) need('title', jobsRule('rule.post_title'));
  if (codePoints(plainText(fields.description)) < JOB_DESCRIPTION.min)
    need('description', jobsRule('rule.post_description', { min: JOB_DESCRIPTION.min }));
  checkPlace(fields, need, recommend);
  checkSalary(fields, need, recommend);
  if (fields.deadline === null) recommend('deadline', jobsRule('rule.post_deadline'));
  if (fields.skills.length < FEW_SKILLS) recommend('skills', jobsRule('rule.post_skills', { min: FEW_SKILLS }));
  return points;
}

type Note = (field: keyof JobFields, message: Message) => void;

function checkPlace(fields: JobFields, need: Note, recommend: Note): void {
  if (fields.is_remote) return;
  if (!fields.locality) need('locality', jobsRule('rule.post_locality'));
  if (!fields.country) need('country', jobsRule('rule.post_country'));
  if (!fields.full_address) recommend('full_address', jobsRule('rule.post_address'));
  if (!fields.postcode) recommend('postcode', jobsRule('rule.post_postcode'));
  if (fields.latitude === null || fields.longitude === null) recommend('latitude', jobsRule('rule.post_map'));
}

function checkSalary(fields: JobFields, need: Note, recommend: Note): void {
  const { salary_mode: mode, min_salary: min, max_salary: max, custom_salary: words } = fields;
  if (mode === 'custom') {
    if (!words) need('custom_salary', jobsRule('rule.post_pay_in_words'));
    recommend('salary_mode', jobsRule('rule.post_pay_range'));
    return;
  }
  if (min === null) need('min_salary', jobsRule('rule.post_lowest_pay'));
  if (max === null) need('max_salary', jobsRule('rule.post_highest_pay'));
  if (min !== null && max !== null && max < min) need('max_salary', jobsRule('rule.salary_order'));
}
