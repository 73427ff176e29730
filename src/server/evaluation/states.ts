import type { EvaluationState } from '#shared/evaluation/evaluation.values.ts';
import type { Assignee } from './assignments.store.ts';
import type { Review } from './reviews.store.ts';

const hasFinished = (reviews: readonly Review[]) =>
  reviews.some(({ type, score }) => type === 'overall' && score !== null);

/** How far the evaluation of one application is: the list says the same in SQL. */
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
