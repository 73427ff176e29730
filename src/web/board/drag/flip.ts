import { AFLOAT } from './lifted-card.ts';

const DURATION_MS = 200;
const EASING = 'cubic-bezier(.2, .8, .2, 1)';
/** Further than this to the side, it has changed its column. */
const SIDEWAYS_PX = 40;

type Places = Map<number, DOMRect>;

/** Lets cards glide to where a change has put them: first, last, invert, play. */
export function createFlip() {
  let before: Places | null = null;
  return {
    /** Before the change. `held` is where a dragged card was let go, rather than where it came from. */
    capture(board: HTMLElement | null, held: Places = new Map()) {
      if (!board || isStill()) return;
      before = new Map([...placesIn(board), ...held]);
    },
    /** When the change is on the screen. */
    play(board: HTMLElement | null) {
      const from = before;
      before = null;
      if (!board || !from) return;
      for (const card of cardsIn(board)) {
        const old = from.get(Number(card.dataset.card));
        const now = card.getBoundingClientRect();
        if (!old || (Math.abs(old.x - now.x) < 1 && Math.abs(old.y - now.y) < 1)) continue;
        if (Math.abs(old.x - now.x) > SIDEWAYS_PX) fly(card, old, now);
        else glide(card, old.x - now.x, old.y - now.y);
      }
    },
  };
}

function glide(card: HTMLElement, x: number, y: number) {
  card.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }], {
    duration: DURATION_MS,
    easing: EASING,
  });
}

/** Columns cut off what leaves them, so a copy flies above them. */
function fly(card: HTMLElement, old: DOMRect, now: DOMRect) {
  const copy = card.cloneNode(true) as HTMLElement;
  copy.removeAttribute('data-card');
  copy.ariaHidden = 'true';
  copy.className = `${copy.className} ${AFLOAT}`;
  copy.style.inlineSize = `${now.width}px`;
  document.body.append(copy);
  const at = (box: DOMRect) => ({ transform: `translate(${box.x}px, ${box.y}px)` });
  card.animate([{ opacity: 0 }, { opacity: 0 }], { duration: DURATION_MS });
  const flight = copy.animate([at(old), at(now)], { duration: DURATION_MS, easing: EASING, fill: 'forwards' });
  flight.finished.finally(() => copy.remove()).catch(() => {});
}

function placesIn(board: HTMLElement): Places {
  return new Map(cardsIn(board).map((card) => [Number(card.dataset.card), card.getBoundingClientRect()]));
}

function cardsIn(board: HTMLElement): HTMLElement[] {
  return [...board.querySelectorAll<HTMLElement>('[data-card]')];
}

function isStill(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
