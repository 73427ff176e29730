import { sql } from 'drizzle-orm';
import {
  boolean,
  char,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core';
import { EMAIL } from '#shared/identity/identity.values.ts';
import { ALERT_FREQUENCIES } from '#shared/jobs/alerts.values.ts';
import type { JobFields } from '#shared/jobs/job-editor.contract.ts';
import {
  APPLICATION_FORMS,
  CUSTOM_SALARY,
  DEFAULT_ANSWER_DAYS,
  DEFAULT_CURRENCY,
  DEFAULT_PASS_MARK,
  EXPERIENCE_LEVELS,
  JOB_STATUSES,
  JOB_TITLE,
  JOB_TYPES,
  type JobStatus,
  QUESTION_TITLE,
  SALARY_MODES,
  SALARY_TYPES,
  SCREENING_MODES,
} from '#shared/jobs/jobs.values.ts';
import { LOCALES } from '#shared/kernel/languages.ts';
import { EDUCATION_LEVELS, SKILL_NAME } from '#shared/reference/qualifications.values.ts';
import { createdAt, identity, moment, reference } from './columns.ts';
import { users } from './identity.ts';
import { companies } from './profiles.ts';

type JobBeforeDecision = {
  status: JobStatus;
  waitingForEditApproval: boolean;
  pendingEdit: JobFields | null;
  rejectionReason: string | null;
  updatedAt: string;
  publishedAt: string | null;
  closedAt: string | null;
  /** The published text, if the decision replaced it. */
  fields: JobFields | null;
};

export const jobs = pgTable(
  'jobs',
  {
    id: identity(),
    companyId: reference()
      .notNull()
      .references(() => companies.id),
    slug: text().notNull(),
    title: varchar({ length: JOB_TITLE.max }).notNull(),
    /** Sanitised HTML. */
    description: text().notNull(),
    status: text({ enum: JOB_STATUSES }).notNull().default('draft'),
    /** The edited version that waits for approval while this row stays live. */
    waitingForEditApproval: boolean().notNull().default(false),
    pendingEdit: jsonb().$type<JobFields>(),
    rejectionReason: text(),
    jobType: text({ enum: JOB_TYPES }).notNull(),
    featured: boolean().notNull().default(false),
    salaryMode: text({ enum: SALARY_MODES }).notNull(),
    minSalary: integer(),
    maxSalary: integer(),
    currency: char({ length: 3 }).notNull().default(DEFAULT_CURRENCY),
    customSalary: varchar({ length: CUSTOM_SALARY.max }),
    salaryType: text({ enum: SALARY_TYPES }).notNull().default('Monthly'),
    isRemote: boolean().notNull().default(false),
    fullAddress: text(),
    locality: text(),
    region: text(),
    postcode: text(),
    countryCode: varchar({ length: 2 }),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    deadline: date(),
    educationLevel: text({ enum: EDUCATION_LEVELS }),
    experienceLevel: text({ enum: EXPERIENCE_LEVELS }),
    vacancies: integer().notNull().default(1),
    applicationForm: text({ enum: APPLICATION_FORMS }).notNull().default('quick'),
    passMark: integer().notNull().default(DEFAULT_PASS_MARK),
    screeningMode: text({ enum: SCREENING_MODES }).notNull().default('advise'),
    /** Candidates are promised an answer within so many days. */
    answerDays: integer().notNull().default(DEFAULT_ANSWER_DAYS),
    /** Grows with every change that readers can see; the page cache and the check for stale edits compare it. */
    version: integer().notNull().default(1),
    createdBy: reference().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: createdAt(),
    publishedAt: moment(),
    closedAt: moment(),
  },
  (t) => [
    uniqueIndex('jobs_slug').on(t.slug),
    index('jobs_company').on(t.companyId, t.status),
    index('jobs_published').on(t.publishedAt, t.id).where(sql`${t.status} = 'active'`),
    index('jobs_featured').on(t.publishedAt.desc()).where(sql`${t.status} = 'active' and ${t.featured}`),
    index('jobs_approval').on(t.updatedAt).where(sql`${t.status} = 'pending' or ${t.waitingForEditApproval}`),
    check(
      'jobs_salary_order',
      sql`${t.minSalary} is null or ${t.maxSalary} is null or ${t.minSalary} <= ${t.maxSalary}`,
    ),
    check('jobs_pass_mark', sql`${t.passMark} between 0 and 100`),
  ],
);

const ofJob = () =>
  reference()
    .notNull()
    .references(() => jobs.id, { onDelete: 'cascade' });

/** The state of a job before an admin's last decision about it. Undoing the decision restores this state. */
export const jobDecisions = pgTable('job_decisions', {
  jobId: ofJob().primaryKey(),
  /** The job's version after the decision. Once the job has another version, the decision cannot be undone. */
  version: integer().notNull(),
  decidedAt: createdAt(),
  before: jsonb().$type<JobBeforeDecision>().notNull(),
});

export const jobSkills = pgTable(
  'job_skills',
  {
    id: identity(),
    jobId: ofJob(),
    name: varchar({ length: SKILL_NAME.max }).notNull(),
    position: integer().notNull(),
  },
  (t) => [
    uniqueIndex('job_skills_name').on(t.jobId, sql`lower(${t.name})`),
    index('job_skills_by_name').on(sql`lower(${t.name})`),
  ],
);

export const jobQuestions = pgTable(
  'job_questions',
  {
    id: identity(),
    jobId: ofJob(),
    title: varchar({ length: QUESTION_TITLE.max }).notNull(),
    required: boolean().notNull().default(true),
    position: integer().notNull(),
    /** A question with answers is hidden instead of deleted. */
    retiredAt: moment(),
  },
  (t) => [index('job_questions_job').on(t.jobId, t.position)],
);

export const savedJobs = pgTable(
  'saved_jobs',
  {
    userId: reference()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    jobId: ofJob(),
    savedAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.jobId] }), index('saved_jobs_job').on(t.jobId)],
);

/** A search whose new jobs are sent by mail. */
export const jobAlerts = pgTable(
  'job_alerts',
  {
    id: identity(),
    /**
     * A candidate's alert belongs to their account, whatever its email is. Without an account it belongs to an email.
     */
    userId: reference().references(() => users.id, { onDelete: 'cascade' }),
    email: varchar({ length: EMAIL.max }),
    /** The filters, named as in the query string of the search. */
    filters: jsonb().$type<Record<string, string>>().notNull(),
    frequency: text({ enum: ALERT_FREQUENCIES }).notNull(),
    /** The language in which it was requested; an account has its own. */
    locale: text({ enum: LOCALES }).notNull(),
    /** Can confirm and stop the alert and do nothing else, because every mail contains it. */
    token: text().notNull(),
    createdAt: createdAt(),
    confirmedAt: moment(),
    pausedAt: moment(),
    /** Jobs published before this time were mailed already, or did not match. */
    seenUpTo: createdAt(),
    dueAt: moment().notNull(),
    mailedAt: moment(),
  },
  (t) => [
    uniqueIndex('job_alerts_token').on(t.token),
    uniqueIndex('job_alerts_user_search').on(t.userId, t.filters),
    uniqueIndex('job_alerts_email_search').on(t.email, t.filters),
    index('job_alerts_due').on(t.dueAt, t.id).where(sql`${t.confirmedAt} is not null and ${t.pausedAt} is null`),
    check('job_alerts_one_owner', sql`num_nonnulls(${t.userId}, ${t.email}) = 1`),
  ],
);

/** Tables that hold something about a person and are not in their archive. */
export const NOT_EXPORTED = { jobs: 'A job belongs to the company; of its author it has only the number.' };

/** Tables that hold something about a person which stays when the person is erased. */
export const NOT_ERASED = {
  jobs: 'A job belongs to the company, and the account that its number leads to is emptied.',
};
