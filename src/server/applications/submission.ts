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

/** An application that is ready to be stored, whichever form it came from. */
export type Submission = {
  job: store.ApplyingJob;
  applicant: store.Applicant;
  form: ApplicationForm;
  name: string;
  /** Normalised. Makes two applications of guests those of the same person. */
  email: string;
  /** Of the mail that says so. */
  locale: Locale;
  sent: SentApplication;
  /** Secret of the receipt; stored only as its hash. */
  receipt: string;
  /** Tells a repeated post from a second application. */
  idempotencyKey: string | null;
  /** The site or campaign that the person came from. */
  source: string | null;
  /** Questions without an answer are asked on the receipt. */
  asksLater?: boolean;
  /** What is wrong with what belongs to it, such as a CV that is gone; said before who has applied already. */
  findFault?: (() => Promise<AppError | null>) | null;
  resume?: ((tx: Db, candidateId: number) => Promise<number | null>) | null;
  /** What is counted against floods. */
  tally?: Tally;
  /** What else happens with the application, or not at all. */
  alongside?: ((tx: Db) => Promise<void>) | null;
};
export type Submitted = { outcome: Exclude<ApplicationOutcome, 'failed'>; score: number | null };

/** Perhaps this very post was stored a moment ago by another request; if not, it is refused. */
class LookAgain extends Error {
  readonly refusal: AppError;
  readonly wasJudged: boolean;
  constructor(refusal: AppError, { wasJudged }: { wasJudged: boolean }) {
    super();
    this.refusal = refusal;
    this.wasJudged = wasJudged;
  }
}
class OverLimit extends Error {}

/** The one way in for all forms: stored once per person and job, with its mail, and screened. */
export function createSubmissions({ db, settings, screening, verdicts, mailer, publicUrl, ...transactions }: Parts) {
  const { inTransaction, inOneStatement } = transactions;
  const refusals = recentRefusals();

  /** Whoever is over a limit could otherwise ask who has applied, without ever sending anything. */
  async function assertNotBlocked({ job: { blocking }, tally }: Submission): Promise<void> {
    const refusal = blocking && refusalBy(blocking);
    if (refusal) throw (await tally?.refusal(db))?.full.length ? new OverLimit() : refusal;
  }

  /** Answers the application that is already there when this is the same post again. */
  async function place(submission: Submission): Promise<Standing> {
    const { job, form, name, email, locale, sent, receipt, idempotencyKey, source } = submission;
    const { blocking: other, candidateId } = job;
    if (other && idempotencyKey !== null && other.idempotencyKey === idempotencyKey) return verdicts.screen(other.id);
    const fault = await submission.findFault?.();
    if (fault) throw new LookAgain(fault, { wasJudged: false });
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
      asksLater: submission.asksLater ?? false,
      mail: mailer.row(secret ? guestReceiptMail({ ...mail, secret }) : receiptMail(mail)),
      hits: submission.tally?.hits ?? [],
      verdict: isFinal ? verdict : null,
    };
    if (verdict?.outcome === 'failed') return placeFailed(submission, application, verdict);
    const isAlone = !submission.resume && !submission.alongside;
    const id = await (isAlone
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
    // Stored first: whatever becomes of the screening, the application is there.
    return verdicts.screenNew({ ...toScreen, id });
  }

  /**
   * No constraint can say that a fail of the last days stands in the way. So those of one person that fail are stored
   * one after the other: the second sees the first, and is refused.
   */
  function placeFailed(submission: Submission, application: store.NewApplication, verdict: Verdict): Promise<Standing> {
    return inTransaction(async (tx) => {
      await store.waitForTurn(tx, application.job.id, application.email);
      // A reading of the settings would wait for this very transaction where there is one connection only.
      const { blocking } = await openJobIn(tx, application.job.id, submission.applicant, settings.latest());
      const refusal = blocking && refusalBy(blocking);
      if (refusal) throw new LookAgain(refusal, { wasJudged: true });
      const stored = await put(tx, application, submission);
      for (const news of newsOf(application.job, stored)) await tx.tell(news);
      return recordVerdict(tx, stored, verdict);
    });
  }

  async function openJob(jobId: number, by: store.Applicant | null): Promise<store.ApplyingJob> {
    return openJobIn(db, jobId, by, await settings.values());
  }

  async function openJobIn(tx: Db, jobId: number, by: store.Applicant | null, values: SettingValues) {
    const { cooldown_days: cooldownDays, default_country: defaultCountry } = values;
    const job = await store.findJobForApplying(tx, jobId, by, { cooldownDays, defaultCountry });
    if (!job || (job.status !== 'active' && job.status !== 'closed')) throw new AppError('not_found');
    // An account without a candidate does not become a guest.
    if (by && 'userId' in by && job.candidateId === null) throw new AppError('not_found');
    if (!isOpen(job)) {
      const message = jobsRefusal('refusal.job_closed');
      throw new AppError('invalid', { message, errors: { form: [message] } });
    }
    return job;
  }

  /** The same person was quicker elsewhere: nothing of the first try is there, and the second look sees who. */
  async function placeAfterAll(submission: Submission): Promise<Standing> {
    try {
      return await place(submission);
    } catch (error) {
      if (!(error instanceof LookAgain)) throw error;
      const job = await openJob(submission.job.id, submission.applicant);
      return place({ ...submission, job }).catch(async (again) => {
        if (!(again instanceof LookAgain)) throw again;
        if (!again.wasJudged) throw again.refusal;
        // Nothing is stored, but it was judged: whoever makes us do so again and again comes to a limit.
        const isUnder = (await submission.tally?.count(db)) ?? true;
        throw isUnder ? again.refusal : new OverLimit();
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
 * The limits that were found full a moment ago. The count in the database decides, but only after an application was
 * judged, which is work: nobody may ask for that without end.
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

/** The application, and what belongs to it: all of it, or nothing. */
async function put(tx: Db, application: store.NewApplication, { resume, alongside }: Submission): Promise<number> {
  const stored = await store.insertApplication(tx, application);
  if (stored === 'taken') throw new LookAgain(alreadyRunning(), { wasJudged: true });
  if (stored === 'over limit') throw new OverLimit();
  const resumeId = (await resume?.(tx, stored.candidateId)) ?? null;
  if (resumeId !== null) await store.writeResume(tx, stored.id, resumeId);
  await alongside?.(tx);
  return stored.id;
}

/** What follows once an application is stored. */
function newsOf({ companyId }: store.ApplyingJob, applicationId: number): ServerEvent[] {
  return [{ type: 'MailWritten' }, { type: 'CardsChanged', companyId, applicationIds: [applicationId], actorId: null }];
}

/** From this day on the same person may apply again. */
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
