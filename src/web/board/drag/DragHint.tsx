import { boardTexts } from '#shared/board/board.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useBoard, useBoardTools } from '../board-context.ts';
import { groupOf } from '../board-state.ts';
import { cardName } from '../card/card-name.ts';
import { useStore } from '../small-store.ts';
import { useColumnName } from '../useColumnName.ts';

/** Says in words where the dragged card would be dropped. */
export function DragHint() {
  const t = useTexts(boardTexts);
  const { board } = useBoard();
  const columnName = useColumnName();
  const drag = useStore(useBoardTools().ui, (state) => state.drag);
  if (!drag) return null;
  const { lead, ids, over } = drag;
  const group = over && groupOf(board, over.groupId);
  const name = ids.length > 1 ? t('board.total', { count: ids.length }) : cardName(lead, t);
  const count = group ? group.count + (group.id === lead.group_id ? 0 : ids.length) : 0;
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none fixed inset-x-s4 bottom-s5 z-6 mx-auto flex w-fit items-center gap-s3 rounded-r2 bg-ink px-s4 py-2.5 text-sm font-semibold text-paper shadow-3 max-md:bottom-20"
    >
      {group && over
        ? t('board.moving', { name, column: columnName(group), position: over.index + 1, count })
        : t('board.moving_nowhere', { name })}
      <span className="font-normal opacity-80 max-md:hidden">{t('board.drop_to_move')}</span>
      <span className="flex items-center gap-s2 font-normal opacity-80 max-md:hidden">
        <kbd className="rounded-[4px] border border-current px-1 font-sans text-xs leading-4">Esc</kbd>
        {t('board.to_cancel')}
      </span>
    </div>
  );
}
