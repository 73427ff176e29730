import { asc, eq } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { drafts } from '../db/schema/drafts.ts';
import { jobs } from '../db/schema/jobs.ts';

export const EXPORTED = [drafts];

export async function readDrafts(db: Db, userId: number) {
  return db
    .select({
      id: drafts.id,
      job: jobs.title,
      data: drafts.data,
      status: drafts.status,
      createdAt: drafts.createdAt,
      updatedAt: drafts.updatedAt,
    })
    .from(drafts)
    .innerJoin(jobs, eq(jobs.id, drafts.jobId))
    .where(eq(drafts.userId, userId))
    .orderBy(asc(drafts.id));
}
