import { ArrowLeft, ArrowRight, CheckCheck, ChevronsRight, Pencil, Trash2 } from 'lucide-react';
import type { BoardColumn } from '#shared/board/board.contract.ts';
import { boardTexts } from '#shared/board/board.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { cx } from '#web/ui/cx.ts';
import { IconButton } from '#web/ui/IconButton.tsx';
import { Menu } from '#web/ui/Menu.tsx';
import { useBoardTools } from '../board-context.ts';

export type ColumnActions = {
  edit: (group: BoardColumn) => void;
  remove: (group: BoardColumn) => void;
  /** Moves the column one place forwards or backwards. */
  shift: (group: BoardColumn, by: -1 | 1) => void;
};
type ColumnHeadProps = {
  group: BoardColumn;
  name: string;
  isOver: boolean;
  isFirst: boolean;
  isLast: boolean;
  actions: ColumnActions;
};

/** The head of a column. The column can be moved by dragging it. */
export function ColumnHead({ group, name, isOver, isFirst, isLast, actions }: ColumnHeadProps) {
  const t = useTexts(boardTexts);
  const { ui, selectColumn } = useBoardTools();
  const isFolding = group.fixed === 'not_selected';
  return (
    <header
      data-column-head=""
      className={cx(
        'group flex h-11 min-w-0 items-center gap-s2 ps-s4 pe-s2 pointer-fine:cursor-grab',
        isOver && 'text-accent-strong',
      )}
    >
      <h2 id={`column-name-${group.id}`} className="min-w-0 truncate text-sm">
        <bdi>{name}</bdi>
      </h2>
      <span className={cx('text-sm tabular-nums', isOver ? 'text-accent-strong' : 'text-ink-3')}>
        {group.count}
        <span className="sr-only"> {t('board.title')}</span>
      </span>
      <span className="ms-auto flex">
        {group.count > 0 && (
          <IconButton
            icon={CheckCheck}
            size="xs"
            label={t('board.select_column', { column: name })}
            onClick={() => selectColumn(group.id)}
            className="opacity-0 group-hover:opacity-100 focus-visible:opacity-100 in-data-choosing:opacity-100 pointer-coarse:hidden pointer-coarse:in-data-choosing:grid"
          />
        )}
        {isFolding && (
          <IconButton
            icon={ChevronsRight}
            flip
            size="xs"
            label={t('board.fold', { column: name })}
            onClick={() => ui.set({ unfolded: new Set([...ui.get().unfolded].filter((id) => id !== group.id)) })}
          />
        )}
        {group.is_deletable && (
          <Menu
            label={t('board.column_menu', { column: name })}
            size="icon-xs"
            onOpenChange={(isColumnMenu) => ui.set({ isColumnMenu })}
            groups={[
              {
                id: 'column',
                actions: [
                  { id: 'edit', label: t('board.edit'), icon: Pencil, onAction: () => actions.edit(group) },
                  {
                    id: 'earlier',
                    label: t('board.earlier'),
                    icon: ArrowLeft,
                    flip: true,
                    disabled: isFirst,
                    onAction: () => actions.shift(group, -1),
                  },
                  {
                    id: 'later',
                    label: t('board.later'),
                    icon: ArrowRight,
                    flip: true,
                    disabled: isLast,
                    onAction: () => actions.shift(group, 1),
                  },
                ],
              },
              {
                id: 'delete',
                actions: [
                  {
                    id: 'delete',
                    label: t('board.delete'),
                    icon: Trash2,
                    danger: true,
                    onAction: () => actions.remove(group),
                  },
                ],
              },
            ]}
          />
        )}
      </span>
    </header>
  );
}
