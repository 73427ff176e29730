import type { EvaluationType } from './evaluation.values.ts';

/** What one reviewer scored: a section, the whole, or (with an item) one education or experience. */
export type ReviewedScore = { type: EvaluationType; itemId: number | null; score: number | null };

function mean(scores: readonly number[]): number | null {
  return scores.length === 0 ? null : Math.round(scores.reduce((sum, score) => sum + score, 0) / scores.length);
}

const scoresOf = (reviews: readonly ReviewedScore[]) => reviews.flatMap(({ score }) => score ?? []);

/** The mean over the reviewers who scored it; where nobody scored the section as such, the mean of its items. */
export function managerScore(reviews: readonly ReviewedScore[], type: EvaluationType): number | null {
  const about = reviews.filter((review) => review.type === type);
  const whole = mean(scoresOf(about.filter(({ itemId }) => itemId === null)));
  if (whole !== null) return whole;
  const items = new Set(about.flatMap(({ itemId }) => itemId ?? []));
  return mean([...items].flatMap((item) => mean(scoresOf(about.filter(({ itemId }) => itemId === item))) ?? []));
}

/** Where nobody scored the whole, the mean of the sections that have a score. */
export function managerOverall(reviews: readonly ReviewedScore[], sections: readonly EvaluationType[]): number | null {
  return managerScore(reviews, 'overall') ?? mean(sections.flatMap((section) => managerScore(reviews, section) ?? []));
}
