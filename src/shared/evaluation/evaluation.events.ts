import { ABOUT_APPLICATION, defineEvent, definePassingEvent } from '../kernel/define-event.ts';
import { Id } from '../kernel/ids.ts';
import { z } from '../kernel/schema.ts';
import { EVALUATION_TYPES } from './evaluation.values.ts';

const Score = z.number().nullable();

const inText = (score: number | null) => score?.toString() ?? null;

export const evaluationEvents = {
  'scorecard.saved': defineEvent(
    {
      ...ABOUT_APPLICATION,
      /** The hiring manager's score of the application, which all scorecards together make. */
      total: z.object({ from: Score, to: Score }),
      /**
       * What one reviewer changed. Comments are recorded as changed without their text, which must be erasable. Null in
       * old records, which hold only the total.
       */
      entry: z
        .object({
          type: z.enum(EVALUATION_TYPES),
          itemId: Id.nullable(),
          from: Score,
          to: Score,
          commentChanged: z.boolean(),
        })
        .nullable(),
    },
    {
      heardBy: ['cards', 'reviewers', 'webhooks'],
      audit: {
        group: 'scores',
        kind: 'manager_score',
        shown: ({ total, entry }) => ({
          from: inText(total.from),
          to: inText(total.to),
          ...(entry && { details: entry }),
        }),
      },
    },
  ),
} as const;

export const passingEvaluationEvents = {
  /** Somebody was asked to score an application, or no longer is. */
  'reviewers.assigned': definePassingEvent(
    {
      applicationId: Id,
      actorId: Id,
      /** Whoever is newly asked; null if nobody is. */
      reviewerId: Id.nullable(),
    },
    { heardBy: ['reviewers'] },
  ),
} as const;
