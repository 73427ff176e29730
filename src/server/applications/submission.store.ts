import { eq } from 'drizzle-orm';
import type { ApplicationOutcome } from '#shared/applications/applications.values.ts';
import type { SentApplication } from '#shared/applications/sent-application.ts';
import type { JobQuestion } from '#shared/jobs/jobs.contract.ts';
import type { ApplicationForm, JobStatus } from '#shared/jobs/jobs.values.ts';
import type { Locale } from '#shared/kernel/languages.ts';
import type { Db } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';
import { applications } from '../db/schema/applications.ts';
import { educationRows, experienceRows, languageRows } from '../profiles/profile-rows.ts';
import { SCREENING_COLUMNS, type ScreeningJobRow } from '../screening/screening.api.ts';
import type { CardFacts } from './card-facts.ts';
import { type ColumnEnd, columnEndText } from './stages/column-end.store.ts';
import { START, type Start } from './stages/start.store.ts';

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
  blocking: Blocking | null;
};
export type Blocking = { id: number; outcome: ApplicationOutcome; idempotencyKey: string | null; secondsLeft: number };

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

const lockOne = prepared<never, { what: string }>(
  'lock_person_and_job',
  'select pg_advisory_xact_lock(hashtextextended(:what, 0))',
);

/**
 * Takes an advisory lock until the end of the transaction: one person's applications to one job are stored one at a
 * time.
 */
export async function lockPersonAndJob(tx: Db, jobId: number, email: string): Promise<void> {
  await lockOne(tx, { what: `apply ${jobId} ${email}` });
}

type Applying = { jobId: number; candidateId: number | null; email: string; idempotencyKey: string | null };
/** `isKeyTaken`: an application to this job was stored with the same idempotency key, no matter by whom. */
type Earlier = { blocking: Blocking | null; isKeyTaken: boolean };
const findEarlierOf = prepared<Earlier, Applying & { cooldownDays: number }>(
  'find_earlier_application',
  `select case when :candidateId::bigint is null then ${blockingText('a.email = :email::text and a.by_guest')}
       else ${blockingText('a.candidate_id = :candidateId::bigint')} end as blocking,
     exists (select 1 from applications a where a.job_id = j.id and a.idempotency_key = :idempotencyKey::text) as "isKeyTaken"
   from (select :jobId::bigint as id) j`,
);

/** Finds earlier applications that prevent this one. The caller has locked the person and the job before. */
export async function findEarlier(tx: Db, applying: Applying, cooldownDays: number): Promise<Earlier> {
  const [row] = (await findEarlierOf(tx, { ...applying, cooldownDays })) as [Earlier];
  return row;
}

export type NewApplication = {
  job: Pick<ApplyingJob, 'id' | 'companyId'>;
  candidateId: number;
  isGuest: boolean;
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
  start: Start;
};

/**
 * A guest's application is disputed if somebody with an account has applied under the same email, whichever comes first.
 */
const insert = prepared<{ id: number; isDisputed: boolean }, ReturnType<typeof valuesOf>>(
  'insert_application',
  `insert into applications (job_id, company_id, candidate_id, ${START.columns}, form, name, email, cover_letter, snapshot,
     receipt_hash, idempotency_key, by_guest, disown_hash, profession, experience_level, education_level, country_code,
     search_name, search_skills, blind_profession, blind_skills, source, locale, disputed_at)
   values (:jobId::bigint, :companyId, :candidateId, ${START.values}, :form, :name, :email::text, :coverLetter, :snapshot::jsonb,
     :receiptHash, :idempotencyKey, :isGuest::boolean, :disownHash, :profession, :experienceLevel, :educationLevel, :countryCode,
     :searchName, :searchSkills, :blindProfession, :blindSkills, :source, :locale,
     case when :isGuest::boolean and exists (
       select 1 from applications a
       where a.job_id = :jobId::bigint and a.email = :email::text and not a.by_guest and a.outcome <> 'withdrawn'
     ) then now() end)
   on conflict do nothing
   returning id::int, disputed_at is not null as "isDisputed"`,
);

/** Undefined if the person has an active application to this job, or its secrets are those of another. */
export async function insertApplication(tx: Db, application: NewApplication) {
  const [stored] = await insert(tx, valuesOf(application));
  return stored;
}

function valuesOf({ job, sent, facts, start, ...application }: NewApplication) {
  return {
    ...application,
    ...facts,
    ...start,
    jobId: job.id,
    companyId: job.companyId,
    coverLetter: sent.cover_letter,
    snapshot: JSON.stringify(sent),
  };
}

type Parts = { applicationId: number; answers: string; educations: string; experiences: string; languages: string };
const insertAll = prepared<never, Parts>(
  'insert_application_parts',
  `with answers as (
     insert into application_answers (application_id, position, question_id, question, answer)
     select :applicationId::bigint, position, "questionId", question, answer
     from json_to_recordset(:answers::json) as r(position int, "questionId" bigint, question text, answer text)
   ),
   educations as (
     insert into application_educations (application_id, position, level, institution, degree, major, country_code, start_date, end_date, current, notes)
     select :applicationId::bigint, position, level, institution, degree, major, "countryCode", "startDate", "endDate", current, notes
     from json_to_recordset(:educations::json) as r(position int, level text, institution text, degree text, major text,
       "countryCode" text, "startDate" date, "endDate" date, current boolean, notes text)
   ),
   experiences as (
     insert into application_experiences (application_id, position, designation, company, department, location, employment_type, start_date, end_date, current, responsibilities, accomplishments)
     select :applicationId::bigint, position, designation, company, department, location, "employmentType", "startDate", "endDate", current, responsibilities, accomplishments
     from json_to_recordset(:experiences::json) as r(position int, designation text, company text, department text, location text,
       "employmentType" text, "startDate" date, "endDate" date, current boolean, responsibilities text, accomplishments text)
   )
   insert into application_languages (application_id, name, proficiency)
   select :applicationId::bigint, name, proficiency from json_to_recordset(:languages::json) as r(name text, proficiency text)`,
);

export type Answer = { questionId: number; question: string; answer: string | null };

/** Stores the parts of an application, because reviewers score them one by one. */
export async function insertParts(tx: Db, applicationId: number, sent: SentApplication, answers: readonly Answer[]) {
  await insertAll(tx, {
    applicationId,
    answers: numbered(answers),
    educations: numbered(educationRows(sent)),
    experiences: numbered(experienceRows(sent)),
    languages: JSON.stringify(languageRows(sent)),
  });
}

const dispute = prepared<{ id: number }, { jobId: number; email: string }>(
  'dispute_guest_applications',
  `update applications set disputed_at = now(), version = version + 1
   where job_id = :jobId and email = :email and by_guest and import_id is null and disputed_at is null and outcome <> 'withdrawn'
   returning id::int`,
);

/** Marks what was sent without an account under the email of somebody who now applies with one. */
export async function disputeGuestApplications(tx: Db, jobId: number, email: string): Promise<number[]> {
  return (await dispute(tx, { jobId, email })).map(({ id }) => id);
}

function numbered(rows: readonly object[]): string {
  return JSON.stringify(rows.map((row, position) => ({ ...row, position })));
}

export async function writeResume(db: Db, applicationId: number, resumeId: number): Promise<void> {
  await db.update(applications).set({ resumeId }).where(eq(applications.id, applicationId));
}
