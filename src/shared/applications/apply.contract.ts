import { JobId } from '../jobs/jobs.contract.ts';
import { applicant } from '../kernel/access.ts';
import { defineEndpoint } from '../kernel/endpoint.ts';
import { Id } from '../kernel/ids.ts';
import { z } from '../kernel/schema.ts';
import { RESUME } from '../profiles/profiles.values.ts';
import { Source } from './source.ts';

/** Nobody reads, fills in and checks a form in less. */
export const LEAST_OPEN_MS = 3_000;

// The parts themselves are read by the schemas of the job's form (wizard/payloads.ts), which refuse unknown names.
const part = z.record(z.string(), z.unknown());
const parts = z.array(part).max(2_000);

/** What comes beside the form: how it may be recognised, and what belongs to it. */
const Envelope = z.object({
  /** Given by the browser, the same for every try: posting twice applies once. */
  client_id: z
    .string()
    .regex(/^[\w-]{8,64}$/)
    .optional(),
  /** One of the own CVs, when signed in. */
  resume_id: Id.nullable().optional(),
  /** What `POST /candidate/job/{jobId}/cv` answered. */
  cv: z.string().max(200).nullable().optional(),
  /** The draft that this was; it ends with the application. */
  draft_token: z.string().max(200).nullable().optional(),
  /** The questions could not be loaded in the browser: the application is taken, and they are asked on its receipt. */
  questions_missing: z.boolean().optional(),
  source: Source.optional(),
  /** Nobody sees this field, so nobody fills it in. */
  website: z.string().max(300).optional(),
  /** How long the form was open. */
  open_ms: z.number().int().nonnegative().optional(),
});

const Applied = {
  message: z.string(),
  /** Null while nobody has scored it. */
  score: z.number().nullable(),
  /** The secret of the receipt page, /application/{receipt}. */
  receipt: z.string(),
};

export const apply = defineEndpoint({
  method: 'POST',
  path: '/candidate/job/{jobId}/apply',
  summary:
    'Apply with the form of the job: variant A, B or C; a job with the quick form takes variant A. Guests may. ' +
    'Passed: success true with redirect. Left to a person: success null. Turned away: 422 not_approved with score, redirect and the day from which on the person may apply again. ' +
    'Running already, or too soon after a fail: 429 with Retry-After.',
  access: applicant,
  input: Envelope.extend({
    jobId: JobId,
    personalInfo: part,
    educations: parts.optional(),
    trainings: parts.optional(),
    experiences: parts.optional(),
    no_experience: z.boolean().nullable().optional(),
    skills: z.array(z.string()).max(2_000).optional(),
    languages: parts.optional(),
    cover_letter: z.string().nullable().optional(),
    questions: z.record(z.string(), z.string()).optional(),
  }),
  output: z.discriminatedUnion('success', [
    z.object({ success: z.literal(true), outcome: z.literal('passed'), redirect: z.string(), ...Applied }),
    // Neither true nor an error: a person looks at it.
    z.object({ success: z.null(), outcome: z.literal('under_review'), ...Applied }),
  ]),
  errors: ['not_approved', 'too_many'],
});

export const uploadCv = defineEndpoint({
  method: 'POST',
  path: '/candidate/job/{jobId}/cv',
  summary:
    'Upload a CV for an application that is being written: PDF, DOC or DOCX, at most 5 MB, as multipart field "file". The token it answers is good for one day and one application.',
  access: applicant,
  input: z.object({ jobId: JobId }),
  output: z.object({ success: z.literal(true), cv: z.string(), name: z.string(), expires_at: z.string() }),
  upload: { maxBytes: RESUME.maxBytes },
  errors: ['too_many'],
});
