import type { ApplicationOutcome } from '#shared/applications/applications.values.ts';
import { applicationsRefusal } from '#shared/applications/applications-refusals.texts.ts';
import { stateOf } from '#shared/applications/public-stages.ts';
import { AppError } from '#shared/kernel/errors.ts';
import type { Db } from '../../db/database.ts';
import type { Tx } from '../../kernel/events.ts';
import { insertEvaluation, type Verdict } from '../../screening/screening.api.ts';
import { endOfColumn } from './column-end.store.ts';
import * as store from './stages.store.ts';

const ALREADY_DECIDED = applicationsRefusal('refusal.already_decided');

/**
 * The state of an application: its column, rank and outcome and their history are written only in this folder. The
 * caller checks permissions and opens the transaction.
 */
export type Standing = { outcome: ApplicationOutcome; score: number | null };

type Started = { id: number; jobId: number; companyId: number };

/** Returns the events of a new application. The verdict is null if the application is screened later. */
export function startEvents(card: Started, column: { id: number; name: string }, verdict: Verdict | null) {
  const about = { ...factsAbout(card), actorId: null };
  const submitted = { type: 'application.submitted', ...about, to: column } as const;
  if (!verdict) return [submitted];
  const { evaluation, outcome, basis } = verdict;
  const scored = { type: 'application.scored', ...about, score: evaluation.overall, basis } as const;
  const change = { from: 'under_review', to: outcome, reason: null } as const;
  return [submitted, scored, { type: 'application.decided', ...about, ...change, basis } as const];
}

/**
 * Stores the evaluation and applies it: if the employer's own rule rejects the candidate, the card goes to Not
 * selected, where the employer can still rescue it. A decision that a person made meanwhile stays; the verdict is then
 * only noted in the history.
 */
export async function recordVerdict(tx: Tx, applicationId: number, verdict: Verdict): Promise<Standing> {
  const card = await store.lockCard(tx, { id: applicationId });
  // It was disowned during the screening, or its candidate was erased.
  if (!card || card.email === null) return { outcome: 'under_review', score: null };
  // A concurrent screening run finished first.
  if (card.aiScore !== null) return { outcome: card.outcome, score: card.aiScore };
  const { evaluation, outcome, basis } = verdict;
  const score = evaluation.overall;
  await insertEvaluation(tx, card.id, evaluation);
  const about = factsAbout(card);
  const scored = { type: 'application.scored', ...about, actorId: null, score, basis } as const;
  if (await wasDecided(tx, card)) {
    await store.changeCard(tx, card, { aiScore: score });
    const late = { type: 'application.judged_late', outcome: card.outcome, verdict: outcome } as const;
    await tx.record(scored, { ...late, ...about, actorId: null, basis });
    return { outcome: card.outcome, score };
  }
  const byProduct = { ...about, actorId: null, reason: null, basis };
  const decided = { type: 'application.decided', ...byProduct, from: card.outcome, to: outcome } as const;
  if (outcome !== 'failed') {
    await store.changeCard(tx, card, { aiScore: score, outcome });
    await tx.record(scored, decided);
  } else {
    const from = await store.findColumn(tx, card.groupId);
    const { name, ...place } = await endOfColumn(tx, card.companyId, 'not_selected');
    const isPublic = from.publicStage !== 'closed';
    await store.changeCard(tx, card, { aiScore: score, outcome, place: { ...place, isPublic } });
    const columns = { from: { id: from.id, name: from.name }, to: { id: place.groupId, name } };
    await tx.record(scored, decided, { type: 'application.moved', ...byProduct, ...columns });
  }
  return { outcome, score };
}

/**
 * Whether the candidate has withdrawn or a person has moved the card. Before the verdict only people move cards. What
 * was imported was decided in another system, so a score alone never moves it.
 */
async function wasDecided(tx: Db, card: store.Card): Promise<boolean> {
  return card.outcome !== 'under_review' || card.importId !== null || store.wasMoved(tx, card);
}

/**
 * The card stays where it is, marked as withdrawn. A second click changes nothing. After a decision it is refused:
 * otherwise withdrawing would remove the waiting period after a failed screening, and hide what was decided.
 */
export async function withdraw(tx: Tx, which: { id: number; receiptHash: Buffer }): Promise<void> {
  const card = await store.lockCard(tx, which);
  if (!card || card.outcome === 'withdrawn') return;
  const { publicStage } = await store.findColumn(tx, card.groupId);
  if (stateOf(card.outcome, publicStage) === 'ended') {
    throw new AppError('invalid', { message: ALREADY_DECIDED, errors: { form: [ALREADY_DECIDED] } });
  }
  await store.changeCard(tx, card, { outcome: 'withdrawn' });
  await tx.record({ type: 'application.withdrawn', ...factsAbout(card), actorId: null, from: card.outcome });
}

/** Deletes the application. Only an anonymous record of the deletion is kept. */
export async function disown(tx: Tx, card: { id: number; companyId: number; jobId: number }): Promise<void> {
  const { id, companyId, jobId } = card;
  await store.deleteCard(tx, id);
  await tx.record(
    { type: 'application.disowned', actorId: null, companyId, jobId },
    { type: 'application.deleted', actorId: null, companyId, applicationId: id },
  );
}

/** Erases the person from the card. The card stays where it is, with its scores. */
export async function eraseCandidates(tx: Tx, candidateIds: readonly number[]): Promise<number[]> {
  const cards = await store.emptyCards(tx, candidateIds);
  await tx.record(
    ...cards.map(({ id, companyId }) => {
      return { type: 'application.emptied', applicationId: id, companyId, actorId: null } as const;
    }),
  );
  return cards.map(({ id }) => id);
}

/** What every event about an application names. */
export function factsAbout({ id, jobId, companyId }: { id: number; jobId: number; companyId: number }) {
  return { applicationId: id, jobId, companyId };
}
