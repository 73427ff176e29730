import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { applications } from '../db/schema/applications.ts';
import { candidates } from '../db/schema/profiles.ts';

/** The accounts that applications belong to; guests have none. */
export async function listOwners(db: Db, applicationIds: readonly number[]) {
  return db
    .select({ id: applications.id, userId: sql<number>`${candidates.userId}`.mapWith(Number) })
    .from(applications)
    .innerJoin(candidates, eq(candidates.id, applications.candidateId))
    .where(and(inArray(applications.id, [...applicationIds]), isNotNull(candidates.userId)));
}
