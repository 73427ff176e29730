import { useCallback, useMemo, useState } from 'react';
import { type Board, type BoardColumn, type BoardGroup, orderGroups } from '#shared/board/board.contract.ts';
import { boardTexts } from '#shared/board/board.texts.ts';
import { isAppError } from '#shared/kernel/errors.ts';
import { call } from '#web/lib/call.ts';
import { useTexts } from '#web/lib/texts.ts';
import { showToast } from '#web/ui/toasts.ts';
import type { BoardStore } from './board-store.ts';
import type { ColumnActions } from './column/ColumnHead.tsx';
import { useColumnName } from './useColumnName.ts';

export type OpenDialog =
  | { kind: 'edit'; group: BoardColumn }
  | { kind: 'add' }
  | { kind: 'delete'; group: BoardColumn };

/** Changes of columns: their order immediately and on the server, names and deletion in dialogs. */
export function useGroups(store: BoardStore, refresh: () => void) {
  const t = useTexts(boardTexts);
  const columnName = useColumnName();
  const [dialog, setDialog] = useState<OpenDialog | null>(null);

  const add = useCallback(() => setDialog({ kind: 'add' }), []);

  return useMemo(() => {
    async function reorder(ids: readonly number[], moved: number) {
      const before = store.current()?.groups.map(({ id }) => id) ?? [];
      store.change((board) => inOrder(board, ids));
      try {
        await call(orderGroups, { ids: [...ids] });
        const column = columnName(store.current()?.groups.find(({ id }) => id === moved));
        const title = t('board.column_moved', { column, position: ids.indexOf(moved) + 1, count: ids.length });
        showToast({ type: 'success', title });
      } catch (error) {
        if (!isAppError(error)) throw error;
        store.change((board) => inOrder(board, before));
        showToast({ type: 'error', title: error.message });
        refresh();
      }
    }
    const actions: ColumnActions = {
      edit: (group) => setDialog({ kind: 'edit', group }),
      remove: (group) => setDialog({ kind: 'delete', group }),
      shift(group, by) {
        const ids = store.current()?.groups.map(({ id }) => id) ?? [];
        const at = ids.indexOf(group.id);
        if (at + by < 0 || at + by >= ids.length) return;
        ids.splice(at + by, 0, ...ids.splice(at, 1));
        void reorder(ids, group.id);
      },
    };
    return {
      dialog,
      actions,
      add,
      close: () => setDialog(null),
      dropBeside(groupId: number, besideId: number, isAfter: boolean) {
        const ids = (store.current()?.groups.map(({ id }) => id) ?? []).filter((id) => id !== groupId);
        ids.splice(ids.indexOf(besideId) + (isAfter ? 1 : 0), 0, groupId);
        void reorder(ids, groupId);
      },
      onSaved(saved: Omit<BoardGroup, 'count'>, isNew: boolean) {
        setDialog(null);
        const column = columnName(saved);
        showToast({ type: 'success', title: t(isNew ? 'board.column_added' : 'board.column_renamed', { column }) });
        if (!isNew)
          store.change((board) => ({
            ...board,
            groups: board.groups.map((one) => (one.id === saved.id ? { ...one, name: saved.name } : one)),
          }));
        refresh();
      },
      onDeleted(group: BoardGroup) {
        setDialog(null);
        showToast({ type: 'success', title: t('board.column_deleted', { column: columnName(group) }) });
        refresh();
      },
    };
  }, [dialog, add, store, refresh, t, columnName]);
}

function inOrder(board: Board, ids: readonly number[]): Board {
  const groups = ids.flatMap((id) => board.groups.find((group) => group.id === id) ?? []);
  return groups.length === board.groups.length ? { ...board, groups } : board;
}
