import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core';
import { APPLICATION_OUTCOMES, PROFICIENCIES } from '#shared/applications/applications.values.ts';
import { FIXED_GROUPS, GROUP_NAME } from '#shared/board/board.values.ts';
import { DRAFT_STATUSES } from '#shared/drafts/drafts.values.ts';
import { EVALUATION_TYPES } from '#shared/evaluation/evaluation.values.ts';
import { EMAIL, PERSON_NAME } from '#shared/identity/identity.values.ts';
import { APPLICATION_FORMS } from '#shared/jobs/jobs.values.ts';
import { SCORE_CATEGORIES, type Section } from '#shared/screening/score.ts';
import { bytes, createdAt, identity, moment, rankKey, reference } from './columns.ts';
import { users } from './identity.ts';
import { jobQuestions, jobs } from './jobs.ts';
import { candidates, companies, files, resumes } from './profiles.ts';

export const drafts = pgTable(
  'drafts',
  {
    id: identity(),
    tokenHash: bytes().notNull(),
    jobId: reference()
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    /** Set when it was saved signed in: then it opens for its owner only. */
    userId: reference().references(() => users.id, { onDelete: 'cascade' }),
    data: jsonb().notNull(),
    status: text({ enum: DRAFT_STATUSES }).notNull().default('in_progress'),
    version: integer().notNull().default(1),
    createdAt: createdAt(),
    updatedAt: createdAt(),
    expiresAt: moment().notNull(),
  },
  (t) => [
    uniqueIndex('drafts_token').on(t.tokenHash),
    index('drafts_user').on(t.userId, t.updatedAt.desc()),
    index('drafts_expiry').on(t.expiresAt),
  ],
);

/** The further links to a draft that its holder gave away. */
export const draftShares = pgTable(
  'draft_shares',
  {
    id: identity(),
    draftId: reference()
      .notNull()
      .references(() => drafts.id, { onDelete: 'cascade' }),
    tokenHash: bytes().notNull(),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
  },
  (t) => [uniqueIndex('draft_shares_token').on(t.tokenHash), index('draft_shares_draft').on(t.draftId)],
);

/** CVs of people who are still writing their application. What nobody sends in time is swept. */
export const cvUploads = pgTable(
  'cv_uploads',
  {
    id: identity(),
    tokenHash: bytes().notNull(),
    jobId: reference()
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    fileId: reference()
      .notNull()
      .references(() => files.id, { onDelete: 'cascade' }),
    expiresAt: moment().notNull(),
  },
  (t) => [
    uniqueIndex('cv_uploads_token').on(t.tokenHash),
    index('cv_uploads_file').on(t.fileId),
    index('cv_uploads_expiry').on(t.expiresAt),
  ],
);

export const applicationGroups = pgTable(
  'application_groups',
  {
    id: identity(),
    companyId: reference()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    name: varchar({ length: GROUP_NAME.max }).notNull(),
    fixed: text({ enum: FIXED_GROUPS }),
    position: integer().notNull(),
    version: integer().notNull().default(1),
    createdAt: createdAt(),
  },
  (t) => [
    index('application_groups_company').on(t.companyId, t.position),
    uniqueIndex('application_groups_fixed').on(t.companyId, t.fixed),
  ],
);

export const applications = pgTable(
  'applications',
  {
    id: identity(),
    jobId: reference()
      .notNull()
      .references(() => jobs.id),
    companyId: reference()
      .notNull()
      .references(() => companies.id),
    candidateId: reference()
      .notNull()
      .references(() => candidates.id),
    groupId: reference()
      .notNull()
      .references(() => applicationGroups.id),
    rank: rankKey().notNull(),
    version: integer().notNull().default(1),
    form: text({ enum: APPLICATION_FORMS }).notNull(),
    /** Who applied, as written in the application; e-mail normalised. Emptied when the candidate is erased. */
    name: varchar({ length: PERSON_NAME.max * 2 + 1 }).notNull(),
    email: varchar({ length: EMAIL.max }),
    coverLetter: text().notNull().default(''),
    /** What was sent, in the one normal form of all variants. The profile may change later, this does not. */
    snapshot: jsonb().notNull(),
    resumeId: reference().references(() => resumes.id, { onDelete: 'set null' }),
    receiptHash: bytes().notNull(),
    outcome: text({ enum: APPLICATION_OUTCOMES }).notNull().default('under_review'),
    /** Whole percents of the current evaluations, kept here because the board orders by them. */
    aiScore: integer(),
    managerScore: integer(),
    idempotencyKey: text(),
    appliedAt: createdAt(),
    stageSince: createdAt(),
    withdrawnAt: moment(),
  },
  (t) => [
    uniqueIndex('applications_receipt').on(t.receiptHash),
    // One running application per person and job; failed and withdrawn ones may be followed by another.
    uniqueIndex('applications_running').on(t.jobId, t.email).where(sql`${t.outcome} in ('under_review', 'passed')`),
    uniqueIndex('applications_idempotency').on(t.jobId, t.idempotencyKey),
    index('applications_board').on(t.companyId, t.groupId, t.rank),
    index('applications_job_group').on(t.jobId, t.groupId, t.rank),
    index('applications_candidate').on(t.candidateId, t.appliedAt.desc()),
    index('applications_newest').on(t.companyId, t.appliedAt.desc()),
    index('applications_cooldown').on(t.jobId, t.email, t.appliedAt.desc()),
    check('applications_ai_score', sql`${t.aiScore} between 0 and 100`),
    check('applications_manager_score', sql`${t.managerScore} between 0 and 100`),
  ],
);

const ofApplication = () =>
  reference()
    .notNull()
    .references(() => applications.id, { onDelete: 'cascade' });

export const applicationAnswers = pgTable(
  'application_answers',
  {
    id: identity(),
    applicationId: ofApplication(),
    questionId: reference().references(() => jobQuestions.id, { onDelete: 'set null' }),
    question: text().notNull(),
    answer: text().notNull(),
    position: integer().notNull(),
  },
  (t) => [index('application_answers_application').on(t.applicationId, t.position)],
);

/** Items with ids of their own, because reviewers score them one by one. */
export const applicationEducations = pgTable(
  'application_educations',
  {
    id: identity(),
    applicationId: ofApplication(),
    level: text().notNull(),
    institution: text().notNull(),
    degree: text().notNull(),
    major: text(),
    countryCode: varchar({ length: 2 }),
    startDate: date(),
    endDate: date(),
    current: boolean().notNull().default(false),
    notes: text(),
    position: integer().notNull(),
  },
  (t) => [index('application_educations_application').on(t.applicationId, t.position)],
);

export const applicationExperiences = pgTable(
  'application_experiences',
  {
    id: identity(),
    applicationId: ofApplication(),
    designation: text().notNull(),
    company: text().notNull(),
    department: text(),
    location: text(),
    employmentType: text(),
    startDate: date(),
    endDate: date(),
    current: boolean().notNull().default(false),
    responsibilities: text().notNull().default(''),
    accomplishments: text(),
    position: integer().notNull(),
  },
  (t) => [index('application_experiences_application').on(t.applicationId, t.position)],
);

export const applicationLanguages = pgTable(
  'application_languages',
  {
    id: identity(),
    applicationId: ofApplication(),
    name: text().notNull(),
    proficiency: text({ enum: PROFICIENCIES }).notNull(),
  },
  (t) => [index('application_languages_application').on(t.applicationId)],
);

export type SectionResult = { score: number; comment: string; evidence: string[] };

/** Every run of an evaluator over an application. The newest one counts; none is ever overwritten. */
export const aiEvaluations = pgTable(
  'ai_evaluations',
  {
    id: identity(),
    applicationId: ofApplication(),
    evaluator: text().notNull(),
    evaluatorVersion: text().notNull(),
    inputHash: bytes().notNull(),
    overall: integer().notNull(),
    category: text({ enum: SCORE_CATEGORIES }).notNull(),
    rank: doublePrecision().notNull(),
    sections: jsonb().$type<Record<Section, SectionResult>>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('ai_evaluations_application').on(t.applicationId, t.id.desc()),
    index('ai_evaluations_input').on(t.inputHash, t.evaluator, t.evaluatorVersion),
    check('ai_evaluations_overall', sql`${t.overall} between 0 and 100`),
  ],
);

/** One row per thing that was scored by a person: a section, a single item, or the whole. */
export const humanEvaluations = pgTable(
  'human_evaluations',
  {
    id: identity(),
    applicationId: ofApplication(),
    type: text({ enum: EVALUATION_TYPES }).notNull(),
    educationId: reference().references(() => applicationEducations.id, { onDelete: 'cascade' }),
    experienceId: reference().references(() => applicationExperiences.id, { onDelete: 'cascade' }),
    score: integer(),
    comment: text().notNull().default(''),
    reviewerId: reference().references(() => users.id, { onDelete: 'set null' }),
    version: integer().notNull().default(1),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (t) => [
    uniqueIndex('human_evaluations_subject').on(
      t.applicationId,
      t.type,
      sql`coalesce(${t.educationId}, 0)`,
      sql`coalesce(${t.experienceId}, 0)`,
    ),
    check('human_evaluations_score', sql`${t.score} between 0 and 100`),
  ],
);
