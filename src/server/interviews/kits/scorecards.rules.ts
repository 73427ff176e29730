import type { InterviewKit, ScorecardFields } from '#shared/interviews/kits.contract.ts';
import type { CardContent, CardRow } from './scorecards.store.ts';

type Kit = Pick<InterviewKit, 'questions' | 'criteria'> | undefined;

/**
 * A card as it is stored. Questions and criteria are worded as in the kit, or as on the stored card if the kit has lost
 * them since. Entries without a note or a rating are left out.
 */
export function contentOf(fields: ScorecardFields, kit: Kit, before: CardRow | null): CardContent {
  const questionTexts = new Map(
    [...(before?.questions ?? []), ...(kit?.questions ?? [])].map((one) => [one.key, one.text]),
  );
  const names = new Map([...(before?.criteria ?? []), ...(kit?.criteria ?? [])].map((one) => [one.key, one.name]));
  return {
    questions: fields.questions
      .filter(({ note, rating }) => note !== '' || rating !== null)
      .map((one) => ({ ...one, text: questionTexts.get(one.key) ?? one.text })),
    criteria: fields.criteria
      .filter(({ rating }) => rating !== null)
      .map((one) => ({ ...one, name: names.get(one.key) ?? one.name })),
    recommendation: fields.recommendation,
    sentence: fields.sentence,
  };
}

/** What two cards are compared by: sorted by key and without texts, because neither order nor wording is a change. */
function valuesOf({ questions, criteria, recommendation, sentence }: CardContent): string {
  const byKey = (one: { key: string }, other: { key: string }) => (one.key < other.key ? -1 : 1);
  return JSON.stringify([
    [...questions].sort(byKey).map(({ key, note, rating }) => [key, note, rating]),
    [...criteria].sort(byKey).map(({ key, rating }) => [key, rating]),
    recommendation,
    sentence,
  ]);
}

const EMPTY: CardContent = { questions: [], criteria: [], recommendation: null, sentence: '' };

export type CardDecision = 'nothing to do' | 'stale' | 'no recommendation' | 'write';

/**
 * Decides what saving a card does. A browser that lost the answer sends the same card again, and then there is nothing
 * to do. A card that was handed in cannot lose its recommendation.
 */
export function decideOnCard(
  before: CardRow | null,
  next: CardContent,
  { version, handsIn }: { version: number; handsIn: boolean },
): CardDecision {
  const isIn = before?.handedInAt != null;
  const isSame = valuesOf(before ?? EMPTY) === valuesOf(next);
  if (isSame && (isIn || !handsIn)) return 'nothing to do';
  // An unchanged card can be handed in with an old version, because it overwrites nothing.
  if (!isSame && version !== (before?.version ?? 0)) return 'stale';
  if ((handsIn || isIn) && next.recommendation === null) return 'no recommendation';
  return 'write';
}
