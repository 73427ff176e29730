import { and, desc, eq, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { EXPORT_DAYS } from '#shared/people/own-data.values.ts';
import type { Db } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';
import { files } from '../db/schema/files.ts';
import { personExports } from '../db/schema/people.ts';
import { countHitsText, type Hit } from '../identity/throttle.store.ts';

const start = prepared<{ id: number }, { userId: number; hits: string }>(
  'start_export',
  `with started as (
     insert into person_exports (user_id) select id from users where id = :userId::bigint and erased_at is null
     on conflict (user_id) where state in ('waiting', 'making') do nothing
     returning id
   ), counts as (${countHitsText("(case when exists (select 1 from started) then :hits::text else '[]' end)")})
   select id::int from started`,
);

/** Counted in the same statement, and only where one begins. False when one is under way. */
export async function startExport(db: Db, userId: number, hits: readonly Hit[]): Promise<boolean> {
  return (await start(db, { userId, hits: JSON.stringify(hits) })).length > 0;
}

const isKept = sql`(${personExports.readyAt} is null or ${personExports.readyAt} > now() - make_interval(days => ${EXPORT_DAYS}::int))`;

/** The newest, or a certain one of theirs. */
export async function findExport(db: Db, userId: number, id?: number) {
  const [row] = await db
    .select({
      id: personExports.id,
      state: personExports.state,
      percent: personExports.percent,
      createdAt: personExports.createdAt,
      readyAt: personExports.readyAt,
      bytes: files.bytes,
      key: files.key,
      name: files.name,
      mediaType: files.mediaType,
    })
    .from(personExports)
    .leftJoin(files, eq(files.id, personExports.fileId))
    .where(and(eq(personExports.userId, userId), id === undefined ? undefined : eq(personExports.id, id), isKept))
    .orderBy(desc(personExports.id))
    .limit(1);
  return row;
}
export type ExportRow = NonNullable<Awaited<ReturnType<typeof findExport>>>;

const LEASE_SECONDS = 30;
const lease = sql`now() + make_interval(secs => ${LEASE_SECONDS})`;

/** One attempt to make an archive. A later one has a higher number, and the earlier one nothing more to say. */
export type Attempt = { id: number; attempts: number };

/** The oldest that nobody makes at the moment: ours for a while. */
export async function claimExport(db: Db): Promise<(Attempt & { userId: number }) | undefined> {
  const isFree = or(isNull(personExports.claimedUntil), lt(personExports.claimedUntil, sql`now()`));
  const oldest = db
    .select({ id: personExports.id })
    .from(personExports)
    .where(and(inArray(personExports.state, ['waiting', 'making']), isFree))
    .orderBy(personExports.id)
    .limit(1)
    .for('update', { skipLocked: true });
  const [row] = await db
    .update(personExports)
    .set({ state: 'making', percent: 0, attempts: sql`${personExports.attempts} + 1`, claimedUntil: lease })
    .where(inArray(personExports.id, oldest))
    .returning({ id: personExports.id, attempts: personExports.attempts, userId: personExports.userId });
  return row;
}

const isOurs = ({ id, attempts }: Attempt) =>
  and(eq(personExports.id, id), eq(personExports.attempts, attempts), eq(personExports.state, 'making'));

/** False when it is not wanted any more, or another attempt has begun. */
export async function noteProgress(db: Db, attempt: Attempt, percent: number): Promise<boolean> {
  const rows = await db
    .update(personExports)
    .set({ percent, claimedUntil: lease })
    .where(isOurs(attempt))
    .returning({ id: personExports.id });
  return rows.length > 0;
}

/** Whose it is; undefined when it is not wanted any more, or another attempt has begun. */
export async function finishExport(db: Db, attempt: Attempt, fileId: number): Promise<number | undefined> {
  const [row] = await db
    .update(personExports)
    .set({ state: 'ready', percent: 100, fileId, readyAt: sql`now()`, claimedUntil: null })
    .where(isOurs(attempt))
    .returning({ userId: personExports.userId });
  return row?.userId;
}

/** Tried again after a while, or not at all. */
export async function putBackExport(db: Db, attempt: Attempt, isOver: boolean): Promise<void> {
  await db
    .update(personExports)
    .set(isOver ? { state: 'failed', claimedUntil: null } : { claimedUntil: lease })
    .where(isOurs(attempt));
}

/** What a process that was killed had begun. Only for the one process that holds the database now. */
export async function releaseExports(db: Db): Promise<void> {
  await db.update(personExports).set({ claimedUntil: null }).where(eq(personExports.state, 'making'));
}

const fileIdsOf = (rows: { fileId: number | null }[]) =>
  rows.flatMap(({ fileId }) => (fileId === null ? [] : [fileId]));

/** Those before it: one archive of a person is enough. Answers the files that they named. */
export async function deleteOtherExports(db: Db, userId: number, keptId: number): Promise<number[]> {
  const others = and(eq(personExports.userId, userId), ne(personExports.id, keptId));
  return fileIdsOf(await db.delete(personExports).where(others).returning({ fileId: personExports.fileId }));
}

export async function deleteExportsOf(db: Db, userId: number): Promise<number[]> {
  return fileIdsOf(
    await db.delete(personExports).where(eq(personExports.userId, userId)).returning({ fileId: personExports.fileId }),
  );
}

export async function deleteOldExports(db: Db): Promise<number[]> {
  const since = sql`now() - make_interval(days => ${EXPORT_DAYS}::int)`;
  const isOld = or(
    lt(personExports.readyAt, since),
    and(eq(personExports.state, 'failed'), lt(personExports.createdAt, since)),
  );
  return fileIdsOf(await db.delete(personExports).where(isOld).returning({ fileId: personExports.fileId }));
}
