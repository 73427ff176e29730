import type { RefObject } from 'react';
import type { boardTexts } from '#shared/board/board.texts.ts';
import { MOST_CARDS } from '#shared/board/board.values.ts';
import type { TextKey, Translate } from '#shared/kernel/texts.ts';
import { dismissToast, showToast } from '#web/ui/toasts.ts';
import { createLiveBoard } from './board.live.ts';
import type { BoardTools } from './board-context.ts';
import { groupOf, type Place } from './board-state.ts';
import { createBoardStore, type LoadedBoard } from './board-store.ts';
import { createBoardUi, selectUpTo, toggleSelected } from './board-ui.ts';
import { createDragSession } from './drag/drag-session.ts';
import { createFlip } from './drag/flip.ts';
import { focusCard } from './focus-card.ts';
import { keptSelection } from './kept-selection.ts';
import { moveWords } from './move-words.ts';
import { type BoardMove, createMoves, type MoveReport } from './moves.ts';
import type { OpenApplication } from './open-application.ts';

/** What the board needs from the page around it. It may change with every render. */
export type BoardPage = {
  t: Translate<TextKey<typeof boardTexts>>;
  columnName: (group: { name: string } | undefined) => string;
  open: OpenApplication['open'];
  /** Called after a move, with the cards that moved. */
  onMoved: (move: BoardMove) => void;
};

/** The board and its actions, outside of React. It lives as long as the page shows the board. */
export function createBoardModel(loaded: LoadedBoard, box: RefObject<HTMLElement | null>, firstPage: BoardPage) {
  let page = firstPage;
  const ui = createBoardUi(keptSelection().map(({ id }) => id));
  const flip = createFlip();
  /** The card that had the focus before a change. */
  let focused: number | null = null;
  const store = createBoardStore(loaded, () => {
    flip.capture(box.current);
    focused = Number(document.activeElement?.closest<HTMLElement>('[data-card]')?.dataset.card) || null;
  });
  const live = createLiveBoard(ui, store);
  const moves = createMoves({
    get: store.current,
    set: store.change,
    order: store.order,
    hold: live.hold,
    onMoved: report,
  });
  const drag = createDragSession({
    ui,
    board: store.current,
    order: store.order,
    onDrop: (ids, place, held) => {
      flip.letGo(held);
      void moves.move(ids, place);
      if (store.order() !== 'hand') tellSorted();
    },
  });

  let lastToast = 0;
  /** Reports the result of a move. Each message replaces the previous one. */
  function report(result: MoveReport): void {
    const board = store.current();
    if (!board) return;
    for (const toast of moveWords(result, board, page)) {
      const canUndo = toast.type === 'success' && !result.isUndo;
      const action = { label: page.t('board.undo'), onAction: () => void undo() };
      if (toast.type === 'success') dismissToast(lastToast);
      const id = showToast({ ...toast, ...(canUndo && { action }) });
      if (toast.type === 'success') lastToast = id;
    }
    const { cards, moved, place, isUndo, isTold } = result;
    const group = groupOf(board, place.groupId);
    const there = cards.filter(({ id }) => moved.includes(id));
    if (group && there.length > 0) page.onMoved({ cards: there, group, isUndo, isTold });
    if (result.refusals.some(({ reason }) => reason !== 'stale')) live.boardChanged();
  }

  async function undo(): Promise<void> {
    const isDone = await moves.undo();
    if (!isDone) showToast({ type: 'info', title: page.t('board.nothing_to_undo') });
  }

  let wasToldSorted = false;
  /** Explained once, because a card that does not stay where it was dropped would look like a mistake. */
  function tellSorted(): void {
    if (!wasToldSorted)
      showToast({ type: 'info', title: page.t('board.sorted_note'), text: page.t('board.sorted_note_text') });
    wasToldSorted = true;
  }

  async function selectColumn(groupId: number): Promise<void> {
    const column = await store.loadUpTo(groupId, MOST_CARDS);
    const ids = column?.applications.slice(0, MOST_CARDS).map(({ id }) => id) ?? [];
    ui.set({ selected: new Set(ids), anchorId: ids[0] ?? null });
    if ((column?.count ?? 0) > MOST_CARDS)
      showToast({ type: 'info', title: page.t('board.selected_most', { max: MOST_CARDS }) });
  }

  const tools: BoardTools = {
    ui,
    store,
    drag,
    openProfile: ({ id }) => page.open(id),
    openScoring: ({ id }, scorer) => page.open(id, scorer),
    press(card, { ctrlKey, metaKey, shiftKey }) {
      const board = store.current();
      const column = board && groupOf(board, card.group_id);
      if (shiftKey && column) selectUpTo(ui, column.applications, card.id);
      else if (ctrlKey || metaKey) toggleSelected(ui, card.id);
      else {
        ui.set({ activeId: card.id, anchorId: card.id });
        page.open(card.id);
      }
    },
    loadMore: (groupId) => void store.loadMore(groupId),
    selectColumn: (groupId) => void selectColumn(groupId),
    lastOf: async (groupId) =>
      (await store.loadUpTo(groupId, Number.POSITIVE_INFINITY))?.applications.at(-1)?.id ?? null,
  };

  return {
    store,
    tools,
    live,
    undo,
    move: (ids: readonly number[], place: Place) => void moves.move(ids, place),
    moveCard: (cardId: number, groupId: number, options?: Parameters<typeof moves.move>[2]) =>
      moves.move([cardId], { groupId, afterId: null }, options),
    setPage(next: BoardPage): void {
      page = next;
    },
    /** Called when a changed board has been rendered. */
    rendered(): void {
      flip.play(box.current);
      // A moved card is rendered anew in its new place, so the focus is restored there.
      const id = focused;
      focused = null;
      if (id === null || document.activeElement !== document.body) return;
      focusCard(drag, (cardId) => store.find(cardId)?.group_id, id);
    },
  };
}
