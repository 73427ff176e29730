import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';

/** A portion of rows, each after the last one of the portion before. */
export type Portion = { companyId: number; hidden: readonly number[]; after: number; most: number };
export type DataRow = { id: number } & Record<string, unknown>;

const rowsOf = async <Row>(db: Db, query: SQL) => ((await db.execute(query)) as unknown as { rows: Row[] }).rows;
const isHidden = (hidden: readonly number[]) => sql`a.group_id = any(${sql.param(`{${hidden.join(',')}}`)}::bigint[])`;
const PHONE = sql.raw(`a.snapshot #>> '{personalInfo,phone}'`);

export function listJobs(db: Db, { companyId, after, most }: Portion): Promise<DataRow[]> {
  return rowsOf(
    db,
    sql`select id::int, title, slug, status, job_type, description, locality, region, country_code, is_remote, min_salary,
        max_salary, currency, salary_type, vacancies, deadline::text, created_at, published_at, closed_at
      from jobs where company_id = ${companyId} and id > ${after} order by id limit ${most}`,
  );
}

/** What blind review hides is left out here, and so is everything of people who were erased. */
export function listApplications(db: Db, { companyId, hidden, after, most }: Portion): Promise<DataRow[]> {
  return rowsOf(
    db,
    sql`select a.id::int, a.job_id::int, j.title as job, g.name as stage, a.outcome, a.applied_at, a.stage_since,
        a.withdrawn_at, a.ai_score, a.manager_score, i.name as imported_from,
        case when not ${isHidden(hidden)} then a.candidate_id::int end as person_id,
        case when not ${isHidden(hidden)} then a.name end as name,
        case when not ${isHidden(hidden)} then a.email end as email,
        case when not ${isHidden(hidden)} then a.source end as source,
        case when not ${isHidden(hidden)} then a.cover_letter end as cover_letter,
        case when not ${isHidden(hidden)} then a.snapshot end as sent,
        case when not ${isHidden(hidden)} then (
          select json_agg(json_build_object('question', w.question, 'answer', w.answer) order by w.position)
          from application_answers w where w.application_id = a.id) end as answers
      from applications a join jobs j on j.id = a.job_id join application_groups g on g.id = a.group_id
        left join imports i on i.id = a.import_id
      where a.company_id = ${companyId} and a.id > ${after} order by a.id limit ${most}`,
  );
}

/** Everybody who applied, by their newest application, unless blind review hides one of theirs. */
export function listPeople(db: Db, { companyId, hidden, after, most }: Portion): Promise<DataRow[]> {
  return rowsOf(
    db,
    sql`select distinct on (a.candidate_id) a.candidate_id::int as id, a.name, a.email, ${PHONE} as phone,
        a.country_code, a.snapshot #>> '{personalInfo,city}' as city, a.profession, a.experience_level,
        a.education_level, (select count(*)::int from applications o
          where o.company_id = a.company_id and o.candidate_id = a.candidate_id) as applications
      from applications a
      where a.company_id = ${companyId} and a.candidate_id > ${after} and a.email is not null
        and a.candidate_id not in (select a.candidate_id from applications a
          where a.company_id = ${companyId} and ${isHidden(hidden)})
      order by a.candidate_id, a.applied_at desc limit ${most}`,
  );
}

const ABOUT_HIDDEN = (hidden: readonly number[]) => sql`exists (
  select 1 from applications a where a.company_id = v.company_id and a.candidate_id = v.candidate_id
    and a.job_id = v.job_id and ${isHidden(hidden)})`;

/** A conversation may tell who somebody is, so those that blind review hides are left out. */
export function listMessages(db: Db, { companyId, hidden, after, most }: Portion): Promise<DataRow[]> {
  return rowsOf(
    db,
    sql`select m.id::int, m.conversation_id::int, v.job_id::int, v.candidate_id::int as person_id, m.sender,
        case when m.sender = 'company' then u.name end as written_by, m.body, m.created_at
      from messages m join conversations v on v.id = m.conversation_id left join users u on u.id = m.from_user_id
      where v.company_id = ${companyId} and m.id > ${after} and not ${ABOUT_HIDDEN(hidden)}
      order by m.id limit ${most}`,
  );
}

export type SentFile = { kind: 'cvs' | 'attachments'; of: number; name: string; key: string; bytes: number };

/** The CVs that were sent to the company, and the attachments of messages. */
export function listFiles(db: Db, { companyId, hidden }: Pick<Portion, 'companyId' | 'hidden'>): Promise<SentFile[]> {
  return rowsOf(
    db,
    sql`select 'cvs' as kind, a.id::int as of, r.name, f.key, f.bytes
      from applications a join resumes r on r.id = a.resume_id join files f on f.id = r.file_id
      where a.company_id = ${companyId} and not ${isHidden(hidden)}
      union all
      select 'attachments', t.message_id::int, f.name, f.key, f.bytes
      from message_attachments t join conversations v on v.id = t.conversation_id join files f on f.id = t.file_id
      where v.company_id = ${companyId} and t.message_id is not null and not ${ABOUT_HIDDEN(hidden)}
      order by 1 desc, 2`,
  );
}
