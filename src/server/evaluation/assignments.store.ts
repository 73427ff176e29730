import { and, asc, eq, inArray, isNull, ne, notExists, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { applications } from '../db/schema/applications.ts';
import { evaluationAssignments as assignments } from '../db/schema/evaluation.ts';
import { users } from '../db/schema/identity.ts';
import { candidates } from '../db/schema/profiles.ts';
import { FINISHED_CARDS } from './finished.store.ts';

const EVALUATORS = ['reviewer', 'admin'] as const;
/** People who were blocked or have another role now are not expected to evaluate. */
export const mayEvaluate = and(inArray(users.role, EVALUATORS), isNull(users.blockedAt), isNull(users.erasedAt));

type Reviewer = { id: number; name: string; role: (typeof EVALUATORS)[number]; waiting: number };

/** An application that was decided (hired or rejected) no longer waits for a reviewer. */
export const IS_DECIDED = sql`a.group_id in (select id from application_groups where public_stage in ('hired', 'closed'))`;

/** Reviewers by name, each with how many applications still wait for them. */
export async function listReviewers(db: Db): Promise<Reviewer[]> {
  const { rows } = (await db.execute(
    sql`select u.id::int, u.name, u.role, count(s.application_id)::int as waiting
      from users u
      left join (
        select s.application_id, s.reviewer_id from evaluation_assignments s
        join applications a on a.id = s.application_id and a.outcome <> 'withdrawn' and not ${IS_DECIDED}
        join candidates c on c.id = a.candidate_id and c.erased_at is null
        where (s.application_id, s.reviewer_id) not in ${FINISHED_CARDS}
      ) s on s.reviewer_id = u.id
      where u.role in ('reviewer', 'admin') and u.blocked_at is null and u.erased_at is null
      group by u.id order by u.name, u.id`,
  )) as unknown as { rows: Reviewer[] };
  return rows;
}

/** Whether somebody may be assigned to these applications: none of them may be their own. */
export async function isReviewer(db: Db, id: number, applicationIds: readonly number[]): Promise<boolean> {
  const own = db
    .select({ id: applications.id })
    .from(applications)
    .innerJoin(candidates, eq(candidates.id, applications.candidateId))
    .where(and(inArray(applications.id, [...applicationIds]), eq(candidates.userId, users.id)));
  const [user] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), mayEvaluate, notExists(own)));
  return user !== undefined;
}

/**
 * The applications among these that the reviewer may evaluate, which are not their own. Locked in the order of ids, so
 * that none is deleted meanwhile.
 */
export async function lockEvaluated(db: Db, ids: readonly number[], userId: number): Promise<number[]> {
  const rows = await db
    .select({ id: applications.id })
    .from(applications)
    .innerJoin(candidates, and(eq(candidates.id, applications.candidateId), isNull(candidates.erasedAt)))
    .where(
      and(
        inArray(applications.id, [...ids]),
        ne(applications.outcome, 'withdrawn'),
        sql`${candidates.userId} is distinct from ${userId}`,
      ),
    )
    .orderBy(asc(applications.id))
    .for('key share', { of: applications });
  return rows.map(({ id }) => id);
}

type Assignment = { applicationIds: readonly number[]; reviewerId: number };

/** Returns the applications to which the reviewer was not assigned before. */
export async function assign(
  db: Db,
  { applicationIds, reviewerId }: Assignment,
  assignedBy: number,
): Promise<number[]> {
  const rows = await db
    .insert(assignments)
    .values(applicationIds.map((applicationId) => ({ applicationId, reviewerId, assignedBy })))
    .onConflictDoNothing()
    .returning({ id: assignments.applicationId });
  return rows.map(({ id }) => id);
}

/** Removes one reviewer's assignments, or everybody's. */
export async function unassign(
  db: Db,
  { applicationIds, reviewerId }: Omit<Assignment, 'reviewerId'> & { reviewerId: number | null },
): Promise<void> {
  await db
    .delete(assignments)
    .where(
      and(
        inArray(assignments.applicationId, [...applicationIds]),
        reviewerId === null ? undefined : eq(assignments.reviewerId, reviewerId),
      ),
    );
}

/** The people assigned to these applications who may still evaluate, by name. */
export async function listAssignees(db: Db, applicationIds: readonly number[]) {
  if (applicationIds.length === 0) return [];
  return db
    .select({ applicationId: assignments.applicationId, id: users.id, name: users.name })
    .from(assignments)
    .innerJoin(users, and(eq(users.id, assignments.reviewerId), mayEvaluate))
    .where(inArray(assignments.applicationId, [...applicationIds]))
    .orderBy(asc(users.name), asc(users.id));
}
export type Assignee = Awaited<ReturnType<typeof listAssignees>>[number];
