import { PUBLIC_STAGES } from '../applications/public-stages.ts';
import { ApplicationCard } from '../board/board.contract.ts';
import { FIXED_GROUPS } from '../board/board.values.ts';
import { JOB_STATUSES } from '../jobs/jobs.values.ts';
import { companyMember } from '../kernel/access.ts';
import { defineEndpoint } from '../kernel/endpoint.ts';
import { Id, IdInPath } from '../kernel/ids.ts';
import { LOCALES } from '../kernel/languages.ts';
import { z } from '../kernel/schema.ts';
import { ClientId, longText } from '../kernel/text.ts';
import { MESSAGE } from '../messenger/messenger.values.ts';
import { CLOSING_PROBLEMS, LEAVE_REASON, MOST_CLOSED, MOST_GROUPS, PEOPLE_NAMED } from './closing.values.ts';

const JobId = IdInPath.describe('The job.');

/** The people of one column who are open: their application is under way, or has ended and they were not told. */
const OpenGroup = z.object({
  column: z.object({
    id: Id,
    name: z.string(),
    fixed: z.enum(FIXED_GROUPS).nullable(),
    public_stage: z.enum(PUBLIC_STAGES),
  }),
  application_ids: z.array(Id),
  /** The names of the first applicants, as the board shows them. */
  names: z.array(z.string()).max(PEOPLE_NAMED),
  /** How many of them wait for an answer. */
  waiting: z.number().int(),
  /** The languages in which they are written to, the most frequent first. */
  languages: z.array(z.enum(LOCALES)),
});
export type OpenGroup = z.output<typeof OpenGroup>;

export const openApplicants = defineEndpoint({
  method: 'GET',
  path: '/company/jobs/{id}/open-applicants',
  summary:
    'Whoever is still open in a job, by column, in the order of the board. They are decided on when it is closed.',
  access: companyMember,
  scope: 'applications:read',
  input: z.object({ id: JobId }),
  output: z.object({
    success: z.literal(true),
    job: z.object({ id: Id, title: z.string(), status: z.enum(JOB_STATUSES) }),
    groups: z.array(OpenGroup),
  }),
});

const text = longText({ min: 1, max: MESSAGE.max }).optional();
const Decision = z.strictObject({
  /** The column in which these people are. */
  group_id: Id,
  /** The people that were seen there. Whoever has come since is not decided on. */
  application_ids: z.array(Id).max(MOST_CLOSED),
  /** They get this message. Without it and without texts they are left open, which needs a reason. */
  template_id: Id.nullish(),
  /** Texts in place of the template's, by language. */
  texts: z.strictObject({ en: text, so: text, sw: text, ar: text }).default({}),
  /** The column that they come to; without it they stay in theirs. */
  to_group_id: Id.nullish(),
  leave_reason: longText(LEAVE_REASON).nullish(),
});
export type ClosingDecision = z.input<typeof Decision>;

/** Somebody to whom something could not be sent. */
const Untold = z.object({ card: ApplicationCard, problem: z.enum(CLOSING_PROBLEMS) });

const Closing = z.object({
  closed_at: z.string(),
  /** Null if the account was deleted. */
  closed_by: z.string().nullable(),
  reopened_at: z.string().nullable(),
  groups: z.array(
    z.object({
      column: z.string(),
      people: z.number().int(),
      told: z.number().int(),
      /** The name of the template; null for a text of its own and for people who were left open. */
      template: z.string().nullable(),
      to_column: z.string().nullable(),
      leave_reason: z.string().nullable(),
    }),
  ),
  /** How many people will still be told. */
  waiting: z.number().int(),
  told: z.number().int(),
  left: z.number().int(),
  /** How many were not told because of a problem, and the first of them. */
  untold: z.number().int(),
  problems: z.array(Untold),
});
export type Closing = z.output<typeof Closing>;

export const closeWithAnswers = defineEndpoint({
  method: 'POST',
  path: '/company/jobs/{id}/close-with-answers',
  summary: `Close a job, and say for each column what its open people are told and where they come, or why they are left open. Refused with 409 while somebody is not decided on; \`undecided\` counts them and \`arrived\` names up to ${PEOPLE_NAMED}. The messages go out in the background. The same \`client_id\` closes once.`,
  access: companyMember,
  scope: 'messages:write',
  input: z.object({ id: JobId, client_id: ClientId, groups: z.array(Decision).max(MOST_GROUPS) }),
  output: z.object({ success: z.literal(true), closing: Closing }),
  errors: ['conflict'],
});

/** What a refused closing answers beside its message. */
export type Undecided = { undecided: number; arrived: ApplicationCard[]; groups: OpenGroup[] };

export const lastClosing = defineEndpoint({
  method: 'GET',
  path: '/company/jobs/{id}/closing',
  summary: 'What was said when a job was closed the last time: who was told, who was left open, and what went wrong.',
  access: companyMember,
  scope: 'applications:read',
  input: z.object({ id: JobId }),
  output: z.object({
    success: z.literal(true),
    /** Null if nobody was open when it was closed, or it was never closed. */
    closing: Closing.nullable(),
  }),
});

export const retryClosing = defineEndpoint({
  method: 'POST',
  path: '/company/jobs/{id}/closing/retry',
  summary:
    'Try again to tell somebody, with another text if one is given. `told` is false if the problem is still there.',
  access: companyMember,
  scope: 'messages:write',
  input: z.object({ id: JobId, application_id: Id, text: longText({ min: 1, max: MESSAGE.max }).optional() }),
  output: z.object({ success: z.literal(true), told: z.boolean(), closing: Closing }),
  errors: ['conflict'],
});
