import { APPLICATION_OUTCOMES } from '../applications/applications.values.ts';
import { USERNAME } from '../identity/identity.values.ts';
import { EXPERIENCE_LEVELS, JOB_STATUSES } from '../jobs/jobs.values.ts';
import { profileReader } from '../kernel/access.ts';
import { defineEndpoint } from '../kernel/endpoint.ts';
import { Id, IdInPath } from '../kernel/ids.ts';
import { z } from '../kernel/schema.ts';
import { lineText } from '../kernel/text.ts';
import { GENDERS, MARITAL_STATUSES, SOCIAL_NETWORKS, type SocialNetwork } from '../profiles/profiles.values.ts';
import { EDUCATION_LEVELS } from '../reference/qualifications.values.ts';
import { ApplicationCard } from './board.contract.ts';
import { FIXED_GROUPS } from './board.values.ts';

const text = z.string().nullable();
/** `YYYY-MM`; pages format it in the reader's language. */
const month = z.string().nullable();
const Named = z.object({ id: z.number().int(), name: z.string() });

const socialInfo = Object.fromEntries(SOCIAL_NETWORKS.map((network) => [network, text])) as Record<
  SocialNetwork,
  typeof text
>;

const Experience = z.object({
  id: Id,
  designation: z.string(),
  company: z.string(),
  department: text,
  responsibilities: z.string(),
  accomplishments: text,
  formatted_start: month,
  formatted_end: month,
  current: z.boolean(),
});

const Education = z.object({
  id: Id,
  degree: z.string(),
  level: z.string(),
  /** The year in which it ended. Blind review leaves it out. */
  year: z.number().int().nullable(),
  major: text,
  institution: text,
  current: z.boolean(),
  notes: text,
});

const { ai_evaluation, human_evaluation, being_scored, applied_at, stage_since, disputed_at, imported } =
  ApplicationCard.shape;

/** The application behind the profile, for its employer. */
const ProfileApplication = z.object({
  id: Id,
  version: z.number().int(),
  group_id: Id,
  /** The employer's name for the column. */
  stage: z.string(),
  outcome: z.enum(APPLICATION_OUTCOMES),
  applied_at,
  stage_since,
  withdrawn_at: text,
  disputed_at,
  ai_evaluation,
  human_evaluation,
  being_scored,
  imported,
  job: z.object({ id: Id, title: z.string(), slug: z.string(), status: z.enum(JOB_STATUSES), open: z.boolean() }),
});

/** Field names and shapes follow the specification; unknown or hidden values are null. */
export const CandidateProfile = z.object({
  name: z.string(),
  /** Null while blind review hides it. */
  username: text,
  social_info: z.object(socialInfo),
  contact_info: z.object({
    phone: text,
    secondary_phone: text,
    email: text,
    address: text,
    country: z.object({ name: z.string() }).nullable(),
  }),
  candidate: z.object({
    /** Null while blind review hides it. */
    id: Id.nullable(),
    /** The URL of the picture. */
    photo: text,
    profession: z.object({ name: z.string() }).nullable(),
    /** Plain text. */
    bio: z.string(),
    cover_letter: z.object({ cover_letter: z.string() }),
    social_info: z.array(z.object({ url: z.string() })),
    experiences: z.array(Experience),
    educations: z.array(Education),
    trainings: z.array(
      z.object({ id: z.number().int(), name: z.string(), organization: z.string(), description: text }),
    ),
    skills: z.array(Named),
    languages: z.array(Named.extend({ proficiency: z.string() })),
    /** Only the form with five steps asks for it. */
    additional_info: z.object({ certifications: text, awards: text, portfolio: text, linkedin: text }),
  }),
  birth_date: text,
  marital_status: z.enum(MARITAL_STATUSES).nullable(),
  gender: z.enum(GENDERS).nullable(),
  experience: z.object({ name: z.enum(EXPERIENCE_LEVELS) }).nullable(),
  education: z.object({ name: z.enum(EDUCATION_LEVELS) }).nullable(),
  whatsapp_number: text,
  website: text,
  answers: z.array(z.object({ question: z.string(), answers: z.string() })),
  candidate_resume_id: Id.nullable(),
  /** The file's own name; a PDF can be shown in the page. */
  resume: z.object({ name: z.string(), is_pdf: z.boolean() }).nullable(),
  /** Whether the reader may write to the candidate. */
  message_button: z.boolean(),
  candidate_deleted: z.boolean(),
  /** True if blind review removed what identifies the candidate. */
  blind: z.boolean(),
  /** Null for the profile of an account that has not applied. */
  application: ProfileApplication.nullable(),
  /** The columns that the application can be moved to, in their order; empty for readers who cannot move it. */
  groups: z.array(z.object({ id: Id, name: z.string(), fixed: z.enum(FIXED_GROUPS).nullable() })),
});
export type CandidateProfile = z.output<typeof CandidateProfile>;

export const candidateProfile = defineEndpoint({
  method: 'GET',
  path: '/candidate/application/profile/details',
  summary:
    'A candidate as they applied: what the application says, and beside it what only a profile has. With neither an application nor a username it is refused; without an application the newest one counts that you may see.',
  access: profileReader,
  scope: 'candidates:read',
  input: z.object({
    username: lineText({ min: 1, max: USERNAME.max }).describe('Of the candidate.').optional(),
    application_id: IdInPath.describe('Of the application that is meant.').optional(),
  }),
  output: CandidateProfile.extend({ success: z.literal(true) }),
  errors: ['not_found'],
});
