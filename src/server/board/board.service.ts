import { generateKeyBetween } from 'fractional-indexing';
import type { moveApplication, PlacedCard } from '#shared/board/board.contract.ts';
import type { SessionUser } from '#shared/identity/identity.contract.ts';
import type { InputOf } from '#shared/kernel/endpoint.ts';
import { AppError } from '#shared/kernel/errors.ts';
import type { Db } from '../db/database.ts';
import type { Events } from '../kernel/events.ts';
import { companyOf } from '../profiles/membership.ts';
import * as store from './board.store.ts';

type Move = InputOf<typeof moveApplication>;

const APPLIED_AGAIN = 'This person has applied again since. Please go on with the newer application.';

/** A new company starts with the columns that most need. */
export function listenForCompanies(events: Events): void {
  events.on('CompanyCreated', ({ companyId }, tx) => store.insertStartingGroups(tx, companyId));
}

export function createBoardService(db: Db) {
  return {
    async move(user: SessionUser, move: Move): Promise<PlacedCard> {
      const { id: companyId } = companyOf(user);
      return db.transaction(async (tx) => {
        // Locked first: moves into one column take turns, so no two cards get the same place.
        const column = await store.lockColumn(tx, companyId, move.to_group_id);
        const card = column && (await store.lockCard(tx, companyId, move.application_id));
        if (!column || !card) throw new AppError('not_found');
        const stale = new AppError('conflict', { extra: { application: toPlaced(card) } });
        if (card.version !== move.version) throw stale;
        const gap = await store.findGap(tx, column.id, card.id, move.after_id);
        if (!gap) throw stale;

        const isRescue = card.outcome === 'failed' && card.groupFixed === 'not_selected' && column.id !== card.groupId;
        if (isRescue && (await store.hasAppliedAgain(tx, card))) {
          throw new AppError('conflict', { message: APPLIED_AGAIN, extra: { application: toPlaced(card) } });
        }
        const moved = await store.placeCard(tx, card.id, {
          groupId: column.id,
          rank: generateKeyBetween(gap.after, gap.before),
          outcome: isRescue ? 'passed' : card.outcome,
        });
        const by = { actorId: user.id, reason: move.reason || null };
        if (column.id !== card.groupId)
          await store.writeStep(tx, card, { kind: 'stage', from: card.groupName, to: column.name, ...by });
        if (isRescue) {
          const reason = move.reason || `Taken from ${card.groupName} to ${column.name} by hand.`;
          await store.writeStep(tx, card, { kind: 'outcome', from: card.outcome, to: moved.outcome, ...by, reason });
        }
        return toPlaced(moved);
      });
    },
  };
}
export type BoardService = ReturnType<typeof createBoardService>;

function toPlaced({ id, groupId, outcome, version }: store.Card | store.Placed): PlacedCard {
  return { id, group_id: groupId, outcome, version };
}
