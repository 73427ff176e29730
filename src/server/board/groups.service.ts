import type { BoardGroup, deleteGroup, orderGroups, renameGroup, storeGroup } from '#shared/board/board.contract.ts';
import { MOST_GROUPS } from '#shared/board/board.values.ts';
import { boardRefusal } from '#shared/board/board-refusals.texts.ts';
import { boardRule } from '#shared/board/board-rules.texts.ts';
import type { SessionUser } from '#shared/identity/identity.contract.ts';
import type { InputOf } from '#shared/kernel/endpoint.ts';
import { AppError } from '#shared/kernel/errors.ts';
import type { Message } from '#shared/kernel/messages.ts';
import * as moves from '../applications/stages/moves.service.ts';
import type { InTransaction } from '../kernel/transactions.ts';
import { assertOwner, companyOf } from '../profiles/membership.ts';
import { hiddenColumns } from './blind.ts';
import { showGroup } from './board.service.ts';
import * as store from './board.store.ts';

type Parts = { inTransaction: InTransaction };
type ShownGroup = Omit<BoardGroup, 'count'>;

/** The columns of a board. Whoever changes them takes turns. */
export function createGroupsService({ inTransaction }: Parts) {
  return {
    async add(user: SessionUser, { name }: InputOf<typeof storeGroup>): Promise<BoardGroup> {
      const { id: companyId } = companyOf(user);
      return inTransaction(async (tx) => {
        const groups = await store.lockGroups(tx, companyId);
        if (groups.length >= MOST_GROUPS) throw refused(boardRule('rule.too_many_groups', { max: MOST_GROUPS }));
        const id = await store.insertGroup(tx, companyId, name, groups.length);
        if (id === null) throw refused(boardRule('rule.group_name_taken'));
        // Before those that end an application.
        const ids = groups.map((group) => group.id);
        const end = groups.findIndex(({ fixed }) => fixed === 'hired' || fixed === 'not_selected');
        await store.writeOrder(tx, ids.toSpliced(end < 0 ? ids.length : end, 0, id));
        await tx.tell({ type: 'BoardChanged', companyId, actorId: user.id });
        return { ...showGroup({ id, name, fixed: null }), count: 0 };
      });
    },

    async rename(user: SessionUser, { id, name }: InputOf<typeof renameGroup>): Promise<ShownGroup> {
      const { id: companyId } = companyOf(user);
      return inTransaction(async (tx) => {
        const group = findIn(await store.lockGroups(tx, companyId), id);
        assertOwn(group);
        if ((await store.renameGroup(tx, id, name)) === 'taken') throw refused(boardRule('rule.group_name_taken'));
        await tx.tell({ type: 'BoardChanged', companyId, actorId: user.id });
        return showGroup({ ...group, name });
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
        await tx.tell({ type: 'BoardChanged', companyId, actorId: user.id });
        return ordered.map(showGroup);
      });
    },

    /** Its cards go first, each with a line in its history. */
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
        await tx.tell({ type: 'BoardChanged', ...by });
      });
    },

    async setBlind(user: SessionUser, untilGroupId: number | null): Promise<number | null> {
      const { id: companyId } = assertOwner(user);
      await inTransaction(async (tx) => {
        const groups = await store.lockGroups(tx, companyId);
        if (untilGroupId !== null) findIn(groups, untilGroupId);
        await store.writeBlindUntil(tx, companyId, untilGroupId);
        await tx.tell({ type: 'BoardChanged', companyId, actorId: user.id });
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

/** Blind review is the owners': nobody else ends it for a column by moving or deleting another. */
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
