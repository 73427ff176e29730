import { ArrowRight } from 'lucide-react';
import type { BoardColumn } from '#shared/board/board.contract.ts';
import { boardTexts } from '#shared/board/board.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { useBoardTools } from '../board-context.ts';

/** A collapsed column, until somebody opens it. Cards can be dropped on it all the same. */
export function FoldedColumn({ group, name }: { group: BoardColumn; name: string }) {
  const t = useTexts(boardTexts);
  const { ui } = useBoardTools();
  return (
    <h2 className="h-full text-sm tracking-normal">
      <button
        type="button"
        aria-expanded={false}
        title={t('board.unfold', { column: name })}
        onClick={() => ui.set({ unfolded: new Set([...ui.get().unfolded, group.id]) })}
        className="flex h-full w-full flex-col items-center gap-s3 py-s3 focus-visible:shadow-focus-inset!"
      >
        <Icon of={ArrowRight} size="sm" flip />
        <span id={`column-name-${group.id}`} className="flex items-center gap-s3 [writing-mode:vertical-rl]" dir="auto">
          {name}
          <span className="font-normal text-ink-2 tabular-nums">
            {group.count}
            <span className="sr-only"> {t('board.title')}</span>
          </span>
        </span>
      </button>
    </h2>
  );
}
