import { asc, eq, sql } from 'drizzle-orm';
import type { PublicStage } from '#shared/applications/public-stages.ts';
import { type FixedGroup, STARTING_GROUPS } from '#shared/board/board.values.ts';
import { brokenRule } from '../db/broken-rule.ts';
import type { Db } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';
import { applicationGroups, boardSettings, boardVisits } from '../db/schema/board.ts';
import { companies } from '../db/schema/profiles.ts';

export type GroupRow = { id: number; name: string; fixed: FixedGroup | null; publicStage: PublicStage };

export async function insertStartingGroups(db: Db, companyId: number): Promise<void> {
  await db
    .insert(applicationGroups)
    .values(STARTING_GROUPS.map((group, position) => ({ ...group, companyId, position })));
}

const GROUP = {
  id: applicationGroups.id,
  name: applicationGroups.name,
  fixed: applicationGroups.fixed,
  publicStage: applicationGroups.publicStage,
};

const listFrame = prepared<
  GroupRow & { blindUntil: number | null; newSince: string | null },
  { companyId: number; userId: number; jobId: number | null }
>(
  'board_frame',
  `select g.id::int, g.name, g.fixed, g.public_stage as "publicStage", s.blind_until_group_id::int as "blindUntil", v.new_since as "newSince"
   from application_groups g
     left join board_settings s on s.company_id = g.company_id
     left join lateral (
       select max(v.new_since) as new_since from board_visits v
       where v.user_id = :userId and (v.job_id is null or v.job_id = :jobId::bigint)
     ) v on true
   where g.company_id = :companyId
   order by g.position, g.id`,
);

/** The columns, the blind review setting and the last visit of a member, which every request for the board needs. */
export async function findFrame(db: Db, of: { companyId: number; userId: number; jobId: number | null }) {
  const rows = await listFrame(db, of);
  const groups: GroupRow[] = rows.map(({ id, name, fixed, publicStage }) => ({ id, name, fixed, publicStage }));
  const [{ blindUntil, newSince } = { blindUntil: null, newSince: null }] = rows;
  return { groups, blindUntil, newSince: newSince === null ? null : new Date(newSince) };
}

/**
 * Locks all columns in the order of their ids, as moves do. The company is locked first, because waiting for the
 * columns alone would miss one that was added meanwhile.
 */
export async function lockGroups(db: Db, companyId: number): Promise<GroupRow[]> {
  await db.select({ id: companies.id }).from(companies).where(eq(companies.id, companyId)).for('no key update');
  const locked = await db
    .select({ ...GROUP, position: applicationGroups.position })
    .from(applicationGroups)
    .where(eq(applicationGroups.companyId, companyId))
    .orderBy(asc(applicationGroups.id))
    .for('update');
  return locked.sort((a, b) => a.position - b.position || a.id - b.id);
}

/** A new column. `insertGroup` returns null if another column of the company has this name. */
type NewGroup = { companyId: number; name: string; publicStage: PublicStage; position: number };

export async function insertGroup(db: Db, group: NewGroup): Promise<number | null> {
  const [inserted] = await db
    .insert(applicationGroups)
    .values(group)
    .onConflictDoNothing()
    .returning({ id: applicationGroups.id });
  return inserted?.id ?? null;
}

type GroupChanges = { name: string; publicStage: PublicStage };

export async function changeGroup(db: Db, id: number, changes: GroupChanges): Promise<'changed' | 'taken'> {
  try {
    await db.update(applicationGroups).set(changes).where(eq(applicationGroups.id, id));
    return 'changed';
  } catch (error) {
    if (brokenRule(error) === 'application_groups_name') return 'taken';
    throw error;
  }
}

export async function writeOrder(db: Db, ids: readonly number[]): Promise<void> {
  const places = JSON.stringify(ids.map((id, position) => ({ id, position })));
  await db.execute(sql`update application_groups g set position = p.position
    from json_to_recordset(${places}::json) as p(id bigint, position int) where g.id = p.id`);
}

export async function deleteGroup(db: Db, id: number): Promise<void> {
  await db.delete(applicationGroups).where(eq(applicationGroups.id, id));
}

export async function findBlindUntil(db: Db, companyId: number): Promise<number | null> {
  const [row] = await db
    .select({ until: boardSettings.blindUntilGroupId })
    .from(boardSettings)
    .where(eq(boardSettings.companyId, companyId));
  return row?.until ?? null;
}

export async function writeBlindUntil(db: Db, companyId: number, groupId: number | null): Promise<void> {
  await db
    .insert(boardSettings)
    .values({ companyId, blindUntilGroupId: groupId })
    .onConflictDoUpdate({ target: boardSettings.companyId, set: { blindUntilGroupId: groupId } });
}

/** After a break of 30 minutes the next request counts as a new visit. */
const BREAK = sql`interval '30 minutes'`;

export const ERASED = [boardVisits];

export async function deleteVisits(db: Db, userId: number): Promise<void> {
  await db.delete(boardVisits).where(eq(boardVisits.userId, userId));
}

type BoardVisit = { userId: number; companyId: number; jobId: number | null };

/**
 * Undefined if the company has no such job. The board with all jobs shows each of them, so a visit of it counts as the
 * previous visit of every job's board too.
 */
export async function noteVisit(db: Db, { userId, companyId, jobId }: BoardVisit) {
  const { rows } = (await db.execute(sql`
    with previous as (
      select max(last_at) as last_at, max(new_since) as new_since from board_visits
      where user_id = ${userId} and (job_id is null or job_id = ${jobId}::bigint)
    )
    insert into board_visits (user_id, job_id, new_since)
    select ${userId}, ${jobId}::bigint, case when last_at < now() - ${BREAK} then last_at else new_since end
    from previous
    where ${jobId}::bigint is null
      or exists (select from jobs where id = ${jobId}::bigint and company_id = ${companyId})
    on conflict on constraint board_visits_user_job
      do update set new_since = excluded.new_since, last_at = now()
    returning new_since as "newSince"`)) as unknown as { rows: { newSince: string | Date | null }[] };
  const [visit] = rows;
  return visit && { newSince: visit.newSince === null ? null : new Date(visit.newSince) };
}
