import { createHash } from 'node:crypto';
import { type apply, LEAST_OPEN_MS } from '#shared/applications/apply.contract.ts';
import { readPayload } from '#shared/applications/wizard/read-payload.ts';
import type { SessionUser } from '#shared/identity/identity.contract.ts';
import { EMAIL } from '#shared/identity/identity.values.ts';
import { today } from '#shared/kernel/dates.ts';
import type { InputOf } from '#shared/kernel/endpoint.ts';
import { AppError } from '#shared/kernel/errors.ts';
import { isSafeText, normaliseText } from '#shared/kernel/text.ts';
import type { Db } from '../db/database.ts';
import { LIMITS, tally } from '../identity/throttle.ts';
import type { ResumeService } from '../profiles/resumes.service.ts';
import type { CvUploadService } from './cv-uploads.service.ts';
import { phoneReader } from './phone-number.ts';
import type { Submissions } from './submission.ts';

const TOO_MANY = 'Many applications came from here in a short time. Please try again later; what you wrote is kept.';
const FILLED_TRAP =
  'A hidden field was filled in, which usually a program does. Please reload the page and send your application again.';
const TOO_QUICK = 'That was very quick. Please look through your application and send it again.';

/** Ends the draft that became an application, in the same transaction. */
export type RevokeDraft = (tx: Db, token: string, user: SessionUser | null) => Promise<void>;

type Parts = {
  resumes: ResumeService;
  uploads: CvUploadService;
  submissions: Submissions;
  revokeDraft: RevokeDraft;
};
type Application = InputOf<typeof apply>;
/** Who posts: the secret of the browser's cookie, and where it comes from. */
type Poster = { user: SessionUser | null; secret: string; address: string };

/** Applying through the wizards, with or without an account. */
export function createApplyService({ resumes, uploads, submissions, revokeDraft }: Parts) {
  function assertHuman({ website, open_ms: openMs }: Application): void {
    const caught = website?.trim() ? FILLED_TRAP : openMs !== undefined && openMs < LEAST_OPEN_MS ? TOO_QUICK : null;
    if (caught) throw new AppError('invalid', { message: caught, errors: { form: [caught] } });
  }

  function cvOf({ jobId, cv, resume_id: resumeId }: Application, user: SessionUser | null) {
    if (resumeId != null && !user) {
      throw new AppError('invalid', { errors: { resume_id: ['Please sign in to choose one of your CVs.'] } });
    }
    if (!cv && resumeId == null) return null;
    return async (tx: Db, candidateId: number) => {
      if (!cv) return resumes.ownOrNone(tx, candidateId, resumeId ?? null);
      return resumes.attach(tx, candidateId, await uploads.take(tx, jobId, cv));
    };
  }

  return {
    async apply(input: Application, { user, secret, address }: Poster) {
      // Signed in, the account says who it is: another e-mail in the form does not make another person.
      const email = user?.email ?? emailIn(input);
      const job = await submissions.openJob(input.jobId, email);
      assertHuman(input);
      const form = job.form === 'quick' ? 'wizard' : job.form;
      const { client_id, resume_id, cv, draft_token, website, open_ms, jobId, ...payload } = input;
      const { isPhoneNumber, toE164 } = phoneReader();
      const { sent, errors } = readPayload(form, payload, {
        today: latestToday(),
        questions: job.questions,
        isPhoneNumber,
      });
      if (errors) throw new AppError('invalid', { errors });
      const { firstName, lastName, phone } = sent.personalInfo;
      const name = `${firstName} ${lastName}`.trim();
      const idempotencyKey = digest(secret, 'key', jobId, client_id ?? JSON.stringify(payload));
      // From the browser's own secret, so that the same post again is answered with the same receipt.
      const receipt = digest(secret, 'receipt', jobId, idempotencyKey);
      const candidateId = user && (await resumes.candidateOf(user));
      const submitted = await submissions.submit({
        job,
        form,
        name,
        email,
        sent: { ...sent, personalInfo: { ...sent.personalInfo, phone: phone && toE164(phone) } },
        receipt,
        idempotencyKey,
        candidateId,
        resume: cvOf(input, user),
        tally: tally(
          [
            [LIMITS.applyAddress, address],
            [LIMITS.applyEmail, email],
          ],
          TOO_MANY,
        ),
        alongside: draft_token ? (tx) => revokeDraft(tx, draft_token, user) : null,
      });
      return { ...submitted, receipt };
    },
  };
}
export type ApplyService = ReturnType<typeof createApplyService>;

/** As the form's own schema reads it. What is no e-mail at all is refused by that a moment later. */
function emailIn({ personalInfo: { email } }: Application): string {
  if (typeof email !== 'string' || email.length > EMAIL.max * 4 || !isSafeText(email)) return '';
  return normaliseText(email).trim().toLowerCase();
}

const EARLIEST_ZONE_MS = 14 * 60 * 60 * 1000;

/** The day where it is latest on earth: nobody is told that their birthday, which has begun, is still to come. */
function latestToday(now = Date.now()): string {
  return today(new Date(now + EARLIEST_ZONE_MS));
}

function digest(...parts: (string | number)[]): string {
  return createHash('sha256').update(parts.join(' ')).digest('base64url');
}
