import { companyMember } from '../kernel/access.ts';
import { CalendarDay } from '../kernel/dates.ts';
import { defineEndpoint } from '../kernel/endpoint.ts';
import { Id, IdInPath } from '../kernel/ids.ts';
import type { Message } from '../kernel/messages.ts';
import { MomentInQuery, wholeNumber } from '../kernel/query.ts';
import { RichText } from '../kernel/rich-text.ts';
import { z } from '../kernel/schema.ts';
import { lineText } from '../kernel/text.ts';
import { isCountryCode } from '../reference/countries.ts';
import { EDUCATION_LEVELS, SKILL_NAME } from '../reference/qualifications.values.ts';
import { referenceRule } from '../reference/reference-rules.texts.ts';
import { JobId } from './jobs.contract.ts';
import {
  ADDRESS_LINE,
  ANSWER_DAYS,
  APPLICATION_FORMS,
  CURRENCIES,
  CUSTOM_SALARY,
  DEFAULT_ANSWER_DAYS,
  EXPERIENCE_LEVELS,
  JOB_QUESTIONS,
  JOB_SKILLS,
  JOB_STATUSES,
  JOB_TITLE,
  JOB_TYPES,
  JOBS_AT_ONCE,
  PLACE_NAME,
  QUESTION_TITLE,
  SALARY_AMOUNT,
  SALARY_MODES,
  SALARY_TYPES,
  SCREENING_MODES,
  VACANCIES,
} from './jobs.values.ts';
import { jobsRule } from './jobs-rules.texts.ts';

const Amount = z.number().int().min(0).max(SALARY_AMOUNT.max);
const optionalLine = (max: number) => lineText({ max }).nullable();

const Question = z.object({
  /** Absent for a new one. */
  id: Id.optional(),
  title: lineText({ ...QUESTION_TITLE, tooShort: jobsRule('rule.question_short') }),
  required: z.boolean(),
});

/**
 * The fields of a job as its employer enters them. A draft may lack almost everything; the preflight lists what
 * publishing needs. Values that are given must be valid at any time.
 */
export const JobFields = z.object({
  title: lineText({ ...JOB_TITLE, tooShort: jobsRule('rule.job_title_short', { min: JOB_TITLE.min }) }),
  description: RichText,
  job_type: z.enum(JOB_TYPES),
  featured: z.boolean(),
  salary_mode: z.enum(SALARY_MODES),
  min_salary: Amount.nullable(),
  max_salary: Amount.nullable(),
  currency: z.enum(CURRENCIES),
  custom_salary: optionalLine(CUSTOM_SALARY.max),
  salary_type: z.enum(SALARY_TYPES),
  is_remote: z.boolean(),
  full_address: optionalLine(ADDRESS_LINE.max),
  locality: optionalLine(PLACE_NAME.max),
  region: optionalLine(PLACE_NAME.max),
  postcode: optionalLine(20),
  country: z
    .string()
    .refine(isCountryCode, { error: referenceRule('rule.not_a_country') })
    .nullable(),
  latitude: z.number().min(-90).max(90).nullable(),
  longitude: z.number().min(-180).max(180).nullable(),
  deadline: CalendarDay.nullable(),
  education: z.enum(EDUCATION_LEVELS).nullable(),
  experience: z.enum(EXPERIENCE_LEVELS).nullable(),
  vacancies: z.number().int().min(VACANCIES.min).max(VACANCIES.max),
  application_form: z.enum(APPLICATION_FORMS),
  pass_mark: z.number().int().min(0).max(100),
  screening_mode: z.enum(SCREENING_MODES),
  answer_days: z
    .number()
    .int()
    .min(ANSWER_DAYS.min)
    .max(ANSWER_DAYS.max)
    .default(DEFAULT_ANSWER_DAYS)
    .describe('How many days candidates wait for an answer at most, as promised on the job page and the receipt.'),
  skills: z.array(lineText({ min: 1, max: SKILL_NAME.max })).max(JOB_SKILLS.max, {
    error: jobsRule('rule.most_skills', { max: JOB_SKILLS.max }),
  }),
  questions: z
    .array(Question)
    .max(JOB_QUESTIONS.max, { error: jobsRule('rule.most_questions', { max: JOB_QUESTIONS.max }) }),
});
export type JobFields = z.output<typeof JobFields>;
export type JobFieldArguments = z.input<typeof JobFields>;

export type JobFieldIssue = { path: keyof JobFields; message: Message };

/** Rules between fields. The server adds that a new deadline must not lie in the past. */
export function jobFieldIssues(fields: Pick<JobFields, 'min_salary' | 'max_salary' | 'salary_mode'>): JobFieldIssue[] {
  const { min_salary: min, max_salary: max, salary_mode: mode } = fields;
  if (mode === 'range' && min !== null && max !== null && max < min) {
    return [{ path: 'max_salary', message: jobsRule('rule.salary_order') }];
  }
  return [];
}

/** A problem that prevents publication (required), or an improvement for search engines (recommended). */
export const PreflightPoint = z.object({
  field: z.string(),
  level: z.enum(['required', 'recommended']),
  message: z.string(),
});
export type PreflightPoint = z.output<typeof PreflightPoint>;

export const OwnJob = z.object({
  id: z.number(),
  slug: z.string(),
  status: z.enum(JOB_STATUSES),
  waiting_for_edit_approval: z.boolean(),
  rejection_reason: z.string().nullable(),
  version: z.number(),
  /** The edited version while one waits for approval, otherwise what is published. */
  fields: JobFields,
  updated_at: z.string(),
  published_at: z.string().nullable(),
  preflight: z.array(PreflightPoint),
});
export type OwnJob = z.output<typeof OwnJob>;

const OneJob = z.object({ success: z.literal(true), job: OwnJob });

const OwnJobRow = z.object({
  id: z.number(),
  slug: z.string(),
  title: z.string(),
  status: z.enum(JOB_STATUSES),
  waiting_for_edit_approval: z.boolean(),
  rejection_reason: z.string().nullable(),
  job_type: z.string(),
  place: z.string(),
  featured: z.boolean(),
  deadline: z.string().nullable(),
  published_at: z.string().nullable(),
  updated_at: z.string(),
  applications: z.number(),
  /** Applications in the first column, which nobody has looked at yet. */
  new_applications: z.number(),
});
export type OwnJobRow = z.output<typeof OwnJobRow>;

export const listOwnJobs = defineEndpoint({
  method: 'GET',
  path: '/company/jobs/list',
  page: '/company/jobs',
  summary: 'Your company’s jobs with their status and counts, the last changed first. Without a limit: all of them.',
  access: companyMember,
  scope: 'jobs:read',
  input: z.object({
    updated_after: MomentInQuery.describe('Only jobs that changed at this time or later.').optional(),
    limit: wholeNumber(JOBS_AT_ONCE).describe('At most so many.').optional(),
    after: IdInPath.describe('As in `next`; without it: from the first.').optional(),
  }),
  output: z.object({
    success: z.literal(true),
    jobs: z.array(OwnJobRow),
    /** The cursor of the next page; null on the last one. */
    next: z.string().nullable(),
  }),
});

export const ownJob = defineEndpoint({
  method: 'GET',
  path: '/company/jobs/{id}/fields',
  summary: 'One of your company’s jobs, as the editor shows it.',
  access: companyMember,
  scope: 'jobs:read',
  input: z.object({ id: JobId }),
  output: OneJob,
});

export const createJob = defineEndpoint({
  method: 'POST',
  path: '/company/jobs',
  summary: 'Save a new job as a draft.',
  access: companyMember,
  scope: 'jobs:write',
  input: JobFields,
  output: OneJob,
  errors: ['conflict'],
});

export const updateJob = defineEndpoint({
  method: 'PUT',
  path: '/company/jobs/{id}',
  summary:
    'Save a job. What was approved stays as it is until the edit is approved too. A stale version is refused with 409.',
  access: companyMember,
  scope: 'jobs:write',
  input: JobFields.extend({ id: JobId, version: z.number().int() }),
  output: OneJob,
  errors: ['conflict'],
});

export const promiseAnswers = defineEndpoint({
  method: 'PUT',
  path: '/company/jobs/answer-days',
  summary:
    'Promise an answer within so many days in all your jobs that are not closed. Whoever has applied keeps the promise that they read.',
  access: companyMember,
  scope: 'jobs:write',
  input: z.object({ answer_days: z.number().int().min(ANSWER_DAYS.min).max(ANSWER_DAYS.max) }),
  output: z.object({ success: z.literal(true), jobs: z.number().int() }),
});

const transition = (name: string, summary: string) =>
  defineEndpoint({
    method: 'POST',
    path: `/company/jobs/{id}/${name}`,
    summary,
    access: companyMember,
    scope: 'jobs:write',
    input: z.object({ id: JobId }),
    output: OneJob,
    errors: ['conflict'],
  });

export const submitJob = transition(
  'submit',
  'Send a draft or a rejected job for approval. Refused while the preflight lists something required.',
);
export const closeJob = transition('close', 'Close a job to applications.');
export const reopenJob = transition(
  'reopen',
  'Open a closed job again. What was changed while it was closed waits for approval first.',
);
export const duplicateJob = transition('duplicate', 'Copy a job into a new draft.');
