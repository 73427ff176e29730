/** A copy of a card as it looks in the hand: tilted, with how many it stands for. */
export function liftedCard(card: HTMLElement, count: number): HTMLElement {
  const copy = card.cloneNode(true) as HTMLElement;
  copy.removeAttribute('data-card');
  copy.removeAttribute('data-held');
  copy.ariaHidden = 'true';
  copy.className = `${card.className} border-accent! bg-raised! shadow-3! rotate-[1.6deg]`;
  copy.style.inlineSize = `${card.offsetWidth}px`;
  if (count > 1) {
    const badge = document.createElement('span');
    badge.className =
      'absolute -top-2 -end-2 grid min-w-6 h-6 place-items-center rounded-round bg-accent px-1.5 text-xs font-bold text-on-accent tabular-nums';
    badge.textContent = String(count);
    copy.append(badge);
  }
  return copy;
}

/** For a copy that follows something by itself: above everything, out of the pointer's way. */
export const AFLOAT = 'pointer-events-none fixed! top-0 left-0 z-50';
