import type { ApplicationCard } from '#shared/board/board.contract.ts';
import { createStore, type Store } from './small-store.ts';

/** Where a dragged card would go: an index among the cards of a column as they are shown now. */
export type Target = { groupId: number; index: number; afterId: number | null; isWhereItIs: boolean };
export type Drag = {
  ids: readonly number[];
  lead: ApplicationCard;
  /** Of the card that is held: the gap that opens for it. */
  height: number;
  over: Target | null;
};
export type CardMenu = { card: ApplicationCard; button: HTMLElement };

/** What this person is doing on the board right now. None of it is in the data, and no news takes it away. */
export type BoardUi = {
  /** The one card that the Tab key reaches; arrow keys go on from it. */
  activeId: number | null;
  selected: ReadonlySet<number>;
  /** Where a range of cards begins. */
  anchorId: number | null;
  drag: Drag | null;
  menu: CardMenu | null;
  /** The menu of a column is open. */
  isColumnMenu: boolean;
  /** Folded columns that were opened, by id. */
  unfolded: ReadonlySet<number>;
  /** Columns whose next cards did not come. */
  failedColumns: ReadonlySet<number>;
};

const NONE: ReadonlySet<number> = new Set();

export function createBoardUi(): Store<BoardUi> {
  return createStore<BoardUi>({
    activeId: null,
    selected: NONE,
    anchorId: null,
    drag: null,
    menu: null,
    isColumnMenu: false,
    unfolded: NONE,
    failedColumns: NONE,
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

/** From the card that was chosen last up to this one, if both stand in one column. */
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
