import { definePassingEvent } from '../kernel/define-event.ts';
import { Id } from '../kernel/ids.ts';

const ON_BOARD = { companyId: Id, actorId: Id.nullable() };

export const passingBoardEvents = {
  'column.added': definePassingEvent(ON_BOARD),
  'column.edited': definePassingEvent(ON_BOARD),
  'columns.reordered': definePassingEvent(ON_BOARD),
  /** All cards of a column got new ranks, because those between two cards had grown too long. */
  'column.ranked_anew': definePassingEvent(ON_BOARD),
  'blind_review.changed': definePassingEvent(ON_BOARD),
} as const;
