import { useEffect, useMemo, useRef } from 'react';
import { type Board, cardsById } from '#shared/board/board.contract.ts';
import { MOST_CARDS } from '#shared/board/board.values.ts';
import { call } from '#web/lib/call.ts';
import { useRealtime } from '#web/lib/realtime.ts';
import type { BoardArguments } from './board-address.ts';
import { orderOf } from './board-data.ts';
import { findCard, withNews } from './board-state.ts';
import type { BoardUi } from './board-ui.ts';
import type { Store } from './small-store.ts';

/** Several changes in quick succession cause one request. */
const PAUSE_MS = 60;

type Parts = {
  filters: BoardArguments;
  ui: Store<BoardUi>;
  /** When the board of these filters arrived; 0 while it is loading. */
  arrivedAt: number;
  get: () => Board | undefined;
  set: (change: (board: Board) => Board) => void;
  refetch: () => Promise<unknown>;
  /** Cancels a board request in progress, which would show the state before this page's own move. */
  cancel: () => Promise<void>;
};

/**
 * Follows what others do. Updates of a card that is being dragged, or whose menu is open, wait until it is released; so
 * do changes of the columns.
 */
export function useLiveBoard(parts: Parts) {
  const latest = useRef(parts);
  useEffect(() => {
    latest.current = parts;
  });
  const live = useMemo(() => createLive(() => latest.current), []);
  useEffect(() => parts.ui.subscribe(live.flushSoon), [parts.ui, live]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the arrival of a board is what ends the waiting.
  useEffect(() => live.flushSoon(), [live, parts.arrivedAt]);
  useEffect(() => live.stop, [live]);
  const isConnected = useRealtime({
    onEvent: (event) => {
      if (event.type === 'BoardCardsChanged' || event.type === 'BoardCardsMessaged') live.cardsChanged(event.ids);
      if (event.type === 'BoardChanged') live.boardChanged();
    },
    onGap: live.boardChanged,
  });
  return { isConnected, hold: live.hold, cardsChanged: live.cardsChanged, boardChanged: live.boardChanged };
}

function createLive(parts: () => Parts) {
  const waiting = new Set<number>();
  const moving = new Map<number, number>();
  let isWholeBoard = false;
  let isFetching = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const isHeld = (id: number) => {
    const { drag, menu } = parts().ui.get();
    return moving.has(id) || drag?.ids.includes(id) === true || menu?.card.id === id;
  };
  const isBusy = () => {
    const { drag, menu, isColumnMenu } = parts().ui.get();
    return drag !== null || menu !== null || isColumnMenu || moving.size > 0;
  };

  function flushSoon() {
    if (waiting.size === 0 && !isWholeBoard) return;
    timer ??= setTimeout(() => {
      timer = undefined;
      void flush();
    }, PAUSE_MS);
  }

  async function flush() {
    // Changes reported while a board is loading may be missing from it, so they are fetched afterwards.
    if (isFetching || parts().get() === undefined) return;
    if (isWholeBoard && !isBusy()) return fetchBoard();
    const ids = [...waiting].filter((id) => !isHeld(id)).slice(0, MOST_CARDS);
    for (const id of ids) waiting.delete(id);
    if (ids.length > 0) await ask(ids);
    if ([...waiting].some((id) => !isHeld(id))) flushSoon();
  }

  async function fetchBoard() {
    isWholeBoard = false;
    isFetching = true;
    waiting.clear();
    await parts()
      .refetch()
      .finally(() => {
        isFetching = false;
        flushSoon();
      });
  }

  async function ask(ids: readonly number[]) {
    const { filters, set } = parts();
    const news = await call(cardsById, { ...filters, ids: ids.join(',') }).catch(() => null);
    // Another board is shown by now, and was fetched after this.
    if (parts().filters !== filters) return;
    if (!news) return boardChanged();
    set((board) => {
      const known = (id: number) => findCard(board, id)?.version ?? 0;
      const late = news.applications.filter(({ id, version }) => isHeld(id) || version < known(id));
      for (const { id } of late) waiting.add(id);
      for (const id of ids) if (isHeld(id)) waiting.add(id);
      const asked = new Set(ids.filter((id) => !waiting.has(id)));
      const applications = news.applications.filter(({ id }) => asked.has(id));
      return withNews(board, asked, { ...news, applications }, orderOf(filters));
    });
    flushSoon();
  }

  function boardChanged() {
    isWholeBoard = true;
    flushSoon();
  }

  return {
    flushSoon,
    boardChanged,
    stop: () => {
      clearTimeout(timer);
      timer = undefined;
    },
    cardsChanged(ids: readonly number[]) {
      for (const id of ids) waiting.add(id);
      flushSoon();
    },
    /** While a move is in progress, the card stays where this page has put it. */
    hold(ids: readonly number[]) {
      if (isFetching) {
        void parts().cancel();
        isWholeBoard = true;
      }
      for (const id of ids) moving.set(id, (moving.get(id) ?? 0) + 1);
      return () => {
        for (const id of ids) {
          const left = (moving.get(id) ?? 1) - 1;
          if (left > 0) moving.set(id, left);
          else moving.delete(id);
        }
        flushSoon();
      };
    },
  };
}
