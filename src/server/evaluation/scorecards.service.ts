import { MANAGER_SECTIONS } from '#shared/evaluation/evaluation.values.ts';
import { evaluationRefusal } from '#shared/evaluation/evaluation-refusals.texts.ts';
import { managerOverall } from '#shared/evaluation/manager-scores.ts';
import type { saveHumanEvaluation, saveScorecard } from '#shared/evaluation/scorecards.contract.ts';
import type { DomainEvent } from '#shared/events/events.ts';
import type { SessionUser } from '#shared/identity/identity.contract.ts';
import type { InputOf, OutputOf } from '#shared/kernel/endpoint.ts';
import { AppError } from '#shared/kernel/errors.ts';
import { lockApplicationForScoring, type ScoredCard, writeManagerScore } from '../applications/applications.api.ts';
import { factsAbout } from '../applications/stages/stages.service.ts';
import type { Db } from '../db/database.ts';
import type { Tx } from '../kernel/events.ts';
import type { InTransaction } from '../kernel/transactions.ts';
import { listAssignees } from './assignments.store.ts';
import { scorerOf } from './evaluators.ts';
import { meanOf } from './means.ts';
import { listReviews, type Review } from './reviews.store.ts';
import * as store from './scorecards.store.ts';
import { showEntry, showScorecards } from './show-scorecards.ts';
import { ownOf, stateOf, stateOfOne } from './states.ts';

type Saved = Omit<OutputOf<typeof saveHumanEvaluation>, 'success'>;
type SavedCard = Omit<OutputOf<typeof saveScorecard>, 'success'>;

type Entry = store.Given & { version?: number | null | undefined };
type Which = { applicationId: number | undefined; of?: { jobId: number; candidateId: number } };

const isOf =
  ({ type, itemId }: store.Subject) =>
  (review: store.Subject) =>
    review.type === type && review.itemId === itemId;

type Decision = { given: Entry; before: Review | undefined; kind: 'same' | 'stale' | 'insert' | 'update' };

/** A retry after a lost response finds its entry saved already, and changes nothing. */
function decide(given: Entry, own: readonly Review[]): Decision {
  const before = own.find(isOf(given));
  const isSaved = before?.score === given.score && before?.comment === given.comment;
  if (isSaved) return { given, before, kind: 'same' };
  const isStale = given.version !== undefined && given.version !== (before?.version ?? null);
  return { given, before, kind: isStale ? 'stale' : before ? 'update' : 'insert' };
}

/** Everybody who scores has a scorecard of their own. */
export function createScorecardsService({ inTransaction }: { inTransaction: InTransaction }) {
  /** Writes all of the entries or none. Concurrent scorers of the same application wait for the lock. */
  async function write(tx: Tx, user: SessionUser, which: Which, entries: readonly Entry[]) {
    const { side, companyId } = scorerOf(user);
    const card = await lockApplicationForScoring(tx, { ...which, companyId, scorerId: user.id });
    if (!card) throw new AppError('not_found');
    const items = await store.listItems(tx, card.id);
    const isThere = ({ type, itemId }: Entry) =>
      itemId === null || ((type === 'education' || type === 'experience') && items[type].has(itemId));
    if (!entries.every(isThere)) throw new AppError('not_found');

    const before = await listReviews(tx, [card.id]);
    const own = ownOf(before, user.id);
    const decisions = entries.map((entry) => decide(entry, own));
    const stale = decisions.filter(({ kind }) => kind === 'stale');
    if (stale.length > 0) {
      const shown = stale.map((one) => (one.before ? showEntry(one.before) : null));
      throw new AppError('conflict', {
        message: evaluationRefusal('refusal.evaluated_elsewhere'),
        extra: { evaluation: shown[0] ?? null, evaluations: shown.filter((one) => one !== null) },
      });
    }
    const changes = decisions.filter(({ kind }) => kind !== 'same');
    if (changes.length === 0) return { card, reviews: before };

    const author = { applicationId: card.id, reviewerId: user.id, side };
    await store.insertEntries(
      tx,
      author,
      changes.filter(({ kind }) => kind === 'insert').map(({ given }) => given),
    );
    for (const { before: old, given } of changes) if (old) await store.updateEntry(tx, old.id, { ...given, side });
    const reviews = await listReviews(tx, [card.id]);
    const saved = eventsOf(card, before, changes, { userId: user.id, side });
    await writeManagerScore(tx, card, saved.at(-1)?.total.to ?? null);
    await tx.record(...saved);
    return { card, reviews };
  }

  const states = async (tx: Db, card: ScoredCard, reviews: readonly Review[], userId: number) => ({
    state: stateOf(reviews, await listAssignees(tx, [card.id])),
    my_state: stateOfOne(ownOf(reviews, userId)),
  });

  return {
    async save(user: SessionUser, input: InputOf<typeof saveHumanEvaluation>): Promise<Saved> {
      const { type, score, comment, version } = input;
      const subject = { type, itemId: input.item_id ?? null };
      const of = { jobId: input.job_id, candidateId: input.candidate_id };
      return inTransaction(async (tx) => {
        const which = { applicationId: input.application_id, of };
        const { card, reviews } = await write(tx, user, which, [{ ...subject, score, comment, version }]);
        return {
          evaluation: showEntry(ownOf(reviews, user.id).find(isOf(subject)) as Review),
          means: {
            item: subject.itemId === null ? null : meanOf(reviews, subject),
            section: meanOf(reviews, { type, itemId: null }),
            overall: meanOf(reviews, { type: 'overall', itemId: null }),
          },
          ...(await states(tx, card, reviews, user.id)),
        };
      });
    },

    async saveAll(user: SessionUser, input: InputOf<typeof saveScorecard>): Promise<SavedCard> {
      const given = input.entries.map(({ item_id, ...rest }) => ({ ...rest, itemId: item_id ?? null }));
      // If a request names the same subject twice, the last entry counts.
      const entries = given.filter((entry, at) => !given.slice(at + 1).some(isOf(entry)));
      return inTransaction(async (tx) => {
        const { card, reviews } = await write(tx, user, { applicationId: input.application_id }, entries);
        return { ...showScorecards(reviews, user.id), ...(await states(tx, card, reviews, user.id)) };
      });
    },
  };
}
export type ScorecardsService = ReturnType<typeof createScorecardsService>;

/** Returns one event per change, in order, with the hiring manager's score before and after it. */
function eventsOf(
  card: ScoredCard,
  before: readonly Review[],
  changes: readonly Decision[],
  { userId, side }: { userId: number; side: Review['side'] },
): DomainEvent<'scorecard.saved'>[] {
  let scores: Pick<Review, 'type' | 'itemId' | 'score' | 'side' | 'reviewerId'>[] = [...before];
  let from = card.managerScore;
  return changes.map(({ given, before: old }) => {
    const { type, itemId, score, comment } = given;
    const mine = { type, itemId, score, side, reviewerId: userId };
    scores = [...scores.filter((one) => one.reviewerId !== userId || !isOf(given)(one)), mine];
    const to = managerOverall(scores, MANAGER_SECTIONS);
    const total = { from, to };
    from = to;
    return {
      type: 'scorecard.saved',
      actorId: userId,
      ...factsAbout(card),
      total,
      entry: {
        type,
        itemId,
        from: old?.score ?? null,
        to: score,
        commentChanged: (old?.comment ?? '') !== comment,
      },
    };
  });
}
