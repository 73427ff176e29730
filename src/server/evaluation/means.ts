import { type EvaluationType, MANAGER_SECTIONS } from '#shared/evaluation/evaluation.values.ts';
import { countedScores, managerOverall, managerScore } from '#shared/evaluation/manager-scores.ts';
import type { Mean } from '#shared/evaluation/scorecards.contract.ts';
import type { Review } from './reviews.store.ts';

type Subject = { type: EvaluationType; itemId: number | null };

/** The hiring manager's score of one subject. */
export function meanOf(reviews: readonly Review[], { type, itemId }: Subject): Mean {
  const about = reviews.filter((review) => review.type === type && review.itemId === itemId);
  const reviewers = countedScores(about).length;
  if (itemId !== null) return { score: managerScore(about, type), reviewers };
  if (type === 'overall') return { score: managerOverall(reviews, MANAGER_SECTIONS), reviewers };
  return { score: managerScore(reviews, type), reviewers };
}

/** The means of everything that has a score: items, sections, the whole. */
export function allMeans(reviews: readonly Review[]) {
  const items = new Map(reviews.flatMap(({ type, itemId }) => (itemId === null ? [] : [[itemId, { type, itemId }]])));
  const whole = [...MANAGER_SECTIONS, 'overall' as const].map((type) => ({ type, itemId: null }));
  return [...items.values(), ...whole]
    .map((subject) => ({ type: subject.type, item_id: subject.itemId, ...meanOf(reviews, subject) }))
    .filter(({ score }) => score !== null);
}
