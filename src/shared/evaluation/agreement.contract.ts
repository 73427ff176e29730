import { evaluator } from '../kernel/access.ts';
import { defineEndpoint } from '../kernel/endpoint.ts';
import { Id } from '../kernel/ids.ts';
import { z } from '../kernel/schema.ts';
import { COMPARED_SECTIONS, NOTABLE_DIFFERENCE, NOTABLE_SHOWN } from './evaluation.values.ts';

/** How two sides agree over a number of cases. */
const Figures = z.object({
  cases: z.number().int(),
  /** The mean absolute difference; null without cases. */
  mean_difference: z.number().nullable(),
  /** The mean of the first minus the second; null without cases, and for reviewers, who have no first and second. */
  mean_bias: z.number().nullable(),
  /**
   * Pearson's correlation, -1 to 1; null with fewer than three cases, or if one side gives the same score to everybody.
   */
  correlation: z.number().nullable(),
});
export type AgreementFigures = z.output<typeof Figures>;

/**
 * A case of `reviewers` is a pair of reviewers who scored the same subject; one of `ai` is the people's mean and the
 * system's score.
 */
const Both = z.object({ reviewers: Figures, ai: Figures });

/**
 * The origin of a score: one reviewer (by name; null if the account was deleted), all people together, or the system.
 */
const Side = z.object({
  side: z.enum(['reviewer', 'people', 'ai']),
  name: z.string().nullable(),
  score: z.number().int(),
});

export const agreement = defineEndpoint({
  method: 'GET',
  path: '/api/admin/evaluations/agreement',
  summary: `How reviewers agree among each other, and people with the system: by section, by month, and the up to ${NOTABLE_SHOWN} applications whose scores differ by more than ${NOTABLE_DIFFERENCE}. While the system’s scores are hidden, only those of applications that a reviewer has scored overall count for them.`,
  access: evaluator,
  scope: 'site:read',
  input: z.object({}),
  output: z.object({
    success: z.literal(true),
    sections: z.array(Both.extend({ section: z.enum(COMPARED_SECTIONS) })),
    /** The agreement of overall scores by the month (`YYYY-MM`) of the application's last score: oldest first, at most 24. */
    months: z.array(Both.extend({ month: z.string() })),
    /** Applications whose overall scores differ most, the widest difference first. */
    notable: z.array(
      z.object({
        application_id: Id,
        name: z.string(),
        job: z.object({ id: Id, title: z.string() }),
        company: z.object({ id: Id, name: z.string() }),
        /** Between reviewers, or between people and the system. */
        between: z.enum(['reviewers', 'ai']),
        higher: Side,
        lower: Side,
        difference: z.number().int(),
      }),
    ),
    /** The number of all such applications, of which the list contains only some. */
    notable_total: z.number().int(),
    /** True if the system's scores are compared only for applications that you have scored overall. */
    ai_hidden: z.boolean(),
  }),
  errors: ['too_many'],
});
export type Agreement = z.output<typeof agreement.output>;
