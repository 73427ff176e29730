import { eq } from 'drizzle-orm';
import type { ApplicationOutcome } from '#shared/applications/applications.values.ts';
import type { SentApplication } from '#shared/applications/sent-application.ts';
import type { JobQuestion } from '#shared/jobs/jobs.contract.ts';
import type { ApplicationForm, JobStatus } from '#shared/jobs/jobs.values.ts';
import { brokenRule } from '../db/broken-rule.ts';
import type { Db } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';
import { applications } from '../db/schema/applications.ts';
import { countHitsText, type Hit, isOverLimit } from '../identity/throttle.store.ts';
import { educationRows, experienceRows, languageRows } from '../profiles/profile-rows.ts';
import { guestInsertText } from '../profiles/profiles.store.ts';
import { mailInsertText } from '../queue/mailer.store.ts';
import { type ColumnEnd, columnEndText, placeBehind } from '../screening/column-end.store.ts';
import {
  evaluationInsertText,
  SCREENING_COLUMNS,
  type ScreeningJobRow,
  type Verdict,
  verdictPlaces,
  verdictStepsText,
  verdictValues,
} from '../screening/screening.store.ts';

/** What applying needs to know about a job, and about what the same person has sent there. */
export type ApplyingJob = ScreeningJobRow & {
  id: number;
  companyId: number;
  companyName: string;
  status: JobStatus;
  deadline: string | null;
  form: ApplicationForm;
  questions: JobQuestion[];
  endOfFirstColumn: ColumnEnd;
  /** The newest one that stands in the way of another: running, or failed and perhaps still cooling down. */
  blocking: { id: number; outcome: ApplicationOutcome; idempotencyKey: string | null; secondsLeft: number } | null;
};

const findJob = prepared<ApplyingJob>(
  'find_job_for_applying',
  `select j.id::int, j.company_id::int as "companyId", c.name as "companyName", j.status, j.deadline::text,
     j.application_form as form, ${SCREENING_COLUMNS},
     coalesce((
       select json_agg(json_build_object('id', q.id, 'title', q.title, 'required', q.required) order by q.position)
       from job_questions q where q.job_id = j.id and q.retired_at is null
     ), '[]'::json) as questions,
     ${columnEndText('j.company_id', 'new')} as "endOfFirstColumn",
     (
       select json_build_object('id', a.id, 'outcome', a.outcome, 'idempotencyKey', a.idempotency_key, 'secondsLeft',
         ceil(extract(epoch from a.applied_at + make_interval(days => $3::int) - now()))::int)
       from applications a
       where a.job_id = j.id and a.email = $2::text and a.outcome in ('under_review', 'passed', 'failed')
       order by a.applied_at desc, a.id desc limit 1
     ) as blocking
   from jobs j join companies c on c.id = j.company_id where j.id = $1`,
);

export async function findJobForApplying(db: Db, jobId: number, email: string | null, cooldownDays: number) {
  const [job] = await findJob(db, [jobId, email, cooldownDays]);
  return job;
}

export type NewApplication = {
  job: ApplyingJob;
  /** Null: a guest, who is made with the application. */
  candidateId: number | null;
  guest: { name: string; username: string; email: string };
  form: ApplicationForm;
  name: string;
  email: string;
  sent: SentApplication;
  receiptHash: Buffer;
  idempotencyKey: string | null;
  mail: { recipient: string; subject: string; body: string };
  /** Counted against floods. */
  hits: readonly Hit[];
  /** Null: it is screened later. */
  verdict: Verdict | null;
};
type Stored = { id: number; candidateId: number };
/** Nothing was stored: the same person was quicker elsewhere, or sends too many. */
type Refused = 'taken' | 'over limit';

const VERDICT = verdictPlaces(20);
const insert = prepared<Stored>(
  'insert_application',
  `with guest as (${guestInsertText('$1')}),
   placed as (
     insert into applications (job_id, company_id, candidate_id, group_id, rank, form, name, email, cover_letter, snapshot, receipt_hash, idempotency_key, ai_score, outcome)
     values ($2, $3, coalesce($4::bigint, (select id from guest)), $5, $6, $7, $8, $9, $10, $11::jsonb, $12, $13,
       ${VERDICT.score}::int, coalesce(${VERDICT.outcome}, 'under_review'))
     returning id, job_id, company_id, candidate_id
   ),
   answers as (
     insert into application_answers (application_id, position, question_id, question, answer)
     select placed.id, position, "questionId", question, answer
     from placed, json_to_recordset($14::json) as r(position int, "questionId" bigint, question text, answer text)
   ),
   educations as (
     insert into application_educations (application_id, position, level, institution, degree, major, country_code, start_date, end_date, current, notes)
     select placed.id, position, level, institution, degree, major, "countryCode", "startDate", "endDate", current, notes
     from placed, json_to_recordset($15::json) as r(position int, level text, institution text, degree text, major text,
       "countryCode" text, "startDate" date, "endDate" date, current boolean, notes text)
   ),
   experiences as (
     insert into application_experiences (application_id, position, designation, company, department, location, employment_type, start_date, end_date, current, responsibilities, accomplishments)
     select placed.id, position, designation, company, department, location, "employmentType", "startDate", "endDate", current, responsibilities, accomplishments
     from placed, json_to_recordset($16::json) as r(position int, designation text, company text, department text, location text,
       "employmentType" text, "startDate" date, "endDate" date, current boolean, responsibilities text, accomplishments text)
   ),
   languages as (
     insert into application_languages (application_id, name, proficiency)
     select placed.id, name, proficiency from placed, json_to_recordset($17::json) as r(name text, proficiency text)
   ),
   steps as (
     insert into history (kind, company_id, job_id, application_id, "from", "to", reason, details)
     select step.kind, company_id, job_id, placed.id, step.before, step.after, step.reason,
       case step.kind when 'stage' then json_build_object('groupId', $5::bigint)::jsonb end
     from placed, (values ('stage', null, 'New', null), ${verdictStepsText(VERDICT)}) as step(kind, before, after, reason)
     where step.after is not null
   ),
   evaluations as (${evaluationInsertText(VERDICT, 'placed')}),
   mail as (${mailInsertText('$18')}),
   counts as (${countHitsText('$19')})
   select id::int, candidate_id::int as "candidateId" from placed`,
);

/**
 * Puts the card behind the last one of the company's first column, with the parts that reviewers look at one by one,
 * its evaluation, the first lines of its history, its guest, its mail and its counts. One statement, because each
 * round trip costs both sides, and all of it happens or nothing.
 */
export async function insertApplication(db: Db, application: NewApplication): Promise<Stored | Refused> {
  try {
    const [stored] = await insert(db, valuesOf(application));
    return stored as Stored;
  } catch (error) {
    if (isOverLimit(error)) return 'over limit';
    if (ONE_PER_PERSON.has(brokenRule(error) ?? '')) return 'taken';
    throw error;
  }
}

const ONE_PER_PERSON = new Set(['applications_running', 'applications_idempotency', 'applications_receipt']);

function valuesOf(application: NewApplication): unknown[] {
  const { job, candidateId, guest, form, name, email, sent, receiptHash, idempotencyKey, mail, hits } = application;
  const { groupId, rank } = placeBehind(job.endOfFirstColumn);
  const answers = job.questions.flatMap(({ id, title }) => {
    const answer = sent.questions[id];
    return answer ? [{ questionId: id, question: title, answer }] : [];
  });
  return [
    JSON.stringify(candidateId === null ? [guest] : []),
    job.id,
    job.companyId,
    candidateId,
    groupId,
    rank,
    form,
    name,
    email,
    sent.cover_letter,
    JSON.stringify(sent),
    receiptHash,
    idempotencyKey,
    numbered(answers),
    numbered(educationRows(sent)),
    numbered(experienceRows(sent)),
    JSON.stringify(languageRows(sent)),
    JSON.stringify([mail]),
    JSON.stringify(hits),
    ...verdictValues(application.verdict),
  ];
}

function numbered(rows: object[]): string {
  return JSON.stringify(rows.map((row, position) => ({ ...row, position })));
}

export async function writeResume(db: Db, applicationId: number, resumeId: number): Promise<void> {
  await db.update(applications).set({ resumeId }).where(eq(applications.id, applicationId));
}
