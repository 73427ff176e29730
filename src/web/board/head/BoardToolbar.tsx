import { CircleHelp, EllipsisVertical, EyeOff, FileSpreadsheet, ListFilter, Plus, Search } from 'lucide-react';
import { memo, type ReactNode, useState } from 'react';
import type { Board } from '#shared/board/board.contract.ts';
import { boardTexts } from '#shared/board/board.texts.ts';
import { bulkTexts } from '#shared/board/bulk.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useTypedFilter } from '#web/lib/useTypedFilter.ts';
import { Button } from '#web/ui/Button.tsx';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { Menu, type MenuAction } from '#web/ui/Menu.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { narrowingCount, valuesOf } from '../board-address.ts';
import { exportTable } from '../bulk/export-table.ts';
import type { BoardFiltersHandle } from '../useBoardFilters.ts';
import { EducationChoices, ExperienceChoices, ScoreChoices, TimeChoices } from './FilterChoices.tsx';
import { FilterDialog } from './FilterDialog.tsx';
import { FilterMenu } from './FilterMenu.tsx';
import { JobPick } from './JobPick.tsx';
import { SortSelect } from './SortSelect.tsx';

/** Renders what is beside the search and changes the filters. */
export type BesideSearch = (toolbar: { handle: BoardFiltersHandle; jobs: Board['jobs'] }) => ReactNode;

type BoardToolbarProps = {
  jobs: Board['jobs'];
  /** `total` counts the applications of the job or of all jobs; `shown` those that match the filters. */
  total: number;
  shown: number;
  handle: BoardFiltersHandle;
  isOwner: boolean;
  isLoading: boolean;
  besideSearch?: BesideSearch | undefined;
  menuActions?: readonly MenuAction[] | undefined;
  onAddColumn: () => void;
  onBlindReview: () => void;
  onHelp: () => void;
};

/** The job, the filters and the order. Memoised, because moving a card changes none of them. */
export const BoardToolbar = memo(function BoardToolbar({
  jobs,
  total,
  shown,
  handle,
  isOwner,
  isLoading,
  besideSearch,
  menuActions = [],
  onAddColumn,
  onBlindReview,
  onHelp,
}: BoardToolbarProps) {
  const t = useTexts(boardTexts);
  const bulk = useTexts(bulkTexts);
  const [hasFilters, setHasFilters] = useState(false);
  const { filters, set, clear } = handle;
  const typed = useTypedFilter(filters.q ?? '', (q) => set({ q: q || undefined }));
  const narrowed = narrowingCount(filters);
  const scores = valuesOf(filters, 'score').length + (filters.unscored ? 1 : 0);
  const times = (filters.new ? 1 : 0) + (filters.days ? 1 : 0) + (filters.late ? 1 : 0);
  return (
    <div className="flex min-h-13 items-center gap-s2 border-b border-line px-5 py-s2 max-md:flex-wrap max-md:gap-y-0 max-md:px-gutter">
      <h1 className="sr-only">{t('board.title')}</h1>
      <JobPick jobs={jobs} jobId={filters.job} onPick={(job) => set({ job })} />
      <span
        role="status"
        className={cx(
          'ms-s2 text-sm whitespace-nowrap text-ink-2 tabular-nums max-md:sr-only',
          isLoading && 'opacity-60',
        )}
      >
        {narrowed > 0 ? t('board.shown', { shown, total }) : t('board.total', { count: total })}
      </span>
      <span aria-hidden="true" className="mx-s1 h-5 w-px flex-none bg-line-strong max-md:hidden" />
      {/* Phones show the search and the filters on a line of their own, however short the job's title is. */}
      <span aria-hidden="true" className="order-1 basis-full md:hidden" />
      <TextInput
        {...typed}
        type="search"
        size="sm"
        icon={Search}
        dir="auto"
        aria-label={t('board.search')}
        placeholder={t('board.search_hint')}
        autoComplete="off"
        className="min-w-24 max-w-62 flex-1 max-md:order-2 max-md:mt-s2 max-md:max-w-none max-md:basis-[40%]"
      />
      {besideSearch && <span className="max-md:order-3 max-md:mt-s2">{besideSearch({ handle, jobs })}</span>}
      <span className="flex gap-s2 max-xl:hidden">
        <FilterMenu name={t('board.experience')} count={valuesOf(filters, 'experience').length}>
          <ExperienceChoices handle={handle} />
        </FilterMenu>
        <FilterMenu name={t('board.education')} count={valuesOf(filters, 'education').length}>
          <EducationChoices handle={handle} />
        </FilterMenu>
        <FilterMenu name={t('board.score')} count={scores}>
          <ScoreChoices handle={handle} />
        </FilterMenu>
        <FilterMenu name={t('board.more')} count={times}>
          <TimeChoices handle={handle} />
        </FilterMenu>
      </span>
      <Button
        size="sm"
        aria-label={narrowed > 0 ? t('board.filters_set', { count: narrowed }) : t('board.filters')}
        aria-haspopup="dialog"
        aria-pressed={narrowed > 0 || undefined}
        onClick={() => setHasFilters(true)}
        className="xl:hidden max-md:order-3 max-md:mt-s2"
      >
        <Icon of={ListFilter} size="sm" />
        <span className="max-md:hidden">{t('board.filters')}</span>
        {narrowed > 0 && <span className="tabular-nums">{narrowed}</span>}
      </Button>
      {narrowed > 0 && (
        <Button size="sm" variant="quiet" onClick={clear} className="max-md:order-3 max-md:mt-s2">
          {t('board.clear')}
        </Button>
      )}
      <span className="ms-auto flex items-center gap-s2">
        <SortSelect handle={handle} className="max-md:hidden" />
        <Button size="sm" onClick={onAddColumn} className="max-[1400px]:hidden">
          <Icon of={Plus} size="sm" />
          {t('board.add_column')}
        </Button>
        <IconButton icon={CircleHelp} size="sm" label={t('board.help')} onClick={onHelp} className="max-md:hidden" />
        <Menu
          label={t('board.board_menu')}
          size="icon-sm"
          groups={[
            {
              id: 'board',
              actions: [
                { id: 'add', label: t('board.add_column'), icon: Plus, onAction: onAddColumn },
                ...(isOwner
                  ? [{ id: 'blind', label: t('board.blind_review'), icon: EyeOff, onAction: onBlindReview }]
                  : []),
                {
                  id: 'export',
                  label: bulk('bulk.export'),
                  icon: FileSpreadsheet,
                  onAction: () => exportTable(filters),
                },
                ...menuActions,
                { id: 'help', label: t('board.help'), icon: CircleHelp, onAction: onHelp },
              ],
            },
          ]}
        >
          <Icon of={EllipsisVertical} size="sm" />
        </Menu>
      </span>
      {hasFilters && <FilterDialog handle={handle} shown={shown} onClose={() => setHasFilters(false)} />}
    </div>
  );
});
