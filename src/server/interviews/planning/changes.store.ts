import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { idArray } from '../../db/id-array.ts';

const rowsOf = async <Row>(db: Db, query: SQL) => ((await db.execute(query)) as unknown as { rows: Row[] }).rows;
const idsOf = async (db: Db, query: SQL) => (await rowsOf<{ id: number }>(db, query)).map(({ id }) => id);

/** Interviews of an application that are asked for, or booked and not over. */
export const listOpenOf = (db: Db, applicationId: number): Promise<number[]> =>
  idsOf(
    db,
    sql`select id::int from interviews where application_id = ${applicationId}
      and (state in ('asked', 'none_suits') or (state = 'booked' and ends_at > now())) order by id`,
  );

/** Interviews of a job for which no time is booked. */
export const listUnbookedOf = (db: Db, jobId: number): Promise<number[]> =>
  idsOf(
    db,
    sql`select i.id::int from interviews i join interview_rounds r on r.id = i.round_id
      where r.job_id = ${jobId} and i.state in ('asked', 'none_suits') order by i.id`,
  );

/** Booked interviews of erased people that are still to come. */
export const listBookedOf = (db: Db, candidateIds: readonly number[]): Promise<number[]> =>
  idsOf(
    db,
    sql`select i.id::int from interviews i join applications a on a.id = i.application_id
      where a.candidate_id = any(${idArray(candidateIds)}) and i.state = 'booked' and i.ends_at > now() order by i.id`,
  );

/** Interviews of a company that somebody is to hold. */
export const listToHold = (db: Db, companyId: number, userId: number): Promise<number[]> =>
  idsOf(
    db,
    sql`select i.id::int from interviews i join interview_round_people p on p.round_id = i.round_id
      where i.company_id = ${companyId} and p.user_id = ${userId} and i.state = 'booked' and i.ends_at > now()
      order by i.id`,
  );

/**
 * Takes somebody from the rounds of a company that have interviews to come. A round that would be left without anybody
 * gets whoever planned it, if they are still in the team and free at its booked times; else it stays without, until somebody plans anew. Returns the
 * interviews whose scorecards may all be in by now.
 */
export async function takeFromRounds(db: Db, companyId: number, userId: number): Promise<number[]> {
  const rounds = await idsOf(
    db,
    sql`delete from interview_round_people p using interview_rounds r
      where r.id = p.round_id and r.company_id = ${companyId} and p.user_id = ${userId}
        and exists (select from interviews i where i.round_id = r.id
          and (i.state in ('asked', 'none_suits') or (i.state = 'booked' and i.ends_at > now())))
      returning p.round_id::int as id`,
  );
  await db.execute(sql`insert into interview_round_people (round_id, user_id)
    select r.id, r.planned_by from interview_rounds r
    join company_members m on m.user_id = r.planned_by and m.company_id = r.company_id
    where r.id = any(${idArray(rounds)}) and r.planned_by <> ${userId}
      and not exists (select from interview_round_people p where p.round_id = r.id)
      and not exists (
        select from interviews i join interviews other on other.state = 'booked' and other.starts_at < i.ends_at
            and other.ends_at > i.starts_at and other.round_id <> r.id
          join interview_round_people p on p.round_id = other.round_id and p.user_id = r.planned_by
        where i.round_id = r.id and i.state = 'booked' and i.ends_at > now())`);
  return idsOf(
    db,
    sql`select i.id::int from interviews i join interview_round_people p on p.round_id = i.round_id
      where i.company_id = ${companyId} and p.user_id = ${userId}
      union select id::int from interviews where round_id = any(${idArray(rounds)})`,
  );
}

/** Notes that these interviewers were asked for their scorecards. */
export async function countRequests(db: Db, interviewId: number, userIds: readonly number[]): Promise<void> {
  await db.execute(sql`insert into interview_scorecards as s (interview_id, user_id, requests, requested_at)
    select ${interviewId}::bigint, unnest(${idArray(userIds)}), 1, now()
    on conflict (interview_id, user_id) do update set requests = s.requests + 1, requested_at = now()`);
}

/** Interviewers of the team whose scorecard is missing, and who were not asked too often or a short time ago. */
export const listToAsk = (db: Db, interviewId: number, most: number): Promise<number[]> =>
  idsOf(
    db,
    sql`select p.user_id::int as id from interviews i join interview_round_people p on p.round_id = i.round_id
      join company_members m on m.user_id = p.user_id and m.company_id = i.company_id
      left join interview_scorecards s on s.interview_id = i.id and s.user_id = p.user_id
      where i.id = ${interviewId} and s.handed_in_at is null and coalesce(s.requests, 0) < ${most}
        and (s.requested_at is null or s.requested_at < now() - interval '23 hours') order by p.user_id`,
  );
