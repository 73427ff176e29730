import { generateKeyBetween } from 'fractional-indexing';
import type { ApplicationOutcome } from '#shared/applications/applications.values.ts';
import type { Db } from '../../db/database.ts';
import { insertEvaluation, type Verdict } from '../../screening/screening.store.ts';
import { endOfColumn } from './column-end.store.ts';
import * as store from './stages.store.ts';

/**
 * Where an application stands: its column, its rank, its outcome and the history of these are written here and nowhere
 * else. Who may do what is asked by whoever calls. Each act runs in a transaction of the caller's.
 */
export type { Card } from './stages.store.ts';
export type Standing = { outcome: ApplicationOutcome; score: number | null };

/**
 * The evaluation, and what follows from it: whom the employer's own rule turns away goes to Not selected, where the
 * employer can rescue them. What a person has decided meanwhile stays; then only the history tells of the verdict.
 */
export async function recordVerdict(tx: Db, applicationId: number, verdict: Verdict): Promise<Standing> {
  const card = await store.lockCard(tx, { id: applicationId });
  // Disowned while it was judged.
  if (!card) return { outcome: 'under_review', score: null };
  // Another run was quicker.
  if (card.aiScore !== null) return { outcome: card.outcome, score: card.aiScore };
  const { evaluation, outcome, reason } = verdict;
  const score = evaluation.overall;
  await insertEvaluation(tx, card.id, evaluation);
  const scored = { kind: 'ai_score', to: String(score), reason } as const;
  if (await wasDecided(tx, card)) {
    await store.changeCard(tx, card, { aiScore: score });
    const late = `The verdict came after a person had decided, and changed nothing: ${reason}`;
    await store.writeSteps(tx, card, [scored, { kind: 'late_verdict', from: card.outcome, to: outcome, reason: late }]);
    return { outcome: card.outcome, score };
  }
  const decided = { kind: 'outcome', from: card.outcome, to: outcome, reason } as const;
  if (outcome !== 'failed') {
    await store.changeCard(tx, card, { aiScore: score, outcome });
    await store.writeSteps(tx, card, [scored, decided]);
  } else {
    const from = await store.findColumn(tx, card.groupId);
    const { name, ...place } = await endOfColumn(tx, card.companyId, 'not_selected');
    await store.changeCard(tx, card, { aiScore: score, outcome, place });
    await store.writeSteps(tx, card, [scored, decided, stageStep(from, { id: place.groupId, name }, { reason })]);
  }
  return { outcome, score };
}

/** The candidate has withdrawn, or somebody has moved it: before its verdict nobody but people moves a card. */
async function wasDecided(tx: Db, card: store.Card): Promise<boolean> {
  return card.outcome !== 'under_review' || store.wasMoved(tx, card);
}

export type Move = {
  companyId: number;
  applicationId: number;
  /** The version of the card that the person saw. */
  version: number;
  toGroupId: number;
  /** The card that it goes behind; null: to the top. */
  afterId: number | null;
  actorId: number;
  reason: string | null;
};
export type MoveResult =
  | { result: 'missing' }
  /** The card, or the one that it should go behind, has moved meanwhile. */
  | { result: 'stale'; card: store.Card }
  /** It would run again beside a newer application of the same person. */
  | { result: 'applied again'; card: store.Card }
  | { result: 'moved'; card: store.Card };

/** Out of Not selected it overrides the screening. Nothing is written unless it was moved. */
export async function move(tx: Db, { companyId, actorId, reason, ...move }: Move): Promise<MoveResult> {
  // Locked first: moves into one column take turns, so no two cards get the same place.
  const to = await store.lockColumn(tx, companyId, move.toGroupId);
  const card = to && (await store.lockCard(tx, { id: move.applicationId, companyId }));
  if (!to || !card) return { result: 'missing' };
  const gap = card.version === move.version && (await store.findGap(tx, to.id, card.id, move.afterId));
  if (!gap) return { result: 'stale', card };
  const place = { groupId: to.id, rank: generateKeyBetween(gap.after, gap.before) };
  // Another place in the same column is no other stage.
  if (to.id === card.groupId) return { result: 'moved', card: await store.changeCard(tx, card, { place }) };

  const from = await store.findColumn(tx, card.groupId);
  const isRescue = card.outcome === 'failed' && from.fixed === 'not_selected';
  if (isRescue && (await store.hasAppliedAgain(tx, card))) return { result: 'applied again', card };
  const steps: store.Step[] = [stageStep(from, to, { actorId, reason })];
  if (isRescue) {
    const why = reason ?? `Taken from ${from.name} to ${to.name} by hand.`;
    steps.push({ kind: 'outcome', from: card.outcome, to: 'passed', actorId, reason: why });
  }
  const moved = await store.changeCard(tx, card, { place, outcome: isRescue ? 'passed' : undefined });
  await store.writeSteps(tx, card, steps);
  return { result: 'moved', card: moved };
}

/** The employer keeps the card where it is, marked as withdrawn. Two clicks withdraw once. */
export async function withdraw(tx: Db, which: { id: number; receiptHash: Buffer }): Promise<void> {
  const card = await store.lockCard(tx, which);
  if (card?.outcome !== 'under_review' && card?.outcome !== 'passed') return;
  await store.changeCard(tx, card, { outcome: 'withdrawn' });
  await store.writeSteps(tx, card, [
    { kind: 'outcome', from: card.outcome, to: 'withdrawn', reason: 'by the candidate' },
  ]);
}

const DISOWNED =
  'An application was removed: the owner of the email address in it said that somebody else had sent it.';

export async function disown(tx: Db, card: { id: number; companyId: number; jobId: number }): Promise<void> {
  await store.deleteCard(tx, card, { kind: 'disowned', reason: DISOWNED });
}

type Column = { id: number; name: string };

function stageStep(from: Column, to: Column, by: Pick<store.Step, 'actorId' | 'reason'>): store.Step {
  return { kind: 'stage', from: from.name, to: to.name, fromGroupId: from.id, toGroupId: to.id, ...by };
}
