import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core';
import { APPLICATION_OUTCOMES, PROFICIENCIES, SOURCE } from '#shared/applications/applications.values.ts';
import { EMAIL, PERSON_NAME } from '#shared/identity/identity.values.ts';
import { APPLICATION_FORMS, EDUCATION_LEVELS, EXPERIENCE_LEVELS } from '#shared/jobs/jobs.values.ts';
import { applicationGroups } from './board.ts';
import { bytes, createdAt, identity, moment, orderedMoment, rankKey, reference } from './columns.ts';
import { files } from './files.ts';
import { users } from './identity.ts';
import { jobQuestions, jobs } from './jobs.ts';
import { candidates, companies, resumes } from './profiles.ts';

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
    /** Sent without an account and not claimed since: the e-mail is what somebody wrote, and proves nothing. */
    byGuest: boolean().notNull().default(false),
    /** Of the secret in a guest's mail with which the owner of the mailbox says that it was not them. */
    disownHash: bytes(),
    /** A guest's whose e-mail belongs to somebody that has applied to the job with an account of their own. */
    disputedAt: moment(),
    outcome: text({ enum: APPLICATION_OUTCOMES }).notNull().default('under_review'),
    /** Whole percents of the current evaluations, kept here because the board orders by them. */
    aiScore: integer(),
    managerScore: integer(),
    /**
     * The order of a column by score: the hiring manager's, highest first; then only the system's; then none. One
     * number, so that an index has it.
     */
    scorePlace: integer().notNull().generatedAlwaysAs(sql`coalesce(100 - manager_score, 201 - ai_score, 302)`),
    /** What a card says of the person, from the snapshot. */
    profession: text(),
    experienceLevel: text({ enum: EXPERIENCE_LEVELS }),
    educationLevel: text({ enum: EDUCATION_LEVELS }),
    countryCode: varchar({ length: 2 }),
    /** Folded, for the board's search. Apart, because a name is not searched while it is hidden. */
    searchName: text(),
    searchSkills: text(),
    /** The site or campaign that the person came from; null: nothing is known. */
    source: varchar({ length: SOURCE.max }),
    idempotencyKey: text(),
    appliedAt: orderedMoment(),
    stageSince: orderedMoment(),
    withdrawnAt: moment(),
  },
  (t) => [
    uniqueIndex('applications_receipt').on(t.receiptHash),
    uniqueIndex('applications_disown').on(t.disownHash).where(sql`${t.disownHash} is not null`),
    // One running application per person and job; failed and withdrawn ones may be followed by another. Guests are
    // told apart by the e-mail that they wrote, which is in nobody's way who has an account.
    uniqueIndex('applications_running')
      .on(t.jobId, t.candidateId)
      .where(sql`${t.outcome} in ('under_review', 'passed')`),
    uniqueIndex('applications_running_guest')
      .on(t.jobId, t.email)
      .where(sql`${t.outcome} in ('under_review', 'passed') and ${t.byGuest}`),
    uniqueIndex('applications_idempotency').on(t.jobId, t.idempotencyKey),
    // A column in each of its orders: of the whole company, and of one job.
    index('applications_column_by_score').on(t.companyId, t.groupId, t.scorePlace, t.rank, t.id),
    index('applications_column_by_hand').on(t.companyId, t.groupId, t.rank, t.id),
    index('applications_column_newest').on(t.companyId, t.groupId, t.appliedAt, t.id),
    index('applications_column_longest').on(t.companyId, t.groupId, t.stageSince, t.id),
    index('applications_job_column_by_score').on(t.jobId, t.groupId, t.scorePlace, t.rank, t.id),
    index('applications_job_column_by_hand').on(t.jobId, t.groupId, t.rank, t.id),
    index('applications_job_column_newest').on(t.jobId, t.groupId, t.appliedAt, t.id),
    index('applications_job_column_longest').on(t.jobId, t.groupId, t.stageSince, t.id),
    index('applications_counted').on(t.companyId, t.groupId, t.jobId),
    index('applications_without_facts').on(t.id).where(sql`${t.searchName} is null`),
    index('applications_candidate').on(t.candidateId, t.appliedAt.desc()),
    index('applications_newest').on(t.companyId, t.appliedAt.desc()),
    index('applications_cooldown').on(t.jobId, t.email, t.appliedAt.desc()),
    check('applications_ai_score', sql`${t.aiScore} between 0 and 100`),
    check('applications_manager_score', sql`${t.managerScore} between 0 and 100`),
  ],
);

/** More secrets that open a guest's receipt beside the first: each went out with a mail. */
export const applicationLinks = pgTable(
  'application_links',
  {
    tokenHash: bytes().primaryKey(),
    applicationId: reference()
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [index('application_links_application').on(t.applicationId)],
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
    /** Null: it could not be shown with the form, and is asked on the receipt. */
    answer: text(),
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

/** What colleagues write to each other about an application. Candidates never see it. */
export const applicationNotes = pgTable(
  'application_notes',
  {
    id: identity(),
    applicationId: ofApplication(),
    /** Null: the account is gone. */
    authorId: reference().references(() => users.id, { onDelete: 'set null' }),
    body: text().notNull(),
    /** The colleagues who are named in it, and are told by e-mail. */
    mentions: bigint({ mode: 'number' }).array().notNull().default([]),
    /** Given by the browser: sending twice stores once. */
    clientId: text(),
    createdAt: createdAt(),
  },
  (t) => [
    index('application_notes_application').on(t.applicationId, t.id),
    uniqueIndex('application_notes_client').on(t.authorId, t.clientId),
  ],
);
