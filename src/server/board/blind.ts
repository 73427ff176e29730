import { blindName } from '#shared/board/blind.texts.ts';
import type { FixedGroup } from '#shared/board/board.values.ts';
import type { Message } from '#shared/kernel/messages.ts';

export type BlindColumn = { id: number; position: number; fixed: FixedGroup | null };

/**
 * Blind review: the columns whose candidates are shown without what tells who they are. That are those before the
 * column that the company names, in the board's order. Not selected stands at the end, but whoever was turned away
 * never came to the named column: it is hidden too, unless it is the named one itself.
 */
export function hiddenColumns(columns: readonly BlindColumn[], untilId: number | null): ReadonlySet<number> {
  const until = columns.find(({ id }) => id === untilId);
  if (!until) return new Set();
  const isBefore = (column: BlindColumn) =>
    column.position < until.position || (column.position === until.position && column.id < until.id);
  const isHidden = (column: BlindColumn) =>
    column.id !== until.id && (column.fixed === 'not_selected' || isBefore(column));
  return new Set(columns.filter(isHidden).map(({ id }) => id));
}

/** In place of the name of somebody who is hidden. */
export function nameWhileHidden(applicationId: number): Message {
  return blindName('blind.name', { number: applicationId });
}
