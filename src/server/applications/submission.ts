import type { ApplicationOutcome } from '#shared/applications/applications.values.ts';
import type { SentApplication } from '#shared/applications/sent-application.ts';
import type { ApplicationForm } from '#shared/jobs/jobs.values.ts';
import { today } from '#shared/kernel/dates.ts';
import { AppError } from '#shared/kernel/errors.ts';
import type { Db } from '../db/database.ts';
import type { Tally } from '../identity/throttle.ts';
import { isOpen } from '../jobs/show-job.ts';
import { digestOf } from '../kernel/secrets.ts';
import { newGuest } from '../profiles/guests.ts';
import { mailRow } from '../queue/mail.ts';
import type { Mailer } from '../queue/mailer.ts';
import type { Settings } from '../reference/settings.ts';
import type { Screened, ScreeningService } from '../screening/screening.service.ts';
import { receiptMail } from './applications.mails.ts';
import * as store from './submission.store.ts';

const DAY_SECONDS = 86_400;
const REFUSAL_MS = 10_000;
const MOST_REFUSALS = 10_000;

type Parts = { db: Db; settings: Settings; screening: ScreeningService; mailer: Mailer; publicUrl: string };

/** An application that is ready to be stored, whichever form it came from. */
export type Submission = {
  job: store.ApplyingJob;
  form: ApplicationForm;
  name: string;
  /** Normalised: what makes two applications those of the same person. */
  email: string;
  sent: SentApplication;
  /** Secret of the receipt; stored only as its hash. */
  receipt: string;
  /** Tells a repeated post from a second application. */
  idempotencyKey: string | null;
  /** Null: a guest. Their application never touches an account, also not that of the same e-mail. */
  candidateId: number | null;
  resume?: ((tx: Db, candidateId: number) => Promise<number | null>) | null;
  /** What is counted against floods. */
  tally?: Tally;
  /** What else happens with the application, or not at all. */
  alongside?: ((tx: Db) => Promise<void>) | null;
};
export type Submitted = { outcome: Exclude<ApplicationOutcome, 'failed'>; score: number | null };

class TakenMeanwhile extends Error {}
class OverLimit extends Error {}

/** The one way in for all forms: stored once per person and job, with its mail, and screened. */
export function createSubmissions({ db, settings, screening, mailer, publicUrl }: Parts) {
  const refusals = recentRefusals();

  /** Answers the application that is already there when this is the same post again. */
  async function place(submission: Submission): Promise<Screened> {
    const { job, form, name, email, sent, receipt, idempotencyKey, candidateId } = submission;
    const { blocking: other } = job;
    if (other && idempotencyKey !== null && other.idempotencyKey === idempotencyKey) return screening.screen(other.id);
    if (other) assertNotInTheWay(other);
    if (submission.tally && refusals.isRecent(submission.tally)) throw new OverLimit();
    const toScreen = { ...job, jobId: job.id, snapshot: sent, asOf: today().slice(0, 7) };
    const verdict = await screening.verdictAtOnce(toScreen);
    // A fail is running for a moment too: of two that come at once, the database lets one in.
    const isFinal = verdict !== null && verdict.outcome !== 'failed';
    const { title, companyName: company } = job;
    const application = {
      job,
      candidateId,
      guest: newGuest({ name, email }),
      form,
      name,
      email,
      sent,
      receiptHash: digestOf(receipt),
      idempotencyKey,
      mail: mailRow(receiptMail({ email, name, job: title, company, publicUrl, receipt })),
      hits: submission.tally?.hits ?? [],
      verdict: isFinal ? verdict : null,
    };
    const isAlone = !submission.resume && !submission.alongside;
    const id = await (isAlone
      ? put(db, application, submission)
      : db.transaction((tx) => put(tx, application, submission)));
    if (isFinal) return { outcome: verdict.outcome, score: verdict.evaluation.overall };
    // Stored first: whatever becomes of the screening, the application is there.
    return screening.screenNew({ ...toScreen, id }, verdict);
  }

  async function openJob(jobId: number, email: string | null): Promise<store.ApplyingJob> {
    const { cooldown_days: cooldownDays } = await settings.values();
    const job = await store.findJobForApplying(db, jobId, email, cooldownDays);
    if (!job || (job.status !== 'active' && job.status !== 'closed')) throw new AppError('not_found');
    if (!isOpen(job)) {
      const message = 'This job no longer takes applications.';
      throw new AppError('invalid', { message, errors: { form: [message] } });
    }
    return job;
  }

  /** The same person was quicker elsewhere: nothing of the first try is there, and the second look sees who. */
  async function placeAfterAll(submission: Submission): Promise<Screened> {
    try {
      return await place(submission);
    } catch (error) {
      if (!(error instanceof TakenMeanwhile)) throw error;
      const job = await openJob(submission.job.id, submission.email);
      return place({ ...submission, job }).catch(async (again) => {
        if (!(again instanceof TakenMeanwhile)) throw again;
        // Nothing is stored, but it was judged: whoever makes us do so again and again comes to a limit.
        const isUnder = (await submission.tally?.count(db)) ?? true;
        throw isUnder ? alreadyRunning() : new OverLimit();
      });
    }
  }

  return {
    /** Not active: as if it were not there. Closed or past its deadline: said in words. */
    openJob,

    async submit(submission: Submission): Promise<Submitted> {
      const { outcome, score } = await placeAfterAll(submission).catch(async (error) => {
        if (!(error instanceof OverLimit) || !submission.tally) throw error;
        const refusal = await submission.tally.refusal(db);
        refusals.remember(refusal.full);
        throw refusal.error;
      });
      mailer.wake();
      if (outcome === 'failed') {
        const redirect = `/application/${submission.receipt}`;
        throw new AppError('not_approved', { extra: { score, redirect } });
      }
      return { outcome, score };
    },
  };
}
export type Submissions = ReturnType<typeof createSubmissions>;

/**
 * The limits that were found full a moment ago. The count in the database decides, but only after an application was
 * judged, which is work: nobody may ask for that without end.
 */
function recentRefusals() {
  const until = new Map<string, number>();
  return {
    isRecent: ({ hits }: Tally) => hits.some(({ key }) => (until.get(key) ?? 0) > Date.now()),
    remember(keys: readonly string[]) {
      if (until.size >= MOST_REFUSALS) until.clear();
      for (const key of keys) until.set(key, Date.now() + REFUSAL_MS);
    },
  };
}

/** The application, and what belongs to it: all of it, or nothing. */
async function put(tx: Db, application: store.NewApplication, { resume, alongside }: Submission): Promise<number> {
  const stored = await store.insertApplication(tx, application);
  if (stored === 'taken') throw new TakenMeanwhile();
  if (stored === 'over limit') throw new OverLimit();
  const resumeId = (await resume?.(tx, stored.candidateId)) ?? null;
  if (resumeId !== null) await store.writeResume(tx, stored.id, resumeId);
  await alongside?.(tx);
  return stored.id;
}

function assertNotInTheWay({ outcome, secondsLeft }: { outcome: ApplicationOutcome; secondsLeft: number }): void {
  if (outcome !== 'failed') throw alreadyRunning();
  if (secondsLeft <= 0) return;
  throw new AppError('too_many', {
    message: `You can apply to this job again in ${Math.ceil(secondsLeft / DAY_SECONDS)} days.`,
    retryAfterSeconds: secondsLeft,
  });
}

function alreadyRunning(): AppError {
  return new AppError('too_many', {
    message: 'You have already applied to this job.',
    retryAfterSeconds: DAY_SECONDS,
  });
}
