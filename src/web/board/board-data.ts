import { keepPreviousData, notifyManager, type QueryClient, type QueryKey, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { type Board, type BoardColumn, board, moreCards } from '#shared/board/board.contract.ts';
import { type BoardOrder, CARDS_AT_ONCE } from '#shared/board/board.values.ts';
import { call } from '#web/lib/call.ts';
import { createQueryClient } from '#web/lib/query-client.ts';
import type { BoardArguments } from './board-address.ts';
import { groupOf, withPage } from './board-state.ts';

// Updates run before the next frame, so that a dropped card never appears at its old place.
notifyManager.setScheduler(queueMicrotask);

/** When the board is refreshed, at most this many pages of a column are fetched again. */
const MOST_PAGES = 20;

export function createBoardClient(): QueryClient {
  // Live events keep the board up to date; a board that is no longer shown is fetched again.
  return createQueryClient({
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: 1,
    refetchOnWindowFocus: false,
  });
}

export function orderOf(filters: BoardArguments): BoardOrder {
  return (filters.order as BoardOrder | undefined) ?? 'score';
}

export function boardKey(filters: BoardArguments): QueryKey {
  return ['board', filters];
}

type Loaded = { board: Board; filters: BoardArguments };

/**
 * The board for these filters. The loader's data serves only the first board: it would be outdated for somebody who
 * returns to it from other filters, so it is fetched again. The previous board stays while another one is loading.
 */
export function useBoardQuery(client: QueryClient, filters: BoardArguments, loaded: Loaded) {
  const queryKey = boardKey(filters);
  const isFirst = useRef(true);
  if (JSON.stringify(loaded.filters) !== JSON.stringify(filters)) isFirst.current = false;
  return useQuery(
    {
      queryKey,
      queryFn: ({ signal }) => fetchBoard(filters, client.getQueryData<Board>(queryKey), signal),
      ...(isFirst.current && { initialData: loaded.board }),
      placeholderData: keepPreviousData,
    },
    client,
  );
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

export function fetchPage(filters: BoardArguments, group: BoardColumn, signal?: AbortSignal) {
  const after = group.next ?? undefined;
  return call(moreCards, { ...filters, id: String(group.id), ...(after && { after }) }, { ...(signal && { signal }) });
}
