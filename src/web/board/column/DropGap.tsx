import { boardTexts } from '#shared/board/board.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useBoard, useBoardTools } from '../board-context.ts';
import type { Target } from '../board-ui.ts';
import { cardName } from '../card/card-name.ts';
import { useStore } from '../small-store.ts';

/** The gap that is open for the cards being dragged. */
export function DropGap({ target, count }: { target: Target; count: number }) {
  const t = useTexts(boardTexts);
  const { order } = useBoard();
  const drag = useStore(useBoardTools().ui, (state) => state.drag);
  if (!drag) return null;
  const { ids, lead } = drag;
  return (
    <div className="grid h-full place-content-center justify-items-center gap-0.5 overflow-hidden rounded-r2 border-[1.5px] border-dashed border-accent bg-accent-soft px-s3 text-center text-xs font-semibold text-accent-strong">
      <span className="max-w-full truncate">
        {ids.length > 1
          ? t('board.goes_here_several', { count: ids.length })
          : t('board.goes_here', { name: cardName(lead, t) })}
      </span>
      <span className="font-normal">
        {order === 'hand'
          ? t('board.by_hand', {
              position: target.index + 1,
              count: lead.group_id === target.groupId ? count : count + 1,
            })
          : t(`board.by_${order}`)}
      </span>
    </div>
  );
}
