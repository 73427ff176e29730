import { keepPreviousData, notifyManager, QueryClient, type QueryKey, useQuery } from '@tanstack/react-query';
import { type Board, type BoardColumn, board, moreCards } from '#shared/board/board.contract.ts';
import { type BoardOrder, CARDS_AT_ONCE } from '#shared/board/board.values.ts';
import { call } from '#web/lib/call.ts';
import type { BoardArguments } from './board-address.ts';
import { groupOf, withPage } from './board-state.ts';

// Before the next frame, so that a card that was dropped is never seen where it was.
notifyManager.setScheduler(queueMicrotask);

/** More pages than this of one column are not asked for again when the board is refreshed. */
const MOST_PAGES = 20;

export function createBoardClient(): QueryClient {
  return new QueryClient({
    // Live events keep the board true; what is not looked at any more is asked for again.
    defaultOptions: {
      queries: { staleTime: Number.POSITIVE_INFINITY, gcTime: 0, retry: 1, refetchOnWindowFocus: false },
    },
  });
}

export function orderOf(filters: BoardArguments): BoardOrder {
  return (filters.order as BoardOrder | undefined) ?? 'score';
}

export function boardKey(filters: BoardArguments): QueryKey {
  return ['board', filters];
}

type Loaded = { board: Board; filters: BoardArguments };

/** The board of these filters, filled by the page's loader. While another one comes, the last one stays. */
export function useBoardQuery(client: QueryClient, filters: BoardArguments, loaded: Loaded) {
  const queryKey = boardKey(filters);
  const isLoaded = JSON.stringify(loaded.filters) === JSON.stringify(filters);
  return useQuery(
    {
      queryKey,
      queryFn: ({ signal }) => fetchBoard(filters, client.getQueryData<Board>(queryKey), signal),
      ...(isLoaded && { initialData: loaded.board }),
      placeholderData: keepPreviousData,
    },
    client,
  );
}

/** Each column as far as it was loaded before: whoever has scrolled down stays there. */
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
