import { eq, inArray, or } from 'drizzle-orm';
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

/** Deletes the archives that a person asked for, and those that may hold them: of the companies to which they applied. */
export async function deleteExportsOf(db: Db, userId: number, candidateIds: readonly number[]): Promise<number[]> {
  const companies = db
    .select({ id: applications.companyId })
    .from(applications)
    .where(inArray(applications.candidateId, [...candidateIds]));
  const rows = await db
    .delete(companyExports)
    .where(or(eq(companyExports.userId, userId), inArray(companyExports.companyId, companies)))
    .returning({ fileId: companyExports.fileId });
  return rows.flatMap(({ fileId }) => (fileId === null ? [] : [fileId]));
}
