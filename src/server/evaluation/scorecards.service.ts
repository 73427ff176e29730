import { MANAGER_SECTIONS } from '#shared/evaluation/evaluation.values.ts';
import { evaluationRefusal } from '#shared/evaluation/evaluation-refusals.texts.ts';
import { managerOverall } from '#shared/evaluation/manager-scores.ts';
import type { ScorecardEntry, saveHumanEvaluation } from '#shared/evaluation/scorecards.contract.ts';
import type { SessionUser } from '#shared/identity/identity.contract.ts';
import type { InputOf, OutputOf } from '#shared/kernel/endpoint.ts';
import { AppError } from '#shared/kernel/errors.ts';
import { lockScored, writeManagerScore } from '../applications/stages/manager-score.store.ts';
import type { InTransaction } from '../kernel/transactions.ts';
import { listAssignees } from './assignments.store.ts';
import { assertEvaluator } from './evaluators.ts';
import { meanOf } from './means.ts';
import { listReviews } from './reviews.store.ts';
import * as store from './scorecards.store.ts';
import { ownOf, stateOf, stateOfOne } from './states.ts';

type Input = InputOf<typeof saveHumanEvaluation>;
type Output = Omit<OutputOf<typeof saveHumanEvaluation>, 'success'>;

export function showEntry(
  { type, itemId }: Pick<store.Subject, 'type' | 'itemId'>,
  { id, score, comment, version, at }: store.Entry,
): ScorecardEntry {
  return { id, type, item_id: itemId, score, comment, version, updated_at: at.toISOString() };
}

/** Each reviewer writes a scorecard of their own. */
export function createScorecardsService({ inTransaction }: { inTransaction: InTransaction }) {
  return {
    async save(user: SessionUser, input: Input): Promise<Output> {
      assertEvaluator(user);
      return inTransaction(async (tx) => {
        const card = await lockScored(tx, {
          jobId: input.job_id,
          candidateId: input.candidate_id,
          applicationId: input.application_id,
          reviewerId: user.id,
        });
        if (!card) throw new AppError('not_found');
        const subject = { applicationId: card.id, type: input.type, itemId: input.item_id ?? null };
        if (!(await store.hasItem(tx, subject))) throw new AppError('not_found');

        const given = { score: input.score, comment: input.comment };
        const before = await store.findEntry(tx, subject, user.id);
        // Sent a second time, after an answer that got lost, it is saved already.
        const isSaved = before?.score === given.score && before?.comment === given.comment;
        if (!isSaved && input.version !== undefined && input.version !== (before?.version ?? null)) {
          throw new AppError('conflict', {
            message: evaluationRefusal('refusal.evaluated_elsewhere'),
            extra: { evaluation: before ? showEntry(subject, before) : null },
          });
        }
        const entry = await write(before, isSaved);
        const reviews = await listReviews(tx, [card.id]);
        if (!isSaved) {
          const change = {
            type: subject.type,
            itemId: subject.itemId,
            from: before?.score ?? null,
            to: given.score,
            commentChanged: (before?.comment ?? '') !== given.comment,
          };
          const score = managerOverall(reviews, MANAGER_SECTIONS);
          await writeManagerScore(tx, card, score, { actorId: user.id, change });
          const told = { applicationIds: [card.id] };
          await tx.tell({ type: 'CardsChanged', companyId: card.companyId, actorId: user.id, ...told });
          await tx.tell({ type: 'EvaluationsChanged', ...told });
        }
        return {
          evaluation: showEntry(subject, entry),
          means: {
            item: subject.itemId === null ? null : meanOf(reviews, subject),
            section: meanOf(reviews, { ...subject, itemId: null }),
            overall: meanOf(reviews, { type: 'overall', itemId: null }),
          },
          state: stateOf(reviews, await listAssignees(tx, [card.id])),
          my_state: stateOfOne(ownOf(reviews, user.id)),
        };

        async function write(found: store.Entry | undefined, isUnchanged: boolean): Promise<store.Entry> {
          if (!found) return store.insertEntry(tx, subject, user.id, given);
          return isUnchanged ? found : store.updateEntry(tx, found, given);
        }
      });
    },
  };
}
export type ScorecardsService = ReturnType<typeof createScorecardsService>;
