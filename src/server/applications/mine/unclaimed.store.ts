import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { MOST_UNCLAIMED } from '#shared/applications/applications.values.ts';
import type { Db } from '../../db/database.ts';
import { applications } from '../../db/schema/applications.ts';
import { jobs } from '../../db/schema/jobs.ts';
import { candidates, companies } from '../../db/schema/profiles.ts';

/**
 * E-mails are stored in one spelling, so that equal ones are the same mailbox. What a company has imported was not sent
 * here, so there is nothing to claim.
 */
const sentWith = (email: string) =>
  and(
    eq(candidates.email, email),
    isNull(candidates.userId),
    isNull(candidates.erasedAt),
    eq(applications.email, email),
    eq(applications.byGuest, true),
    isNull(applications.importId),
  );

const RUNNING = sql`('under_review', 'passed')`;

export async function listUnclaimed(db: Db, { id: userId, email }: { id: number; email: string }) {
  return db
    .select({
      id: applications.id,
      title: jobs.title,
      slug: jobs.slug,
      companyName: companies.name,
      logoFileId: companies.logoFileId,
      appliedAt: applications.appliedAt,
      isAppliedWithAccount: sql<boolean>`${applications.outcome} in ${RUNNING} and exists (
        select 1 from ${applications} own join ${candidates} me on me.id = own.candidate_id
        where me.user_id = ${userId} and own.job_id = ${applications.jobId} and own.outcome in ${RUNNING})`,
    })
    .from(applications)
    .innerJoin(candidates, eq(candidates.id, applications.candidateId))
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(companies, eq(companies.id, applications.companyId))
    .where(sentWith(email))
    .orderBy(desc(applications.appliedAt), desc(applications.id))
    .limit(MOST_UNCLAIMED);
}

/** Locks the application, so that it is claimed or disowned only once. */
export async function lockUnclaimed(db: Db, id: number, email: string) {
  const [row] = await db
    .select({
      id: applications.id,
      candidateId: applications.candidateId,
      companyId: applications.companyId,
      jobId: applications.jobId,
    })
    .from(applications)
    .innerJoin(candidates, eq(candidates.id, applications.candidateId))
    .where(and(eq(applications.id, id), sentWith(email)))
    .for('update');
  return row;
}

export async function isOwn(db: Db, id: number, candidateId: number): Promise<boolean> {
  const [row] = await db
    .select({ id: applications.id })
    .from(applications)
    .where(and(eq(applications.id, id), eq(applications.candidateId, candidateId)));
  return row !== undefined;
}
