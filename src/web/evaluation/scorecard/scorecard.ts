import { type EvaluationType, MANAGER_SECTIONS, type ScorerSide } from '#shared/evaluation/evaluation.values.ts';
import { managerOverall, managerScore, type ReviewedScore } from '#shared/evaluation/manager-scores.ts';
import type { Mean, ScorecardEntry, Scorecards } from '#shared/evaluation/scorecards.contract.ts';

/** The subject of a score: a section, the whole, or one education or experience. */
export type Subject = { type: EvaluationType; itemId: number | null };
export type Item = { id: number; name: string };
/** An application with everything that can be scored. */
export type ScoredApplication = Scorecards & {
  applicationId: number;
  educations: readonly Item[];
  experiences: readonly Item[];
};

export type Comment = { key: string; text: string; at: string; itemId: number | null } & (
  | { isMine: true; entry: ScorecardEntry }
  | { isMine: false; author: string | null; side: ScorerSide }
);

const isOf =
  ({ type, itemId }: Subject) =>
  (one: { type: EvaluationType; item_id: number | null }) =>
    one.type === type && one.item_id === itemId;

export const keyOf = ({ type, itemId }: Subject) => `${type} ${itemId ?? ''}`.trim();

/** The reader's own entry; undefined if there is none. */
export function myEntry({ mine }: Pick<Scorecards, 'mine'>, subject: Subject): ScorecardEntry | undefined {
  return mine.find(isOf(subject));
}

/** The hiring manager's score of a subject, with how many people scored it directly. */
export function meanOf({ means }: Pick<Scorecards, 'means'>, subject: Subject): Mean {
  return means.find(isOf(subject)) ?? { score: null, reviewers: 0 };
}

/** The comments on a section and its items: the reader's own first, then the newest. */
export function commentsOn({ mine, others }: Pick<Scorecards, 'mine' | 'others'>, type: EvaluationType): Comment[] {
  const said = (entry: ScorecardEntry) => entry.type === type && entry.comment !== '';
  const of = (entry: ScorecardEntry) => ({
    key: String(entry.id),
    text: entry.comment,
    at: entry.updated_at,
    itemId: entry.item_id,
  });
  const own = mine.filter(said).map((entry): Comment => ({ ...of(entry), isMine: true, entry }));
  const theirs = others.flatMap(({ name, side, entries }) =>
    entries.filter(said).map((entry): Comment => ({ ...of(entry), isMine: false, author: name, side })),
  );
  return [...own, ...theirs.sort((one, other) => other.at.localeCompare(one.at))];
}

type Scored = Pick<ReviewedScore, 'type' | 'itemId' | 'score'>;

/**
 * The totals of a single scorecard, by section and for the whole, with the same rules as the hiring manager's score.
 */
export function totalsOf(scores: readonly Scored[]) {
  const counted = scores.map((one): ReviewedScore => ({ ...one, side: 'company' }));
  return {
    sections: MANAGER_SECTIONS.map((section) => ({ section, score: managerScore(counted, section) })),
    overall: managerOverall(counted, MANAGER_SECTIONS),
    /** Computed from the items and sections alone, even if the whole was scored directly. */
    ofSection: (section: EvaluationType) =>
      managerScore(
        counted.filter(({ type, itemId }) => type === section && itemId !== null),
        section,
      ),
    ofSections: managerOverall(
      counted.filter(({ type }) => type !== 'overall'),
      MANAGER_SECTIONS,
    ),
  };
}
