/** A copy of a card as it looks while it is dragged: tilted, with the number of dragged cards. */
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

/** Classes of a copy that follows the pointer by itself: above everything, and ignoring the pointer. */
export const AFLOAT = 'pointer-events-none fixed! top-0 left-0 z-50';
