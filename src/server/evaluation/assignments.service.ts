import type { assignEvaluations, evaluationReviewers } from '#shared/evaluation/evaluation.contract.ts';
import { evaluationRule } from '#shared/evaluation/evaluation-rules.texts.ts';
import type { SessionUser } from '#shared/identity/identity.contract.ts';
import type { InputOf, OutputOf } from '#shared/kernel/endpoint.ts';
import { AppError } from '#shared/kernel/errors.ts';
import type { Db } from '../db/database.ts';
import type { InTransaction } from '../kernel/transactions.ts';
import * as store from './assignments.store.ts';
import { assertEvaluator } from './evaluators.ts';
import { listReviews } from './reviews.store.ts';
import { stateOf } from './states.ts';

type Assigned = OutputOf<typeof assignEvaluations>['applications'];

/** Assigns reviewers to applications. Other reviewers may evaluate them too. */
export function createAssignmentsService({ db, inTransaction }: { db: Db; inTransaction: InTransaction }) {
  return {
    async reviewers(user: SessionUser): Promise<OutputOf<typeof evaluationReviewers>['reviewers']> {
      assertEvaluator(user);
      return store.listReviewers(db);
    },

    async assign(
      user: SessionUser,
      { application_ids, reviewer_id: reviewerId, remove = false }: InputOf<typeof assignEvaluations>,
    ): Promise<Assigned> {
      assertEvaluator(user);
      const applicationIds = [...new Set(application_ids)];
      return inTransaction(async (tx) => {
        const found = await store.lockEvaluated(tx, applicationIds, user.id);
        if (found.length < applicationIds.length) throw new AppError('not_found');
        let asked: number[] = [];
        if (reviewerId === null || remove) await store.unassign(tx, { applicationIds, reviewerId });
        else if (await store.isReviewer(tx, reviewerId, applicationIds)) {
          asked = await store.assign(tx, { applicationIds, reviewerId }, user.id);
        } else {
          throw new AppError('invalid', { errors: { reviewer_id: [evaluationRule('rule.not_a_reviewer')] } });
        }
        const change = { type: 'reviewers.assigned', actorId: user.id } as const;
        await tx.record(
          ...applicationIds.map((applicationId) => ({
            ...change,
            applicationId,
            reviewerId: asked.includes(applicationId) ? reviewerId : null,
          })),
        );
        const assignees = await store.listAssignees(tx, applicationIds);
        const reviews = await listReviews(tx, applicationIds);
        return applicationIds.map((id) => {
          const assigned = assignees.filter(({ applicationId }) => applicationId === id);
          const own = reviews.filter(({ applicationId }) => applicationId === id);
          return { application_id: id, state: stateOf(own, assigned), assignees: assigned.map(showAssignee) };
        });
      });
    },
  };
}
export type AssignmentsService = ReturnType<typeof createAssignmentsService>;

export const showAssignee = ({ id, name }: store.Assignee) => ({ id, name });
