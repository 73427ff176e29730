import { everyone } from '../kernel/access.ts';
import { defineEndpoint } from '../kernel/endpoint.ts';
import { IdInPath, NameInPath } from '../kernel/ids.ts';
import { Flag, someOf, wholeNumber } from '../kernel/query.ts';
import { z } from '../kernel/schema.ts';
import { lineText } from '../kernel/text.ts';
import { isCountryCode } from '../reference/countries.ts';
import { EDUCATION_LEVELS } from '../reference/qualifications.values.ts';
import { MapSetting } from '../reference/reference.contract.ts';
import { referenceRule } from '../reference/reference-rules.texts.ts';
import {
  APPLICATION_FORMS,
  EXPERIENCE_LEVELS,
  JOB_SORTS,
  JOB_STATUSES,
  JOB_TYPES,
  SALARY_AMOUNT,
  SALARY_MODES,
  SALARY_TYPES,
  SCREENING_MODES,
} from './jobs.values.ts';

const Named = z.object({ name: z.string() });
export const Country = z.object({ code: z.string(), name: z.string() });

/** The salary fields of a card and of the job page. */
const Salary = z.object({
  salary_mode: z.enum(SALARY_MODES),
  min_salary: z.number().nullable(),
  max_salary: z.number().nullable(),
  currency: z.string(),
  custom_salary: z.string().nullable(),
  salary_type: z.object({ name: z.enum(SALARY_TYPES) }),
});
export type Salary = z.output<typeof Salary>;

/** A job in a list. Times are exact; the page formats them as "2 hours ago". */
export const JobCard = Salary.extend({
  id: z.number(),
  slug: z.string(),
  title: z.string(),
  company: z.object({ name: z.string(), username: z.string(), logo_url: z.string().nullable() }),
  job_type: z.object({ name: z.enum(JOB_TYPES) }),
  featured: z.boolean(),
  is_remote: z.boolean(),
  locality: z.string().nullable(),
  country: Country.nullable(),
  education: z.object({ name: z.enum(EDUCATION_LEVELS) }).nullable(),
  experience: z.object({ name: z.enum(EXPERIENCE_LEVELS) }).nullable(),
  published_at: z.string(),
  deadline: z.string().nullable(),
});
export type JobCard = z.output<typeof JobCard>;

/** A job id in a path. */
export const JobId = IdInPath.describe('The id of the job.');

const several = (values: readonly string[]) => `One or several of these, with commas: ${values.join(', ')}.`;

/** The filters of /jobs, as in the query string. */
export const JobFilters = z.object({
  q: lineText({ max: 100 }).describe('Words of the title, the skills, the employer or the description.').optional(),
  place: lineText({ max: 100 }).describe('A town, region or country, by name.').optional(),
  type: someOf(JOB_TYPES).describe(several(JOB_TYPES)).optional(),
  country: z
    .string()
    .max(200)
    .transform((text) => [...new Set(text.split(','))])
    .refine((codes) => codes.every(isCountryCode), { error: referenceRule('rule.not_a_country') })
    .describe('One or several ISO codes of two letters, with commas.')
    .optional(),
  remote: Flag.describe('Remote work only.').optional(),
  featured: Flag.describe('Featured jobs only.').optional(),
  salary_min: wholeNumber({ min: 0, max: SALARY_AMOUNT.max }).describe('In USD a month.').optional(),
  salary_max: wholeNumber({ min: 0, max: SALARY_AMOUNT.max }).describe('In USD a month.').optional(),
  education: someOf(EDUCATION_LEVELS).describe(several(EDUCATION_LEVELS)).optional(),
  experience: someOf(EXPERIENCE_LEVELS).describe(several(EXPERIENCE_LEVELS)).optional(),
  posted: z.enum(['1', '7', '30']).transform(Number).describe('Posted within so many days.').optional(),
  sort: z.enum(JOB_SORTS).describe('Without it: by relevance when there is a text, otherwise newest first.').optional(),
  page: wholeNumber({ min: 1, max: 100_000 }).describe('From 1 on; beyond the last page, the last.').optional(),
});
export type JobFilters = z.output<typeof JobFilters>;
export type JobFilterArguments = z.input<typeof JobFilters>;

const FacetCount = z.object({ value: z.string(), count: z.number() });

/** How many jobs each choice would show under all other filters. */
const Facets = z.object({
  type: z.array(FacetCount),
  country: z.array(FacetCount),
  remote: z.number(),
  education: z.array(FacetCount),
  experience: z.array(FacetCount),
  posted: z.array(FacetCount),
  /** Twelve bars of equal width in USD per month; the last one holds everything above. */
  salary: z.array(z.object({ from: z.number(), count: z.number() })),
});
export type JobFacets = z.output<typeof Facets>;

export const searchJobs = defineEndpoint({
  method: 'GET',
  path: '/api/jobs',
  summary: 'Search open jobs: typo-tolerant text, filters, sorting, pages and facet counts.',
  access: everyone,
  input: JobFilters,
  output: z.object({
    success: z.literal(true),
    jobs: z.array(JobCard),
    total: z.number(),
    page: z.number(),
    pages: z.number(),
    facets: Facets,
    /** The nearest known words that were searched instead, if the given ones are unknown. */
    corrected: z.string().nullable(),
    /** If nothing was found: which filter to drop, and how many jobs that would show. */
    relax: z.array(z.object({ filter: z.string(), total: z.number() })),
  }),
});

export const JobQuestion = z.object({ id: z.number(), title: z.string(), required: z.boolean() });
export type JobQuestion = z.output<typeof JobQuestion>;

export const JobDetails = Salary.extend({
  id: z.number(),
  slug: z.string(),
  title: z.string(),
  /** Sanitised HTML. */
  description: z.string(),
  status: z.enum(JOB_STATUSES),
  waiting_for_edit_approval: z.boolean(),
  company: z.object({
    id: z.number(),
    name: z.string(),
    username: z.string(),
    logo_url: z.string().nullable(),
    /** The first sentences of the employer's profile, without markup. */
    about: z.string(),
    open_jobs: z.number(),
    website: z.string().nullable(),
  }),
  company_name: z.string(),
  job_type: z.object({ name: z.enum(JOB_TYPES) }),
  featured: z.boolean(),
  is_remote: z.boolean(),
  full_address: z.string().nullable(),
  locality: z.string().nullable(),
  region: z.string().nullable(),
  postcode: z.string().nullable(),
  country: Country.nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  created_at: z.string(),
  published_at: z.string().nullable(),
  deadline: z.string().nullable(),
  deadline_active: z.boolean(),
  days_remaining: z.number().nullable(),
  education: z.object({ name: z.enum(EDUCATION_LEVELS) }).nullable(),
  experience: z.object({ name: z.enum(EXPERIENCE_LEVELS) }).nullable(),
  vacancies: z.number(),
  skills: z.array(z.object({ id: z.number(), name: z.string() })),
  questions: z.array(JobQuestion),
  application_form: z.enum(APPLICATION_FORMS),
  /** auto: a score below the pass mark rejects; advise: a person always decides. */
  screening_mode: z.enum(SCREENING_MODES),
  /** The employer promises an answer within so many days. */
  answer_days: z.number(),
  /** Whether the receipt explains the score section by section, or shows the overall score alone. */
  shows_reasons: z.boolean(),
  /** The country preselected in the form: the job's own, or that of the settings. */
  phone_country: z.string(),
  /** Open to applications: active, and not past its deadline. */
  open: z.boolean(),
  version: z.number(),
});
export type JobDetails = z.output<typeof JobDetails>;

export const jobDetails = defineEndpoint({
  method: 'GET',
  path: '/api/job/{slug}/details',
  summary:
    'Everything the job page shows, with related jobs. A job that was never published is shown only to its company and to admins.',
  access: everyone,
  input: z.object({ slug: NameInPath.describe('The name of the job in its address.') }),
  output: z.object({
    success: z.literal(true),
    job: JobDetails,
    related: z.array(JobCard),
    /** True for members of the company and for admins. */
    own: z.boolean(),
    map: MapSetting,
  }),
});

/** The personal part of a job page. Fetched separately, so that the rest can be cached for everybody. */
export const jobVisit = defineEndpoint({
  method: 'GET',
  path: '/api/job/{id}/visit',
  summary:
    'Whether the signed-in candidate has applied for the job; after a fail, the day from which they may apply again.',
  access: everyone,
  input: z.object({ id: JobId }),
  output: z.object({ success: z.literal(true), applied: z.boolean(), reapply_on: z.string().nullable() }),
});

export const jobQuestions = defineEndpoint({
  method: 'GET',
  path: '/api/job/{id}/questions',
  summary: 'The screening questions of a job.',
  access: everyone,
  input: z.object({ id: JobId }),
  output: z.object({
    success: z.literal(true),
    message: z.string(),
    job_id: z.number(),
    questions: z.array(JobQuestion),
  }),
});

export const homeOverview = defineEndpoint({
  method: 'GET',
  path: '/api/jobs/overview',
  summary: 'What the home page shows: totals, featured and newest jobs, the busiest places.',
  access: everyone,
  input: z.object({}),
  output: z.object({
    success: z.literal(true),
    jobs: z.number(),
    employers: z.number(),
    featured: z.array(JobCard),
    newest: z.array(JobCard),
    /** The last entry is remote work. */
    places: z.array(z.object({ name: z.string(), remote: z.boolean(), count: z.number() })),
  }),
});

export const suggestSkills = defineEndpoint({
  method: 'GET',
  path: '/api/skills',
  summary:
    'Skills from the built-in list that match what is being typed, allowing for typos; without text, the popular ones, except those named in beside, a comma-separated list.',
  access: everyone,
  input: z.object({
    q: lineText({ max: 80 }).default('').describe('What has been typed so far.'),
    beside: lineText({ max: 4_000 }).default('').describe('Skills that are not offered again, with commas.'),
  }),
  output: z.object({ success: z.literal(true), skills: z.array(Named) }),
  keepSeconds: 60,
});
