import { asc, eq, or } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { jobAlerts, jobs, savedJobs } from '../db/schema/jobs.ts';

/** An erasure deletes the rows of the same tables. */
export const SAVED = [savedJobs, jobAlerts];

/** The saved jobs and the job alerts. */
export async function readSaved(db: Db, userId: number, email: string | null) {
  return {
    jobs: await db
      .select({ slug: jobs.slug, title: jobs.title, savedAt: savedJobs.savedAt })
      .from(savedJobs)
      .innerJoin(jobs, eq(jobs.id, savedJobs.jobId))
      .where(eq(savedJobs.userId, userId))
      .orderBy(asc(savedJobs.savedAt)),
    alerts: await db
      .select({
        filters: jobAlerts.filters,
        frequency: jobAlerts.frequency,
        createdAt: jobAlerts.createdAt,
        confirmedAt: jobAlerts.confirmedAt,
        pausedAt: jobAlerts.pausedAt,
        mailedAt: jobAlerts.mailedAt,
      })
      .from(jobAlerts)
      .where(or(eq(jobAlerts.userId, userId), eq(jobAlerts.email, email ?? '')))
      .orderBy(asc(jobAlerts.id)),
  };
}
