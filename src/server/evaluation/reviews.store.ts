import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { applicationEducations, applicationExperiences } from '../db/schema/applications.ts';
import { humanEvaluations } from '../db/schema/evaluation.ts';
import { users } from '../db/schema/identity.ts';

/** All scores and comments of everybody, with the item that each is about. */
export async function listReviews(db: Db, applicationIds: number[]) {
  return db
    .select({
      id: humanEvaluations.id,
      applicationId: humanEvaluations.applicationId,
      type: humanEvaluations.type,
      itemId: sql<number | null>`coalesce(${humanEvaluations.educationId}, ${humanEvaluations.experienceId})`.mapWith(
        (id) => (id === null ? null : Number(id)),
      ),
      item: sql<string | null>`coalesce(${applicationEducations.degree}, ${applicationExperiences.designation})`,
      score: humanEvaluations.score,
      comment: humanEvaluations.comment,
      version: humanEvaluations.version,
      reviewerId: humanEvaluations.reviewerId,
      side: humanEvaluations.side,
      author: users.name,
      at: humanEvaluations.updatedAt,
    })
    .from(humanEvaluations)
    .leftJoin(users, eq(users.id, humanEvaluations.reviewerId))
    .leftJoin(applicationEducations, eq(applicationEducations.id, humanEvaluations.educationId))
    .leftJoin(applicationExperiences, eq(applicationExperiences.id, humanEvaluations.experienceId))
    .where(inArray(humanEvaluations.applicationId, applicationIds))
    .orderBy(asc(humanEvaluations.id));
}
export type Review = Awaited<ReturnType<typeof listReviews>>[number];
