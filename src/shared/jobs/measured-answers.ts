import { z } from '../kernel/schema.ts';

/** Answers of so many months are measured, and fewer than this many say nothing. */
export const MEASURED = { months: 12, least: 10 } as const;

/** How soon a company answers. */
export const MeasuredAnswers = z.object({
  /** How many first answers fell due. */
  due: z.number().int(),
  /** How many of a hundred were given as soon as promised; null if there are too few. */
  in_time_percent: z.number().int().nullable(),
  /** Within so many days half of the applicants had their first answer; null if too few, or more than half had none. */
  median_days: z.number().int().nullable(),
});
export type MeasuredAnswers = z.output<typeof MeasuredAnswers>;
