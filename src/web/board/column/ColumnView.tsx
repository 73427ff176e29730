import { memo, useRef } from 'react';
import type { BoardColumn } from '#shared/board/board.contract.ts';
import { boardTexts } from '#shared/board/board.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { cx } from '#web/ui/cx.ts';
import { useBoardTools } from '../board-context.ts';
import { useColumnDrag } from '../drag/useColumnDrag.ts';
import { useStore } from '../small-store.ts';
import { useColumnName } from '../useColumnName.ts';
import { CardList } from './CardList.tsx';
import { type ColumnActions, ColumnHead } from './ColumnHead.tsx';
import { FoldedColumn } from './FoldedColumn.tsx';

type ColumnViewProps = {
  group: BoardColumn;
  showJob: boolean;
  isFiltered: boolean;
  isFirst: boolean;
  isLast: boolean;
  actions: ColumnActions;
};

/** A column: its name, the number of its cards, and the cards. */
export const ColumnView = memo(function ColumnView({
  group,
  showJob,
  isFiltered,
  isFirst,
  isLast,
  actions,
}: ColumnViewProps) {
  const t = useTexts(boardTexts);
  const { ui } = useBoardTools();
  const name = useColumnName()(group);
  const isOver = useStore(ui, ({ drag }) => drag?.over?.groupId === group.id);
  const isFolded = useStore(
    ui,
    // A collapsed column opens while a search is active, so that its matches are visible.
    ({ unfolded }) => group.fixed === 'not_selected' && !unfolded.has(group.id) && !(isFiltered && group.count > 0),
  );
  const box = useRef<HTMLElement>(null);
  const edge = useColumnDrag(box, group.id, isFolded);
  return (
    <section
      ref={box}
      id={`column-${group.id}`}
      data-column={group.id}
      aria-labelledby={`column-name-${group.id}`}
      className={cx(
        'relative min-w-0 border-e border-line',
        isFolded
          ? 'w-11 flex-none bg-sunken'
          : 'grid flex-[1_0_280px] grid-rows-[auto_minmax(0,1fr)] max-md:flex-[0_0_92%] max-md:snap-start',
        isOver && 'bg-accent-soft/55!',
        edge && 'before:absolute before:inset-y-0 before:z-1 before:w-0.75 before:rounded-round before:bg-accent',
        edge === 'left' && 'before:-left-0.5',
        edge === 'right' && 'before:-right-0.5',
      )}
    >
      {isFolded ? (
        <FoldedColumn group={group} name={name} />
      ) : (
        <>
          <ColumnHead group={group} name={name} isOver={isOver} isFirst={isFirst} isLast={isLast} actions={actions} />
          <CardList group={group} showJob={showJob} label={name} />
          {group.applications.length === 0 && group.next === null && (
            <p className="pointer-events-none absolute inset-x-s4 top-14 rounded-r2 border border-dashed border-line-strong px-s3 py-s5 text-center text-xs text-ink-2">
              {t(isFiltered ? 'board.empty_column_filtered' : 'board.empty_column')}
            </p>
          )}
        </>
      )}
    </section>
  );
});
