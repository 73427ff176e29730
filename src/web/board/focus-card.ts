import type { DragSession } from './drag/drag-session.ts';

/** The most frames to wait while a column scrolls to a card and renders it. */
const MOST_FRAMES = 30;

/** Scrolls to a card, waits until it is rendered, and focuses it. */
export function focusCard(
  session: DragSession,
  groupIdOf: (cardId: number) => number | undefined,
  cardId: number,
): void {
  let frames = 0;
  const look = () => {
    const groupId = groupIdOf(cardId);
    const column = groupId === undefined ? undefined : session.columns.get(groupId);
    const card = column?.scroller()?.querySelector<HTMLElement>(`[data-card="${cardId}"]`);
    if (card) {
      card.querySelector<HTMLElement>('[data-card-top]')?.focus({ preventScroll: true });
      card.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      return;
    }
    column?.reveal(cardId);
    frames += 1;
    if (frames < MOST_FRAMES) requestAnimationFrame(look);
  };
  // Waits for the next frame: until the pending change is rendered, the card may still be in its old place.
  requestAnimationFrame(look);
}
