import { eq, sql } from 'drizzle-orm';
import type { ApplicationOutcome } from '#shared/applications/applications.values.ts';
import type { SentApplication } from '#shared/applications/sent-application.ts';
import type { JobQuestion } from '#shared/jobs/jobs.contract.ts';
import type { ApplicationForm, JobStatus } from '#shared/jobs/jobs.values.ts';
import type { Locale } from '#shared/reference/languages.ts';
import { brokenRule } from '../db/broken-rule.ts';
import type { Db } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';
import { applications } from '../db/schema/applications.ts';
import { countHitsText, type Hit, isOverLimit } from '../identity/throttle.store.ts';
import { educationRows, experienceRows, languageRows } from '../profiles/profile-rows.ts';
import { guestInsertText } from '../profiles/profiles.store.ts';
import { mailInsertText } from '../queue/mailer.store.ts';
import {
  evaluationInsertText,
  SCREENING_COLUMNS,
  type ScreeningJobRow,
  type Verdict,
  verdictValues,
} from '../screening/screening.store.ts';
import type { CardFacts } from './card-facts.ts';
import { type ColumnEnd, columnEndText, placeBehind } from './stages/column-end.store.ts';
import { disputeEventsText, START } from './stages/start.store.ts';

/** The applicant: an account by its id, or a guest by the email that they wrote. */
export type Applicant =
  | { userId: number }
  | {
      email: string;
      /** The rate limit key that their refused requests count against. */
      refusals: string;
    };

/** What submitting needs to know about a job, and about the person's earlier applications to it. */
export type ApplyingJob = ScreeningJobRow & {
  id: number;
  companyId: number;
  companyName: string;
  status: JobStatus;
  deadline: string | null;
  form: ApplicationForm;
  /** The country of phone numbers without a country code: the job's, or else that of the settings. */
  phoneCountry: string;
  questions: JobQuestion[];
  endOfFirstColumn: ColumnEnd;
  /** The account's candidate; null for guests. */
  candidateId: number | null;
  /** The guest was refused so often that their requests are rejected for a while. */
  isRefusedTooOften: boolean;
  /** The newest application that blocks another one: active, or failed and perhaps still in its waiting period. */
  blocking: { id: number; outcome: ApplicationOutcome; idempotencyKey: string | null; secondsLeft: number } | null;
};

const blockingText = (whose: string) =>
  `(
     select json_build_object('id', a.id, 'outcome', a.outcome, 'idempotencyKey', a.idempotency_key, 'secondsLeft',
       ceil(extract(epoch from a.applied_at + make_interval(days => :cooldownDays::int) - now()))::int)
     from applications a
     where a.job_id = j.id and ${whose} and a.outcome in ('under_review', 'passed', 'failed')
     order by a.applied_at desc, a.id desc limit 1
   )`;

// A guest's application blocks guests with the same email; an account is blocked only by its own applications.
type Asking = {
  jobId: number;
  cooldownDays: number;
  defaultCountry: string;
  userId: number | null;
  email: string | null;
  refusals: string | null;
};
const findJob = prepared<ApplyingJob, Asking>(
  'find_job_for_applying',
  `select j.id::int, j.company_id::int as "companyId", c.name as "companyName", j.status, j.deadline::text,
     j.application_form as form, coalesce(j.country_code, :defaultCountry::text) as "phoneCountry", ${SCREENING_COLUMNS},
     coalesce((
       select json_agg(json_build_object('id', q.id, 'title', q.title, 'required', q.required) order by q.position)
       from job_questions q where q.job_id = j.id and q.retired_at is null
     ), '[]'::json) as questions,
     ${columnEndText('j.company_id', `'new'`)} as "endOfFirstColumn",
     p.id::int as "candidateId",
     exists (
       select 1 from throttles t where t.key = :refusals::text and t.reset_at > now() and t.count >= t.most
     ) as "isRefusedTooOften",
     coalesce(${blockingText('a.candidate_id = p.id')}, ${blockingText('a.email = :email::text and a.by_guest')}) as blocking
   from jobs j join companies c on c.id = j.company_id left join candidates p on p.user_id = :userId::bigint
   where j.id = :jobId and c.blocked_at is null`,
);

export async function findJobForApplying(
  db: Db,
  jobId: number,
  by: Applicant | null,
  settings: Pick<Asking, 'cooldownDays' | 'defaultCountry'>,
) {
  const [job] = await findJob(db, { jobId, ...settings, userId: null, email: null, refusals: null, ...by });
  return job;
}

/**
 * Takes an advisory lock until the end of the transaction: one person's applications to one job are stored one at a
 * time.
 */
export async function lockPersonAndJob(tx: Db, jobId: number, email: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`apply ${jobId} ${email}`}, 0))`);
}

export type NewApplication = {
  job: ApplyingJob;
  /** Null for a guest, who is created with the application. */
  candidateId: number | null;
  guest: { name: string; username: string; email: string };
  form: ApplicationForm;
  name: string;
  email: string;
  sent: SentApplication;
  receiptHash: Buffer;
  /** Null for accounts, because their applications cannot be sent in somebody else's name. */
  disownHash: Buffer | null;
  idempotencyKey: string | null;
  facts: CardFacts;
  /** The site or campaign that the person came from. */
  source: string | null;
  /** The language that the person reads. */
  locale: Locale;
  /** Questions without an answer are stored, and asked on the receipt later. */
  asksLater: boolean;
  mail: { recipient: string; subject: string; body: string };
  /** Rate limit counters to increment. */
  hits: readonly Hit[];
  /** Null if it is screened later. */
  verdict: Verdict | null;
};
/** `disputedIds`: earlier applications with the same email that were sent without an account. */
export type Stored = { id: number; candidateId: number; disputedIds: number[] };
/** Nothing was stored: a concurrent request of the same person was stored first, or the person is over a rate limit. */
type Refused = 'taken' | 'over limit';

const insert = prepared<Stored, ReturnType<typeof valuesOf>>(
  'insert_application',
  `with guest as (${guestInsertText(':guests')}),
   placed as (
     insert into applications (job_id, company_id, candidate_id, ${START.columns}, form, name, email, cover_letter, snapshot, receipt_hash, idempotency_key, by_guest, disown_hash, profession, experience_level, education_level, country_code, search_name, search_skills, blind_profession, blind_skills, source, locale, disputed_at)
     values (:jobId::bigint, :companyId, coalesce(:candidateId::bigint, (select id from guest)), ${START.values}, :form, :name, :email::text,
       :coverLetter, :snapshot::jsonb, :receiptHash, :idempotencyKey, :candidateId::bigint is null, :disownHash,
       :profession, :experienceLevel, :educationLevel, :countryCode, :searchName, :searchSkills, :blindProfession, :blindSkills, :source, :locale,
       case when :candidateId::bigint is null and exists (
         select 1 from applications a
         where a.job_id = :jobId::bigint and a.email = :email::text and not a.by_guest and a.outcome <> 'withdrawn'
       ) then now() end)
     returning id, job_id, company_id, candidate_id, group_id, disputed_at
   ),
   disputed as (
     update applications set disputed_at = now(), version = version + 1
     where :candidateId::bigint is not null and job_id = :jobId::bigint and email = :email::text and by_guest
       and disputed_at is null and outcome <> 'withdrawn'
     returning id, job_id, company_id
   ),
   disputes as (${disputeEventsText(`(
     select id, job_id, company_id from disputed
     union all select id, job_id, company_id from placed where disputed_at is not null
   ) as d`)}),
   answers as (
     insert into application_answers (application_id, position, question_id, question, answer)
     select placed.id, position, "questionId", question, answer
     from placed, json_to_recordset(:answers::json) as r(position int, "questionId" bigint, question text, answer text)
   ),
   educations as (
     insert into application_educations (application_id, position, level, institution, degree, major, country_code, start_date, end_date, current, notes)
     select placed.id, position, level, institution, degree, major, "countryCode", "startDate", "endDate", current, notes
     from placed, json_to_recordset(:educations::json) as r(position int, level text, institution text, degree text, major text,
       "countryCode" text, "startDate" date, "endDate" date, current boolean, notes text)
   ),
   experiences as (
     insert into application_experiences (application_id, position, designation, company, department, location, employment_type, start_date, end_date, current, responsibilities, accomplishments)
     select placed.id, position, designation, company, department, location, "employmentType", "startDate", "endDate", current, responsibilities, accomplishments
     from placed, json_to_recordset(:experiences::json) as r(position int, designation text, company text, department text, location text,
       "employmentType" text, "startDate" date, "endDate" date, current boolean, responsibilities text, accomplishments text)
   ),
   languages as (
     insert into application_languages (application_id, name, proficiency)
     select placed.id, name, proficiency from placed, json_to_recordset(:languages::json) as r(name text, proficiency text)
   ),
   steps as (${START.events('placed')}),
   evaluations as (${evaluationInsertText('placed')}),
   mail as (${mailInsertText(':mails')}),
   counts as (${countHitsText(':hits')})
   select id::int, candidate_id::int as "candidateId", (select coalesce(json_agg(id), '[]') from disputed) as "disputedIds"
   from placed`,
);

/**
 * Stores the card at the end of the company's first column, with the items that reviewers score one by one, its
 * evaluation, the start of its history, its guest, its mail and its rate limit counters. A guest's application with the
 * same email is marked for the employer if its owner applies with an account, whichever comes first. It is a single
 * statement, because each round trip costs time and all of it must be stored or nothing.
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

const ONE_PER_PERSON = new Set([
  'applications_running',
  'applications_running_guest',
  'applications_idempotency',
  'applications_receipt',
]);

function valuesOf({ job, guest, sent, mail, hits, verdict, ...application }: NewApplication) {
  const { candidateId, form, name, email, receiptHash, disownHash, idempotencyKey, asksLater, facts, source, locale } =
    application;
  const { groupId, rank } = placeBehind(job.endOfFirstColumn);
  const answers = job.questions.flatMap(({ id, title }) => {
    const answer = sent.questions[id] || null;
    return answer !== null || asksLater ? [{ questionId: id, question: title, answer }] : [];
  });
  return {
    guests: JSON.stringify(candidateId === null ? [guest] : []),
    jobId: job.id,
    companyId: job.companyId,
    candidateId,
    groupId,
    rank,
    form,
    name,
    email,
    coverLetter: sent.cover_letter,
    snapshot: JSON.stringify(sent),
    receiptHash,
    disownHash,
    idempotencyKey,
    ...facts,
    source,
    locale,
    answers: numbered(answers),
    educations: numbered(educationRows(sent)),
    experiences: numbered(experienceRows(sent)),
    languages: JSON.stringify(languageRows(sent)),
    mails: JSON.stringify([mail]),
    hits: JSON.stringify(hits),
    ...verdictValues(verdict),
  };
}

function numbered(rows: object[]): string {
  return JSON.stringify(rows.map((row, position) => ({ ...row, position })));
}

export async function writeResume(db: Db, applicationId: number, resumeId: number): Promise<void> {
  await db.update(applications).set({ resumeId }).where(eq(applications.id, applicationId));
}
