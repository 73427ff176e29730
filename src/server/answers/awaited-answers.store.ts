import { inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { idArray } from '../db/id-array.ts';
import { runPrepared } from '../db/prepared.ts';
import { awaitedAnswers } from '../db/schema/answers.ts';
import { applications } from '../db/schema/applications.ts';

export const PERSONAL = [awaitedAnswers];

/** Whoever moves somebody to an end stage often writes first and moves then: that message is the answer. */
const WRITTEN_JUST_BEFORE = sql`interval '1 hour'`;

/**
 * Somebody waits as long as their application is under way; after it has ended, until they are told. Whoever the
 * screening turned away was told at once, and whoever has blocked the company expects nothing from it.
 */
const WAITS = sql`a.outcome in ('under_review', 'passed') and c.erased_at is null
  and (g.public_stage not in ('hired', 'closed')
    or said.created_at is null or said.created_at < a.public_since - ${WRITTEN_JUST_BEFORE})
  and not exists (select from message_blocks b
    where b.company_id = a.company_id and b.candidate_id = a.candidate_id and b.blocked_by = 'candidate')`;

/** A conversation about a job may be older than an application: somebody can apply again. */
const FIRST_ANSWER = sql`case when a.outcome = 'failed' then least(a.stage_since, said_first.at) else said_first.at end`;

const STATES = (which: SQL) => sql`
  select a.id, a.company_id, a.job_id, j.answer_days as days, a.applied_at, ${FIRST_ANSWER} as first,
    case when ${WAITS} then greatest(a.applied_at, said.created_at) end as since
  from applications a
  join jobs j on j.id = a.job_id
  join application_groups g on g.id = a.group_id
  join candidates c on c.id = a.candidate_id
  left join conversations v on v.company_id = a.company_id and v.candidate_id = a.candidate_id and v.job_id = a.job_id
  left join messages said on said.id = v.company_wrote_id
  left join lateral (
    select min(m.created_at) as at from messages m
    where v.company_wrote_id > 0 and m.conversation_id = v.id and m.sender = 'company' and m.created_at >= a.applied_at
  ) said_first on true
  where ${which}`;

/**
 * Computes anew since when applicants wait, from their applications and conversations. The promise of whoever is known
 * already stays as it was.
 */
async function compute(db: Db, name: string, which: SQL): Promise<void> {
  await runPrepared(
    db,
    name,
    sql`insert into awaited_answers as w
        (application_id, company_id, job_id, promised_days, first_due_at, first_answer_at, waiting_since, due_at)
      select id, company_id, job_id, days, applied_at + make_interval(days => days), first, since,
        since + make_interval(days => days)
      from (${STATES(which)}) as state
      on conflict (application_id) do update set
        first_answer_at = excluded.first_answer_at,
        waiting_since = excluded.waiting_since,
        due_at = excluded.waiting_since + make_interval(days => w.promised_days)`,
  );
}

export const computeOf = (db: Db, applicationIds: readonly number[]) =>
  compute(db, 'answers_of_applications', sql`a.id = any(${idArray(applicationIds)})`);

export const computeOfCandidate = (db: Db, candidateId: number) =>
  compute(db, 'answers_of_candidate', sql`a.candidate_id = ${candidateId}::bigint`);

/** The applications of a conversation's candidate to its company: a block holds for all of them. */
export const computeOfConversation = (db: Db, conversationId: number) =>
  compute(
    db,
    'answers_of_conversation',
    sql`(a.company_id, a.candidate_id) in
      (select company_id, candidate_id from conversations where id = ${conversationId}::bigint)`,
  );

/** For data that was not written by the product's own services, such as the demo's. */
export const computeAll = (db: Db) => compute(db, 'answers_of_all', sql`true`);

export async function deleteOf(db: Db, candidateIds: readonly number[]): Promise<void> {
  const theirs = db
    .select({ id: applications.id })
    .from(applications)
    .where(sql`${applications.candidateId} = any(${idArray(candidateIds)})`);
  await db.delete(awaitedAnswers).where(inArray(awaitedAnswers.applicationId, theirs));
}

/** Reads what a person was promised, for their archive. */
export async function readOf(db: Db, applicationIds: readonly number[]) {
  return db
    .select({
      applicationId: awaitedAnswers.applicationId,
      promisedDays: awaitedAnswers.promisedDays,
      firstAnswerAt: awaitedAnswers.firstAnswerAt,
      waitingSince: awaitedAnswers.waitingSince,
    })
    .from(awaitedAnswers)
    .where(inArray(awaitedAnswers.applicationId, [...applicationIds]))
    .orderBy(awaitedAnswers.applicationId);
}
