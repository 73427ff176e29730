import type { Neighbours } from '#web/applications/neighbours.ts';
import type { MoveOptions } from '../moves.ts';

/** The board behind an open application, as far as the dialog needs it. */
export type BoardNeighbours = Neighbours & {
  /** Moves a card on the board, so that it can be undone there. Resolves to whether the move succeeded. */
  moveCard: (applicationId: number, groupId: number, options?: MoveOptions) => Promise<boolean>;
};
