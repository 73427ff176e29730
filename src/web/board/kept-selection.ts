import type { ApplicationCard } from '#shared/board/board.contract.ts';

type Kept = { cards: readonly ApplicationCard[]; search: string };

const NOTHING: Kept = { cards: [], search: '' };
/** Kept in memory only, so it ends when the page is closed or reloaded, which includes signing out. */
let kept: Kept = NOTHING;

/** Remembers the selection, so that somebody who returns from the comparison finds the same board and selection. */
export function keepSelection(cards: readonly ApplicationCard[], search: string): void {
  kept = { cards, search };
}

export const keptSelection = (): readonly ApplicationCard[] => kept.cards;

/** The address of the board to return to; null if nothing was selected there. */
export const keptBoard = (): string | null => (kept.cards.length > 0 ? `/company/applications${kept.search}` : null);

export function forgetSelection(): void {
  kept = NOTHING;
}
