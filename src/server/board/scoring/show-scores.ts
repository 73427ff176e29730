import type { AiEvaluation, HumanEvaluation, ManagerComment, ScoredBy } from '#shared/board/scoring.contract.ts';
import {
  COMPARED_SECTIONS,
  type EvaluationType,
  MANAGER_SECTIONS,
  SCORER_SIDES,
} from '#shared/evaluation/evaluation.values.ts';
import { managerOverall, managerScore } from '#shared/evaluation/manager-scores.ts';
import { commentInWords } from '#shared/screening/comment-words.ts';
import { SECTIONS, scoreCategory } from '#shared/screening/score.ts';
import type { Review } from '../../evaluation/evaluation.api.ts';
import type { EvaluationRow } from '../../screening/screening.api.ts';
import type { Reader, SeenApplicant } from '../applicants/applicants.ts';

type Say = SeenApplicant['say'];

/** One value for each section, under the contract's field names. */
function fields<S extends string>(
  sections: readonly S[],
  name: (section: S) => string,
  value: (section: S) => unknown,
) {
  return Object.fromEntries(sections.map((section) => [name(section), value(section)]));
}

export function showAiEvaluation(row: EvaluationRow, say: Say, { words, locale }: Reader): AiEvaluation {
  const { sections } = row;
  const inWords = (comment: string | string[]) => commentInWords(comment, 'employer', { words, locale });
  return {
    ai_score_percentage: row.overall,
    ai_overall_category: row.category,
    ...fields(
      SECTIONS,
      (section) => `ai_${section}_score`,
      (section) => sections[section]?.score ?? null,
    ),
    ...fields(
      SECTIONS,
      (section) => `ai_${section}_comment`,
      (section) => say(inWords(sections[section]?.comment ?? '')),
    ),
    ...fields(
      SECTIONS,
      (section) => `ai_${section}_weight`,
      (section) => sections[section]?.weight ?? null,
    ),
    ...fields(
      SECTIONS,
      (section) => `ai_${section}_evidence`,
      (section) => (sections[section]?.evidence ?? []).map(say).filter(Boolean),
    ),
    evaluator: { id: row.evaluator, version: row.version },
    evaluated_at: row.createdAt.toISOString(),
  } as AiEvaluation;
}

export function showHumanEvaluation(reviews: readonly Review[], say: Say): HumanEvaluation | null {
  if (reviews.length === 0) return null;
  const overall = managerOverall(reviews, MANAGER_SECTIONS);
  const comments = (type: EvaluationType): ManagerComment[] =>
    reviews
      .filter((review) => review.type === type && review.comment !== '')
      .map(({ comment, author, side, at, item }) => ({
        text: say(comment),
        author,
        side,
        at: at.toISOString(),
        item: item && say(item),
      }));
  return {
    manager_overall_score: overall,
    manager_overall_category: overall === null ? null : scoreCategory(overall),
    ...fields(
      MANAGER_SECTIONS,
      (section) => `manager_${section}_score`,
      (section) => managerScore(reviews, section),
    ),
    ...fields(MANAGER_SECTIONS, (section) => `manager_${section}_comment`, comments),
    manager_profile_comment: comments('profile'),
    manager_overall_comment: comments('overall'),
    reviewers: new Set(reviews.map(({ reviewerId }) => reviewerId)).size,
    people: showPeople(reviews),
  } as HumanEvaluation;
}

/** What each person gave, with the company's own people first. */
function showPeople(reviews: readonly Review[]): ScoredBy[] {
  const keyOf = ({ side, reviewerId }: Review) => `${side} ${reviewerId}`;
  const keys = [...new Set(reviews.map(keyOf))];
  const people = keys.map((key) => {
    const own = reviews.filter((review) => keyOf(review) === key);
    const { author, side } = own[0] as Review;
    const scoreOf = (section: EvaluationType) =>
      section === 'overall' ? managerOverall(own, MANAGER_SECTIONS) : managerScore(own, section);
    const scores = Object.fromEntries(COMPARED_SECTIONS.map((section) => [section, scoreOf(section)]));
    return { author, side, scores } as ScoredBy;
  });
  return people.sort((one, other) => SCORER_SIDES.indexOf(one.side) - SCORER_SIDES.indexOf(other.side));
}
