import { createContext, useContext } from 'react';
import type { ApplicationCard, Board, BoardColumn } from '#shared/board/board.contract.ts';
import type { BoardOrder } from '#shared/board/board.values.ts';
import type { Scorer } from '#shared/board/scoring.values.ts';
import type { BoardUi } from './board-ui.ts';
import type { DragSession } from './drag/drag-session.ts';
import type { Store } from './small-store.ts';

/** What cards and columns act with. The same object for as long as the board is open, so that nothing is drawn anew. */
export type BoardTools = {
  ui: Store<BoardUi>;
  drag: DragSession;
  openProfile: (card: ApplicationCard) => void;
  openScoring: (card: ApplicationCard, scorer: Scorer) => void;
  /** A click on a card: opens it, or chooses it when Ctrl, Cmd or Shift is held. */
  press: (card: ApplicationCard, keys: { ctrlKey: boolean; metaKey: boolean; shiftKey: boolean }) => void;
  loadMore: (groupId: number) => void;
  /** All of a column, as many as can be acted on at once. */
  selectColumn: (groupId: number) => void;
  /** The last card of a column, however many are not loaded yet. */
  lastOf: (groupId: number) => Promise<number | null>;
};
export const BoardToolsContext = createContext<BoardTools | null>(null);

export function useBoardTools(): BoardTools {
  return inside(useContext(BoardToolsContext));
}

/** The board for what opens on top of it, such as the profile of an application. */
export type BoardHandle = {
  board: Board;
  order: BoardOrder;
  /** As they stand on the board: columns in order, cards in order, as far as they are loaded. */
  cards: readonly ApplicationCard[];
  columnOf: (card: ApplicationCard) => BoardColumn | undefined;
  /** To its place in a column, or to the top where people order by hand. Can be undone. */
  moveCard: (cardId: number, groupId: number) => void;
  /** Asks for cards anew, after something on them was changed. */
  refreshCards: (ids: readonly number[]) => void;
};
export const BoardContext = createContext<BoardHandle | null>(null);

export function useBoard(): BoardHandle {
  return inside(useContext(BoardContext));
}

function inside<Value>(value: Value | null): Value {
  if (value === null) throw new Error('Only inside of a board.');
  return value;
}
