import { createContext, useContext } from 'react';
import type { ApplicationCard, Board, BoardColumn } from '#shared/board/board.contract.ts';
import type { BoardOrder } from '#shared/board/board.values.ts';
import type { Scorer } from '#shared/board/scoring.values.ts';
import type { BoardStore } from './board-store.ts';
import type { BoardUi } from './board-ui.ts';
import type { DragSession } from './drag/drag-session.ts';
import type { MoveOptions } from './moves.ts';
import type { Store } from './small-store.ts';

/**
 * The actions of cards and columns. The object stays the same while the board is open, so that it causes no renders.
 */
export type BoardTools = {
  store: BoardStore;
  ui: Store<BoardUi>;
  drag: DragSession;
  openProfile: (card: ApplicationCard) => void;
  openScoring: (card: ApplicationCard, scorer: Scorer) => void;
  /** A click on a card: opens it, or selects it when Ctrl, Cmd or Shift is held. */
  press: (card: ApplicationCard, keys: { ctrlKey: boolean; metaKey: boolean; shiftKey: boolean }) => void;
  loadMore: (groupId: number) => void;
  /** Selects all cards of a column, up to the limit of a bulk action. */
  selectColumn: (groupId: number) => void;
  /** The last card of a column, even if it is not loaded yet. */
  lastOf: (groupId: number) => Promise<number | null>;
};
export const BoardToolsContext = createContext<BoardTools | null>(null);

export function useBoardTools(): BoardTools {
  return inside(useContext(BoardToolsContext));
}

/** The board's interface for what opens on top of it, such as an application's profile. */
export type BoardHandle = {
  board: Board;
  order: BoardOrder;
  /** The loaded cards in the board's order, column by column. */
  cards: readonly ApplicationCard[];
  columnOf: (card: ApplicationCard) => BoardColumn | undefined;
  /** Moves a card to its sorted place in a column, or to the top in the manual order. Can be undone. */
  moveCard: (cardId: number, groupId: number, options?: MoveOptions) => Promise<boolean>;
  /** Fetches cards again after a change. */
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
