import { generateKeyBetween, generateNKeysBetween } from 'fractional-indexing';

/** A rank is a fractional index between its neighbours, so that a move writes one row only. */
export const rankBetween = generateKeyBetween;
export const ranksBetween = generateNKeysBetween;

type Ranked = { id: number; rank: string };

/**
 * Computes new ranks for as few cards as possible, so that the wanted cards are in this order. Other cards of the
 * column keep their ranks, and a moved card is placed right after its predecessor.
 */
export function rearranged(wanted: readonly number[], column: readonly Ranked[]): Ranked[] {
  const rankOf = new Map(column.map(({ id, rank }) => [id, rank]));
  const staying = longestRising(wanted.flatMap((id) => ({ id, rank: rankOf.get(id) ?? null })));
  const moving = new Set(wanted.filter((id) => !staying.has(id)));
  const ranks = column.filter(({ id }) => !moving.has(id)).map(({ rank }) => rank);
  const moved: Ranked[] = [];
  let after: string | null = null;
  let run: number[] = [];
  const endRun = () => {
    const before = ranks.find((rank) => after === null || rank > after) ?? null;
    const keys = ranksBetween(after, before, run.length);
    moved.push(...run.map((id, index) => ({ id, rank: keys[index] as string })));
    run = [];
  };
  for (const id of wanted) {
    if (moving.has(id)) run.push(id);
    else {
      endRun();
      after = rankOf.get(id) as string;
    }
  }
  endRun();
  return moved;
}

/** The longest subsequence of cards that are already in order. Cards without a rank come from another column. */
function longestRising(cards: readonly { id: number; rank: string | null }[]): Set<number> {
  type Link = { id: number; rank: string; before: Link | null };
  // For each length, the increasing subsequence of that length with the lowest last rank.
  const ends: Link[] = [];
  for (const { id, rank } of cards) {
    if (rank === null) continue;
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ends[middle] as Link).rank < rank) low = middle + 1;
      else high = middle;
    }
    ends[low] = { id, rank, before: low > 0 ? (ends[low - 1] as Link) : null };
  }
  const staying = new Set<number>();
  for (let link = ends.at(-1) ?? null; link; link = link.before) staying.add(link.id);
  return staying;
}
