import { applicationsRefusal } from '#shared/applications/applications-refusals.texts.ts';
import type { moveApplication, moveApplications, PlacedCard, syncBoard } from '#shared/board/board.contract.ts';
import { boardRefusal } from '#shared/board/board-refusals.texts.ts';
import type { SessionUser } from '#shared/identity/identity.contract.ts';
import type { InputOf, OutputOf } from '#shared/kernel/endpoint.ts';
import { AppError } from '#shared/kernel/errors.ts';
import * as moves from '../applications/stages/moves.service.ts';
import type { InTransaction } from '../kernel/transactions.ts';
import { companyOf } from '../profiles/membership.ts';
import { showPlace } from './show-card.ts';

const APPLIED_AGAIN = applicationsRefusal('refusal.applied_again');
const COLUMN_GONE = boardRefusal('refusal.column_gone');

type MovedMany = OutputOf<typeof moveApplications>['applications'];

/** Checks who may move cards, and translates the results into responses. */
export function createMovesService({ inTransaction }: { inTransaction: InTransaction }) {
  return {
    async move(user: SessionUser, input: InputOf<typeof moveApplication>): Promise<PlacedCard> {
      const { id: companyId } = companyOf(user);
      const moved = await inTransaction((tx) =>
        moves.move(tx, {
          companyId,
          actorId: user.id,
          card: { id: input.application_id, version: input.version },
          toGroupId: input.to_group_id,
          afterId: input.after_id,
          reason: input.reason || null,
        }),
      );
      if (moved.result === 'missing') throw new AppError('not_found');
      const application = showPlace(moved.card);
      switch (moved.result) {
        case 'moved':
          return application;
        case 'stale':
          throw new AppError('conflict', { extra: { application } });
        case 'column gone':
          throw new AppError('conflict', { message: COLUMN_GONE, extra: { application } });
        case 'applied again':
          throw new AppError('conflict', { message: APPLIED_AGAIN, extra: { application } });
      }
    },

    async moveMany(user: SessionUser, input: InputOf<typeof moveApplications>): Promise<MovedMany> {
      const { id: companyId } = companyOf(user);
      const seen = new Map(input.applications.map(({ application_id: id, version }) => [id, { id, version }]));
      const moved = await inTransaction((tx) =>
        moves.moveMany(tx, {
          companyId,
          actorId: user.id,
          cards: [...seen.values()],
          toGroupId: input.to_group_id,
          afterId: input.after_id,
        }),
      );
      if (moved === 'missing') throw new AppError('not_found');
      if (moved === 'column gone') throw new AppError('conflict', { message: COLUMN_GONE });
      if (moved === 'stale') throw new AppError('conflict');
      return moved.map(({ id, result }) => ({
        application_id: id,
        result: SAID[result.result],
        application: result.result === 'missing' ? null : showPlace(result.card),
      }));
    },

    async sync(user: SessionUser, { applicationGroups }: InputOf<typeof syncBoard>): Promise<PlacedCard[]> {
      const { id: companyId } = companyOf(user);
      const columns = applicationGroups.map(({ id, applications }) => ({ groupId: id, cards: applications }));
      assertOnce(columns.map(({ groupId }) => groupId));
      assertOnce(columns.flatMap(({ cards }) => cards.map(({ id }) => id)));
      const arranged = await inTransaction(async (tx) => {
        const result = await moves.arrange(tx, { companyId, actorId: user.id, columns });
        // Thrown inside the transaction, so that the moves made before it are rolled back.
        if (result.result === 'applied again') {
          throw new AppError('conflict', { message: APPLIED_AGAIN, extra: { application: showPlace(result.card) } });
        }
        return result;
      });
      if (arranged.result === 'missing') throw new AppError('not_found');
      const applications = arranged.cards.map(showPlace);
      if (arranged.result === 'stale') throw new AppError('conflict', { extra: { applications } });
      return applications;
    },
  };
}
export type MovesService = ReturnType<typeof createMovesService>;

const SAID = {
  moved: 'moved',
  missing: 'not_found',
  stale: 'stale',
  'column gone': 'stale',
  'applied again': 'applied_again',
} as const;

function assertOnce(ids: readonly number[]): void {
  if (new Set(ids).size === ids.length) return;
  throw new AppError('invalid', { errors: { applicationGroups: [boardRefusal('refusal.named_twice')] } });
}
