import { and, eq, sql } from 'drizzle-orm';
import type { SentApplication } from '#shared/applications/sent-application.ts';
import type { Db } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import { applications } from '../../db/schema/applications.ts';
import { experienceRows } from '../../profiles/profile-rows.ts';
import type { CardFacts } from '../card-facts.ts';
import { IMPORTED_START } from '../stages/start.store.ts';

export type NewImported = CardFacts & {
  jobId: number;
  candidateId: number;
  groupId: number;
  rank: string;
  name: string;
  email: string;
  coverLetter: string;
  snapshot: SentApplication;
  source: string | null;
  resumeId: number | null;
  /** The day on which the person applied in the other system. */
  appliedOn: string | null;
};

const insertRows = prepared<
  { id: number; jobId: number; email: string },
  { importId: number; companyId: number; rows: string }
>(
  'insert_imported',
  `insert into applications (job_id, company_id, candidate_id, ${IMPORTED_START.columns}, form, name, email,
     cover_letter, snapshot, receipt_hash, by_guest, import_id, resume_id, profession, experience_level, education_level,
     country_code, search_name, search_skills, blind_profession, blind_skills, source, applied_at)
   select r."jobId", :companyId::bigint, r."candidateId", ${IMPORTED_START.values}, 'quick', r.name, r.email,
     r."coverLetter", r.snapshot, sha256(gen_random_uuid()::text::bytea), true, :importId::bigint, r."resumeId",
     r.profession, r."experienceLevel", r."educationLevel", r."countryCode", r."searchName", r."searchSkills",
     r."blindProfession", r."blindSkills", r.source, coalesce(r."appliedOn"::timestamptz, now())
   from json_to_recordset(:rows::json) as r("jobId" bigint, "candidateId" bigint, ${IMPORTED_START.fields}, name text,
     email text, "coverLetter" text, snapshot jsonb, "resumeId" bigint, profession text, "experienceLevel" text,
     "educationLevel" text, "countryCode" text, "searchName" text, "searchSkills" text, "blindProfession" text,
     "blindSkills" text, source text, "appliedOn" text)
   returning id::int, job_id::int as "jobId", email`,
);

export async function insertImported(
  db: Db,
  { rows, ...of }: { importId: number; companyId: number; rows: readonly NewImported[] },
) {
  return insertRows(db, { ...of, rows: JSON.stringify(rows) });
}

const insertExperienceRows = prepared<never, { rows: string }>(
  'insert_imported_experiences',
  `insert into application_experiences (application_id, position, designation, company, department, location,
     employment_type, start_date, end_date, current, responsibilities, accomplishments)
   select "applicationId", position, designation, company, department, location, "employmentType", "startDate",
     "endDate", current, responsibilities, accomplishments
   from json_to_recordset(:rows::json) as r("applicationId" bigint, position int, designation text, company text,
     department text, location text, "employmentType" text, "startDate" date, "endDate" date, current boolean,
     responsibilities text, accomplishments text)`,
);

/** Stores the positions that the applications hold, because reviewers score them one by one. */
export async function insertExperiences(db: Db, sent: readonly { applicationId: number; sent: SentApplication }[]) {
  const rows = sent.flatMap(({ applicationId, sent: one }) =>
    experienceRows(one).map((row, position) => ({ ...row, applicationId, position })),
  );
  if (rows.length > 0) await insertExperienceRows(db, { rows: JSON.stringify(rows) });
}

export type KnownApplication = {
  id: number;
  jobId: number;
  email: string | null;
  phone: string | null;
  /** Null if the person applied themselves. */
  importId: number | null;
  isOwn: boolean;
  snapshot: SentApplication;
};
/** Each person is looked up in an index: `offset 0` keeps the planner from comparing all with all applications. */
const findByPerson = prepared<KnownApplication, { companyId: number; people: string }>(
  'find_imported_before',
  `with people as (
     select * from json_to_recordset(:people::json) as r("jobId" bigint, email text, phone text)
   ),
   found as (
     select a.id from people p cross join lateral (
       select id from applications where job_id = p."jobId" and email = p.email offset 0
     ) a
     union
     select a.id from people p cross join lateral (
       select id from applications where job_id = p."jobId" and sent_phone = p.phone offset 0
     ) a
   )
   select a.id::int, a.job_id::int as "jobId", a.email, a.sent_phone as phone, a.import_id::int as "importId",
     not a.by_guest as "isOwn", a.snapshot
   from found join applications a using (id)
   where a.company_id = :companyId::bigint and a.outcome <> 'withdrawn' and a.email is not null
   order by a.id`,
);

/** The applications for the same jobs that have the same e-mail or telephone number. */
export async function findKnown(
  db: Db,
  companyId: number,
  people: readonly { jobId: number; email: string; phone: string | null }[],
): Promise<KnownApplication[]> {
  return people.length === 0 ? [] : findByPerson(db, { companyId, people: JSON.stringify(people) });
}

type Changed = CardFacts & { name: string; coverLetter: string; snapshot: SentApplication };

/** Writes newer data of a person who was imported. What somebody has sent themselves is never changed. */
export async function updateImported(db: Db, id: number, changed: Changed): Promise<void> {
  await db
    .update(applications)
    .set({ ...changed, version: sql`${applications.version} + 1` })
    .where(and(eq(applications.id, id), eq(applications.byGuest, true), sql`${applications.importId} is not null`));
}
