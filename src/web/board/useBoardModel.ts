import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type ApplicationCard, type Board, visitBoard } from '#shared/board/board.contract.ts';
import { boardTexts } from '#shared/board/board.texts.ts';
import { MOST_CARDS } from '#shared/board/board.values.ts';
import { call } from '#web/lib/call.ts';
import { useTexts } from '#web/lib/texts.ts';
import { dismissToast, showToast } from '#web/ui/toasts.ts';
import type { BoardArguments } from './board-address.ts';
import type { BoardHandle, BoardTools } from './board-context.ts';
import { boardKey, createBoardClient, fetchPage, orderOf, useBoardQuery } from './board-data.ts';
import { cardsInOrder, findCard, groupOf, type Place, withPage } from './board-state.ts';
import { createBoardUi, selectUpTo, toggleSelected } from './board-ui.ts';
import { createDragSession } from './drag/drag-session.ts';
import { createFlip } from './drag/flip.ts';
import { focusCard } from './focus-card.ts';
import { forgetSelection, keptSelection } from './kept-selection.ts';
import { moveWords } from './move-words.ts';
import { type BoardMove, createMoves, type MoveReport } from './moves.ts';
import { useOpenApplication } from './open-application.ts';
import { useColumnName } from './useColumnName.ts';
import { useLiveBoard } from './useLiveBoard.ts';

type Loaded = { board: Board; filters: BoardArguments };
type OnMoved = (move: BoardMove) => void;
/** The tools that do not depend on the page's address. */
type BoardOwnTools = Omit<BoardTools, 'openProfile' | 'openScoring' | 'press'> & {
  loadUntil: (groupId: number, cardId: number) => Promise<void>;
};

/** The board and its actions. The functions keep their identity, and read the current state when called. */
export function useBoardModel(
  loaded: Loaded,
  filters: BoardArguments,
  box: RefObject<HTMLElement | null>,
  onMoved: OnMoved | undefined,
) {
  const [client] = useState(createBoardClient);
  const [ui] = useState(() => createBoardUi(keptSelection().map(({ id }) => id)));
  const [flip] = useState(createFlip);
  const query = useBoardQuery(client, filters, loaded);
  const board = query.data ?? loaded.board;

  const now = useRef(filters);
  useLayoutEffect(() => {
    now.current = filters;
  }, [filters]);
  /** The card that had the focus before a change. */
  const focused = useRef<number | null>(null);
  const get = useCallback(() => client.getQueryData<Board>(boardKey(now.current)), [client]);
  const set = useCallback(
    (change: (board: Board) => Board) => {
      flip.capture(box.current);
      focused.current = Number(document.activeElement?.closest<HTMLElement>('[data-card]')?.dataset.card) || null;
      client.setQueryData<Board>(boardKey(now.current), (data) => data && change(data));
    },
    [client, flip, box],
  );
  const { refetch } = query;
  const cancel = useCallback(() => client.cancelQueries({ queryKey: boardKey(now.current) }), [client]);
  const arrivedAt = query.isPlaceholderData ? 0 : query.dataUpdatedAt;
  const live = useLiveBoard({ filters, ui, arrivedAt, get, set, refetch, cancel });

  const report = useReport(get, () => live.boardChanged(), onMoved);
  const [moves] = useState(() =>
    createMoves({
      get,
      set,
      order: () => orderOf(now.current),
      hold: live.hold,
      onMoved: (one) => report.current(one),
    }),
  );
  const undo = useCallback(async () => {
    const done = await moves.undo();
    if (!done) showToast({ type: 'info', title: report.words.current.nothingToUndo });
  }, [moves, report]);
  report.undo.current = undo;

  const [tools] = useState<BoardOwnTools>(() => {
    const drag = createDragSession({
      ui,
      board: get,
      order: () => orderOf(now.current),
      onDrop: (ids, place, held) => {
        flip.letGo(held);
        void moves.move(ids, place);
        if (orderOf(now.current) !== 'hand') report.tellSorted();
      },
    });
    const loading = new Map<number, Promise<void>>();
    const loadMore = (groupId: number): Promise<void> => {
      const running = loading.get(groupId);
      if (running) return running;
      const run = loadPage(groupId).finally(() => loading.delete(groupId));
      loading.set(groupId, run);
      return run;
    };
    async function loadPage(groupId: number): Promise<void> {
      const of = now.current;
      const data = get();
      const group = data && groupOf(data, groupId);
      if (!group?.next) return;
      const failed = (isFailed: boolean) => {
        const failedColumns = new Set(ui.get().failedColumns);
        if (isFailed) failedColumns.add(groupId);
        else if (!failedColumns.delete(groupId)) return;
        ui.set({ failedColumns });
      };
      try {
        const page = await fetchPage(of, group);
        failed(false);
        client.setQueryData<Board>(boardKey(of), (one) => one && withPage(one, groupId, page, orderOf(of)));
      } catch {
        failed(true);
      }
    }
    async function selectColumn(groupId: number) {
      const group = await loadUpTo(groupId, MOST_CARDS);
      const ids = group?.applications.slice(0, MOST_CARDS).map(({ id }) => id) ?? [];
      ui.set({ selected: new Set(ids), anchorId: ids[0] ?? null });
      if ((group?.count ?? 0) > MOST_CARDS) showToast({ type: 'info', title: report.words.current.selectedMost });
    }
    async function loadUpTo(groupId: number, most: number) {
      for (;;) {
        const data = get();
        const group = data && groupOf(data, groupId);
        if (!group?.next || group.applications.length >= most || ui.get().failedColumns.has(groupId)) return group;
        await loadMore(groupId);
      }
    }
    async function loadUntil(groupId: number, cardId: number) {
      for (;;) {
        const data = get();
        const group = data && groupOf(data, groupId);
        const isThere = !data || findCard(data, cardId) !== undefined;
        if (isThere || !group?.next || ui.get().failedColumns.has(groupId)) return;
        await loadMore(groupId);
      }
    }
    return {
      ui,
      drag,
      loadUntil,
      loadMore: (groupId) => void loadMore(groupId),
      selectColumn: (groupId) => void selectColumn(groupId),
      lastOf: async (groupId) => (await loadUpTo(groupId, Number.POSITIVE_INFINITY))?.applications.at(-1)?.id ?? null,
    };
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the board is what plays.
  useLayoutEffect(() => {
    flip.play(box.current);
    // A moved card is rendered anew in its new place, so the focus is restored there.
    const id = focused.current;
    focused.current = null;
    if (id === null || document.activeElement !== document.body) return;
    const groupIdOf = (cardId: number) => findCard(board, cardId)?.group_id;
    focusCard(tools.drag, groupIdOf, id);
  }, [board, flip, box]);

  // Somebody who returns from a comparison finds the same cards selected, however far down they are.
  useEffect(() => {
    const kept = keptSelection();
    forgetSelection();
    for (const { id, group_id } of kept) void tools.loadUntil(group_id, id);
  }, [tools]);

  const { open, id: openId } = useOpenApplication();
  // Seeing the board is a visit: what is new counts from the end of the previous one. An application that was opened by
  // its address covers the board.
  const isSeen = openId === null;
  const { job } = filters;
  useEffect(() => {
    if (isSeen) call(visitBoard, job === undefined ? {} : { job: Number(job) }).catch(() => {});
  }, [isSeen, job]);

  const openLatest = useRef(open);
  useEffect(() => {
    openLatest.current = open;
  }, [open]);
  const allTools = useMemo<BoardTools>(
    () => ({
      ...tools,
      openProfile: ({ id }) => openLatest.current(id),
      openScoring: ({ id }, scorer) => openLatest.current(id, scorer),
      press(card, { ctrlKey, metaKey, shiftKey }) {
        const data = get();
        const column = data && groupOf(data, card.group_id);
        if (shiftKey && column) selectUpTo(ui, column.applications, card.id);
        else if (ctrlKey || metaKey) toggleSelected(ui, card.id);
        else {
          ui.set({ activeId: card.id, anchorId: card.id });
          openLatest.current(card.id);
        }
      },
    }),
    [tools, get, ui],
  );

  const move = useCallback((ids: readonly number[], place: Place) => void moves.move(ids, place), [moves]);
  const handle = useMemo<BoardHandle>(
    () => ({
      board,
      order: orderOf(filters),
      cards: cardsInOrder(board),
      columnOf: (card) => groupOf(board, card.group_id),
      moveCard: (cardId, groupId, options) => moves.move([cardId], { groupId, afterId: null }, options),
      refreshCards: live.cardsChanged,
    }),
    [board, filters, moves, live.cardsChanged],
  );
  const find = useCallback((id: number): ApplicationCard | undefined => findCard(get() ?? board, id), [get, board]);
  return { query, board, handle, tools: allTools, get, set, move, undo, find, live, client };
}

/** Reports the result of a move. Each message replaces the previous one. */
function useReport(get: () => Board | undefined, onMissing: () => void, onMoved: OnMoved | undefined) {
  const t = useTexts(boardTexts);
  const columnName = useColumnName();
  const last = useRef(0);
  const undo = useRef<() => void>(() => {});
  const words = useRef({ nothingToUndo: '', selectedMost: '', sorted: '', sortedText: '' });
  const wasTold = useRef(false);
  const current = useRef<(report: MoveReport) => void>(() => {});
  const [handle] = useState(() => ({
    undo,
    words,
    current: (report: MoveReport) => current.current(report),
    /** Explained once, because a card that does not stay where it was dropped would look like a mistake. */
    tellSorted: () => {
      if (!wasTold.current) showToast({ type: 'info', title: words.current.sorted, text: words.current.sortedText });
      wasTold.current = true;
    },
  }));
  useLayoutEffect(() => {
    words.current = {
      nothingToUndo: t('board.nothing_to_undo'),
      selectedMost: t('board.selected_most', { max: MOST_CARDS }),
      sorted: t('board.sorted_note'),
      sortedText: t('board.sorted_note_text'),
    };
    current.current = (report) => {
      const board = get();
      if (!board) return;
      for (const toast of moveWords(report, board, { t, columnName })) {
        const canUndo = toast.type === 'success' && !report.isUndo;
        const action = { label: t('board.undo'), onAction: () => undo.current() };
        if (toast.type === 'success') dismissToast(last.current);
        const id = showToast({ ...toast, ...(canUndo && { action }) });
        if (toast.type === 'success') last.current = id;
      }
      const { cards, moved, place, isUndo, isTold } = report;
      const group = groupOf(board, place.groupId);
      const there = cards.filter(({ id }) => moved.includes(id));
      if (group && there.length > 0) onMoved?.({ cards: there, group, isUndo, isTold });
      if (report.refusals.some(({ reason }) => reason !== 'stale')) onMissing();
    };
  });
  return handle;
}
