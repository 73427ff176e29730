import { randomBytes } from 'node:crypto';
import { eq, type SQL, sql } from 'drizzle-orm';
import { DAILY_HOUR } from '#shared/messenger/notices.values.ts';
import type { Db } from '../../db/database.ts';
import { users } from '../../db/schema/identity.ts';
import { noticeSettings } from '../../db/schema/messenger.ts';

const rowsOf = async <Row>(db: Db, query: SQL) => ((await db.execute(query)) as unknown as { rows: Row[] }).rows;

export type Stored = Pick<typeof noticeSettings.$inferSelect, 'userId' | 'token' | 'choices'>;
const columns = { userId: noticeSettings.userId, token: noticeSettings.token, choices: noticeSettings.choices };

/** The choices of a person, who has none of their own until they choose, or are mailed. */
export async function findChoices(db: Db, userId: number): Promise<Stored['choices']> {
  const [row] = await db.select(columns).from(noticeSettings).where(eq(noticeSettings.userId, userId));
  return row?.choices ?? {};
}

/** Finds them, or creates them with a token, and locks them. */
export async function lockChoices(db: Db, userId: number): Promise<Stored> {
  const [row] = await db
    .insert(noticeSettings)
    .values({ userId, token: randomBytes(24).toString('base64url') })
    // The update changes nothing, but makes the statement return an existing row too.
    .onConflictDoUpdate({ target: noticeSettings.userId, set: { userId } })
    .returning(columns);
  return row as Stored;
}

const WANTS_DAILY = sql`jsonb_path_exists(choices, '$.* ? (@.mail == "daily")')`;

/** Whoever begins to want daily mails gets the first one the next time that they are due. */
export async function writeChoices(db: Db, userId: number, choices: Stored['choices']): Promise<void> {
  const dailyAt = sql`case when ${WANTS_DAILY} then daily_at else now() end`;
  await db.update(noticeSettings).set({ choices, dailyAt }).where(eq(noticeSettings.userId, userId));
}

/** Whose link it is, with the address that mails about messages go to. */
export async function findByToken(db: Db, token: string) {
  const [row] = await db
    .select({ ...columns, role: users.role, email: users.email })
    .from(noticeSettings)
    .innerJoin(users, eq(users.id, noticeSettings.userId))
    .where(eq(noticeSettings.token, token));
  return row;
}

/** The last time at which daily mails were due. */
const LAST_DUE = sql`(date_trunc('day', now() at time zone 'UTC' - make_interval(hours => ${DAILY_HOUR}::int))
  + make_interval(hours => ${DAILY_HOUR}::int)) at time zone 'UTC'`;
const IS_DUE = sql`daily_at < ${LAST_DUE} and ${WANTS_DAILY}`;

/** People who want a daily mail, and have had none since it was due. */
export async function listDueDaily(db: Db, most: number): Promise<number[]> {
  const rows = await rowsOf<{ id: number }>(
    db,
    sql`select user_id::int as id from notice_settings where ${IS_DUE} order by user_id limit ${most}`,
  );
  return rows.map(({ id }) => id);
}

/** False if another process has written the mail meanwhile. */
export async function beginDaily(db: Db, userId: number): Promise<boolean> {
  const rows = await rowsOf(
    db,
    sql`update notice_settings set daily_at = now() where user_id = ${userId} and ${IS_DUE} returning user_id`,
  );
  return rows.length > 0;
}
