import { boardTexts } from '#shared/board/board.texts.ts';
import { BOARD_ORDERS } from '#shared/board/board.values.ts';
import { useTexts } from '#web/lib/texts.ts';
import { cx } from '#web/ui/cx.ts';
import { NativeSelect } from '#web/ui/NativeSelect.tsx';
import { orderOf } from '../board-store.ts';
import type { BoardFiltersHandle } from '../useBoardFilters.ts';

/** The default order, by score, is left out of the address. */
export function SortSelect({ handle, className }: { handle: BoardFiltersHandle; className?: string }) {
  const t = useTexts(boardTexts);
  return (
    <NativeSelect
      size="sm"
      aria-label={t('board.sort')}
      value={orderOf(handle.filters)}
      onChange={({ target }) => handle.set({ order: target.value === 'score' ? undefined : target.value })}
      options={BOARD_ORDERS.map((order) => ({
        value: order,
        label: t('board.sort_by', { order: t(`board.sort_${order}`) }),
      }))}
      // As wide as the chosen order, in browsers that support it, because the longest option would push the filters
      // away.
      className={cx('[&_select]:field-sizing-content', className)}
    />
  );
}
