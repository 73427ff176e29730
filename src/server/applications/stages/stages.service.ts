import type { ApplicationOutcome } from '#shared/applications/applications.values.ts';
import type { Db } from '../../db/database.ts';
import type { Tx } from '../../kernel/events.ts';
import { insertEvaluation, type Verdict } from '../../screening/screening.store.ts';
import { endOfColumn } from './column-end.store.ts';
import * as store from './stages.store.ts';

/**
 * Where an application stands: its column, its rank, its outcome and the history of these are written in this folder
 * and nowhere else. Who may do what is asked by whoever calls. Each act runs in a transaction of the caller's.
 */
export type Standing = { outcome: ApplicationOutcome; score: number | null };

/**
 * The evaluation, and what follows from it: whom the employer's own rule turns away goes to Not selected, where the
 * employer can rescue them. What a person has decided meanwhile stays; then only the history tells of the verdict.
 */
export async function recordVerdict(tx: Tx, applicationId: number, verdict: Verdict): Promise<Standing> {
  const card = await store.lockCard(tx, { id: applicationId });
  // Disowned while it was judged, or its candidate erased.
  if (!card || card.email === null) return { outcome: 'under_review', score: null };
  // Another run was quicker.
  if (card.aiScore !== null) return { outcome: card.outcome, score: card.aiScore };
  const { evaluation, outcome, reason } = verdict;
  const score = evaluation.overall;
  await insertEvaluation(tx, card.id, evaluation);
  await tellOf(tx, card);
  await tellCandidates(tx, [card.id]);
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
    const steps = [scored, decided, store.stageStep(from, { id: place.groupId, name }, { reason })];
    await store.writeSteps(tx, card, steps);
  }
  return { outcome, score };
}

/** The candidate has withdrawn, or somebody has moved it: before its verdict nobody but people moves a card. */
async function wasDecided(tx: Db, card: store.Card): Promise<boolean> {
  return card.outcome !== 'under_review' || store.wasMoved(tx, card);
}

/** The employer keeps the card where it is, marked as withdrawn. Two clicks withdraw once. */
export async function withdraw(tx: Tx, which: { id: number; receiptHash: Buffer }): Promise<void> {
  const card = await store.lockCard(tx, which);
  if (card?.outcome !== 'under_review' && card?.outcome !== 'passed') return;
  await store.changeCard(tx, card, { outcome: 'withdrawn' });
  await store.writeSteps(tx, card, [
    { kind: 'outcome', from: card.outcome, to: 'withdrawn', reason: 'by the candidate' },
  ]);
  await tellOf(tx, card);
  await tellCandidates(tx, [card.id]);
}

const DISOWNED =
  'An application was removed: the owner of the email address in it said that somebody else had sent it.';

export async function disown(tx: Tx, card: { id: number; companyId: number; jobId: number }): Promise<void> {
  await store.deleteCard(tx, card, { kind: 'disowned', reason: DISOWNED });
  await tellOf(tx, card);
}

/** The card stays where it is, with its scores, and says nothing of the person any more. */
export async function forget(tx: Tx, candidateIds: readonly number[]): Promise<number[]> {
  const cards = await store.emptyCards(tx, candidateIds);
  for (const card of cards) await tellOf(tx, card);
  return cards.map(({ id }) => id);
}

function tellOf(tx: Tx, { id, companyId }: { id: number; companyId: number }): Promise<void> {
  return tx.tell({ type: 'CardsChanged', companyId, applicationIds: [id], actorId: null });
}

/** Not of scores, ranks and notes: those are the employer's. */
export function tellCandidates(tx: Tx, applicationIds: number[]): Promise<void> {
  return tx.tell({ type: 'StagesChanged', applicationIds });
}
