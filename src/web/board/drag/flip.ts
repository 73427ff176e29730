import { AFLOAT } from './lifted-card.ts';

const DURATION_MS = 200;
const EASING = 'cubic-bezier(.2, .8, .2, 1)';
/** A card that moved sideways by more than this has changed its column. */
const SIDEWAYS_PX = 40;

type Places = Map<number, DOMRect>;

/** Animates cards to their new places (the FLIP technique: first, last, invert, play). */
export function createFlip() {
  let before: Places | null = null;
  let held: Places = new Map();
  return {
    /** The animation of the next change starts where a dragged card was dropped, not where it came from. */
    letGo(places: Places) {
      held = places;
    },
    /** Records the card positions before a change. */
    capture(board: HTMLElement | null) {
      if (!board || isStill()) return;
      before = new Map([...placesIn(board), ...held]);
      held = new Map();
    },
    /** Animates after the change is rendered. */
    play(board: HTMLElement | null) {
      const from = before;
      before = null;
      if (!board || !from) return;
      // All positions are read before any style is written, because alternating would force a layout for each card.
      const moved = cardsIn(board).flatMap((card) => {
        const old = from.get(Number(card.dataset.card));
        const now = card.getBoundingClientRect();
        return old && (Math.abs(old.x - now.x) >= 1 || Math.abs(old.y - now.y) >= 1) ? [{ card, old, now }] : [];
      });
      for (const { card, old, now } of moved) {
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

/** Columns clip their content, so a copy is animated above them. */
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
