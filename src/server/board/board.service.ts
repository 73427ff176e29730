import { applicationsRefusal } from '#shared/applications/applications-refusals.texts.ts';
import type { moveApplication, PlacedCard } from '#shared/board/board.contract.ts';
import type { SessionUser } from '#shared/identity/identity.contract.ts';
import type { InputOf } from '#shared/kernel/endpoint.ts';
import { AppError } from '#shared/kernel/errors.ts';
import * as stages from '../applications/stages/stages.service.ts';
import type { Events } from '../kernel/events.ts';
import type { InTransaction } from '../kernel/transactions.ts';
import { companyOf } from '../profiles/membership.ts';
import * as store from './board.store.ts';

type Move = InputOf<typeof moveApplication>;

const APPLIED_AGAIN = applicationsRefusal('refusal.applied_again');

/** A new company starts with the columns that most need. */
export function listenForCompanies(events: Events): void {
  events.inTransaction('CompanyCreated', ({ companyId }, tx) => store.insertStartingGroups(tx, companyId));
}

export function createBoardService({ inTransaction }: { inTransaction: InTransaction }) {
  return {
    async move(
      user: SessionUser,
      { application_id, to_group_id, after_id, version, reason }: Move,
    ): Promise<PlacedCard> {
      const { id: companyId } = companyOf(user);
      const moved = await inTransaction((tx) =>
        stages.move(tx, {
          companyId,
          applicationId: application_id,
          version,
          toGroupId: to_group_id,
          afterId: after_id,
          actorId: user.id,
          reason: reason || null,
        }),
      );
      if (moved.result === 'missing') throw new AppError('not_found');
      const application = toPlaced(moved.card);
      if (moved.result === 'stale') throw new AppError('conflict', { extra: { application } });
      if (moved.result === 'applied again') {
        throw new AppError('conflict', { message: APPLIED_AGAIN, extra: { application } });
      }
      return application;
    },
  };
}
export type BoardService = ReturnType<typeof createBoardService>;

function toPlaced({ id, groupId, outcome, version, disputedAt }: stages.Card): PlacedCard {
  return { id, group_id: groupId, outcome, version, disputed_at: disputedAt?.toISOString() ?? null };
}
