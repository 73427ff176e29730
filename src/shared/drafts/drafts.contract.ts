import { applicantsOwn, candidateOnly } from '../kernel/access.ts';
import { Done } from '../kernel/answers.ts';
import { defineEndpoint } from '../kernel/endpoint.ts';
import { Id, IdInPath } from '../kernel/ids.ts';
import { z } from '../kernel/schema.ts';
import { DraftFields } from './draft-fields.ts';
import { DRAFT_STEPS, type DraftStep } from './drafts.values.ts';

/** Any text is accepted: an invalid token opens nothing, like an expired one. */
const Token = z.string().max(200);

const DraftId = IdInPath.describe('The id of the draft.');

const ApplicationData = DraftFields.extend({ jobId: z.number(), status: z.literal('in_progress') });
export type ApplicationData = z.output<typeof ApplicationData>;

const Stored = z.object({
  success: z.literal(true),
  draft_id: z.number(),
  version: z.number(),
  saved_at: z.string(),
  expires_at: z.string(),
  /** Whether it was saved while signed in: then a link to it opens only for the owner. */
  owned: z.boolean(),
});

/** Sent with a refused save: the draft as it is now. Saving with its version overwrites it. */
export const DraftConflict = z.object({
  application_data: ApplicationData,
  version: z.number(),
  saved_at: z.string(),
});
export type DraftConflict = z.output<typeof DraftConflict>;

export const storeDraft = defineEndpoint({
  method: 'POST',
  path: '/api/session/store',
  summary:
    'Save an unfinished application. Without a token a new draft begins. With one, `version` is what was last seen; another save since then: 409 conflict with the current application_data, version and saved_at, nothing overwritten.',
  access: applicantsOwn,
  input: DraftFields.extend({
    jobId: Id,
    status: z.literal('in_progress').optional(),
    token: Token.nullable().optional(),
    /** Another name for `token`, used by saved drafts. What the form knew about the job is ignored. */
    sessionToken: Token.nullable().optional(),
    jobInfo: z.record(z.string(), z.unknown()).nullable().optional(),
    version: z.int().positive().nullable().optional(),
  }),
  output: Stored.extend({ token: z.string() }),
  errors: ['conflict', 'too_many'],
});

export const retrieveDraft = defineEndpoint({
  method: 'GET',
  path: '/api/session/retrieve',
  summary: 'Open a draft by its token. A draft saved signed in opens only for its owner.',
  access: applicantsOwn,
  input: z.object({ token: Token.describe('The secret of the draft.') }),
  output: Stored.extend({
    application_data: ApplicationData,
    job: z.object({ id: z.number(), slug: z.string(), title: z.string() }),
  }),
  errors: ['too_many'],
});

export const shareDraft = defineEndpoint({
  method: 'POST',
  path: '/api/session/generate-url',
  summary: 'Another token for the same draft, to open it elsewhere.',
  access: applicantsOwn,
  input: z.object({ token: Token }),
  output: z.object({ success: z.literal(true), token: z.string(), expires_at: z.string() }),
  errors: ['too_many'],
});

const ALL_STEPS = [...new Set(Object.values(DRAFT_STEPS).flat())] as [DraftStep, ...DraftStep[]];

const MyDraft = z.object({
  id: z.number(),
  job: z.object({
    id: z.number(),
    title: z.string(),
    slug: z.string(),
    open: z.boolean(),
    deadline: z.string().nullable(),
  }),
  company: z.object({ name: z.string(), username: z.string() }),
  /** Whole percents of the form's steps. */
  progress: z.number(),
  /** The current step; null if the form has no steps. */
  step: z.object({ number: z.number(), of: z.number(), name: z.enum(ALL_STEPS) }).nullable(),
  saved_at: z.string(),
  expires_at: z.string(),
});
export type MyDraft = z.output<typeof MyDraft>;

export const myDrafts = defineEndpoint({
  method: 'GET',
  path: '/candidate/drafts',
  page: '/user/dashboard',
  summary: 'Your unfinished applications, the last saved first.',
  access: candidateOnly,
  input: z.object({}),
  output: z.object({ success: z.literal(true), drafts: z.array(MyDraft) }),
});

export const resumeDraft = defineEndpoint({
  method: 'POST',
  path: '/candidate/drafts/{id}/resume',
  summary: 'A token that opens one of your drafts.',
  access: candidateOnly,
  input: z.object({ id: DraftId }),
  output: z.object({ success: z.literal(true), token: z.string(), slug: z.string() }),
});

export const discardDraft = defineEndpoint({
  method: 'POST',
  path: '/candidate/drafts/{id}/discard',
  summary: 'Delete one of your drafts and every link to it.',
  access: candidateOnly,
  input: z.object({ id: DraftId }),
  output: Done,
});
