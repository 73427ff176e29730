import type { ApplicationCard, Board, BoardColumn, PlacedCard } from '#shared/board/board.contract.ts';
import { compareCards } from '#shared/board/board.rules.ts';
import type { BoardOrder } from '#shared/board/board.values.ts';

/** A column, and the card in it after which a card is placed; null is the top. */
export type Place = { groupId: number; afterId: number | null };
type Counts = readonly { group_id: number; count: number }[];

export function findCard(board: Board, id: number): ApplicationCard | undefined {
  for (const group of board.groups) {
    const card = group.applications.find((one) => one.id === id);
    if (card) return card;
  }
  return undefined;
}

export function groupOf(board: Board, id: number): BoardColumn | undefined {
  return board.groups.find((group) => group.id === id);
}

/** All cards in the order of the board: by column, then by place. */
export function cardsInOrder(board: Board): ApplicationCard[] {
  return board.groups.flatMap((group) => group.applications);
}

export function shownCount(board: Board): number {
  return board.groups.reduce((sum, group) => sum + group.count, 0);
}

/** Sorts before every character of a rank, so a rank with this appended comes directly after the original rank. */
const JUST_BEHIND = '!';

/** Gives the cards provisional ranks that apply until the server returns the real ones. */
function behind(cards: readonly ApplicationCard[], place: Place, afterRank: string, now: string): ApplicationCard[] {
  return cards.map((card, index) => ({
    ...card,
    group_id: place.groupId,
    rank: afterRank + JUST_BEHIND.repeat(index + 1),
    stage_since: card.group_id === place.groupId ? card.stage_since : now,
  }));
}

/** The board after cards have been moved. `cards` contains only cards that the board has loaded. */
export function withMoved(
  board: Board,
  cards: readonly ApplicationCard[],
  place: Place,
  order: BoardOrder,
  now = new Date().toISOString(),
): Board {
  const afterRank = place.afterId === null ? '' : (findCard(board, place.afterId)?.rank ?? '');
  return withCards(board, behind(cards, place, afterRank, now), order);
}

/**
 * Replaces these cards and sorts them into their columns. Columns that lose or gain a card are counted again; unchanged
 * columns stay the same objects.
 */
export function withCards(board: Board, cards: readonly ApplicationCard[], order: BoardOrder): Board {
  const changed = new Map(cards.map((card) => [card.id, card]));
  const compare = compareCards(order);
  const groups = board.groups.map((group) => {
    const stays = group.applications.filter((card) => !changed.has(card.id));
    const comes = cards.filter((card) => card.group_id === group.id);
    if (stays.length === group.applications.length && comes.length === 0) return group;
    const applications = [...stays, ...comes].sort(compare);
    return { ...group, applications, count: group.count + applications.length - group.applications.length };
  });
  return { ...board, groups };
}

export function withoutCards(board: Board, ids: ReadonlySet<number>): Board {
  const groups = board.groups.map((group) => {
    const applications = group.applications.filter((card) => !ids.has(card.id));
    const lost = group.applications.length - applications.length;
    return lost === 0 ? group : { ...group, applications, count: group.count - lost };
  });
  return { ...board, groups };
}

/**
 * Applies the server's answer about the cards in `asked`: those it returned are shown, the others are removed. A card
 * below the loaded part of its column is left out, because it comes with the next page.
 */
export function withNews(
  board: Board,
  asked: ReadonlySet<number>,
  news: { applications: readonly ApplicationCard[]; counts: Counts; total: number },
  order: BoardOrder,
): Board {
  const compare = compareCards(order);
  const isBelow = (card: ApplicationCard) => {
    const group = groupOf(board, card.group_id);
    const last = group?.applications.filter(({ id }) => !asked.has(id)).at(-1);
    return group?.next !== null && last !== undefined && compare(card, last) > 0;
  };
  const shown = news.applications.filter((card) => groupOf(board, card.group_id) && !isBelow(card));
  const without = withoutCards(board, new Set([...asked].filter((id) => !shown.some((card) => card.id === id))));
  return { ...withCounts(withCards(without, shown, order), news.counts), total: news.total };
}

function withCounts(board: Board, counts: Counts): Board {
  const byGroup = new Map(counts.map(({ group_id, count }) => [group_id, count]));
  const groups = board.groups.map((group) => {
    const count = byGroup.get(group.id) ?? group.count;
    return count === group.count ? group : { ...group, count };
  });
  return { ...board, groups };
}

/** Moves cards to where the server has put them. */
export function withPlaced(board: Board, placed: readonly PlacedCard[], order: BoardOrder): Board {
  const known = placed.flatMap((one) => {
    const card = findCard(board, one.id);
    return card ? [{ ...card, ...one }] : [];
  });
  return withCards(board, known, order);
}

type Page = { applications: readonly ApplicationCard[]; next: string | null; count: number };

/** The next cards of a column. One that is loaded already, because it was moved there, is not shown twice. */
export function withPage(board: Board, groupId: number, page: Page, order: BoardOrder): Board {
  const known = new Set(cardsInOrder(board).map((card) => card.id));
  const groups = board.groups.map((group) => {
    if (group.id !== groupId) return group;
    const comes = page.applications.filter((card) => !known.has(card.id));
    const applications = [...group.applications, ...comes].sort(compareCards(order));
    return { ...group, applications, next: page.next, count: page.count };
  });
  return { ...board, groups };
}

/** The place of a card by its rank, as far as its column is loaded. An undo puts the card back there. */
export function placeByRank(board: Board, card: ApplicationCard): Place {
  const compare = compareCards('hand');
  let before: ApplicationCard | null = null;
  for (const one of groupOf(board, card.group_id)?.applications ?? [])
    if (compare(one, card) < 0 && (!before || compare(one, before) > 0)) before = one;
  return { groupId: card.group_id, afterId: before?.id ?? null };
}

/** The index at which a card would be sorted into a column, counted without the card itself. */
export function sortedIndex(group: BoardColumn, card: ApplicationCard, order: BoardOrder, now: string): number {
  const compare = compareCards(order);
  const [moved] = behind([card], { groupId: group.id, afterId: null }, '', now) as [ApplicationCard];
  const others = group.applications.filter(({ id }) => id !== card.id);
  const at = others.findIndex((one) => compare(one, moved) > 0);
  return at < 0 ? others.length : at;
}
