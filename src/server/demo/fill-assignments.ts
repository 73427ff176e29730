import type { Db } from '#server/db/database.ts';
import { evaluationAssignments } from '#server/db/schema/evaluation.ts';
import { known, type Staff } from './fill-employers.ts';
import { insertRows } from './insert-rows.ts';
import type { DemoMarket } from './market.ts';

/** Assigns reviewers: to everything they have scored, and to some applications that still wait for them. */
export async function fillAssignments(db: Db, market: DemoMarket, staff: Staff, ids: readonly number[]): Promise<void> {
  const rows = market.applications.flatMap((application, index) => {
    const { stage, withdrawnAt, reviews, secondReviews, moves, appliedAt } = application;
    if (stage === 'Not selected' || withdrawnAt !== null || application === market.erased) return [];
    const reviewers = [
      ...(reviews.length > 0 || index % 4 === 0 ? [staff.reviewer] : []),
      ...(secondReviews.length > 0 || index % 9 === 0 ? [staff.secondReviewer] : []),
    ];
    const createdAt = moves.at(-1)?.at ?? appliedAt;
    return reviewers.map((reviewerId) => ({
      applicationId: known(ids[index]),
      reviewerId,
      assignedBy: staff.admin,
      createdAt,
    }));
  });
  await insertRows(db, evaluationAssignments, rows);
}
