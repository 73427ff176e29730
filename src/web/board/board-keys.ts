import type { ApplicationCard, Board, BoardColumn } from '#shared/board/board.contract.ts';
import type { BoardOrder } from '#shared/board/board.values.ts';
import type { BoardTools } from './board-context.ts';
import type { Place } from './board-state.ts';
import { selectUpTo, toggleSelected } from './board-ui.ts';

type KeyPress = {
  key: string;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
  target: EventTarget;
  preventDefault: () => void;
};
export type KeyContext = {
  tools: BoardTools;
  board: Board;
  order: BoardOrder;
  isRightToLeft: boolean;
  focus: (cardId: number) => void;
  move: (ids: readonly number[], place: Place) => void;
  shiftColumn: (group: BoardColumn, by: -1 | 1) => void;
  onSorted: () => void;
};

/** Handles the keys that the board's help lists, for the card that has the focus. */
export function pressKey(event: KeyPress, context: KeyContext): void {
  const { board } = context;
  const target = event.target as HTMLElement;
  if (!target.matches('[data-card-top]')) return;
  const id = Number(target.closest<HTMLElement>('[data-card]')?.dataset.card);
  const group = board.groups.find(({ applications }) => applications.some((card) => card.id === id));
  const card = group?.applications.find((one) => one.id === id);
  if (!group || !card) return;
  const done = actOf(event, card, group, context);
  if (!done) return;
  event.preventDefault();
  done();
}

function actOf(event: KeyPress, card: ApplicationCard, group: BoardColumn, context: KeyContext): (() => void) | null {
  const { tools, board } = context;
  const { ui } = tools;
  const hasModifier = event.ctrlKey || event.altKey || event.metaKey;
  const step = stepOf(event.key, context.isRightToLeft);
  if (step && hasModifier && event.shiftKey) return step.across ? () => context.shiftColumn(group, step.across) : null;
  if (step && hasModifier) return () => moveBy(step, card, group, context);
  if (step && event.shiftKey && step.along) {
    return () => {
      const next = group.applications[group.applications.indexOf(card) + step.along];
      selectUpTo(ui, group.applications, card.id);
      if (next) {
        selectUpTo(ui, group.applications, next.id);
        context.focus(next.id);
      }
    };
  }
  if (step) return () => focusBy(step, card, group, context);
  const ends = { Home: group.applications[0], End: group.applications.at(-1) }[event.key];
  if (ends) return () => context.focus(ends.id);
  if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'a') return () => tools.selectColumn(group.id);
  if (hasModifier) return null;
  if (/^[1-9]$/.test(event.key)) {
    const to = board.groups[Number(event.key) - 1];
    return to ? () => moveTo(to, card, group, context) : null;
  }
  if (event.key.toLowerCase() === 'x') return () => toggleSelected(ui, card.id);
  if (event.key.toLowerCase() === 'm' || event.key === 'ContextMenu') {
    const box = (event.target as HTMLElement).closest('[data-card]');
    const button = box?.querySelector<HTMLElement>('[aria-haspopup="menu"]');
    return button ? () => button.click() : null;
  }
  return null;
}

type Step = { along: -1 | 1; across?: never } | { across: -1 | 1; along?: never };

/** Sideways keys go in the direction they point: in right-to-left languages the next column is on the left. */
function stepOf(key: string, isRightToLeft: boolean): Step | null {
  const forward = isRightToLeft ? -1 : 1;
  if (key === 'ArrowUp') return { along: -1 };
  if (key === 'ArrowDown') return { along: 1 };
  if (key === 'ArrowRight') return { across: forward };
  if (key === 'ArrowLeft') return { across: forward === 1 ? -1 : 1 };
  return null;
}

function focusBy(step: Step, card: ApplicationCard, group: BoardColumn, { board, focus }: KeyContext) {
  const index = group.applications.indexOf(card);
  if (step.along) {
    const next = group.applications[index + step.along];
    if (next) focus(next.id);
    return;
  }
  for (let at = board.groups.indexOf(group) + step.across; board.groups[at]; at += step.across) {
    const { id, applications } = board.groups[at] as BoardColumn;
    const next = applications[Math.min(index, applications.length - 1)];
    // Folded columns show no cards.
    if (next && document.querySelector(`[data-column="${id}"] [data-scroller]`)) return focus(next.id);
  }
}

function moveBy(step: Step, card: ApplicationCard, group: BoardColumn, context: KeyContext) {
  const { board, order, move, onSorted, focus } = context;
  if (step.across) {
    const to = board.groups[board.groups.indexOf(group) + step.across];
    if (to) moveTo(to, card, group, context);
    return;
  }
  if (order !== 'hand') return onSorted();
  const index = group.applications.indexOf(card);
  const after = step.along === 1 ? index + 1 : index - 2;
  if (index + step.along < 0 || index + step.along >= group.applications.length) return;
  move([card.id], { groupId: group.id, afterId: group.applications[after]?.id ?? null });
  focus(card.id);
}

/** The focus follows the card. A folded column cannot have the focus, so it goes to the neighbouring card instead. */
function moveTo(to: BoardColumn, card: ApplicationCard, group: BoardColumn, { tools, move, focus }: KeyContext) {
  if (to.id === group.id) return;
  const { selected } = tools.ui.get();
  const index = group.applications.indexOf(card);
  const next = group.applications[index + 1] ?? group.applications[index - 1];
  const isFolded = !document.querySelector(`[data-column="${to.id}"] [data-scroller]`);
  move(selected.has(card.id) ? [...selected] : [card.id], { groupId: to.id, afterId: null });
  if (!isFolded) focus(card.id);
  else if (next) focus(next.id);
}
