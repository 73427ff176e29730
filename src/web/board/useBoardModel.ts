import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { visitBoard } from '#shared/board/board.contract.ts';
import { boardTexts } from '#shared/board/board.texts.ts';
import { call } from '#web/lib/call.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useLiveApplications, useLiveBoard } from './board.live.ts';
import type { BoardArguments } from './board-address.ts';
import type { BoardHandle } from './board-context.ts';
import { type BoardPage, createBoardModel } from './board-model.ts';
import { cardsInOrder, groupOf } from './board-state.ts';
import { type LoadedBoard, orderOf } from './board-store.ts';
import { forgetSelection, keptSelection } from './kept-selection.ts';
import type { BoardMove } from './moves.ts';
import { useOpenApplication } from './open-application.ts';
import { refreshApplication } from './profile/application-data.ts';
import { useStore } from './small-store.ts';
import { useColumnName } from './useColumnName.ts';

/** Shows the board of these filters, and keeps it up to date. */
export function useBoardModel(
  loaded: LoadedBoard,
  filters: BoardArguments,
  box: RefObject<HTMLElement | null>,
  onMoved: ((move: BoardMove) => void) | undefined,
) {
  const client = useQueryClient();
  const { open, id: openId } = useOpenApplication();
  const page: BoardPage = {
    t: useTexts(boardTexts),
    columnName: useColumnName(),
    open,
    onMoved(move) {
      for (const { id } of move.cards) refreshApplication(client, id);
      onMoved?.(move);
    },
  };
  const [model] = useState(() => createBoardModel(loaded, box, page));
  const { store, tools, live } = model;
  useLayoutEffect(() => model.setPage(page));
  useLayoutEffect(() => store.show(filters), [store, filters]);
  const isConnected = useLiveBoard(live);
  useLiveApplications();
  const { board, isCurrent, error } = useStore(store, (state) => state);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the board is what plays.
  useLayoutEffect(() => model.rendered(), [board, model]);

  // Somebody who returns from a comparison finds the same cards selected, however far down they are.
  useEffect(() => {
    const kept = keptSelection();
    forgetSelection();
    for (const { id, group_id } of kept) void store.loadUntil(group_id, id);
  }, [store]);

  // Seeing the board counts as a visit: what is new counts from the end of the previous visit. An application that was
  // opened by its address covers the board, so the visit begins when it is closed.
  const isSeen = openId === null;
  const { job } = filters;
  useEffect(() => {
    if (isSeen) call(visitBoard, job === undefined ? {} : { job: Number(job) }).catch(() => {});
  }, [isSeen, job]);

  const handle = useMemo<BoardHandle>(
    () => ({
      board,
      order: orderOf(filters),
      cards: cardsInOrder(board),
      columnOf: (card) => groupOf(board, card.group_id),
      moveCard: model.moveCard,
      refreshCards: live.cardsChanged,
    }),
    [board, filters, model, live],
  );
  return {
    model,
    tools,
    handle,
    board,
    error,
    isConnected,
    isLoading: !isCurrent && !error,
    hasFailed: !isCurrent && error !== null,
  };
}
