import { AFLOAT, liftedCard } from './lifted-card.ts';

/** How long a finger rests on a card before the card lifts, in milliseconds. */
const LONG_PRESS_MS = 350;
/** A finger that moves further than this many pixels before the long press ends is scrolling. */
const SLOP_PX = 8;
/** The distance to an edge at which the board and its columns begin to scroll. */
const EDGE_PX = 56;
const MOST_PX_PER_FRAME = 14;

type Point = { x: number; y: number };
type Handlers = {
  /** Returns how many cards are dragged, or false where nothing can be dragged. */
  start: (card: HTMLElement, point: Point) => number | false;
  moveTo: (point: Point) => void;
  drop: () => void;
  cancel: () => void;
};

/**
 * Drags by touch: a long press lifts the card, and anything quicker scrolls as usual. Browsers disagree on whether a
 * long press starts a drag of their own, so touch always uses this one (decision 15).
 */
export function touchDrag(board: HTMLElement, { start, moveTo, drop, cancel }: Handlers): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let from: Point = { x: 0, y: 0 };
  let at: Point = { x: 0, y: 0 };
  let copy: HTMLElement | null = null;
  let grip: Point = { x: 0, y: 0 };
  let frame = 0;

  function lift(card: HTMLElement) {
    const count = start(card, from);
    if (count === false) return;
    const box = card.getBoundingClientRect();
    grip = { x: from.x - box.x, y: from.y - box.y };
    copy = liftedCard(card, count);
    copy.className += ` ${AFLOAT}`;
    document.body.append(copy);
    navigator.vibrate?.(10);
    follow();
    frame = requestAnimationFrame(scroll);
  }

  function follow() {
    copy?.style.setProperty('transform', `translate(${at.x - grip.x}px, ${at.y - grip.y}px)`);
  }

  /** Scrolls the column under the finger up and down, and the board sideways. */
  function scroll() {
    const column = document.elementFromPoint(at.x, at.y)?.closest<HTMLElement>('[data-column]');
    const list = column?.querySelector<HTMLElement>('[data-scroller]');
    const box = list?.getBoundingClientRect();
    if (list && box) list.scrollTop += speed(at.y, box.top, box.bottom);
    const wide = board.getBoundingClientRect();
    board.scrollLeft += speed(at.x, wide.left, wide.right);
    frame = requestAnimationFrame(scroll);
  }

  function end() {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
    copy?.remove();
    copy = null;
  }

  const onStart = (event: TouchEvent) => {
    end();
    const [touch] = event.touches;
    const card = (event.target as Element).closest<HTMLElement>('[data-card]');
    if (!touch || event.touches.length > 1 || !card) return;
    from = { x: touch.clientX, y: touch.clientY };
    at = from;
    timer = setTimeout(() => lift(card), LONG_PRESS_MS);
  };
  const onMove = (event: TouchEvent) => {
    const [touch] = event.touches;
    if (!touch) return;
    at = { x: touch.clientX, y: touch.clientY };
    if (!copy) {
      if (Math.hypot(at.x - from.x, at.y - from.y) > SLOP_PX) clearTimeout(timer);
      return;
    }
    event.preventDefault();
    follow();
    moveTo(at);
  };
  const onEnd = (event: TouchEvent) => {
    const wasHeld = copy !== null;
    end();
    if (!wasHeld) return;
    // Prevents the click that would follow: the card was dropped, not pressed.
    event.preventDefault();
    drop();
  };
  const onCancel = () => {
    const wasHeld = copy !== null;
    end();
    if (wasHeld) cancel();
  };
  const onKey = (event: KeyboardEvent) => event.key === 'Escape' && onCancel();
  const onMenu = (event: Event) => {
    if (copy || (event as PointerEvent).pointerType === 'touch') event.preventDefault();
  };

  // The second listener is not passive: browsers let a listener prevent scrolling only if it was added before the touch.
  board.addEventListener('touchstart', onStart, { passive: true });
  board.addEventListener('touchmove', onMove, { passive: false });
  board.addEventListener('touchend', onEnd, { passive: false });
  board.addEventListener('touchcancel', onCancel);
  board.addEventListener('contextmenu', onMenu);
  document.addEventListener('keydown', onKey);
  return () => {
    onCancel();
    board.removeEventListener('touchstart', onStart);
    board.removeEventListener('touchmove', onMove);
    board.removeEventListener('touchend', onEnd);
    board.removeEventListener('touchcancel', onCancel);
    board.removeEventListener('contextmenu', onMenu);
    document.removeEventListener('keydown', onKey);
  };
}

function speed(at: number, from: number, to: number): number {
  const into = at < from + EDGE_PX ? at - from - EDGE_PX : at > to - EDGE_PX ? at - to + EDGE_PX : 0;
  return Math.max(-1, Math.min(1, into / EDGE_PX)) * MOST_PX_PER_FRAME;
}
