import { asc, eq, sql } from 'drizzle-orm';
import { type FixedGroup, STARTING_GROUPS } from '#shared/board/board.values.ts';
import { brokenRule } from '../db/broken-rule.ts';
import type { Db } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';
import { applicationGroups, boardSettings, boardVisits } from '../db/schema/board.ts';
import { companies } from '../db/schema/profiles.ts';

export type GroupRow = { id: number; name: string; fixed: FixedGroup | null };

export async function insertStartingGroups(db: Db, companyId: number): Promise<void> {
  await db
    .insert(applicationGroups)
    .values(STARTING_GROUPS.map(({ name, fixed }, position) => ({ companyId, name, fixed, position })));
}

const GROUP = { id: applicationGroups.id, name: applicationGroups.name, fixed: applicationGroups.fixed };

const listFrame = prepared<
  GroupRow & { blindUntil: number | null; newSince: string | null },
  { companyId: number; userId: number }
>(
  'board_frame',
  `select g.id::int, g.name, g.fixed, s.blind_until_group_id::int as "blindUntil", v.new_since as "newSince"
   from application_groups g
     left join board_settings s on s.company_id = g.company_id
     left join board_visits v on v.user_id = :userId
   where g.company_id = :companyId
   order by g.position, g.id`,
);

/** What every look at the board needs to know first, as one member sees it. */
export async function findFrame(db: Db, companyId: number, userId: number) {
  const rows = await listFrame(db, { companyId, userId });
  const groups: GroupRow[] = rows.map(({ id, name, fixed }) => ({ id, name, fixed }));
  const [{ blindUntil, newSince } = { blindUntil: null, newSince: null }] = rows;
  return { groups, blindUntil, newSince: newSince === null ? null : new Date(newSince) };
}

/**
 * All of them, in the order of their ids, as moves lock them. The company first: whoever waits for the columns alone
 * would not see one that was added meanwhile.
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

/** Behind all others. Null: another has this name. */
export async function insertGroup(db: Db, companyId: number, name: string, position: number): Promise<number | null> {
  const [group] = await db
    .insert(applicationGroups)
    .values({ companyId, name, position })
    .onConflictDoNothing()
    .returning({ id: applicationGroups.id });
  return group?.id ?? null;
}

export async function renameGroup(db: Db, id: number, name: string): Promise<'renamed' | 'taken'> {
  try {
    await db.update(applicationGroups).set({ name }).where(eq(applicationGroups.id, id));
    return 'renamed';
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

/** After so long a break it is another visit. */
const BREAK = sql`interval '30 minutes'`;

export async function deleteVisit(db: Db, userId: number): Promise<void> {
  await db.delete(boardVisits).where(eq(boardVisits.userId, userId));
}

export async function noteVisit(db: Db, userId: number): Promise<Date | null> {
  const [visit] = await db
    .insert(boardVisits)
    .values({ userId })
    .onConflictDoUpdate({
      target: boardVisits.userId,
      set: {
        newSince: sql`case when ${boardVisits.lastAt} < now() - ${BREAK} then ${boardVisits.lastAt} else ${boardVisits.newSince} end`,
        lastAt: sql`now()`,
      },
    })
    .returning({ newSince: boardVisits.newSince });
  return visit?.newSince ?? null;
}
