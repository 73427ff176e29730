import { eq, inArray } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { applications } from '../db/schema/applications.ts';
import { companyExports } from '../db/schema/exports.ts';

export const PERSONAL = [companyExports];

/** The archives of the company that a person asked for. */
export async function readExports(db: Db, userId: number) {
  return db
    .select({ createdAt: companyExports.createdAt, readyAt: companyExports.readyAt })
    .from(companyExports)
    .where(eq(companyExports.userId, userId))
    .orderBy(companyExports.id);
}

export async function unsignExports(db: Db, userId: number): Promise<void> {
  await db.update(companyExports).set({ userId: null }).where(eq(companyExports.userId, userId));
}

/** Deletes the archives that may hold these people: those of the companies to which they applied. */
export async function deleteExportsWith(db: Db, candidateIds: readonly number[]): Promise<number[]> {
  if (candidateIds.length === 0) return [];
  const companies = db
    .select({ id: applications.companyId })
    .from(applications)
    .where(inArray(applications.candidateId, [...candidateIds]));
  const rows = await db
    .delete(companyExports)
    .where(inArray(companyExports.companyId, companies))
    .returning({ fileId: companyExports.fileId });
  return rows.flatMap(({ fileId }) => (fileId === null ? [] : [fileId]));
}
