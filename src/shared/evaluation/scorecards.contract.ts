import { evaluator } from '../kernel/access.ts';
import { defineEndpoint } from '../kernel/endpoint.ts';
import { Id } from '../kernel/ids.ts';
import { z } from '../kernel/schema.ts';
import { longText } from '../kernel/text.ts';
import { EVALUATION_COMMENT, EVALUATION_SCORE, EVALUATION_STATES, EVALUATION_TYPES } from './evaluation.values.ts';
import { evaluationRule } from './evaluation-rules.texts.ts';

const wholeScore = evaluationRule('rule.score_whole', EVALUATION_SCORE);

/** What one reviewer gave one thing: a section, the whole, or (with an item) one education or experience. */
export const ScorecardEntry = z.object({
  id: Id,
  type: z.enum(EVALUATION_TYPES),
  item_id: Id.nullable(),
  /** Null for the profile, which takes a comment alone. */
  score: z.number().int().nullable(),
  comment: z.string(),
  /** Changes with every save; sent back with the next one. */
  version: z.number().int(),
  updated_at: z.string(),
});
export type ScorecardEntry = z.output<typeof ScorecardEntry>;

/** The hiring manager's score: the mean over those who scored it, or over what it consists of. */
export const Mean = z.object({
  score: z.number().int().nullable(),
  /** How many scored it as such; 0: it follows from its items or sections. */
  reviewers: z.number().int(),
});
export type Mean = z.output<typeof Mean>;

export const saveHumanEvaluation = defineEndpoint({
  method: 'POST',
  path: '/admin/evaluation/save-human-evaluation',
  summary:
    'Save what you give one thing of an application: an education or experience item, a section, the profile (a comment alone) or the whole. Of `version` the answer 409 holds the entry as it is now, when you have saved it elsewhere in the meantime.',
  access: evaluator,
  input: z
    .object({
      item_id: Id.nullish().describe('Of the education or experience; null: the section or the whole.'),
      score: z.number(wholeScore).int(wholeScore).min(0, wholeScore).max(EVALUATION_SCORE.max, wholeScore).nullable(),
      comment: longText({
        max: EVALUATION_COMMENT.max,
        tooLong: evaluationRule('rule.comment_long', { max: EVALUATION_COMMENT.max }),
      }),
      type: z.enum(EVALUATION_TYPES),
      job_id: Id,
      candidate_id: Id,
      application_id: Id.describe('Without it: the newest application of the candidate to the job.').optional(),
      version: z
        .number()
        .int()
        .positive()
        .nullish()
        .describe('Of your entry as you have it; null: you have none. Without it nothing is compared.'),
      _token: z.string().max(200).describe('The CSRF token, when the header is missing.').optional(),
    })
    .superRefine(({ type, score, comment }, context) => {
      const refuse = (field: 'score' | 'comment', message: string) =>
        context.addIssue({ code: 'custom', path: [field], message });
      if (type === 'profile') {
        if (score !== null) refuse('score', evaluationRule('rule.profile_no_score'));
        if (comment === '') refuse('comment', evaluationRule('rule.comment_required'));
        return;
      }
      if (score === null) return refuse('score', wholeScore);
      const { requiredBelow: below } = EVALUATION_COMMENT;
      if (score < below && comment === '') refuse('comment', evaluationRule('rule.comment_for_low', { below }));
    }),
  output: z.object({
    success: z.literal(true),
    evaluation: ScorecardEntry,
    /** The hiring manager's scores that it changed; `item` is null where no item was scored. */
    means: z.object({ item: Mean.nullable(), section: Mean, overall: Mean }),
    state: z.enum(EVALUATION_STATES),
    my_state: z.enum(EVALUATION_STATES),
  }),
  csrfField: '_token',
  errors: ['not_found', 'conflict'],
});
