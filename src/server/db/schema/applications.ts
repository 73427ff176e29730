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
import { APPLICATION_OUTCOMES, SOURCE } from '#shared/applications/applications.values.ts';
import { EMAIL, PERSON_NAME } from '#shared/identity/identity.values.ts';
import { APPLICATION_FORMS, EXPERIENCE_LEVELS } from '#shared/jobs/jobs.values.ts';
import { LOCALES } from '#shared/kernel/languages.ts';
import { PROFICIENCIES } from '#shared/profiles/sections/section.values.ts';
import { EDUCATION_LEVELS } from '#shared/reference/qualifications.values.ts';
import { applicationGroups } from './board.ts';
import { bytes, createdAt, identity, moment, orderedMoment, rankKey, reference } from './columns.ts';
import { files } from './files.ts';
import { users } from './identity.ts';
import { imports } from './imports.ts';
import { jobQuestions, jobs } from './jobs.ts';
import { candidates, companies, resumes } from './profiles.ts';

/** CVs uploaded for applications that are not sent yet. Those that are never sent are deleted by a cleanup. */
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
    /** The applicant's name and normalised email, as sent. Both are emptied when the candidate is erased. */
    name: varchar({ length: PERSON_NAME.max * 2 + 1 }).notNull(),
    email: varchar({ length: EMAIL.max }),
    coverLetter: text().notNull().default(''),
    /** The application as it was sent, in one format for all forms. Later changes of the profile do not change it. */
    snapshot: jsonb().notNull(),
    /** A column of its own: an index on the snapshot would unpack it at every move of the card. */
    sentPhone: text().generatedAlwaysAs(sql`snapshot #>> '{personalInfo,phone}'`),
    resumeId: reference().references(() => resumes.id, { onDelete: 'set null' }),
    receiptHash: bytes().notNull(),
    /** Sent without an account and not claimed since. The email was only typed in and proves nothing. */
    byGuest: boolean().notNull().default(false),
    /** The hash of the secret in a guest's mail with which the mailbox owner can say that it was not them. */
    disownHash: bytes(),
    /** Set if a guest's email belongs to somebody who applied to the same job with an account. */
    disputedAt: moment(),
    outcome: text({ enum: APPLICATION_OUTCOMES }).notNull().default('under_review'),
    /** Whole percents of the current evaluations, stored here because the board sorts by them. */
    aiScore: integer(),
    managerScore: integer(),
    /** Somebody has started to score it, but the hiring manager's score is not complete yet. */
    beingScored: boolean().notNull().default(false),
    /**
     * The sort key of a column by score: the hiring manager's score first, highest on top; then only the system's; then
     * none. It is one number so that an index can hold it.
     */
    scorePlace: integer().notNull().generatedAlwaysAs(sql`coalesce(100 - manager_score, 201 - ai_score, 302)`),
    /** Facts about the person on the card, from the snapshot. */
    profession: text(),
    experienceLevel: text({ enum: EXPERIENCE_LEVELS }),
    educationLevel: text({ enum: EDUCATION_LEVELS }),
    countryCode: varchar({ length: 2 }),
    /** Folded for the board's search. Stored separately from the rest, because hidden names are not searched. */
    searchName: text(),
    searchSkills: text(),
    /** The version of these facts that is shown and searched while blind review hides the candidate. */
    blindProfession: text(),
    blindSkills: text(),
    /** The language in which it was sent. A guest has no account that would say in which language to mail them. */
    locale: text({ enum: LOCALES }),
    /** The site or campaign that the person came from; null if unknown. */
    source: varchar({ length: SOURCE.max }),
    idempotencyKey: text(),
    /** The import that brought it. The person did not send it themselves. */
    importId: reference().references(() => imports.id, { onDelete: 'set null' }),
    appliedAt: orderedMoment(),
    stageSince: orderedMoment(),
    /** When the stage that candidates see last changed. Moves within a stage do not change it. */
    publicSince: orderedMoment(),
    withdrawnAt: moment(),
  },
  (t) => [
    uniqueIndex('applications_receipt').on(t.receiptHash),
    uniqueIndex('applications_disown').on(t.disownHash).where(sql`${t.disownHash} is not null`),
    // One active application per person and job; after a failed or withdrawn one, another may follow. Guests are
    // identified by the email that they wrote, which does not block an account with the same email.
    uniqueIndex('applications_running')
      .on(t.jobId, t.candidateId)
      .where(sql`${t.outcome} in ('under_review', 'passed')`),
    uniqueIndex('applications_running_guest')
      .on(t.jobId, t.email)
      .where(sql`${t.outcome} in ('under_review', 'passed') and ${t.byGuest}`),
    uniqueIndex('applications_idempotency').on(t.jobId, t.idempotencyKey),
    // One index per sort order of a column, for the whole company and for one job.
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
    index('applications_import').on(t.importId).where(sql`${t.importId} is not null`),
    // Imports recognise people by their telephone number too.
    index('applications_phone').on(t.jobId, t.sentPhone).where(sql`${t.sentPhone} is not null`),
    index('applications_cooldown').on(t.jobId, t.email, t.appliedAt.desc()),
    check('applications_ai_score', sql`${t.aiScore} between 0 and 100`),
    check('applications_manager_score', sql`${t.managerScore} between 0 and 100`),
  ],
);

/** Further secrets that open a guest's receipt; each went out with a mail. */
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
    /** Null if the form could not show the question; it is asked on the receipt. */
    answer: text(),
    position: integer().notNull(),
  },
  (t) => [index('application_answers_application').on(t.applicationId, t.position)],
);

/** Items have ids of their own, because reviewers score them one by one. */
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

/** Notes between colleagues about an application. Candidates never see them. */
export const applicationNotes = pgTable(
  'application_notes',
  {
    id: identity(),
    applicationId: ofApplication(),
    /** Null if the account was deleted. */
    authorId: reference().references(() => users.id, { onDelete: 'set null' }),
    body: text().notNull(),
    /** The colleagues who are mentioned in it. */
    mentions: bigint({ mode: 'number' }).array().notNull().default([]),
    /** Generated by the browser, so that a repeated request stores the row once. */
    clientId: text(),
    createdAt: createdAt(),
  },
  (t) => [
    index('application_notes_application').on(t.applicationId, t.id),
    uniqueIndex('application_notes_client').on(t.authorId, t.clientId),
  ],
);

const SENT = 'The archive holds the whole application as it was sent.';

/** Tables that hold something about a person and are not in their archive. */
export const NOT_EXPORTED = {
  application_links: 'A row holds nothing but the hash of a link.',
  application_educations: SENT,
  application_experiences: SENT,
  application_languages: SENT,
};
