import type { EvaluationView } from '#shared/evaluation/evaluation.contract.ts';
import { type EvaluationType, MANAGER_SECTIONS } from '#shared/evaluation/evaluation.values.ts';
import type { Mean, ScorecardEntry } from '#shared/evaluation/scorecards.contract.ts';

/** What is scored: a section, the whole, or one education or experience. */
export type Subject = { type: EvaluationType; itemId: number | null };
export type Comment = { key: string; text: string; at: string; itemId: number | null } & (
  | { isMine: true; entry: ScorecardEntry }
  | { isMine: false; author: string | null }
);

type Scorecards = Pick<EvaluationView, 'mine' | 'others' | 'means' | 'educations' | 'experiences'>;

const isOf =
  ({ type, itemId }: Subject) =>
  (one: { type: EvaluationType; item_id: number | null }) =>
    one.type === type && one.item_id === itemId;

export const sameSubject = (one: Subject | null, other: Subject) =>
  one !== null && one.type === other.type && one.itemId === other.itemId;

/** What I gave it; undefined: nothing yet. */
export function myEntry({ mine }: Pick<Scorecards, 'mine'>, subject: Subject): ScorecardEntry | undefined {
  return mine.find(isOf(subject));
}

/** The hiring manager's score of it, with how many scored it as such. */
export function meanOf({ means }: Pick<Scorecards, 'means'>, subject: Subject): Mean {
  return means.find(isOf(subject)) ?? { score: null, reviewers: 0 };
}

/** What was written about a section, its items included; mine first, then the newest. */
export function commentsOn({ mine, others }: Pick<Scorecards, 'mine' | 'others'>, type: EvaluationType): Comment[] {
  const said = (entry: ScorecardEntry) => entry.type === type && entry.comment !== '';
  const of = (entry: ScorecardEntry) => ({
    key: String(entry.id),
    text: entry.comment,
    at: entry.updated_at,
    itemId: entry.item_id,
  });
  const own = mine.filter(said).map((entry): Comment => ({ ...of(entry), isMine: true, entry }));
  const theirs = others.flatMap(({ name, entries }) =>
    entries.filter(said).map((entry): Comment => ({ ...of(entry), isMine: false, author: name })),
  );
  return [...own, ...theirs.sort((one, other) => other.at.localeCompare(one.at))];
}

/** How much of my own scorecard is filled: the items that were sent, and the sections that people score. */
export function myProgress({ mine, educations, experiences }: Scorecards) {
  const isScored = (type: EvaluationType, itemId: number | null) =>
    mine.some((entry) => isOf({ type, itemId })(entry) && entry.score !== null);
  const items = [
    ...educations.map(({ id }) => isScored('education', id)),
    ...experiences.map(({ id }) => isScored('experience', id)),
  ];
  const sections = MANAGER_SECTIONS.map((section) => isScored(section, null));
  const count = (done: readonly boolean[]) => ({ scored: done.filter(Boolean).length, total: done.length });
  return { items: count(items), sections: count(sections) };
}
