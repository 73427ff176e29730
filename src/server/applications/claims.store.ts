import { and, asc, eq, isNull } from 'drizzle-orm';
import { brokenRule } from '../db/broken-rule.ts';
import type { Db } from '../db/database.ts';
import { openedBy } from '../db/receipt-condition.ts';
import { applications } from '../db/schema/applications.ts';
import { jobs } from '../db/schema/jobs.ts';
import { candidates, companies } from '../db/schema/profiles.ts';
import { deleteLinks } from './links.store.ts';

/** Finds the guest who sent an application. The row is locked, so that only one account can claim it. */
export async function findGuest(db: Db, receiptHash: Buffer) {
  const [row] = await db
    .select({ candidateId: candidates.id, email: applications.email })
    .from(applications)
    .innerJoin(candidates, eq(candidates.id, applications.candidateId))
    .where(and(openedBy(db, receiptHash), isNull(candidates.userId), isNull(candidates.erasedAt)))
    .for('update');
  return row;
}

export async function listOfCandidate(db: Db, candidateId: number) {
  return db
    .select({
      id: applications.id,
      companyId: applications.companyId,
      job: jobs.title,
      company: companies.name,
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(companies, eq(companies.id, applications.companyId))
    .where(eq(applications.candidateId, candidateId))
    .orderBy(asc(applications.id));
}

/** Returns 'taken' if the account itself has an active application to the same job. */
export async function moveApplications(db: Db, guestId: number, candidateId: number): Promise<'moved' | 'taken'> {
  try {
    await db.update(applications).set({ candidateId, disputedAt: null }).where(eq(applications.candidateId, guestId));
    return 'moved';
  } catch (error) {
    if (brokenRule(error) === 'applications_running') return 'taken';
    throw error;
  }
}

/**
 * Gives the application to the account alone: the guest's links and a repeated request of the guest no longer find it.
 */
export async function renewLinks(db: Db, id: number, receiptHash: Buffer): Promise<void> {
  await db
    .update(applications)
    .set({ receiptHash, byGuest: false, disownHash: null, idempotencyKey: null })
    .where(eq(applications.id, id));
  await deleteLinks(db, id);
}
