import type { Logger } from 'pino';
import type { ApplicationOutcome } from '#shared/applications/applications.values.ts';
import { plainText } from '#shared/kernel/rich-text.ts';
import { ScreeningApplication, ScreeningJob } from '#shared/screening/screening.contract.ts';
import type { Db } from '../db/database.ts';
import type { Evaluator } from './evaluator.ts';
import { redact } from './redact.ts';
import * as store from './screening.store.ts';

const RETRIED_AT_ONCE = 20;
const JOBS_KEPT = 200;

export type Screened = { outcome: ApplicationOutcome; score: number | null };

/**
 * Passed from the pass mark on. Below it the employer's mode decides: `auto` turns away, `advise` leaves it to a person.
 */
export function outcomeOf(score: number, passMark: number, mode: 'auto' | 'advise'): ApplicationOutcome {
  if (score >= passMark) return 'passed';
  return mode === 'auto' ? 'failed' : 'under_review';
}

export function createScreeningService(db: Db, getEvaluator: () => Promise<Evaluator>, log: Pick<Logger, 'warn'>) {
  // Its knowledge takes memory: it is loaded with the first application.
  let evaluator: Promise<Evaluator> | null = null;

  function getLoaded(): Promise<Evaluator> {
    evaluator ??= getEvaluator();
    return evaluator;
  }

  const jobs = new Map<string, ScreeningJob>();

  /** The same value for the same content, so that evaluators read a job once for all its applicants. */
  function jobOf({ title, description, skills, education, experience }: store.ToScreen): ScreeningJob {
    const key = JSON.stringify([title, description, skills, education, experience]);
    const kept = jobs.get(key);
    if (kept) return kept;
    const job = ScreeningJob.parse({
      title,
      description: plainText(description),
      skills,
      education: education && { name: education },
      experience: experience && { name: experience },
    });
    if (jobs.size >= JOBS_KEPT) jobs.clear();
    jobs.set(key, job);
    return job;
  }

  async function judge(row: store.ToScreen): Promise<store.Verdict> {
    const job = jobOf(row);
    const application = ScreeningApplication.parse({ ...(row.snapshot as object), as_of: row.asOf });
    const evaluation = await (await getLoaded()).evaluate(job, redact(application));
    const { overall: score, evaluator: by } = evaluation;
    if (!Number.isInteger(score) || score < 0 || score > 100) {
      throw new Error('the evaluator answered with an impossible score');
    }
    const reason = `${score}% by ${by.id} ${by.version}; pass mark ${row.passMark}, mode ${row.mode}`;
    return { evaluation, outcome: outcomeOf(score, row.passMark, row.mode), reason };
  }

  async function record(row: store.ScreeningRow, verdict: store.Verdict): Promise<Screened> {
    const { outcome, reason } = verdict;
    const isFirst =
      outcome === 'failed'
        ? await db.transaction(async (tx) => {
            const written = await store.recordVerdict(tx, row.id, verdict);
            if (written) await store.moveToNotSelected(tx, row, reason);
            return written;
          })
        : await store.recordVerdict(db, row.id, verdict);
    if (isFirst) return { outcome, score: verdict.evaluation.overall };
    const now = await store.findForScreening(db, row.id);
    return { outcome: now?.outcome ?? 'under_review', score: now?.aiScore ?? null };
  }

  const running = new Map<number, Promise<Screened>>();

  /** Asked for again while it runs, it is the same run: one application, one evaluation. */
  function once(applicationId: number, run: () => Promise<Screened>): Promise<Screened> {
    const found = running.get(applicationId);
    if (found) return found;
    const started = run().finally(() => running.delete(applicationId));
    running.set(applicationId, started);
    return started;
  }

  async function screenStored(applicationId: number): Promise<Screened> {
    const row = await store.findForScreening(db, applicationId);
    if (!row || row.aiScore !== null) return { outcome: row?.outcome ?? 'under_review', score: row?.aiScore ?? null };
    return screenRow(row);
  }

  /** Never passes and never fails anybody when the evaluator has trouble: under review, and tried again later. */
  async function screenRow(row: store.ScreeningRow): Promise<Screened> {
    let verdict: store.Verdict;
    try {
      verdict = await judge(row);
    } catch (error) {
      log.warn({ err: error, applicationId: row.id }, 'screening failed; it is tried again');
      return { outcome: 'under_review', score: null };
    }
    return record(row, verdict);
  }

  const screen = (applicationId: number) => once(applicationId, () => screenStored(applicationId));

  return {
    screen,
    /** Before anything is stored. Null where the evaluator takes its time or has trouble: that is for `screenNew`. */
    async verdictAtOnce(sent: store.ToScreen): Promise<store.Verdict | null> {
      try {
        return (await getLoaded()).isImmediate ? await judge(sent) : null;
      } catch {
        return null;
      }
    },
    /** One that was stored a moment ago: what there is to know about it need not be read again. */
    screenNew: (row: store.ScreeningRow, verdict: store.Verdict | null) =>
      once(row.id, () => (verdict ? record(row, verdict) : screenRow(row))),
    /** For the queue: what was left without an evaluation. */
    async retryUnscreened(): Promise<void> {
      for (const id of await store.findUnscreened(db, RETRIED_AT_ONCE)) await screen(id);
    },
  };
}
export type ScreeningService = ReturnType<typeof createScreeningService>;
