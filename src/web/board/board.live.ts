import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { cardsById } from '#shared/board/board.contract.ts';
import { MOST_CARDS } from '#shared/board/board.values.ts';
import { candidateProfile } from '#shared/board/profile.contract.ts';
import { companyScorecard, scoring } from '#shared/board/scoring.contract.ts';
import { timeline } from '#shared/board/timeline.contract.ts';
import { call } from '#web/lib/call.ts';
import { allOf } from '#web/lib/query.ts';
import { useRealtime } from '#web/lib/realtime.ts';
import { findCard, withNews } from './board-state.ts';
import { type BoardStore, orderOf } from './board-store.ts';
import type { BoardUi } from './board-ui.ts';
import { refreshApplication } from './profile/application-data.ts';
import type { Store } from './small-store.ts';

/** Several changes in quick succession cause one request. */
const PAUSE_MS = 60;

/** Keeps the board up to date with what others do. Returns whether it is connected: null until that is known. */
export function useLiveBoard(live: LiveBoard): boolean | null {
  useEffect(() => live.start(), [live]);
  return useRealtime({
    onEvent: (event) => {
      if (event.type === 'BoardCardsChanged' || event.type === 'BoardCardsMessaged') live.cardsChanged(event.ids);
      if (event.type === 'BoardChanged') live.boardChanged();
    },
    onGap: live.boardChanged,
  });
}

/** Keeps what is cached of applications up to date with what colleagues and candidates do, whether it is open or not. */
export function useLiveApplications(): void {
  const client = useQueryClient();
  useRealtime({
    onEvent: (event) => {
      if (event.type === 'BoardCardsChanged' || event.type === 'BoardCardsMessaged')
        for (const id of event.ids) refreshApplication(client, id);
      if (event.type === 'BoardChanged') refreshApplications(client);
    },
    onGap: () => refreshApplications(client),
  });
}

/**
 * Loads the comparison again when colleagues decide about one of the applicants. Returns how to load it after one's own
 * change.
 */
export function useLiveComparison(applications: readonly { application_id: number }[]): () => void {
  const { revalidate } = useRevalidator();
  const isAbout = (ids: readonly number[]) => applications.some(({ application_id: id }) => ids.includes(id));
  useRealtime({
    onEvent: (event) => {
      if (event.type === 'BoardChanged' || (event.type === 'BoardCardsChanged' && isAbout(event.ids)))
        void revalidate();
    },
    onGap: () => void revalidate(),
  });
  return () => void revalidate();
}

function refreshApplications(client: QueryClient): void {
  for (const endpoint of [candidateProfile, timeline, scoring, companyScorecard])
    void client.invalidateQueries({ queryKey: allOf(endpoint) });
}

/**
 * Fetches what has changed. Updates of a card that is being dragged, or whose menu is open, wait until it is released; so
 * do changes of the columns.
 */
export function createLiveBoard(ui: Store<BoardUi>, store: BoardStore) {
  const waiting = new Set<number>();
  const moving = new Map<number, number>();
  let isWholeBoard = false;
  let isFetching = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const isHeld = (id: number) => {
    const { drag, menu } = ui.get();
    return moving.has(id) || drag?.ids.includes(id) === true || menu?.card.id === id;
  };
  const isBusy = () => {
    const { drag, menu, isColumnMenu } = ui.get();
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
    if (isFetching || store.current() === undefined) return;
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
    await store.refresh();
    isFetching = false;
    flushSoon();
  }

  async function ask(ids: readonly number[]) {
    const { filters } = store.get();
    const news = await call(cardsById, { ...filters, ids: ids.join(',') }).catch(() => null);
    // Another board is shown by now, and was fetched after this.
    if (store.get().filters !== filters) return;
    if (!news) return boardChanged();
    store.change((board) => {
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
    boardChanged,
    /** Changes that wait are fetched when a card is released or a board arrives. */
    start() {
      const ends = [ui.subscribe(flushSoon), store.subscribe(flushSoon)];
      return () => {
        for (const end of ends) end();
        clearTimeout(timer);
        timer = undefined;
      };
    },
    cardsChanged(ids: readonly number[]) {
      for (const id of ids) waiting.add(id);
      flushSoon();
    },
    /** While a move is in progress, the card stays where this page has put it. */
    hold(ids: readonly number[]) {
      if (isFetching) {
        store.cancelRefresh();
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
export type LiveBoard = ReturnType<typeof createLiveBoard>;
