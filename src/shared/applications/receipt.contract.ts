import { JobCard, JobQuestion } from '../jobs/jobs.contract.ts';
import { everyone } from '../kernel/access.ts';
import { defineEndpoint } from '../kernel/endpoint.ts';
import { z } from '../kernel/schema.ts';
import { SCORE_CATEGORIES, SECTIONS } from '../screening/score.ts';
import { APPLICATION_OUTCOMES, APPLICATION_STATES } from './applications.values.ts';
import { PUBLIC_STAGES } from './public-stages.ts';
import { SentApplication } from './sent-application.ts';
import { Answers } from './wizard/letter-and-answers.ts';

const Receipt = z
  .string()
  .min(1)
  .max(200)
  .describe('The secret of the receipt; for the candidate who is signed in, also the id of an own application.');

const SectionScore = z.object({
  section: z.enum(SECTIONS),
  /** Null: not assessed. */
  score: z.number().nullable(),
  category: z.enum(SCORE_CATEGORIES).nullable(),
  /** The share of the total, 0 to 1. Null where an earlier version of the evaluator did not say. */
  weight: z.number().nullable(),
  /** In the reader's language. */
  comment: z.string(),
  /** Exact quotes from what was sent. */
  evidence: z.array(z.string()),
});

export const RECEIPT_EVENTS = ['received', 'assessed', 'moved', 'outcome', 'withdrawn'] as const;

const ReceiptView = z.object({
  job: z.object({
    title: z.string(),
    slug: z.string(),
    open: z.boolean(),
    locality: z.string().nullable(),
    country: z.string().nullable(),
  }),
  company: z.object({ name: z.string(), username: z.string(), logo_url: z.string().nullable() }),
  applied_at: z.string(),
  /** The name of the application's column, in the reader's language unless the employer chose the name. */
  stage: z.string(),
  public_stage: z.enum(PUBLIC_STAGES),
  stage_since: z.string(),
  /** The employer's columns in their order, with the time when this application reached each. */
  stages: z.array(z.object({ name: z.string(), reached_at: z.string().nullable(), current: z.boolean() })),
  outcome: z.enum(APPLICATION_OUTCOMES),
  /** Once it has ended, it cannot be withdrawn. */
  state: z.enum(APPLICATION_STATES),
  /** When the employer promised an answer; null if the candidate does not wait for one. */
  answer_by: z.string().nullable(),
  withdrawn_at: z.string().nullable(),
  timeline: z.array(
    z.object({
      at: z.string(),
      event: z.enum(RECEIPT_EVENTS),
      /** Stage or outcome that it led to. */
      to: z.string().nullable(),
      /** True if a person did it, and not the system. */
      by_person: z.boolean(),
    }),
  ),
  /** The system's assessment; null while there is none. */
  assessment: z
    .object({
      score: z.number(),
      category: z.enum(SCORE_CATEGORIES),
      pass_mark: z.number(),
      /** auto: the score decided; advise: a person decides. */
      mode: z.enum(['auto', 'advise']),
      evaluator: z.object({ id: z.string(), version: z.string() }),
      assessed_at: z.string(),
      /** Empty when the employer shows the overall score only. */
      sections: z.array(SectionScore),
      /** The weighted sum of the sections, before the closeness of the background to the job is taken into account. */
      together: z.number().nullable(),
    })
    .nullable(),
  sent: SentApplication,
  questions: z.array(z.object({ question: z.string(), answer: z.string() })),
  /** Questions that the form could not show. They can be answered here, once. */
  unanswered: z.array(JobQuestion),
  /** `url`: for the candidate's own account. */
  cv: z.object({ name: z.string(), url: z.string().nullable() }).nullable(),
  /** True if the application has no account yet and can be claimed by registering. */
  claimable: z.boolean(),
  /** True if the reader's account has the same e-mail address and can take the application over. */
  claimable_by_you: z.boolean(),
  /**
   * True if you have also applied with your account: the employer then uses that application. Only the signed-in owner
   * of the e-mail address is told this.
   */
  superseded: z.boolean(),
  /** After a fail: from when the same person may apply to the job again, if it is still open then. */
  apply_again_from: z.string().nullable(),
  /** Similar open jobs, if the candidate was not selected. */
  similar: z.array(JobCard),
});
export type ReceiptView = z.output<typeof ReceiptView>;

export const receipt = defineEndpoint({
  method: 'GET',
  path: '/api/application/{receipt}',
  summary:
    'What the holder of a receipt may know about the application: stage, timeline, what was sent, the system’s assessment.',
  access: everyone,
  input: z.object({ receipt: Receipt }),
  output: z.object({ success: z.literal(true), application: ReceiptView }),
});

export const withdrawApplication = defineEndpoint({
  method: 'POST',
  path: '/api/application/{receipt}/withdraw',
  summary:
    'Withdraw the application. The employer keeps the card, marked as withdrawn; withdrawing twice changes nothing. Refused once it was decided.',
  access: everyone,
  input: z.object({ receipt: Receipt }),
  output: z.object({ success: z.literal(true), application: ReceiptView }),
});

export const answerQuestions = defineEndpoint({
  method: 'POST',
  path: '/api/application/{receipt}/answers',
  summary: 'Answer the questions that could not be shown with the form. All of them at once, and only once.',
  access: everyone,
  input: z.object({ receipt: Receipt, answers: Answers }),
  output: z.object({ success: z.literal(true), application: ReceiptView }),
  errors: ['conflict'],
});

/** The address of an archive with everything about the application. It is a file, not an endpoint. */
export function exportAddress(receipt: string): string {
  return `/api/application/${encodeURIComponent(receipt)}/export`;
}
