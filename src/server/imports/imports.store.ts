import { and, asc, count, desc, eq, inArray, isNotNull, lt, or, sql } from 'drizzle-orm';
import { IMPORT_DAYS, type ImportProblem, SHOWN_IMPORTS } from '#shared/imports/imports.values.ts';
import type { Db } from '../db/database.ts';
import { applicationGroups } from '../db/schema/board.ts';
import { files } from '../db/schema/files.ts';
import { users } from '../db/schema/identity.ts';
import { importRefusals, imports } from '../db/schema/imports.ts';
import { jobs } from '../db/schema/jobs.ts';
import { companies } from '../db/schema/profiles.ts';

export type NewImport = typeof imports.$inferInsert;
export type ImportRow = typeof imports.$inferSelect;
export type Refusal = typeof importRefusals.$inferSelect;

/** Imports of one company wait for each other, so that it starts one at a time. */
export async function lockCompany(tx: Db, companyId: number): Promise<void> {
  await tx.select({ id: companies.id }).from(companies).where(eq(companies.id, companyId)).for('no key update');
}

export async function insertImport(db: Db, row: NewImport): Promise<number> {
  const [made] = await db.insert(imports).values(row).returning({ id: imports.id });
  return (made as { id: number }).id;
}

const withUser = (db: Db) =>
  db.select({ row: imports, by: users.name }).from(imports).leftJoin(users, eq(users.id, imports.userId));

export async function listImports(db: Db, companyId: number) {
  return withUser(db).where(eq(imports.companyId, companyId)).orderBy(desc(imports.id)).limit(SHOWN_IMPORTS);
}

export async function findImport(db: Db, companyId: number, id: number) {
  const [found] = await withUser(db).where(and(eq(imports.id, id), eq(imports.companyId, companyId)));
  return found;
}

export async function findImportById(db: Db, id: number): Promise<ImportRow | undefined> {
  const [row] = await db.select().from(imports).where(eq(imports.id, id));
  return row;
}

export async function lockImport(tx: Db, id: number): Promise<ImportRow | undefined> {
  const [row] = await tx.select().from(imports).where(eq(imports.id, id)).for('update');
  return row;
}

export async function updateImport(db: Db, id: number, changes: Partial<ImportRow>): Promise<void> {
  await db.update(imports).set(changes).where(eq(imports.id, id));
}

export async function startImport(tx: Db, id: number): Promise<void> {
  await tx.update(imports).set({ state: 'running', startedAt: sql`now()` }).where(eq(imports.id, id));
}

export async function finishImport(tx: Db, id: number, state: 'done' | 'stopped' | 'failed'): Promise<void> {
  await tx.update(imports).set({ state, finishedAt: sql`now()` }).where(eq(imports.id, id));
}

export async function askForScores(tx: Db, id: number): Promise<void> {
  await tx.update(imports).set({ scoresAskedAt: sql`now()` }).where(eq(imports.id, id));
}

export type Counted = { done: number; added: number; updated: number; unchanged: number; refused: number };

/** Notes rows as done, in the transaction that has written them. */
export async function countRows(tx: Db, id: number, { done, ...more }: Counted): Promise<void> {
  await tx
    .update(imports)
    .set({
      done,
      added: sql`${imports.added} + ${more.added}`,
      updated: sql`${imports.updated} + ${more.updated}`,
      unchanged: sql`${imports.unchanged} + ${more.unchanged}`,
      refused: sql`${imports.refused} + ${more.refused}`,
    })
    .where(eq(imports.id, id));
}

export async function insertRefusals(
  tx: Db,
  importId: number,
  refused: readonly { row: number; problem: ImportProblem }[],
): Promise<void> {
  if (refused.length === 0) return;
  await tx
    .insert(importRefusals)
    .values(refused.map((one) => ({ ...one, importId })))
    .onConflictDoNothing();
}

export async function countRefusals(db: Db, importId: number) {
  return db
    .select({ problem: importRefusals.problem, rows: count() })
    .from(importRefusals)
    .where(eq(importRefusals.importId, importId))
    .groupBy(importRefusals.problem)
    .orderBy(desc(count()), asc(importRefusals.problem));
}

export async function listRefusals(db: Db, importId: number): Promise<Map<number, ImportProblem>> {
  const rows = await db
    .select({ row: importRefusals.row, problem: importRefusals.problem })
    .from(importRefusals)
    .where(eq(importRefusals.importId, importId));
  return new Map(rows.map(({ row, problem }) => [row, problem]));
}

export async function hasRunning(db: Db, companyId: number): Promise<boolean> {
  return (await db.$count(imports, and(eq(imports.companyId, companyId), eq(imports.state, 'running')))) > 0;
}

export async function listUnfinished(db: Db): Promise<number[]> {
  const rows = await db.select({ id: imports.id }).from(imports).where(eq(imports.state, 'running'));
  return rows.map(({ id }) => id);
}

export async function findFile(db: Db, id: number) {
  const [row] = await db
    .select({ key: files.key, bytes: files.bytes, name: files.name })
    .from(files)
    .where(eq(files.id, id));
  return row;
}

/** The jobs to which applications can be imported: those that were published. */
export async function listJobs(db: Db, companyId: number) {
  return db
    .select({ id: jobs.id, title: jobs.title, countryCode: jobs.countryCode })
    .from(jobs)
    .where(and(eq(jobs.companyId, companyId), inArray(jobs.status, ['active', 'closed'])))
    .orderBy(asc(jobs.title), asc(jobs.id));
}

export async function listGroups(db: Db, companyId: number) {
  return db
    .select({ id: applicationGroups.id, name: applicationGroups.name, fixed: applicationGroups.fixed })
    .from(applicationGroups)
    .where(eq(applicationGroups.companyId, companyId))
    .orderBy(asc(applicationGroups.position), asc(applicationGroups.id));
}

type Files = { fileId: number | null; cvsFileId: number | null };
const fileIdsOf = (rows: readonly Files[]) =>
  rows.flatMap(({ fileId, cvsFileId }) => [fileId, cvsFileId].filter((id) => id !== null));

export async function deleteImport(tx: Db, id: number): Promise<number[]> {
  return fileIdsOf(
    await tx
      .delete(imports)
      .where(eq(imports.id, id))
      .returning({ fileId: imports.fileId, cvsFileId: imports.cvsFileId }),
  );
}

const sinceDays = sql`now() - make_interval(days => ${IMPORT_DAYS}::int)`;

/** Deletes what was never started, and lets go of the files of old imports. Returns the files. */
export async function dropOldFiles(tx: Db): Promise<number[]> {
  const columns = { id: imports.id, fileId: imports.fileId, cvsFileId: imports.cvsFileId };
  const unused = await tx
    .delete(imports)
    .where(and(eq(imports.state, 'checked'), lt(imports.createdAt, sinceDays)))
    .returning(columns);
  const old = await tx
    .select(columns)
    .from(imports)
    .where(and(lt(imports.finishedAt, sinceDays), or(isNotNull(imports.fileId), isNotNull(imports.cvsFileId))))
    .for('update');
  const ids = old.map(({ id }) => id);
  if (ids.length > 0) {
    await tx.update(imports).set({ fileId: null, cvsFileId: null, check: null }).where(inArray(imports.id, ids));
    await tx.delete(importRefusals).where(inArray(importRefusals.importId, ids));
  }
  return fileIdsOf([...unused, ...old]);
}
