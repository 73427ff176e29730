import { BoardFilters } from '#shared/board/board.contract.ts';
import type { SavedView } from '#shared/views/views.contract.ts';
import { type BoardArguments, type FilterName, readFilters } from '#web/board/board-address.ts';

const NAMES = Object.keys(BoardFilters.shape) as FilterName[];

export const filtersOf = ({ search }: Pick<SavedView, 'search'>) => readFilters(new URLSearchParams(search));

/** All filters of the board: those of the view, and the others unset. */
export function exactly(filters: BoardArguments): Record<FilterName, string | undefined> {
  return Object.fromEntries(NAMES.map((name) => [name, filters[name]])) as Record<FilterName, string | undefined>;
}

/** Whether both show the same. The order of a filter's values does not matter, and no order means by score. */
export function isSameSearch(one: BoardArguments, other: BoardArguments): boolean {
  const spelled = (filters: BoardArguments) =>
    NAMES.map((name) => {
      const value = filters[name] ?? '';
      if (name === 'order') return value || 'score';
      return name === 'q' ? value : value.split(',').sort().join();
    });
  return spelled(one).join('\n') === spelled(other).join('\n');
}
