import type { ScorecardEntry, Scorecards } from '#shared/evaluation/scorecards.contract.ts';
import { allMeans } from './means.ts';
import type { Review } from './reviews.store.ts';
import { ownOf } from './states.ts';

type Entry = Pick<Review, 'id' | 'type' | 'itemId' | 'score' | 'comment' | 'version' | 'at'>;
/** Transforms a text before it is shown, for example by masking names. */
type Say = (text: string) => string;

export function showEntry(
  { id, type, itemId, score, comment, version, at }: Entry,
  say: Say = (text) => text,
): ScorecardEntry {
  return { id, type, item_id: itemId, score, comment: say(comment), version, updated_at: at.toISOString() };
}

/** The reader's own scores as written, the scores of others with their name and side, and the resulting means. */
export function showScorecards(reviews: readonly Review[], readerId: number, say?: Say): Scorecards {
  const others = reviews.filter(({ reviewerId }) => reviewerId !== readerId);
  const cards = new Map(
    others.map(({ reviewerId, side, author }) => [`${side} ${reviewerId}`, { reviewerId, side, author }]),
  );
  return {
    mine: ownOf(reviews, readerId).map((review) => showEntry(review)),
    others: [...cards.values()].map(({ reviewerId, side, author }) => ({
      id: reviewerId,
      name: author,
      side,
      entries: others
        .filter((review) => review.reviewerId === reviewerId && review.side === side)
        .map((review) => showEntry(review, say)),
    })),
    means: allMeans(reviews),
  };
}
