import type { Tx } from '../../kernel/events.ts';
import { rankBetween, ranksBetween, rearranged } from './ranks.ts';
import { factsAbout } from './stages.service.ts';
import * as store from './stages.store.ts';

/**
 * What people do with cards on the board. Each function runs in the caller's transaction, and the caller has checked
 * the permissions.
 */
export type { Card } from './stages.store.ts';

type Mover = { companyId: number; actorId: number };
/** A card, with the version that the person saw. */
export type Seen = { id: number; version: number };

export type MoveResult =
  | { result: 'missing' }
  /** The column has been deleted meanwhile. */
  | { result: 'column gone'; card: store.Card }
  /** The card, or the card it should be placed after, has been moved meanwhile. */
  | { result: 'stale'; card: store.Card }
  /** The move would reactivate it although the same person has sent a newer application. */
  | { result: 'applied again'; card: store.Card }
  /** `isPublic`: the move changed the stage that the candidate sees. */
  | { result: 'moved'; card: store.Card; isPublic: boolean };

export type Move = Mover & {
  card: Seen;
  toGroupId: number;
  /** The card that it goes after; null means the top. */
  afterId: number | null;
  reason: string | null;
};

/** Moves one card. Moving it out of Not selected overrides the screening. Nothing is written if the move is refused. */
export async function move(tx: Tx, { card: seen, toGroupId, afterId, reason, ...by }: Move): Promise<MoveResult> {
  // The column is locked first, so that concurrent moves cannot give two cards the same rank.
  const to = await store.lockColumn(tx, by.companyId, toGroupId);
  const card = await store.lockCard(tx, { id: seen.id, companyId: by.companyId });
  if (!card) return { result: 'missing' };
  if (!to) {
    const wasDeleted = await store.wasColumnDeleted(tx, by.companyId, toGroupId);
    return wasDeleted ? { result: 'column gone', card } : { result: 'missing' };
  }
  const gap = card.version === seen.version && (await store.findGap(tx, { ...by, id: to.id }, [card.id], afterId));
  if (!gap) return { result: 'stale', card };
  const moved = await place(tx, { card, to, rank: rankBetween(gap.after, gap.before), reason, ...by });
  if (moved.result !== 'moved') return moved;
  await keepRanksShort(tx, [moved], by);
  return moved;
}

type MoveMany = Mover & { cards: readonly Seen[]; toGroupId: number; afterId: number | null };
export type MovedMany = { id: number; result: MoveResult }[];

/**
 * Moves several cards, one after the other. The whole move is stale if the card they should follow has left the column.
 */
export async function moveMany(
  tx: Tx,
  { cards: seen, toGroupId, afterId, ...by }: MoveMany,
): Promise<MovedMany | 'missing' | 'column gone' | 'stale'> {
  const to = await store.lockColumn(tx, by.companyId, toGroupId);
  if (!to) return (await store.wasColumnDeleted(tx, by.companyId, toGroupId)) ? 'column gone' : 'missing';
  const found = await store.lockCards(
    tx,
    by.companyId,
    seen.map(({ id }) => id),
  );
  const current = seen.filter(({ id, version }) => found.get(id)?.version === version);
  const ids = current.map(({ id }) => id);
  const gap = await store.findGap(tx, { ...by, id: to.id }, ids, afterId);
  if (!gap) return 'stale';
  const ranks = ranksBetween(gap.after, gap.before, ids.length);
  const results: MovedMany = [];
  for (const { id, version } of seen) {
    const card = found.get(id);
    if (!card) results.push({ id, result: { result: 'missing' } });
    else if (card.version !== version) results.push({ id, result: { result: 'stale', card } });
    else {
      const rank = ranks[ids.indexOf(id)] as string;
      results.push({ id, result: await place(tx, { card, to, rank, reason: null, ...by }) });
    }
  }
  await keepRanksShort(
    tx,
    results.flatMap(({ result }) => (result.result === 'moved' ? result : [])),
    by,
  );
  return results;
}

/** A column as the history names it. */
const named = ({ id, name }: { id: number; name: string }) => ({ id, name });

type Placing = Mover & { card: store.Card; to: store.Column; rank: string; reason: string | null };

async function place(tx: Tx, { card, to, rank, actorId, reason }: Placing): Promise<MoveResult> {
  const target = { groupId: to.id, rank };
  // A new rank in the same column is not a stage change.
  if (to.id === card.groupId) {
    const placed = await store.placeCard(tx, card, { ...target, outcome: null, isPublic: false });
    await tx.record({ type: 'application.reordered', applicationId: card.id, companyId: card.companyId, actorId });
    return { result: 'moved', card: placed, isPublic: false };
  }
  const from = await store.findColumn(tx, card.groupId);
  const isRescue = card.outcome === 'failed' && from.fixed === 'not_selected';
  if (isRescue && (await store.hasAppliedAgain(tx, card))) return { result: 'applied again', card };
  const outcome = isRescue ? 'passed' : null;
  const isPublic = from.publicStage !== to.publicStage;
  const placed = await store.placeCard(tx, card, { ...target, outcome, isPublic });
  const byPerson = { ...factsAbout(card), actorId, reason, basis: null };
  await tx.record(
    { type: 'application.moved', ...byPerson, from: named(from), to: named(to) },
    ...(isRescue ? [{ type: 'application.decided', ...byPerson, from: card.outcome, to: 'passed' } as const] : []),
    ...(isPublic ? publicStageChanged([card.id], from, to) : []),
  );
  return { result: 'moved', card: placed, isPublic };
}

type ShowsStage = Pick<store.Column, 'publicStage'>;

/** Candidates are notified of stages that they can see, and of nothing else that the employer does with a card. */
function publicStageChanged(applicationIds: readonly number[], before: ShowsStage, now: ShowsStage) {
  const change = { type: 'application.public_stage_changed', from: before.publicStage, to: now.publicStage } as const;
  return applicationIds.map((applicationId) => ({ ...change, applicationId }));
}

const LONGEST_RANK = 36;

type Moved = Extract<MoveResult, { result: 'moved' }>;

/** Ranks between the same two cards grow longer. Before they are too long for an index, the column is ranked anew. */
async function keepRanksShort(tx: Tx, moved: readonly Moved[], { companyId }: Mover): Promise<void> {
  const tooLong = moved.filter(({ card }) => card.rank.length > LONGEST_RANK);
  for (const groupId of new Set(tooLong.map(({ card }) => card.groupId))) {
    const column = await store.listRanks(tx, { companyId, id: groupId });
    const ranks = ranksBetween(null, null, column.length);
    await store.writeRanks(
      tx,
      column.map(({ id }, index) => ({ id, rank: ranks[index] as string })),
    );
    await tx.record({ type: 'column.ranked_anew', companyId, actorId: null });
  }
}

/** Without a version the card is moved even if somebody else moved it in the meantime. */
type Wanted = { id: number; version?: number | undefined };
type Arrangement = Mover & { columns: readonly { groupId: number; cards: readonly Wanted[] }[] };
export type ArrangeResult =
  | { result: 'missing' }
  | { result: 'stale' | 'arranged'; cards: store.Card[] }
  | { result: 'applied again'; card: store.Card };

/** Rearranges whole columns. Only cards whose place differs are moved, and none if any card has moved meanwhile. */
export async function arrange(tx: Tx, { columns, ...by }: Arrangement): Promise<ArrangeResult> {
  const groupIds = columns.map(({ groupId }) => groupId).sort((a, b) => a - b);
  const locked = new Map<number, store.Column>();
  for (const id of groupIds) {
    const column = await store.lockColumn(tx, by.companyId, id);
    if (!column) return { result: 'missing' };
    locked.set(id, column);
  }
  const seen = columns.flatMap(({ cards }) => cards);
  const found = await store.lockCards(
    tx,
    by.companyId,
    seen.map(({ id }) => id),
  );
  if (seen.some(({ id }) => !found.has(id))) return { result: 'missing' };
  if (seen.some(({ id, version }) => version !== undefined && found.get(id)?.version !== version)) {
    return { result: 'stale', cards: [...found.values()] };
  }
  const moved: Moved[] = [];
  for (const { groupId, cards } of columns) {
    const wanted = cards.map(({ id }) => id);
    for (const { id, rank } of rearranged(wanted, await store.listRanks(tx, { ...by, id: groupId }))) {
      const card = found.get(id) as store.Card;
      const to = locked.get(groupId) as store.Column;
      const placed = await place(tx, { card, to, rank, reason: null, ...by });
      if (placed.result === 'applied again') return placed;
      if (placed.result !== 'moved') throw new Error('a locked card that could not be moved');
      found.set(id, placed.card);
      moved.push(placed);
    }
  }
  await keepRanksShort(tx, moved, by);
  return { result: 'arranged', cards: [...found.values()] };
}

type Emptying = Mover & { from: store.Column; to: store.Column };

/** Moves all cards of a locked column to the end of another, in their order, before the column is deleted. */
export async function emptyColumn(tx: Tx, { from, to, companyId, actorId }: Emptying): Promise<void> {
  const cards = await store.listRanks(tx, { companyId, id: from.id });
  const last = (await store.listRanks(tx, { companyId, id: to.id })).at(-1)?.rank ?? null;
  const ranks = ranksBetween(last, null, cards.length);
  const placed = cards.map(({ id }, index) => ({ id, rank: ranks[index] as string }));
  if (placed.length === 0) return;
  const moved = await store.moveColumn(tx, placed, { from, to });
  const move = {
    type: 'application.moved',
    actorId,
    from: named(from),
    to: named(to),
    reason: null,
    basis: null,
  } as const;
  await tx.record(
    ...moved.map(({ id, jobId }) => ({ ...move, ...factsAbout({ id, jobId, companyId }) })),
    ...(from.publicStage === to.publicStage
      ? []
      : publicStageChanged(
          moved.map(({ id }) => id),
          from,
          to,
        )),
  );
}

/** Tells candidates that their stage changed because the column's public stage was edited. No card was moved. */
export async function notifyCandidatesInColumn(
  tx: Tx,
  column: { companyId: number; id: number },
  before: ShowsStage,
  now: ShowsStage,
): Promise<void> {
  const ids = (await store.listRanks(tx, column)).map(({ id }) => id);
  await tx.record(...publicStageChanged(ids, before, now));
}

export async function countColumn(tx: Tx, column: { companyId: number; id: number }): Promise<number> {
  return (await store.listRanks(tx, column)).length;
}

/** Records the deletion, so that somebody who drops a card there a moment later can be told why it failed. */
export async function noteDeletedColumn(tx: Tx, column: store.Column, by: Mover): Promise<void> {
  await tx.record({ type: 'column.deleted', ...by, column: named(column) });
}
