import { sql } from 'drizzle-orm';
import {
  boolean,
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
import { EMAIL, MEMBER_ROLES, PERSON_NAME, PROVIDER_NAME, USERNAME } from '#shared/identity/identity.values.ts';
import { EXPERIENCE_LEVELS } from '#shared/jobs/jobs.values.ts';
import {
  COMPANY_NAME,
  FILE_NAME,
  GENDERS,
  MARITAL_STATUSES,
  type SocialNetwork,
  WEB_ADDRESS,
} from '#shared/profiles/profiles.values.ts';
import { PROFICIENCIES } from '#shared/profiles/sections/section.values.ts';
import { EDUCATION_LEVELS } from '#shared/reference/qualifications.values.ts';
import { bytes, createdAt, identity, moment, reference } from './columns.ts';
import { files } from './files.ts';
import { users } from './identity.ts';

export type SocialInfo = Partial<Record<SocialNetwork, string>>;

export const companies = pgTable(
  'companies',
  {
    id: identity(),
    name: varchar({ length: COMPANY_NAME.max }).notNull(),
    username: varchar({ length: USERNAME.max }).notNull(),
    logoFileId: reference().references(() => files.id, { onDelete: 'set null' }),
    /** Sanitised HTML. */
    about: text().notNull().default(''),
    industry: text(),
    teamSize: text(),
    foundedYear: integer(),
    website: varchar({ length: WEB_ADDRESS.max }),
    email: varchar({ length: EMAIL.max }),
    phone: text(),
    countryCode: varchar({ length: 2 }),
    locality: text(),
    address: text(),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    socialInfo: jsonb().$type<SocialInfo>().notNull().default({}),
    /** Off: the candidate's receipt shows the overall score only. */
    showsSectionScores: boolean().notNull().default(true),
    /** On: its public page says how soon its applicants are answered. */
    showsAnswers: boolean().notNull().default(false),
    /** The provider with which alone its members sign in, if the owners have chosen so. */
    requiredProvider: varchar({ length: PROVIDER_NAME.max }),
    /** Set by an admin. Members of a blocked company cannot sign in, and nobody finds its jobs. */
    blockedAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('companies_username').on(t.username),
    // Without these indexes, deleting a file would scan all companies and candidates.
    index('companies_logo').on(t.logoFileId).where(sql`${t.logoFileId} is not null`),
  ],
);

/** A person who applies. Guests have no user until they register. */
export const candidates = pgTable(
  'candidates',
  {
    id: identity(),
    userId: reference().references(() => users.id, { onDelete: 'set null' }),
    username: varchar({ length: USERNAME.max }).notNull(),
    name: varchar({ length: PERSON_NAME.max }).notNull(),
    email: varchar({ length: EMAIL.max }),
    photoFileId: reference().references(() => files.id, { onDelete: 'set null' }),
    profession: text(),
    bio: text().notNull().default(''),
    coverLetter: text().notNull().default(''),
    birthDate: date(),
    gender: text({ enum: GENDERS }),
    maritalStatus: text({ enum: MARITAL_STATUSES }),
    experienceLevel: text({ enum: EXPERIENCE_LEVELS }),
    educationLevel: text({ enum: EDUCATION_LEVELS }),
    phone: text(),
    secondaryPhone: text(),
    whatsappNumber: text(),
    website: varchar({ length: WEB_ADDRESS.max }),
    countryCode: varchar({ length: 2 }),
    city: text(),
    address: text(),
    socialInfo: jsonb().$type<SocialInfo>().notNull().default({}),
    socialLinks: jsonb().$type<{ url: string }[]>().notNull().default([]),
    /** When the person last opened their dashboard: what has happened since is new to them. */
    dashboardSeenAt: moment(),
    /** Counts up with every save of the profile. */
    version: integer().notNull().default(1),
    createdAt: createdAt(),
    erasedAt: moment(),
  },
  (t) => [
    uniqueIndex('candidates_username').on(t.username),
    uniqueIndex('candidates_user').on(t.userId),
    index('candidates_email').on(t.email),
    index('candidates_photo').on(t.photoFileId).where(sql`${t.photoFileId} is not null`),
  ],
);

const ofCandidate = () =>
  reference()
    .notNull()
    .references(() => candidates.id, { onDelete: 'cascade' });

export const candidateEducations = pgTable(
  'candidate_educations',
  {
    id: identity(),
    candidateId: ofCandidate(),
    level: text().notNull(),
    institution: text().notNull(),
    degree: text().notNull(),
    major: text(),
    countryCode: varchar({ length: 2 }),
    startDate: date(),
    endDate: date(),
    current: boolean().notNull().default(false),
    notes: text(),
  },
  (t) => [index('candidate_educations_candidate').on(t.candidateId)],
);

export const candidateExperiences = pgTable(
  'candidate_experiences',
  {
    id: identity(),
    candidateId: ofCandidate(),
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
  },
  (t) => [index('candidate_experiences_candidate').on(t.candidateId)],
);

export const candidateTrainings = pgTable(
  'candidate_trainings',
  {
    id: identity(),
    candidateId: ofCandidate(),
    name: text().notNull(),
    organization: text().notNull(),
    credentialId: text(),
    startDate: date(),
    endDate: date(),
    current: boolean().notNull().default(false),
    description: text(),
  },
  (t) => [index('candidate_trainings_candidate').on(t.candidateId)],
);

export const candidateSkills = pgTable(
  'candidate_skills',
  { id: identity(), candidateId: ofCandidate(), name: text().notNull(), position: integer().notNull() },
  (t) => [uniqueIndex('candidate_skills_name').on(t.candidateId, sql`lower(${t.name})`)],
);

export const candidateLanguages = pgTable(
  'candidate_languages',
  {
    id: identity(),
    candidateId: ofCandidate(),
    name: text().notNull(),
    proficiency: text({ enum: PROFICIENCIES }).notNull(),
  },
  (t) => [uniqueIndex('candidate_languages_name').on(t.candidateId, sql`lower(${t.name})`)],
);

export const resumes = pgTable(
  'resumes',
  {
    id: identity(),
    candidateId: ofCandidate(),
    fileId: reference()
      .notNull()
      .references(() => files.id),
    name: varchar({ length: FILE_NAME.max }).notNull(),
    /** False for the copy that an application keeps: it stays as it was sent, whatever becomes of the one in the profile. */
    inProfile: boolean().notNull().default(true),
    /** The CV with the latest time is offered first. */
    defaultSince: moment(),
    createdAt: createdAt(),
  },
  (t) => [index('resumes_candidate').on(t.candidateId), index('resumes_file').on(t.fileId)],
);

export const companyMembers = pgTable(
  'company_members',
  {
    userId: reference()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    companyId: reference()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    role: text({ enum: MEMBER_ROLES }).notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('company_members_company').on(t.companyId)],
);

export const companyInvitations = pgTable(
  'company_invitations',
  {
    id: identity(),
    companyId: reference()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    email: varchar({ length: EMAIL.max }).notNull(),
    role: text({ enum: MEMBER_ROLES }).notNull(),
    tokenHash: bytes().notNull(),
    invitedBy: reference().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
  },
  (t) => [
    uniqueIndex('company_invitations_token').on(t.tokenHash),
    uniqueIndex('company_invitations_email').on(t.companyId, t.email),
  ],
);

/** Tables that hold something about a person and are not in their archive. */
export const NOT_EXPORTED = {
  companies: 'A company publishes its address; it is not a person.',
  company_invitations:
    'An invitation belongs to the company until it is accepted, and the invited person has its mail.',
};

/** Tables that hold something about a person which stays when the person is erased. */
export const NOT_ERASED = { companies: 'A company publishes its address; it is not a person.' };
