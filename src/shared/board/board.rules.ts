import type { ApplicationCard } from './board.contract.ts';
import type { BoardOrder } from './board.values.ts';

/** The fields that determine a card's place in its column. */
export type OrderedCard = Pick<
  ApplicationCard,
  'id' | 'rank' | 'ai_evaluation' | 'human_evaluation' | 'applied_at' | 'stage_since' | 'answer_due_at'
>;

/** Those with the hiring manager's score first, highest first; then those with only the system's; then the others. */
export function scorePlace({ ai_evaluation, human_evaluation }: OrderedCard): number {
  if (human_evaluation) return 100 - human_evaluation.manager_overall_score;
  return ai_evaluation ? 201 - ai_evaluation.ai_score_percentage : 302;
}

type Key = string | number;

// The database sorts alike. A test compares the two.
const KEYS: Record<BoardOrder, { of: (card: OrderedCard) => Key[]; isDescending?: true }> = {
  score: { of: (card) => [scorePlace(card), card.rank, card.id] },
  hand: { of: (card) => [card.rank, card.id] },
  newest: { of: (card) => [card.applied_at, card.id], isDescending: true },
  longest: { of: (card) => [card.stage_since, card.id] },
  // Whoever waits for nothing comes last.
  waiting: { of: (card) => [card.answer_due_at ?? 'infinity', card.id] },
};

/** The order of a column. Ranks and times are compared by their characters, as the database does. */
export function compareCards(order: BoardOrder): (a: OrderedCard, b: OrderedCard) => number {
  const { of, isDescending } = KEYS[order];
  const direction = isDescending ? -1 : 1;
  return (a, b) => {
    const [left, right] = [of(a), of(b)];
    const at = left.findIndex((key, index) => key !== right[index]);
    return at < 0 ? 0 : ((left[at] as Key) < (right[at] as Key) ? -1 : 1) * direction;
  };
}
