import { and, desc, eq, inArray, lt, ne, or, sql } from 'drizzle-orm';
import { EXPORT_DAYS } from '#shared/people/own-data.values.ts';
import type { Db } from '../db/database.ts';
import { files } from '../db/schema/files.ts';
import { personExports } from '../db/schema/people.ts';

/** Undefined when one is under way already, or the account was erased. */
export async function startExport(db: Db, userId: number): Promise<number | undefined> {
  const { rows } = (await db.execute(sql`
    insert into person_exports (user_id) select id from users where id = ${userId} and erased_at is null
    on conflict (user_id) where state in ('waiting', 'making') do nothing
    returning id::int as id`)) as unknown as { rows: { id: number }[] };
  return rows[0]?.id;
}

const isKept = sql`(${personExports.readyAt} is null or ${personExports.readyAt} > now() - make_interval(days => ${EXPORT_DAYS}::int))`;

/** The person's newest archive, or the one with this id. */
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

const isUnfinished = (id: number) => and(eq(personExports.id, id), inArray(personExports.state, ['waiting', 'making']));

/** Returns the owner, or undefined if the archive is no longer wanted. */
export async function beginExport(db: Db, id: number): Promise<number | undefined> {
  const [row] = await db
    .update(personExports)
    .set({ state: 'making', percent: 0 })
    .where(isUnfinished(id))
    .returning({ userId: personExports.userId });
  return row?.userId;
}

/** Returns false if the archive is no longer wanted. */
export async function noteProgress(db: Db, id: number, percent: number): Promise<boolean> {
  const rows = await db
    .update(personExports)
    .set({ percent })
    .where(isUnfinished(id))
    .returning({ id: personExports.id });
  return rows.length > 0;
}

/** Returns the owner, or undefined if the archive is no longer wanted or another process has finished it. */
export async function finishExport(db: Db, id: number, fileId: number): Promise<number | undefined> {
  const [row] = await db
    .update(personExports)
    .set({ state: 'ready', percent: 100, fileId, readyAt: sql`now()` })
    .where(isUnfinished(id))
    .returning({ userId: personExports.userId });
  return row?.userId;
}

export async function isUnwanted(db: Db, id: number): Promise<boolean> {
  const rows = await db.select({ id: personExports.id }).from(personExports).where(isUnfinished(id));
  return rows.length === 0;
}

export async function failExport(db: Db, id: number): Promise<void> {
  await db.update(personExports).set({ state: 'failed' }).where(isUnfinished(id));
}

export async function listUnfinished(db: Db): Promise<number[]> {
  const rows = await db
    .select({ id: personExports.id })
    .from(personExports)
    .where(inArray(personExports.state, ['waiting', 'making']));
  return rows.map(({ id }) => id);
}

const fileIdsOf = (rows: { fileId: number | null }[]) =>
  rows.flatMap(({ fileId }) => (fileId === null ? [] : [fileId]));

/** Deletes a person's earlier archives, because one is enough. Returns their files. */
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
