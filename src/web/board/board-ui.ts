import type { ApplicationCard } from '#shared/board/board.contract.ts';
import { createStore, type Store } from './small-store.ts';

/** The drop target of a dragged card: an index among the cards of a column as they are shown now. */
export type Target = { groupId: number; index: number; afterId: number | null; isWhereItIs: boolean };
export type Drag = {
  ids: readonly number[];
  lead: ApplicationCard;
  /** The height of the dragged card, and of the gap that opens for it. */
  height: number;
  over: Target | null;
};
export type CardMenu = { card: ApplicationCard; button: HTMLElement };

/**
 * What this person is doing on the board right now. It is separate from the data, so that live updates do not reset it.
 */
export type BoardUi = {
  /** The one card that Tab reaches; arrow keys move on from it. */
  activeId: number | null;
  selected: ReadonlySet<number>;
  /** The start of a range selection. */
  anchorId: number | null;
  drag: Drag | null;
  menu: CardMenu | null;
  /** Whether a column's menu is open. */
  isColumnMenu: boolean;
  /** Collapsed columns that were expanded, by id. */
  unfolded: ReadonlySet<number>;
};

const NONE: ReadonlySet<number> = new Set();

export function createBoardUi(selected: readonly number[] = []): Store<BoardUi> {
  return createStore<BoardUi>({
    activeId: null,
    selected: new Set(selected),
    anchorId: null,
    drag: null,
    menu: null,
    isColumnMenu: false,
    unfolded: NONE,
  });
}

export function selectNone(ui: Store<BoardUi>): void {
  if (ui.get().selected.size > 0) ui.set({ selected: NONE, anchorId: null });
}

export function toggleSelected(ui: Store<BoardUi>, id: number): void {
  const selected = new Set(ui.get().selected);
  if (!selected.delete(id)) selected.add(id);
  ui.set({ selected, anchorId: id, activeId: id });
}

/** Selects from the last selected card up to this one, if both are in the same column. */
export function selectUpTo(ui: Store<BoardUi>, column: readonly ApplicationCard[], id: number): void {
  const { anchorId, activeId, selected } = ui.get();
  const ends = [anchorId ?? activeId, id].map((end) => column.findIndex((card) => card.id === end));
  if (ends.some((end) => end < 0)) {
    toggleSelected(ui, id);
    return;
  }
  const range = column.slice(Math.min(...ends), Math.max(...ends) + 1);
  ui.set({ selected: new Set([...selected, ...range.map((card) => card.id)]), activeId: id });
}
