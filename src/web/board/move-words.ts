import type { Board } from '#shared/board/board.contract.ts';
import type { boardTexts } from '#shared/board/board.texts.ts';
import type { TextKey, Translate } from '#shared/kernel/texts.ts';
import type { ToastOptions } from '#web/ui/toasts.ts';
import { groupOf } from './board-state.ts';
import { cardName } from './card/card-name.ts';
import type { MoveReport } from './moves.ts';

type Words = {
  t: Translate<TextKey<typeof boardTexts>>;
  columnName: (group: { name: string } | undefined) => string;
};

/** Describes the result of a move: what went where, and why something did not. */
export function moveWords(report: MoveReport, board: Board, { t, columnName }: Words): ToastOptions[] {
  const toasts: ToastOptions[] = [];
  const { cards, moved, place, isUndo, refusals } = report;
  const column = columnName(groupOf(board, place.groupId));
  const [first] = cards;
  if (moved.length > 0 && isUndo) toasts.push({ type: 'success', title: t('board.undone', { count: moved.length }) });
  else if (moved.length === 1 && first) {
    const name = cardName(cards.find(({ id }) => id === moved[0]) ?? first, t);
    toasts.push({ type: 'success', title: t('board.moved', { name, column }) });
  } else if (moved.length > 1) {
    toasts.push({ type: 'success', title: t('board.moved_several', { count: moved.length, column }) });
  }
  const [refused] = refusals;
  if (refusals.length === 1 && refused) {
    const name = cardName(refused.card, t);
    const now = columnName(refused.now ? groupOf(board, refused.now.group_id) : undefined);
    const text = refused.reason === 'stale' && now ? t('board.stale', { name, column: now }) : refused.message;
    toasts.push({ type: 'error', title: t('board.not_moved', { name }), text: text ?? t('board.gone') });
  } else if (refusals.length > 1) {
    const text = refusals.every(({ reason }) => reason === 'stale') ? t('board.stale_several') : refused?.message;
    const title = t('board.not_moved_several', { count: refusals.length });
    toasts.push({ type: 'error', title, ...(text && { text }) });
  }
  return toasts;
}
