import { type Board, type BoardColumn, board, moreCards } from '#shared/board/board.contract.ts';
import { type BoardOrder, CARDS_AT_ONCE } from '#shared/board/board.values.ts';
import { type AppError, isAppError } from '#shared/kernel/errors.ts';
import { call } from '#web/lib/call.ts';
import type { BoardArguments } from './board-address.ts';
import { findCard, groupOf, withPage } from './board-state.ts';
import { createStore } from './small-store.ts';

/** When the board is refreshed, at most this many pages of a column are fetched again. */
const MOST_PAGES = 20;
const RETRY_MS = 1_000;

export type LoadedBoard = { board: Board; filters: BoardArguments };
export type BoardState = LoadedBoard & {
  /** False while the board of these filters is loading, or if that failed: the visible one is that of the previous filters. */
  isCurrent: boolean;
  /** Why the last request for the board failed. */
  error: AppError | null;
  /** Columns whose next cards failed to load. */
  failedColumns: ReadonlySet<number>;
};

export function orderOf(filters: BoardArguments): BoardOrder {
  return (filters.order as BoardOrder | undefined) ?? 'score';
}

/**
 * The board as this page shows it. Changes are visible before the next frame, so that a dropped card never appears at its
 * old place. `beforeChange` is called before cards change places.
 */
export function createBoardStore(loaded: LoadedBoard, beforeChange: () => void) {
  const store = createStore<BoardState>({ ...loaded, isCurrent: true, error: null, failedColumns: new Set() });
  const loadingPages = new Map<number, Promise<void>>();
  let request = new AbortController();

  /** The board of the current filters; undefined until it is loaded. */
  function current(): Board | undefined {
    const { board: visible, isCurrent } = store.get();
    return isCurrent ? visible : undefined;
  }
  const columnOf = (groupId: number) => {
    const visible = current();
    return visible && groupOf(visible, groupId);
  };

  async function fetchAgain(): Promise<void> {
    request.abort();
    request = new AbortController();
    const { signal } = request;
    const { filters } = store.get();
    try {
      const fresh = await fetchTwice(filters, current(), signal);
      if (!signal.aborted) store.set({ board: fresh, isCurrent: true, error: null });
    } catch (error) {
      if (!isAppError(error)) throw error;
      if (!signal.aborted) store.set({ error });
    }
  }

  function markColumn(groupId: number, isFailed: boolean) {
    const failedColumns = new Set(store.get().failedColumns);
    if (isFailed) failedColumns.add(groupId);
    else if (!failedColumns.delete(groupId)) return;
    store.set({ failedColumns });
  }

  async function fetchMore(groupId: number): Promise<void> {
    const { filters } = store.get();
    const column = columnOf(groupId);
    if (!column?.next) return;
    try {
      const page = await fetchPage(filters, column);
      // Another board is shown by now.
      if (store.get().filters !== filters) return;
      markColumn(groupId, false);
      store.set({ board: withPage(store.get().board, groupId, page, orderOf(filters)) });
    } catch {
      markColumn(groupId, true);
    }
  }

  function loadMore(groupId: number): Promise<void> {
    const running = loadingPages.get(groupId);
    if (running) return running;
    const run = fetchMore(groupId).finally(() => loadingPages.delete(groupId));
    loadingPages.set(groupId, run);
    return run;
  }

  /** Loads the next pages of a column for as long as they are needed. */
  async function loadWhile(groupId: number, isNeeded: (column: BoardColumn) => boolean) {
    for (;;) {
      const column = columnOf(groupId);
      if (!column?.next || !isNeeded(column) || store.get().failedColumns.has(groupId)) return column;
      await loadMore(groupId);
    }
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    current,
    order: () => orderOf(store.get().filters),
    find: (id: number) => findCard(store.get().board, id),

    /** Shows the board of other filters. The previous one stays visible until it is here. */
    show(filters: BoardArguments): void {
      if (JSON.stringify(filters) === JSON.stringify(store.get().filters)) return;
      store.set({ filters, isCurrent: false, error: null, failedColumns: new Set() });
      void fetchAgain();
    },
    refresh: fetchAgain,
    /** Drops a refresh in progress, which would show the state before this page's own move. */
    cancelRefresh() {
      if (store.get().isCurrent) request.abort();
    },
    /** Changes the board of the filters. While it is loading, there is nothing to change. */
    change(how: (board: Board) => Board): void {
      const visible = current();
      if (!visible) return;
      beforeChange();
      store.set({ board: how(visible) });
    },
    loadMore,
    loadUpTo: (groupId: number, most: number) => loadWhile(groupId, ({ applications }) => applications.length < most),
    loadUntil: (groupId: number, cardId: number) =>
      loadWhile(groupId, () => findCard(store.get().board, cardId) === undefined),
  };
}
export type BoardStore = ReturnType<typeof createBoardStore>;

/** Tried a second time, because a connection that breaks off is often back after a moment. */
async function fetchTwice(filters: BoardArguments, before: Board | undefined, signal: AbortSignal): Promise<Board> {
  try {
    return await fetchBoard(filters, before, signal);
  } catch (error) {
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    if (signal.aborted) throw error;
    return fetchBoard(filters, before, signal);
  }
}

/** Fetches each column as far as it was loaded before, so that the scroll position stays. */
async function fetchBoard(filters: BoardArguments, before: Board | undefined, signal: AbortSignal): Promise<Board> {
  let fresh: Board = await call(board, filters, { signal });
  for (const { id, applications } of before?.groups ?? []) {
    const most = Math.min(applications.length, MOST_PAGES * CARDS_AT_ONCE);
    for (let group = groupOf(fresh, id); group?.next && group.applications.length < most; group = groupOf(fresh, id)) {
      fresh = withPage(fresh, id, await fetchPage(filters, group, signal), orderOf(filters));
    }
  }
  return fresh;
}

function fetchPage(filters: BoardArguments, group: BoardColumn, signal?: AbortSignal) {
  const after = group.next ?? undefined;
  return call(moreCards, { ...filters, id: String(group.id), ...(after && { after }) }, { ...(signal && { signal }) });
}
