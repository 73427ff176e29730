import { createHash } from 'node:crypto';
import { applicationsRefusal } from '#shared/applications/applications-refusals.texts.ts';
import { type apply, LEAST_OPEN_MS } from '#shared/applications/apply.contract.ts';
import { readSource } from '#shared/applications/source.ts';
import { readPayload } from '#shared/applications/wizard/read-payload.ts';
import type { SessionUser } from '#shared/identity/identity.contract.ts';
import { EMAIL } from '#shared/identity/identity.values.ts';
import { oneSpelling } from '#shared/identity/mailbox.ts';
import { today } from '#shared/kernel/dates.ts';
import type { InputOf } from '#shared/kernel/endpoint.ts';
import { AppError } from '#shared/kernel/errors.ts';
import type { Locale } from '#shared/kernel/languages.ts';
import { isSafeText, normaliseText } from '#shared/kernel/text.ts';
import type { Db } from '../db/database.ts';
import { type RateLimits, rateLimits } from '../identity/throttle.ts';
import { phoneReader } from '../profiles/phone-number.ts';
import type { ResumeService } from '../profiles/resumes.service.ts';
import { LIMITS } from './applications.limits.ts';
import type { CvUploadService } from './cv-uploads.service.ts';
import { AskedTooOften, guestRefusals } from './guest-refusals.ts';
import type { Applicant } from './submission.store.ts';
import type { Submissions } from './submission.ts';

const TOO_MANY = applicationsRefusal('refusal.many_applications');
const TOO_MANY_OF_GUESTS = applicationsRefusal('refusal.many_applications_of_guests');
const FILLED_TRAP = applicationsRefusal('refusal.filled_trap');
const TOO_QUICK = applicationsRefusal('refusal.too_quick');

/** Ends the draft that became an application, in the same transaction. */
export type RevokeDraft = (tx: Db, token: string, jobId: number, user: SessionUser | null) => Promise<void>;

type Parts = {
  db: Db;
  resumes: ResumeService;
  uploads: CvUploadService;
  submissions: Submissions;
  revokeDraft: RevokeDraft;
};
type Application = InputOf<typeof apply>;
/** Identifies the sender of an application: the secret in the browser's cookie, and the address. */
type Poster = { user: SessionUser | null; secret: string; address: string; locale: Locale };

/** Applying through the wizards, with or without an account. */
export function createApplyService({ db, resumes, uploads, submissions, revokeDraft }: Parts) {
  function assertHuman({ website, open_ms: openMs }: Application): void {
    const caught = website?.trim() ? FILLED_TRAP : openMs !== undefined && openMs < LEAST_OPEN_MS ? TOO_QUICK : null;
    if (caught) throw new AppError('invalid', { message: caught, errors: { form: [caught] } });
  }

  function cvOf({ jobId, cv, resume_id: resumeId }: Application, user: SessionUser | null) {
    if (resumeId != null && !user) {
      throw new AppError('invalid', { errors: { resume_id: [applicationsRefusal('refusal.sign_in_for_cv')] } });
    }
    if (!cv && resumeId == null) return null;
    return async (tx: Db, candidateId: number) => {
      if (!cv) return resumeId == null ? null : resumes.copyForApplication(tx, candidateId, resumeId);
      return resumes.attach(tx, candidateId, await uploads.take(tx, jobId, cv));
    };
  }

  /** Reports faults of the request itself before anything that depends on who has applied. */
  async function send(input: Application, { user, secret, address, locale }: Poster, applicant: Applicant) {
    const job = await submissions.openJob(input.jobId, applicant);
    if (job.isRefusedTooOften) throw new AskedTooOften();
    assertHuman(input);
    const form = job.form === 'quick' ? 'wizard' : job.form;
    const { client_id, resume_id, cv, draft_token, website, open_ms, source, jobId, questions_missing, ...payload } =
      input;
    const { isPhoneNumber, toE164 } = phoneReader(job.phoneCountry);
    const asksLater = questions_missing === true;
    const { sent, errors } = readPayload(form, payload, {
      today: latestToday(),
      // A form that could not show the questions makes none of them required; they are asked on the receipt.
      questions: asksLater ? job.questions.map((question) => ({ ...question, required: false })) : job.questions,
      isPhoneNumber,
    });
    if (errors) throw new AppError('invalid', { errors });
    const { firstName, lastName, phone } = sent.personalInfo;
    const idempotencyKey = digest(secret, 'key', jobId, client_id ?? JSON.stringify(payload));
    // Derived from the browser's own secret, so that a repeated request gets the same receipt.
    const receipt = digest(secret, 'receipt', jobId, idempotencyKey);
    const email = user?.email ?? emailIn(input);
    const submitted = await submissions.submit({
      job,
      applicant,
      form,
      name: `${firstName} ${lastName}`.trim(),
      email,
      locale,
      sent: { ...sent, personalInfo: { ...sent.personalInfo, phone: phone && toE164(phone) } },
      receipt,
      idempotencyKey,
      source: readSource(source),
      asksLater,
      resume: cvOf(input, user),
      findFault: cv ? () => uploads.findFault(jobId, cv) : null,
      rateLimits: limitsOf(user, email, address),
      alongside: draft_token ? (tx) => revokeDraft(tx, draft_token, jobId, user) : null,
    });
    return { ...submitted, receipt };
  }

  return {
    async apply(input: Application, poster: Poster) {
      const { user, address } = poster;
      // For somebody who is signed in the account identifies them, whatever e-mail the form contains.
      if (user) return send(input, poster, { userId: user.id });
      const refusals = guestRefusals(db, address, TOO_MANY_OF_GUESTS);
      return send(input, poster, { email: emailIn(input), refusals: refusals.key }).catch(async (error) => {
        throw await refusals.count(error);
      });
    },
  };
}
export type ApplyService = ReturnType<typeof createApplyService>;

/** Guests and accounts have separate limits, so that a guest who types somebody's e-mail cannot use up its owner's. */
function limitsOf(user: SessionUser | null, email: string, address: string): RateLimits {
  const here = [LIMITS.applyAddress, address] as const;
  if (user) return rateLimits([here, [LIMITS.applyAccount, String(user.id)]], TOO_MANY);
  return rateLimits([here, [LIMITS.applyEmail, email], [LIMITS.applyEmailDay, email]], TOO_MANY_OF_GUESTS);
}

/** Normalises the e-mail as the form's schema does. Text that is no e-mail is refused by that schema a moment later. */
function emailIn({ personalInfo: { email } }: Application): string {
  if (typeof email !== 'string' || email.length > EMAIL.max * 4 || !isSafeText(email)) return '';
  return oneSpelling(normaliseText(email).trim());
}

const EARLIEST_ZONE_MS = 14 * 60 * 60 * 1000;

/**
 * The date in the earliest time zone on earth, so that no birth date is refused as lying in the future although the day
 * has already begun where the person lives.
 */
function latestToday(now = Date.now()): string {
  return today(new Date(now + EARLIEST_ZONE_MS));
}

function digest(...parts: (string | number)[]): string {
  return createHash('sha256').update(parts.join(' ')).digest('base64url');
}
