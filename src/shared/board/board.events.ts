import { definePassingEvent } from '../kernel/define-event.ts';
import { Id } from '../kernel/ids.ts';

const ON_BOARD = { companyId: Id, actorId: Id.nullable() };

export const passingBoardEvents = {
  'column.added': definePassingEvent(ON_BOARD, { heardBy: ['columns'] }),
  'column.edited': definePassingEvent(ON_BOARD, { heardBy: ['columns'] }),
  'columns.reordered': definePassingEvent(ON_BOARD, { heardBy: ['columns'] }),
  /** All cards of a column got new ranks, because those between two cards had grown too long. */
  'column.ranked_anew': definePassingEvent(ON_BOARD, { heardBy: ['columns'] }),
  'blind_review.changed': definePassingEvent(ON_BOARD, { heardBy: ['columns'] }),
} as const;
