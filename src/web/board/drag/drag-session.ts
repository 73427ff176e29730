import type { ApplicationCard, Board } from '#shared/board/board.contract.ts';
import type { BoardOrder } from '#shared/board/board.values.ts';
import { groupOf, type Place, sortedIndex } from '../board-state.ts';
import type { BoardUi, Target } from '../board-ui.ts';
import type { Store } from '../small-store.ts';

/** A column that is rendered and can receive cards. */
export type DropColumn = {
  scroller: () => HTMLElement | null;
  /** The index of the card before which something at this height would be dropped. */
  indexAt: (clientY: number) => number;
  /** Scrolls to one of its cards. */
  reveal: (cardId: number) => void;
};
type Parts = {
  ui: Store<BoardUi>;
  board: () => Board | undefined;
  order: () => BoardOrder;
  onDrop: (ids: readonly number[], place: Place, from: Map<number, DOMRect>) => void;
};
type Point = { x: number; y: number };

/** One drag, by mouse or by touch: both only report the position of the pointer. */
export function createDragSession({ ui, board, order, onDrop }: Parts) {
  const columns = new Map<number, DropColumn>();
  let grip: Point & { width: number } = { x: 0, y: 0, width: 0 };
  let last: Point = { x: 0, y: 0 };

  function targetAt({ x, y }: Point): Target | null {
    const { drag } = ui.get();
    const element = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-column]');
    const group = element && board() && groupOf(board() as Board, Number(element.dataset.column));
    if (!drag || !group) return null;
    const cards = group.applications;
    const isHeld = ({ id }: ApplicationCard) => drag.ids.includes(id);
    const own = cards.findIndex(({ id }) => id === drag.lead.id);
    const isOwn = drag.lead.group_id === group.id;
    if (order() !== 'hand') {
      if (isOwn) return { groupId: group.id, index: own, afterId: null, isWhereItIs: true };
      const at = sortedIndex(group, drag.lead, order(), new Date().toISOString());
      return { groupId: group.id, index: indexAmong(cards, isHeld, at), afterId: null, isWhereItIs: false };
    }
    const index = Math.min(columns.get(group.id)?.indexAt(y) ?? 0, cards.length);
    const after = cards.slice(0, index).findLast((card) => !isHeld(card));
    const isWhereItIs = drag.ids.length === 1 && isOwn && (index === own || index === own + 1);
    return { groupId: group.id, index: isWhereItIs ? own : index, afterId: after?.id ?? null, isWhereItIs };
  }

  function look() {
    const { drag } = ui.get();
    if (!drag) return;
    const over = targetAt(last);
    if (!isSame(over, drag.over)) ui.set({ drag: { ...drag, over } });
  }

  function stop() {
    document.removeEventListener('scroll', look, true);
    ui.set({ drag: null });
  }

  return {
    register(groupId: number, column: DropColumn) {
      columns.set(groupId, column);
      return () => {
        if (columns.get(groupId) === column) columns.delete(groupId);
      };
    },
    columns: columns as ReadonlyMap<number, DropColumn>,

    /** Dragging one of several selected cards drags them all. */
    start(card: ApplicationCard, element: HTMLElement, point: Point) {
      const { selected } = ui.get();
      const box = element.getBoundingClientRect();
      grip = { x: point.x - box.x, y: point.y - box.y, width: box.width };
      last = point;
      const ids = selected.has(card.id) ? inOrder(board(), selected) : [card.id];
      ui.set({ drag: { ids, lead: card, height: box.height, over: null }, menu: null, activeId: card.id });
      // Scrolling a column also changes what is under the pointer.
      document.addEventListener('scroll', look, true);
      look();
    },
    moveTo(point: Point) {
      last = point;
      look();
    },
    drop() {
      const { drag } = ui.get();
      look();
      const over = ui.get().drag?.over;
      stop();
      if (!drag || !over || over.isWhereItIs) return;
      const from = new DOMRect(last.x - grip.x, last.y - grip.y, grip.width, drag.height);
      onDrop(drag.ids, { groupId: over.groupId, afterId: over.afterId }, new Map([[drag.lead.id, from]]));
    },
    cancel: stop,
  };
}

export type DragSession = ReturnType<typeof createDragSession>;

function inOrder(board: Board | undefined, ids: ReadonlySet<number>): number[] {
  return (board?.groups ?? []).flatMap(({ applications }) =>
    applications.map(({ id }) => id).filter((id) => ids.has(id)),
  );
}

/** Converts an index among the cards that are not dragged into one among all shown cards. */
function indexAmong(cards: readonly ApplicationCard[], isHeld: (card: ApplicationCard) => boolean, at: number): number {
  let left = at;
  const index = cards.findIndex((card) => {
    if (isHeld(card)) return false;
    left -= 1;
    return left < 0;
  });
  return index < 0 ? cards.length : index;
}

function isSame(one: Target | null, other: Target | null): boolean {
  return (
    one?.groupId === other?.groupId &&
    one?.index === other?.index &&
    one?.afterId === other?.afterId &&
    one?.isWhereItIs === other?.isWhereItIs
  );
}
