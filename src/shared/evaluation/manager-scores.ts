import type { EvaluationType, ScorerSide } from './evaluation.values.ts';

/** What one person scored: a section, the whole, or (with an item) one education or experience. */
export type ReviewedScore = { type: EvaluationType; itemId: number | null; score: number | null; side: ScorerSide };

function mean(scores: readonly number[]): number | null {
  return scores.length === 0 ? null : Math.round(scores.reduce((sum, score) => sum + score, 0) / scores.length);
}

/** The company's own scores of one subject. The platform's reviewers count only where the company has none. */
export function countedScores<Score extends ReviewedScore>(about: readonly Score[]): Score[] {
  const scored = about.filter(({ score }) => score !== null);
  const own = scored.filter(({ side }) => side === 'company');
  return own.length > 0 ? own : scored;
}

const countedMean = (about: readonly ReviewedScore[]) => mean(countedScores(about).flatMap(({ score }) => score ?? []));

/** The mean of the scores that count. If nobody scored the section itself, it is the mean of its items. */
export function managerScore(reviews: readonly ReviewedScore[], type: EvaluationType): number | null {
  const about = reviews.filter((review) => review.type === type);
  const whole = countedMean(about.filter(({ itemId }) => itemId === null));
  if (whole !== null) return whole;
  const items = new Set(about.flatMap(({ itemId }) => itemId ?? []));
  return mean([...items].flatMap((item) => countedMean(about.filter(({ itemId }) => itemId === item)) ?? []));
}

/** If nobody scored the whole, it is the mean of the sections once each of them has a score; until then it is null. */
export function managerOverall(reviews: readonly ReviewedScore[], sections: readonly EvaluationType[]): number | null {
  const given = managerScore(reviews, 'overall');
  if (given !== null) return given;
  const scores = sections.flatMap((section) => managerScore(reviews, section) ?? []);
  return scores.length === sections.length ? mean(scores) : null;
}
