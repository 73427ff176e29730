import type { BoardGroup, deleteGroup, orderGroups, renameGroup, storeGroup } from '#shared/board/board.contract.ts';
import { MOST_GROUPS } from '#shared/board/board.values.ts';
import { boardRefusal } from '#shared/board/board-refusals.texts.ts';
import { boardRule } from '#shared/board/board-rules.texts.ts';
import type { SessionUser } from '#shared/identity/identity.contract.ts';
import type { InputOf } from '#shared/kernel/endpoint.ts';
import { AppError } from '#shared/kernel/errors.ts';
import type { Message } from '#shared/kernel/messages.ts';
import { hiddenColumns } from '../applications/blind/blind.ts';
import * as moves from '../applications/stages/moves.service.ts';
import type { InTransaction } from '../kernel/transactions.ts';
import { assertOwner, companyOf } from '../profiles/membership.ts';
import { showGroup } from './board.service.ts';
import * as store from './board.store.ts';

type Parts = { inTransaction: InTransaction };
type ShownGroup = Omit<BoardGroup, 'count'>;

/** The columns of a board. Concurrent changes wait for each other. */
export function createGroupsService({ inTransaction }: Parts) {
  return {
    async add(
      user: SessionUser,
      { name, public_stage: publicStage = 'in_review' }: InputOf<typeof storeGroup>,
    ): Promise<BoardGroup> {
      const { id: companyId } = companyOf(user);
      return inTransaction(async (tx) => {
        const groups = await store.lockGroups(tx, companyId);
        if (groups.length >= MOST_GROUPS) throw refused(boardRule('rule.too_many_groups', { max: MOST_GROUPS }));
        const id = await store.insertGroup(tx, { companyId, name, publicStage, position: groups.length });
        if (id === null) throw refused(boardRule('rule.group_name_taken'));
        // New columns go before those that end an application.
        const ids = groups.map((group) => group.id);
        const end = groups.findIndex(({ fixed }) => fixed === 'hired' || fixed === 'not_selected');
        await store.writeOrder(tx, ids.toSpliced(end < 0 ? ids.length : end, 0, id));
        await tx.record({ type: 'column.added', companyId, actorId: user.id });
        return { ...showGroup({ id, name, fixed: null, publicStage }), count: 0 };
      });
    },

    async rename(user: SessionUser, { id, name, public_stage }: InputOf<typeof renameGroup>): Promise<ShownGroup> {
      const { id: companyId } = companyOf(user);
      return inTransaction(async (tx) => {
        const group = findIn(await store.lockGroups(tx, companyId), id);
        assertOwn(group);
        const publicStage = public_stage ?? group.publicStage;
        const changed = await store.changeGroup(tx, id, { name, publicStage });
        if (changed === 'taken') throw refused(boardRule('rule.group_name_taken'));
        await tx.record({ type: 'column.edited', companyId, actorId: user.id });
        if (publicStage !== group.publicStage) {
          await moves.notifyCandidatesInColumn(tx, { companyId, id }, group, { publicStage });
        }
        return showGroup({ ...group, name, publicStage });
      });
    },

    async order(user: SessionUser, { ids }: InputOf<typeof orderGroups>): Promise<ShownGroup[]> {
      const { id: companyId } = companyOf(user);
      return inTransaction(async (tx) => {
        const groups = await store.lockGroups(tx, companyId);
        const ordered = ids.map((id) => findIn(groups, id));
        if (new Set(ids).size !== groups.length || ids.length !== groups.length) {
          const message = boardRefusal('refusal.columns_changed');
          throw new AppError('conflict', { message, extra: { groups: groups.map(showGroup) } });
        }
        assertHides(user, groups, ordered, await store.findBlindUntil(tx, companyId));
        await store.writeOrder(tx, ids);
        await tx.record({ type: 'columns.reordered', companyId, actorId: user.id });
        return ordered.map(showGroup);
      });
    },

    /** The column's cards are moved first, each with an entry in its history. */
    async remove(user: SessionUser, { id, move_to }: InputOf<typeof deleteGroup>): Promise<void> {
      const by = { companyId: companyOf(user).id, actorId: user.id };
      await inTransaction(async (tx) => {
        const groups = await store.lockGroups(tx, by.companyId);
        const group = findIn(groups, id);
        assertOwn(group);
        const rest = groups.filter((each) => each !== group);
        assertHides(user, groups, rest, await store.findBlindUntil(tx, by.companyId));
        const to = move_to === undefined || move_to === id ? null : findIn(groups, move_to);
        if (to) await moves.emptyColumn(tx, { from: group, to, ...by });
        const count = await moves.countColumn(tx, { companyId: by.companyId, id });
        if (count > 0) {
          const message = boardRefusal('refusal.column_holds_cards', { count });
          throw new AppError('conflict', { message, extra: { count } });
        }
        await moves.noteDeletedColumn(tx, group, by);
        await store.deleteGroup(tx, id);
      });
    },

    async setBlind(user: SessionUser, untilGroupId: number | null): Promise<number | null> {
      const { id: companyId } = assertOwner(user);
      await inTransaction(async (tx) => {
        const groups = await store.lockGroups(tx, companyId);
        if (untilGroupId !== null) findIn(groups, untilGroupId);
        await store.writeBlindUntil(tx, companyId, untilGroupId);
        await tx.record({ type: 'blind_review.changed', companyId, actorId: user.id });
      });
      return untilGroupId;
    },
  };
}
export type GroupsService = ReturnType<typeof createGroupsService>;

function findIn(groups: readonly store.GroupRow[], id: number): store.GroupRow {
  const group = groups.find((each) => each.id === id);
  if (!group) throw new AppError('not_found');
  return group;
}

function assertOwn({ fixed }: store.GroupRow): void {
  if (fixed !== null) throw new AppError('forbidden', { message: boardRefusal('refusal.fixed_column') });
}

/** Only owners control blind review: nobody else may end it for a column by moving or deleting another. */
function assertHides(
  user: SessionUser,
  before: readonly store.GroupRow[],
  after: readonly store.GroupRow[],
  until: number | null,
): void {
  const hiddenIn = (groups: readonly store.GroupRow[]) =>
    hiddenColumns(
      groups.map((group, position) => ({ ...group, position })),
      until,
    );
  const still = hiddenIn(after);
  const isShown = ({ id }: store.GroupRow) => !still.has(id);
  if (after.some((group) => hiddenIn(before).has(group.id) && isShown(group))) assertOwner(user);
}

function refused(message: Message): AppError {
  return new AppError('invalid', { errors: { name: [message] } });
}
