import { scorer } from '../kernel/access.ts';
import { defineEndpoint } from '../kernel/endpoint.ts';
import { Id } from '../kernel/ids.ts';
import { z } from '../kernel/schema.ts';
import { longText } from '../kernel/text.ts';
import {
  EVALUATION_COMMENT,
  EVALUATION_SCORE,
  EVALUATION_STATES,
  EVALUATION_TYPES,
  type EvaluationType,
  MOST_ENTRIES,
  SCORER_SIDES,
} from './evaluation.values.ts';
import { evaluationRule } from './evaluation-rules.texts.ts';

const wholeScore = evaluationRule('rule.score_whole', EVALUATION_SCORE);

/** One person's score of one subject: a section, the whole, or (with an item) one education or experience. */
export const ScorecardEntry = z.object({
  id: Id,
  type: z.enum(EVALUATION_TYPES),
  item_id: Id.nullable(),
  /** Null for the profile, which has only a comment. */
  score: z.number().int().nullable(),
  comment: z.string(),
  /** Changes with every save; sent back with the next one. */
  version: z.number().int(),
  updated_at: z.string(),
});
export type ScorecardEntry = z.output<typeof ScorecardEntry>;

/** The hiring manager's score: the mean of the scores that count, or of the items or sections below it. */
export const Mean = z.object({
  score: z.number().int().nullable(),
  /**
   * How many of the counted scores were given to it directly; 0 means that it is computed from its items or sections.
   */
  reviewers: z.number().int(),
});
export type Mean = z.output<typeof Mean>;

/** All scorecards of one application, as seen by one of its scorers. */
export const Scorecards = z.object({
  /** Your own entries. */
  mine: z.array(ScorecardEntry),
  /** The entries of others, each with their side. The author is null when the account was deleted. */
  others: z.array(
    z.object({
      id: Id.nullable(),
      name: z.string().nullable(),
      side: z.enum(SCORER_SIDES),
      entries: z.array(ScorecardEntry),
    }),
  ),
  /** The hiring manager's score of every subject that anybody scored, and of the whole. */
  means: z.array(Mean.extend({ type: z.enum(EVALUATION_TYPES), item_id: Id.nullable() })),
});
export type Scorecards = z.output<typeof Scorecards>;

/** The fields of one entry. */
const GIVEN = {
  item_id: Id.nullish().describe('Of the education or experience; null: the section or the whole.'),
  score: z.number(wholeScore).int(wholeScore).min(0, wholeScore).max(EVALUATION_SCORE.max, wholeScore).nullable(),
  comment: longText({
    max: EVALUATION_COMMENT.max,
    tooLong: evaluationRule('rule.comment_long', { max: EVALUATION_COMMENT.max }),
  }),
  type: z.enum(EVALUATION_TYPES),
  version: z
    .number()
    .int()
    .positive()
    .nullish()
    .describe('Of your entry as you have it; null: you have none. Without it nothing is compared.'),
};

type Given = { type: EvaluationType; score: number | null; comment: string };
type Issues = { addIssue(issue: { code: 'custom'; path: string[]; message: string }): void };

function checkGiven({ type, score, comment }: Given, issues: Issues): void {
  const refuse = (field: 'score' | 'comment', message: string) =>
    issues.addIssue({ code: 'custom', path: [field], message });
  if (type === 'profile') {
    if (score !== null) refuse('score', evaluationRule('rule.profile_no_score'));
    if (comment === '') refuse('comment', evaluationRule('rule.comment_required'));
    return;
  }
  const { requiredBelow: below } = EVALUATION_COMMENT;
  if (score === null) refuse('score', wholeScore);
  else if (score < below && comment === '') refuse('comment', evaluationRule('rule.comment_for_low', { below }));
}

/** One entry of a scorecard as it is sent; the page checks it by the same rules. */
export const GivenEntry = z.object(GIVEN).superRefine(checkGiven);

const State = z.enum(EVALUATION_STATES);

export const saveHumanEvaluation = defineEndpoint({
  method: 'POST',
  path: '/admin/evaluation/save-human-evaluation',
  summary:
    'Save what you give one thing of an application: an education or experience item, a section, the profile (a comment alone) or the whole. Members of a company score applicants of its own jobs. Of `version` the answer 409 holds the entry as it is now, when you have saved it elsewhere in the meantime.',
  access: scorer,
  scope: 'applications:write',
  input: z
    .object({
      ...GIVEN,
      job_id: Id,
      candidate_id: Id,
      application_id: Id.describe('Without it: the newest application of the candidate to the job.').optional(),
      _token: z.string().max(200).describe('The CSRF token, when the header is missing.').optional(),
    })
    .superRefine(checkGiven),
  output: z.object({
    success: z.literal(true),
    evaluation: ScorecardEntry,
    /** The hiring manager's scores that changed; `item` is null if no item was scored. */
    means: z.object({ item: Mean.nullable(), section: Mean, overall: Mean }),
    state: State,
    my_state: State,
  }),
  csrfField: '_token',
  errors: ['not_found', 'conflict'],
});

export const saveScorecard = defineEndpoint({
  method: 'POST',
  path: '/admin/evaluation/save-scorecard',
  summary:
    'Save several entries of your scorecard at once: all of them, or none. 409 holds, in `evaluations`, those of your entries that you have saved elsewhere in the meantime.',
  access: scorer,
  scope: 'applications:write',
  input: z.object({
    application_id: Id,
    entries: z.array(GivenEntry).min(1).max(MOST_ENTRIES),
  }),
  output: Scorecards.extend({ success: z.literal(true), state: State, my_state: State }),
  errors: ['not_found', 'conflict'],
});
