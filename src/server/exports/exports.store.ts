import { and, asc, desc, eq, gt, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { EXPORT_DAYS } from '#shared/exports/exports.values.ts';
import type { Db } from '../db/database.ts';
import { companyExports } from '../db/schema/exports.ts';
import { files } from '../db/schema/files.ts';

/** Undefined when one is under way already. */
export async function startExport(db: Db, companyId: number, userId: number): Promise<number | undefined> {
  const { rows } = (await db.execute(sql`
    insert into company_exports (company_id, user_id) values (${companyId}, ${userId})
    on conflict (company_id) where state in ('waiting', 'making') do nothing
    returning id::int as id`)) as unknown as { rows: { id: number }[] };
  return rows[0]?.id;
}

const since = sql`now() - make_interval(days => ${EXPORT_DAYS}::int)`;

/** The company's newest archive, or the one with this id. */
export async function findExport(db: Db, companyId: number, id?: number) {
  const [row] = await db
    .select({
      id: companyExports.id,
      state: companyExports.state,
      percent: companyExports.percent,
      createdAt: companyExports.createdAt,
      readyAt: companyExports.readyAt,
      bytes: files.bytes,
      key: files.key,
      name: files.name,
      mediaType: files.mediaType,
    })
    .from(companyExports)
    .leftJoin(files, eq(files.id, companyExports.fileId))
    .where(
      and(
        eq(companyExports.companyId, companyId),
        id === undefined ? undefined : eq(companyExports.id, id),
        or(isNull(companyExports.readyAt), gt(companyExports.readyAt, since)),
      ),
    )
    .orderBy(desc(companyExports.id))
    .limit(1);
  return row;
}
export type ExportRow = NonNullable<Awaited<ReturnType<typeof findExport>>>;

const isUnfinished = (id: number) =>
  and(eq(companyExports.id, id), inArray(companyExports.state, ['waiting', 'making']));

/** Returns the company, or undefined if the archive is no longer wanted. */
export async function beginExport(db: Db, id: number): Promise<number | undefined> {
  const [row] = await db
    .update(companyExports)
    .set({ state: 'making', percent: 0 })
    .where(isUnfinished(id))
    .returning({ companyId: companyExports.companyId });
  return row?.companyId;
}

/** Returns false if the archive is no longer wanted. */
export async function noteProgress(db: Db, id: number, percent: number): Promise<boolean> {
  const rows = await db
    .update(companyExports)
    .set({ percent })
    .where(isUnfinished(id))
    .returning({ id: companyExports.id });
  return rows.length > 0;
}

export async function finishExport(db: Db, id: number, fileId: number): Promise<number | undefined> {
  const [row] = await db
    .update(companyExports)
    .set({ state: 'ready', percent: 100, fileId, readyAt: sql`now()` })
    .where(isUnfinished(id))
    .returning({ companyId: companyExports.companyId });
  return row?.companyId;
}

export async function isUnwanted(db: Db, id: number): Promise<boolean> {
  return (await db.$count(companyExports, isUnfinished(id))) === 0;
}

export async function failExport(db: Db, id: number): Promise<void> {
  await db.update(companyExports).set({ state: 'failed' }).where(isUnfinished(id));
}

export async function listUnfinished(db: Db): Promise<number[]> {
  const rows = await db
    .select({ id: companyExports.id })
    .from(companyExports)
    .where(inArray(companyExports.state, ['waiting', 'making']))
    .orderBy(asc(companyExports.id));
  return rows.map(({ id }) => id);
}

const fileIdsOf = (rows: { fileId: number | null }[]) =>
  rows.flatMap(({ fileId }) => (fileId === null ? [] : [fileId]));
const returned = { fileId: companyExports.fileId };

/** Deletes the company's earlier archives, because one is enough. Returns their files. */
export async function deleteOthers(db: Db, companyId: number, keptId: number): Promise<number[]> {
  const others = and(eq(companyExports.companyId, companyId), ne(companyExports.id, keptId));
  return fileIdsOf(await db.delete(companyExports).where(others).returning(returned));
}

export async function deleteOld(db: Db): Promise<number[]> {
  const isOld = or(
    lt(companyExports.readyAt, since),
    and(eq(companyExports.state, 'failed'), lt(companyExports.createdAt, since)),
  );
  return fileIdsOf(await db.delete(companyExports).where(isOld).returning(returned));
}
