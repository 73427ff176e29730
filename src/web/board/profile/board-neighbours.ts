import type { Neighbours } from '#web/applications/neighbours.ts';

/** The board behind an open application, as far as the dialog needs to know it. */
export type BoardNeighbours = Neighbours & {
  /** Moves a card that is on the board, so that it can be undone there. */
  moveCard: (applicationId: number, groupId: number) => void;
};
