import type { ApplicationOutcome } from '#shared/applications/applications.values.ts';
import { applicationsRefusal } from '#shared/applications/applications-refusals.texts.ts';
import type { SentApplication } from '#shared/applications/sent-application.ts';
import type { ApplicationForm } from '#shared/jobs/jobs.values.ts';
import { jobsRefusal } from '#shared/jobs/jobs-refusals.texts.ts';
import { today } from '#shared/kernel/dates.ts';
import { AppError } from '#shared/kernel/errors.ts';
import type { Locale } from '#shared/kernel/languages.ts';
import type { Db } from '../db/database.ts';
import { isOverLimit, type RateLimits } from '../identity/throttle.ts';
import { isOpen } from '../jobs/show-job.ts';
import { createCache } from '../kernel/cache.ts';
import type { Tx } from '../kernel/events.ts';
import { digestOf, newSecret } from '../kernel/secrets.ts';
import type { InTransaction } from '../kernel/transactions.ts';
import { newGuest } from '../profiles/guests.ts';
import { insertGuest } from '../profiles/profiles.api.ts';
import type { Mailer } from '../queue/mailer.ts';
import type { Settings } from '../reference/settings.ts';
import { insertEvaluation, type Verdict } from '../screening/screening.api.ts';
import type { ScreeningService } from '../screening/screening.service.ts';
import { guestReceiptMail, receiptMail } from './applications.mails.ts';
import { cardFacts } from './card-facts.ts';
import { placeBehind } from './stages/column-end.store.ts';
import { factsAbout, recordVerdict, type Standing, startEvents } from './stages/stages.service.ts';
import * as store from './submission.store.ts';
import type { VerdictService } from './verdicts.service.ts';

const DAY_SECONDS = 86_400;
const REFUSAL_MS = 10_000;
const MOST_REFUSALS = 10_000;

type Parts = {
  db: Db;
  inTransaction: InTransaction;
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
  resume?: ((tx: Tx, candidateId: number) => Promise<number | null>) | null;
  /** The rate limits that it counts against. */
  rateLimits?: RateLimits;
  /** Runs in the same transaction as the application. */
  alongside?: ((tx: Tx) => Promise<void>) | null;
};
export type Submitted = { outcome: Exclude<ApplicationOutcome, 'failed'>; score: number | null };

/** What an earlier application of the same person to the same job means for another one. */
type Ruling = { kind: 'welcome' } | { kind: 'repeated'; id: number } | { kind: 'refused'; refusal: AppError };
type Placed = Exclude<Ruling, { kind: 'welcome' }> | { kind: 'stored'; id: number; standing: Standing | null };

/**
 * The single entry point for all forms: stores an application once per person and job, sends its mail and screens it.
 */
export function createSubmissions({ db, inTransaction, settings, screening, verdicts, mailer, publicUrl }: Parts) {
  const refusals = recentRefusals();

  /** An inactive job is not found. A closed job, or one past its deadline, is refused with an explanation. */
  async function openJob(jobId: number, by: store.Applicant | null): Promise<store.ApplyingJob> {
    const { cooldown_days: cooldownDays, default_country: defaultCountry } = await settings.values();
    const job = await store.findJobForApplying(db, jobId, by, { cooldownDays, defaultCountry });
    if (!job || (job.status !== 'active' && job.status !== 'closed')) throw new AppError('not_found');
    // An account without a candidate must not apply as a guest.
    if (by && 'userId' in by && job.candidateId === null) throw new AppError('not_found');
    if (!isOpen(job)) {
      const message = jobsRefusal('refusal.job_closed');
      throw new AppError('invalid', { message, errors: { form: [message] } });
    }
    return job;
  }

  async function limitError(limits: RateLimits): Promise<AppError> {
    const { error, full } = await limits.refusal(db);
    refusals.remember(full);
    return error;
  }

  /**
   * Somebody over a limit gets that error instead: otherwise they could find out who has applied without sending
   * anything.
   */
  async function refusalOrLimit(refusal: AppError, limits: RateLimits | undefined): Promise<AppError> {
    if (!limits) return refusal;
    return (await limits.refusal(db)).full.length > 0 ? limitError(limits) : refusal;
  }

  async function submitted(submission: Submission): Promise<Standing> {
    const { job, form, sent, rateLimits } = submission;
    const earlier = ruleOn(job.blocking, submission.idempotencyKey);
    if (earlier.kind === 'repeated') return verdicts.screen(earlier.id);

    const fault = await submission.findFault?.();
    if (fault) {
      // The same request may have been stored a moment ago and have used the upload that this one does not find.
      const { blocking } = await openJob(job.id, submission.applicant);
      const meanwhile = ruleOn(blocking, submission.idempotencyKey);
      if (meanwhile.kind === 'repeated') return verdicts.screen(meanwhile.id);
      throw fault;
    }
    if (rateLimits && refusals.isRecent(rateLimits)) throw await limitError(rateLimits);
    if (earlier.kind === 'refused') throw await refusalOrLimit(earlier.refusal, rateLimits);

    const asOf = today().slice(0, 7);
    const toScreen = { ...job, form, snapshot: sent, asOf };
    const verdict = await screening.verdictAtOnce(toScreen);
    const placed = await place(submission, verdict, asOf);
    if (placed.kind === 'repeated') return verdicts.screen(placed.id);
    if (placed.kind === 'refused') {
      // Nothing is stored, but screening was done, so the attempt counts against the rate limit.
      if (rateLimits && !(await rateLimits.count(db))) throw await limitError(rateLimits);
      throw placed.refusal;
    }
    // Stored before the screening, so that the application exists even if the screening fails.
    return placed.standing ?? verdicts.screenNew({ ...toScreen, id: placed.id });
  }

  async function place(submission: Submission, verdict: Verdict | null, asOf: string): Promise<Placed> {
    try {
      return await inTransaction((tx) => write(tx, submission, verdict, asOf));
    } catch (error) {
      throw submission.rateLimits && isOverLimit(error) ? await limitError(submission.rateLimits) : error;
    }
  }

  /** Stores the application with everything that belongs to it, or nothing. */
  async function write(tx: Tx, submission: Submission, verdict: Verdict | null, asOf: string): Promise<Placed> {
    const { job, form, name, email, locale, sent, receipt, idempotencyKey, source } = submission;
    // One after the other: the second of two requests sees the application of the first.
    await store.lockPersonAndJob(tx, job.id, email);
    const applying = { jobId: job.id, candidateId: job.candidateId, email, idempotencyKey };
    const earlier = await store.findEarlier(tx, applying, settings.latest().cooldown_days);
    const ruling = ruleOn(earlier.blocking, idempotencyKey);
    if (ruling.kind !== 'welcome') return ruling;
    if (earlier.isKeyTaken) return { kind: 'refused', refusal: alreadyRunning() };

    const isGuest = job.candidateId === null;
    const disownSecret = isGuest ? newSecret() : null;
    const candidateId = job.candidateId ?? (await insertGuest(tx, newGuest({ name, email })));
    const column = placeBehind(job.endOfFirstColumn);
    // A failed application is stored as a new one and then moved, with both steps in its history.
    const isFailed = verdict?.outcome === 'failed';
    const start = isFailed ? null : verdict;
    const stored = await store.insertApplication(tx, {
      job,
      candidateId,
      isGuest,
      form,
      name,
      email,
      sent,
      receiptHash: digestOf(receipt),
      disownHash: disownSecret === null ? null : digestOf(disownSecret),
      idempotencyKey,
      facts: cardFacts({ name, form, sent, asOf }),
      source,
      locale,
      start: {
        groupId: column.groupId,
        rank: column.rank,
        aiScore: start?.evaluation.overall ?? null,
        outcome: start?.outcome ?? 'under_review',
      },
    });
    if (!stored) throw alreadyRunning();
    const card = { id: stored.id, jobId: job.id, companyId: job.companyId };
    await store.insertParts(tx, card.id, sent, answersOf(submission));
    if (start) await insertEvaluation(tx, card.id, start.evaluation);
    const resumeId = (await submission.resume?.(tx, candidateId)) ?? null;
    if (resumeId !== null) await store.writeResume(tx, card.id, resumeId);
    await submission.alongside?.(tx);
    const guestsBefore = isGuest ? [] : await store.disputeGuestApplications(tx, job.id, email);
    const disputed = stored.isDisputed ? [card.id, ...guestsBefore] : guestsBefore;
    await tx.record(
      ...startEvents(card, { id: column.groupId, name: column.name }, start),
      ...disputed.map(
        (id) => ({ type: 'application.disputed', ...factsAbout({ ...card, id }), actorId: null }) as const,
      ),
    );
    const mail = { email, locale, name, job: job.title, company: job.companyName, publicUrl, receipt };
    await mailer.write(tx, disownSecret ? guestReceiptMail({ ...mail, secret: disownSecret }) : receiptMail(mail));
    if (submission.rateLimits) await submission.rateLimits.countOrFail(tx);
    if (isFailed) return { kind: 'stored', id: card.id, standing: await recordVerdict(tx, card.id, verdict) };
    const standing = start && { outcome: start.outcome, score: start.evaluation.overall };
    return { kind: 'stored', id: card.id, standing };
  }

  return {
    openJob,

    async submit(submission: Submission): Promise<Submitted> {
      const { outcome, score } = await submitted(submission);
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

/** A request with the same key is the same one, sent again. */
function ruleOn(blocking: store.Blocking | null, idempotencyKey: string | null): Ruling {
  if (!blocking) return { kind: 'welcome' };
  if (idempotencyKey !== null && blocking.idempotencyKey === idempotencyKey)
    return { kind: 'repeated', id: blocking.id };
  const refusal = refusalBy(blocking);
  return refusal ? { kind: 'refused', refusal } : { kind: 'welcome' };
}

/** Questions without an answer are kept if they are asked on the receipt. */
function answersOf({ job, sent, asksLater }: Submission): store.Answer[] {
  return job.questions
    .map(({ id, title }) => ({ questionId: id, question: title, answer: sent.questions[id] || null }))
    .filter(({ answer }) => answer !== null || asksLater);
}

/**
 * Remembers limits that were recently full. The database counter decides, but only after the screening, which is
 * expensive and must not be triggered without end.
 */
function recentRefusals() {
  const full = createCache<true>({ max: MOST_REFUSALS, ttlMs: REFUSAL_MS });
  return {
    isRecent: ({ hits }: RateLimits) => hits.some(({ key }) => full.get(key)),
    remember(keys: readonly string[]) {
      for (const key of keys) full.set(key, true);
    },
  };
}

/** The day from which the same person may apply again. */
function dayAfter(days: number): string {
  return today(new Date(Date.now() + days * DAY_SECONDS * 1000));
}

function refusalBy({ outcome, secondsLeft }: store.Blocking): AppError | null {
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
