import type { DragSession } from './drag/drag-session.ts';

/** A column may need some frames to scroll to a card and to draw it. */
const MOST_FRAMES = 30;

/** Brings a card of a column into view, waits until it is drawn, and gives it the focus. */
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
  // After the change that is under way is on the screen: until then the card may still stand where it was.
  requestAnimationFrame(look);
}
