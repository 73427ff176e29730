import { and, eq, gt, sql } from 'drizzle-orm';
import { DISOWN_DAYS } from '#shared/applications/applications.values.ts';
import type { Db } from '../db/database.ts';
import { applications } from '../db/schema/applications.ts';
import { jobs } from '../db/schema/jobs.ts';
import { companies } from '../db/schema/profiles.ts';

const isDisownable = (disownHash: Buffer) =>
  and(
    eq(applications.disownHash, disownHash),
    eq(applications.byGuest, true),
    gt(applications.appliedAt, sql`now() - make_interval(days => ${DISOWN_DAYS})`),
  );

/** Looks by the hash of the secret in the mailed link, so that nobody finds an application without that link. */
export async function findDisownable(db: Db, disownHash: Buffer) {
  const [row] = await db
    .select({
      title: jobs.title,
      slug: jobs.slug,
      status: jobs.status,
      deadline: jobs.deadline,
      company: companies.name,
      appliedAt: applications.appliedAt,
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(companies, eq(companies.id, applications.companyId))
    .where(isDisownable(disownHash));
  return row;
}

/** Undefined if the application was already disowned or claimed. */
export async function lockDisownable(db: Db, disownHash: Buffer) {
  const [row] = await db
    .select({
      id: applications.id,
      candidateId: applications.candidateId,
      companyId: applications.companyId,
      jobId: applications.jobId,
      email: applications.email,
    })
    .from(applications)
    .where(isDisownable(disownHash))
    .for('update');
  return row;
}
