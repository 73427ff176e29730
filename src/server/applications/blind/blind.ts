import { blindName } from '#shared/board/blind.texts.ts';
import type { FixedGroup } from '#shared/board/board.values.ts';
import type { Message, Words } from '#shared/kernel/messages.ts';
import { fold } from '../../kernel/fold.ts';

export type BlindColumn = { id: number; position: number; fixed: FixedGroup | null };

/**
 * Blind review hides what identifies a candidate in certain columns: those before the column that the company names, in
 * the board's order. Not selected is the last column, but rejected candidates never reached the named one, so it is
 * hidden too, unless it is the named column itself.
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

/** Shown instead of the name of a hidden candidate. */
export function nameWhileHidden(applicationId: number): Message {
  return blindName('blind.name', { number: applicationId });
}

/** The hidden name with a placeholder for its number, folded for search: hidden people are found by the name shown. */
export function hiddenNamePattern(words: Words): string {
  return fold(words(blindName('blind.name', { number: NUMBER_PLACE })));
}
export const NUMBER_PLACE = '{n}';
