import { type EvaluationState, MANAGER_SECTIONS } from '#shared/evaluation/evaluation.values.ts';
import { managerOverall } from '#shared/evaluation/manager-scores.ts';
import type { Assignee } from './assignments.store.ts';
import type { Review } from './reviews.store.ts';

/** Finished means that the whole or every section has a score. `finished.store.ts` has the same rule in SQL. */
const hasFinished = (reviews: readonly Review[]) => managerOverall(reviews, MANAGER_SECTIONS) !== null;

/** How far the evaluation of one application is. The list's SQL has the same rule. */
export function stateOf(reviews: readonly Review[], assignees: readonly Assignee[]): EvaluationState {
  if (reviews.length === 0) return 'none';
  const isOpen = ({ id }: Assignee) => !hasFinished(ownOf(reviews, id));
  return hasFinished(reviews) && !assignees.some(isOpen) ? 'done' : 'partly';
}

export function stateOfOne(own: readonly Review[]): EvaluationState {
  if (own.length === 0) return 'none';
  return hasFinished(own) ? 'done' : 'partly';
}

export const ownOf = (reviews: readonly Review[], reviewerId: number) =>
  reviews.filter((review) => review.reviewerId === reviewerId);
