import type { Logger } from 'pino';
import type { ApplicationOutcome } from '#shared/applications/applications.values.ts';
import { plainText } from '#shared/kernel/rich-text.ts';
import { type Evaluation, ScreeningApplication, ScreeningJob } from '#shared/screening/screening.contract.ts';
import { createCache } from '../kernel/cache.ts';
import type { Evaluator } from './evaluator.ts';
import { redact } from './redact.ts';
import type * as store from './screening.store.ts';

const MOST_JOBS = 200;

/**
 * An application passes from the pass mark on. Below it the employer's mode decides: `auto` rejects, `advise` leaves it
 * to a person. If some text could not be read, a person decides, whatever the score.
 */
export function outcomeOf(
  { overall, unread }: Pick<Evaluation, 'overall' | 'unread'>,
  { passMark, mode }: Pick<store.ScreeningJobRow, 'passMark' | 'mode'>,
): ApplicationOutcome {
  if (unread) return 'under_review';
  if (overall >= passMark) return 'passed';
  return mode === 'auto' ? 'failed' : 'under_review';
}

/** Evaluates applications. Later modules decide what a verdict means. */
export function createScreeningService(getEvaluator: () => Promise<Evaluator>, log: Pick<Logger, 'warn'>) {
  // Loaded with the first application, because its knowledge takes memory.
  let evaluator: Promise<Evaluator> | null = null;

  function getLoaded(): Promise<Evaluator> {
    evaluator ??= getEvaluator();
    return evaluator;
  }

  const jobs = createCache<ScreeningJob>({ max: MOST_JOBS });

  /** The same value for the same content, so that evaluators read a job once for all its applicants. */
  function jobOf({ title, description, skills, education, experience }: store.ToScreen): ScreeningJob {
    return jobs.getOr(JSON.stringify([title, description, skills, education, experience]), () =>
      ScreeningJob.parse({
        title,
        description: plainText(description),
        skills,
        education: education && { name: education },
        experience: experience && { name: experience },
      }),
    );
  }

  async function judge(row: store.ToScreen): Promise<store.Verdict> {
    const job = jobOf(row);
    const application = ScreeningApplication.parse({ ...(row.snapshot as object), as_of: row.asOf, form: row.form });
    const evaluation = await (await getLoaded()).evaluate(job, redact(application));
    const { overall: score, evaluator: by } = evaluation;
    if (!Number.isInteger(score) || score < 0 || score > 100) {
      throw new Error('the evaluator answered with an impossible score');
    }
    const basis = `${score}% by ${by.id} ${by.version}; pass mark ${row.passMark}, mode ${row.mode}${evaluation.unread ? '; not all of it could be read' : ''}`;
    return { evaluation, outcome: outcomeOf(evaluation, row), basis };
  }

  return {
    /**
     * Evaluates before anything is stored. Null if the evaluator is not immediate or fails; `judgeStored` is then
     * called later.
     */
    async verdictAtOnce(sent: store.ToScreen): Promise<store.Verdict | null> {
      try {
        return (await getLoaded()).isImmediate ? await judge(sent) : null;
      } catch {
        return null;
      }
    },
    /** Null if the evaluator fails; it is called again later. */
    async judgeStored(row: store.ScreeningRow): Promise<store.Verdict | null> {
      try {
        return await judge(row);
      } catch (error) {
        log.warn({ err: error, applicationId: row.id }, 'screening failed; it is tried again');
        return null;
      }
    },
  };
}
export type ScreeningService = ReturnType<typeof createScreeningService>;
