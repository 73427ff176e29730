import { asc, eq } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { applications } from '../db/schema/applications.ts';
import { jobs } from '../db/schema/jobs.ts';
import { companies } from '../db/schema/profiles.ts';

export async function listOfCandidate(db: Db, candidateId: number) {
  return db
    .select({ id: applications.id, job: jobs.title, company: companies.name })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(companies, eq(companies.id, applications.companyId))
    .where(eq(applications.candidateId, candidateId))
    .orderBy(asc(applications.id));
}

/** The account's own from now on: neither the earlier links nor a repeated post of the guest lead to it. */
export async function renewLinks(db: Db, id: number, receiptHash: Buffer): Promise<void> {
  await db
    .update(applications)
    .set({ receiptHash, byGuest: false, disownHash: null, idempotencyKey: null })
    .where(eq(applications.id, id));
}
