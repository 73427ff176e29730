import type { ApplicationOutcome } from '#shared/applications/applications.values.ts';
import { applicationsRefusal } from '#shared/applications/applications-refusals.texts.ts';
import type { SentApplication } from '#shared/applications/sent-application.ts';
import type { ApplicationForm } from '#shared/jobs/jobs.values.ts';
import { jobsRefusal } from '#shared/jobs/jobs-refusals.texts.ts';
import { today } from '#shared/kernel/dates.ts';
import { AppError } from '#shared/kernel/errors.ts';
import type { Locale } from '#shared/reference/languages.ts';
import type { SettingValues } from '#shared/reference/settings.values.ts';
import type { Db } from '../db/database.ts';
import type { Tally } from '../identity/throttle.ts';
import { isOpen } from '../jobs/show-job.ts';
import { createCache } from '../kernel/cache.ts';
import type { ServerEvent } from '../kernel/events.ts';
import { digestOf, newSecret } from '../kernel/secrets.ts';
import type { Transactions } from '../kernel/transactions.ts';
import { newGuest } from '../profiles/guests.ts';
import type { Mailer } from '../queue/mailer.ts';
import type { Settings } from '../reference/settings.ts';
import type { ScreeningService } from '../screening/screening.service.ts';
import type { Verdict } from '../screening/screening.store.ts';
import { guestReceiptMail, receiptMail } from './applications.mails.ts';
import { cardFacts } from './card-facts.ts';
import { recordVerdict, type Standing } from './stages/stages.service.ts';
import * as store from './submission.store.ts';
import type { VerdictService } from './verdicts.service.ts';

const DAY_SECONDS = 86_400;
const REFUSAL_MS = 10_000;
const MOST_REFUSALS = 10_000;

type Parts = Transactions & {
  db: Db;
  settings: Settings;
  screening: ScreeningService;
  verdicts: VerdictService;
  mailer: Mailer;
  publicUrl: string;
};

/** An application that is ready to be stored, from any form. */
export type Submission = {
  job: store.ApplyingJob;
  applicant: store.Applicant;
  form: ApplicationForm;
  name: string;
  /** Normalised. Applications of guests with the same email belong to the same person. */
  email: string;
  /** The language of the confirmation mail, and of later mails to a guest. */
  locale: Locale;
  sent: SentApplication;
  /** The receipt's secret; stored only as a hash. */
  receipt: string;
  /** Distinguishes a repeated request from a second application. */
  idempotencyKey: string | null;
  /** The site or campaign that the person came from. */
  source: string | null;
  /** Questions without an answer are asked on the receipt. */
  asksLater?: boolean;
  /** Checks what belongs to it, such as a CV that is gone. Reported before the check for an earlier application. */
  findFault?: (() => Promise<AppError | null>) | null;
  resume?: ((tx: Db, candidateId: number) => Promise<number | null>) | null;
  /** The rate limits that it counts against. */
  tally?: Tally;
  /** Runs in the same transaction as the application. */
  alongside?: ((tx: Db) => Promise<void>) | null;
};
export type Submitted = { outcome: Exclude<ApplicationOutcome, 'failed'>; score: number | null };

/** Thrown when another request may have stored the same post a moment ago. If it has not, the post is refused. */
class MaybeAlreadyStored extends Error {
  readonly refusal: AppError;
  readonly wasJudged: boolean;
  constructor(refusal: AppError, { wasJudged }: { wasJudged: boolean }) {
    super();
    this.refusal = refusal;
    this.wasJudged = wasJudged;
  }
}
class OverLimit extends Error {}

/**
 * The single entry point for all forms: stores an application once per person and job, sends its mail and screens it.
 */
export function createSubmissions({ db, settings, screening, verdicts, mailer, publicUrl, ...transactions }: Parts) {
  const { inTransaction, inOneStatement } = transactions;
  const refusals = recentRefusals();

  /**
   * Somebody over a limit gets that error instead: otherwise they could find out who has applied without sending
   * anything.
   */
  async function assertNotBlocked({ job: { blocking }, tally }: Submission): Promise<void> {
    const refusal = blocking && refusalBy(blocking);
    if (refusal) throw (await tally?.refusal(db))?.full.length ? new OverLimit() : refusal;
  }

  /** Returns the existing application if this is a repeated request. */
  async function place(submission: Submission): Promise<Standing> {
    const { job, form, name, email, locale, sent, receipt, idempotencyKey, source } = submission;
    const { blocking: other, candidateId } = job;
    if (other && idempotencyKey !== null && other.idempotencyKey === idempotencyKey) return verdicts.screen(other.id);
    const fault = await submission.findFault?.();
    if (fault) throw new MaybeAlreadyStored(fault, { wasJudged: false });
    if (submission.tally && refusals.isRecent(submission.tally)) throw new OverLimit();
    await assertNotBlocked(submission);
    const asOf = today().slice(0, 7);
    const toScreen = { ...job, form, snapshot: sent, asOf };
    const verdict = await screening.verdictAtOnce(toScreen);
    const isFinal = verdict !== null && verdict.outcome !== 'failed';
    const { title, companyName: company } = job;
    const secret = candidateId === null ? newSecret() : null;
    const mail = { email, locale, name, job: title, company, publicUrl, receipt };
    const application = {
      job,
      candidateId,
      guest: newGuest({ name, email }),
      form,
      name,
      email,
      sent,
      receiptHash: digestOf(receipt),
      disownHash: secret === null ? null : digestOf(secret),
      idempotencyKey,
      facts: cardFacts({ name, form, sent, asOf }),
      source,
      locale,
      asksLater: submission.asksLater ?? false,
      mail: mailer.row(secret ? guestReceiptMail({ ...mail, secret }) : receiptMail(mail)),
      hits: submission.tally?.hits ?? [],
      verdict: isFinal ? verdict : null,
    };
    if (verdict?.outcome === 'failed') return placeFailed(submission, application, verdict);
    const isAlone = !submission.resume && !submission.alongside;
    const { id } = await (isAlone
      ? inOneStatement(
          () => put(db, application, submission),
          (stored) => newsOf(job, stored),
        )
      : inTransaction(async (tx) => {
          const stored = await put(tx, application, submission);
          for (const news of newsOf(job, stored)) await tx.tell(news);
          return stored;
        }));
    if (isFinal) return { outcome: verdict.outcome, score: verdict.evaluation.overall };
    // Stored before the screening, so that the application exists even if the screening fails.
    return verdicts.screenNew({ ...toScreen, id });
  }

  /**
   * No constraint can express that a recent failure blocks another application. So a person's failing applications are
   * stored one after the other: the second one sees the first and is refused.
   */
  function placeFailed(submission: Submission, application: store.NewApplication, verdict: Verdict): Promise<Standing> {
    return inTransaction(async (tx) => {
      await store.lockPersonAndJob(tx, application.job.id, application.email);
      // Uses the cached settings: with a single connection, a query outside of this transaction would wait for it
      // forever.
      const { blocking } = await openJobIn(tx, application.job.id, submission.applicant, settings.latest());
      const refusal = blocking && refusalBy(blocking);
      if (refusal) throw new MaybeAlreadyStored(refusal, { wasJudged: true });
      const stored = await put(tx, application, submission);
      for (const news of newsOf(application.job, stored)) await tx.tell(news);
      return recordVerdict(tx, stored.id, verdict);
    });
  }

  async function openJob(jobId: number, by: store.Applicant | null): Promise<store.ApplyingJob> {
    return openJobIn(db, jobId, by, await settings.values());
  }

  async function openJobIn(tx: Db, jobId: number, by: store.Applicant | null, values: SettingValues) {
    const { cooldown_days: cooldownDays, default_country: defaultCountry } = values;
    const job = await store.findJobForApplying(tx, jobId, by, { cooldownDays, defaultCountry });
    if (!job || (job.status !== 'active' && job.status !== 'closed')) throw new AppError('not_found');
    // An account without a candidate must not apply as a guest.
    if (by && 'userId' in by && job.candidateId === null) throw new AppError('not_found');
    if (!isOpen(job)) {
      const message = jobsRefusal('refusal.job_closed');
      throw new AppError('invalid', { message, errors: { form: [message] } });
    }
    return job;
  }

  /** A concurrent request of the same person was stored first, so this one is placed again and sees it. */
  async function placeOrFindStored(submission: Submission): Promise<Standing> {
    try {
      return await place(submission);
    } catch (error) {
      if (!(error instanceof MaybeAlreadyStored)) throw error;
      const job = await openJob(submission.job.id, submission.applicant);
      return place({ ...submission, job }).catch(async (again) => {
        if (!(again instanceof MaybeAlreadyStored)) throw again;
        if (!again.wasJudged) throw again.refusal;
        // Nothing is stored, but screening was done, so the attempt counts against the rate limit.
        const isUnder = (await submission.tally?.count(db)) ?? true;
        throw isUnder ? again.refusal : new OverLimit();
      });
    }
  }

  return {
    /** An inactive job is not found. A closed job, or one past its deadline, is refused with an explanation. */
    openJob,

    async submit(submission: Submission): Promise<Submitted> {
      const { outcome, score } = await placeOrFindStored(submission).catch(async (error) => {
        if (!(error instanceof OverLimit) || !submission.tally) throw error;
        const refusal = await submission.tally.refusal(db);
        refusals.remember(refusal.full);
        throw refusal.error;
      });
      if (outcome === 'failed') {
        const { cooldown_days: days } = await settings.values();
        const redirect = `/application/${submission.receipt}`;
        throw new AppError('not_approved', { extra: { score, redirect, reapply_on: dayAfter(days) } });
      }
      return { outcome, score };
    },
  };
}
export type Submissions = ReturnType<typeof createSubmissions>;

/**
 * Remembers limits that were recently full. The database counter decides, but only after the screening, which is
 * expensive and must not be triggered without end.
 */
function recentRefusals() {
  const full = createCache<true>({ max: MOST_REFUSALS, ttlMs: REFUSAL_MS });
  return {
    isRecent: ({ hits }: Tally) => hits.some(({ key }) => full.get(key)),
    remember(keys: readonly string[]) {
      for (const key of keys) full.set(key, true);
    },
  };
}

/** Stores the application and what belongs to it in one transaction. */
async function put(
  tx: Db,
  application: store.NewApplication,
  { resume, alongside }: Submission,
): Promise<store.Stored> {
  const stored = await store.insertApplication(tx, application);
  if (stored === 'taken') throw new MaybeAlreadyStored(alreadyRunning(), { wasJudged: true });
  if (stored === 'over limit') throw new OverLimit();
  const resumeId = (await resume?.(tx, stored.candidateId)) ?? null;
  if (resumeId !== null) await store.writeResume(tx, stored.id, resumeId);
  await alongside?.(tx);
  return stored;
}

/** The events after an application was stored. */
function newsOf({ companyId }: store.ApplyingJob, { id, disputedIds }: store.Stored): ServerEvent[] {
  const applicationIds = [id, ...disputedIds];
  return [{ type: 'MailWritten' }, { type: 'CardsChanged', companyId, applicationIds, actorId: null }];
}

/** The day from which the same person may apply again. */
function dayAfter(days: number): string {
  return today(new Date(Date.now() + days * DAY_SECONDS * 1000));
}

function refusalBy({ outcome, secondsLeft }: NonNullable<store.ApplyingJob['blocking']>): AppError | null {
  if (outcome !== 'failed') return alreadyRunning();
  if (secondsLeft <= 0) return null;
  return new AppError('too_many', {
    message: applicationsRefusal('refusal.apply_again', { count: Math.ceil(secondsLeft / DAY_SECONDS) }),
    retryAfterSeconds: secondsLeft,
  });
}

function alreadyRunning(): AppError {
  return new AppError('too_many', {
    message: applicationsRefusal('refusal.already_applied'),
    retryAfterSeconds: DAY_SECONDS,
  });
}
