import { type ReactNode, useCallback, useRef, useState } from 'react';
import type { ApplicationCard, Board } from '#shared/board/board.contract.ts';
import { boardTexts } from '#shared/board/board.texts.ts';
import { direction } from '#shared/kernel/languages.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { cx } from '#web/ui/cx.ts';
import type { MenuAction } from '#web/ui/Menu.tsx';
import { showToast } from '#web/ui/toasts.ts';
import { type BoardArguments, narrowingCount } from './board-address.ts';
import { BoardContext, BoardToolsContext } from './board-context.ts';
import { pressKey } from './board-keys.ts';
import { cardsInOrder, shownCount } from './board-state.ts';
import { orderOf } from './board-store.ts';
import { selectNone } from './board-ui.ts';
import { MoveMenu } from './card/MoveMenu.tsx';
import { BoardFailure } from './column/BoardFailure.tsx';
import { BoardStates } from './column/BoardStates.tsx';
import { ColumnView } from './column/ColumnView.tsx';
import { BoardDialogs, type OwnDialog } from './dialogs/BoardDialogs.tsx';
import { DragHint } from './drag/DragHint.tsx';
import { isTouching } from './drag/last-pointer.ts';
import { useBoardDrag } from './drag/useBoardDrag.ts';
import { focusCard } from './focus-card.ts';
import { type BesideSearch, BoardToolbar } from './head/BoardToolbar.tsx';
import { ColumnChips } from './head/ColumnChips.tsx';
import type { BoardMove } from './moves.ts';
import { SelectionBar } from './SelectionBar.tsx';
import { useStore } from './small-store.ts';
import { useBoardFilters } from './useBoardFilters.ts';
import { useBoardModel } from './useBoardModel.ts';
import { useBoardShortcuts } from './useBoardShortcuts.ts';
import { useGroups } from './useGroups.ts';

type BoardViewProps = {
  loaded: { board: Board; filters: BoardArguments };
  isOwner: boolean;
  /** More actions for the selected cards: messages, CVs, a table. */
  bulkActions?: (cards: readonly ApplicationCard[]) => ReactNode;
  /**
   * Rendered beside the search. It must be the same function each time, so that a moved card does not render the
   * toolbar.
   */
  besideSearch?: BesideSearch;
  /** Further entries of a card's menu. */
  cardActions?: (card: ApplicationCard) => readonly MenuAction[];
  /** Further entries of the board's menu. */
  menuActions?: readonly MenuAction[];
  /** Called after the server has confirmed a move. */
  onMoved?: (move: BoardMove) => void;
  /** What opens on top of the board, by its address; `useBoard` gives it access to the board. */
  children?: ReactNode;
};

/** The applications board: columns of cards that can be searched, opened and moved. */
export function BoardView({
  loaded,
  isOwner,
  bulkActions,
  cardActions,
  besideSearch,
  menuActions,
  onMoved,
  children,
}: BoardViewProps) {
  const t = useTexts(boardTexts);
  const isRightToLeft = direction(useLocale()) === 'rtl';
  const box = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState<OwnDialog | null>(null);
  const filters = useBoardFilters();
  const shown = useBoardModel(loaded, filters.filters, box, onMoved);
  const { model, board, handle, tools, error, isLoading } = shown;
  const { move, undo, live } = model;
  const { ui, store } = tools;
  const order = orderOf(filters.filters);
  const isFiltered = narrowingCount(filters.filters) > 0;
  const groups = useGroups(store, live.boardChanged);
  const clearSelection = useCallback(() => selectNone(ui), [ui]);
  useBoardDrag(box, tools, { findCard: store.find, onColumnDrop: groups.dropBeside });

  const openBlind = useCallback(() => setOwn({ kind: 'blind' }), []);
  const openHelp = useCallback(() => setOwn({ kind: 'help' }), []);
  useBoardShortcuts({ undo, clear: clearSelection, help: openHelp });

  const onSorted = () => showToast({ type: 'info', title: t('board.sorted_note'), text: t('board.sorted_note_text') });
  const focus = (id: number) => focusCard(tools.drag, (one) => store.find(one)?.group_id, id);
  const selected = useStore(ui, (state) => state.selected);
  const chosen = selected.size === 0 ? [] : cardsInOrder(board).filter(({ id }) => selected.has(id));
  // Only phones use scroll snapping; on other devices, reading the drag state here would render the whole board again.
  const isDragging = useStore(ui, ({ drag }) => drag !== null && isTouching());
  const goTo = (groupId: number) => {
    ui.set({ unfolded: new Set([...ui.get().unfolded, groupId]) });
    requestAnimationFrame(() => document.getElementById(`column-${groupId}`)?.scrollIntoView({ inline: 'start' }));
  };
  return (
    <BoardContext value={handle}>
      <BoardToolsContext value={tools}>
        <main id="main" data-fills="" className="relative flex min-h-0 flex-col">
          <BoardToolbar
            jobs={board.jobs}
            total={board.total}
            shown={shownCount(board)}
            handle={filters}
            isOwner={isOwner}
            isLoading={isLoading}
            besideSearch={besideSearch}
            menuActions={menuActions}
            onAddColumn={groups.add}
            onBlindReview={openBlind}
            onHelp={openHelp}
          />
          {error && <BoardFailure error={error} onTryAgain={store.refresh} />}
          {shown.isConnected === false && (
            <p role="status" className="border-b border-line bg-warning-soft px-5 py-1.5 text-sm max-md:px-gutter">
              {t('board.offline')}
            </p>
          )}
          <ColumnChips groups={board.groups} onGo={goTo} />
          {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the cards inside, and are listened to once. */}
          <div
            ref={box}
            data-board=""
            data-choosing={chosen.length > 0 || undefined}
            aria-busy={isLoading || undefined}
            onFocus={({ target }) => {
              const id = Number(target.closest<HTMLElement>('[data-card]')?.dataset.card);
              if (id && ui.get().activeId !== id) ui.set({ activeId: id });
            }}
            onKeyDown={(event) =>
              pressKey(event, {
                tools,
                board,
                order,
                isRightToLeft,
                move,
                onSorted,
                focus,
                shiftColumn: groups.actions.shift,
              })
            }
            className={cx(
              'flex min-h-0 flex-1 overflow-x-auto transition-opacity',
              !isDragging && 'max-md:snap-x max-md:snap-mandatory',
              isLoading && 'opacity-60',
              // The visible board belongs to the previous filters, and not to those that failed.
              shown.hasFailed && 'hidden',
            )}
          >
            {board.groups.map((group, index) => (
              <ColumnView
                key={group.id}
                group={group}
                showJob={filters.filters.job === undefined && board.jobs.length > 1}
                isFiltered={isFiltered}
                isFirst={index === 0}
                isLast={index === board.groups.length - 1}
                actions={groups.actions}
              />
            ))}
          </div>
          {!shown.hasFailed && <BoardStates total={board.total} shown={shownCount(board)} onClear={filters.clear} />}
          {chosen.length > 0 && (
            <SelectionBar
              cards={chosen}
              actions={bulkActions?.(chosen)}
              onMove={() => setOwn({ kind: 'move', cards: chosen })}
              onClear={clearSelection}
            />
          )}
        </main>
        <MoveMenu
          actions={cardActions}
          onMove={(id, groupId) => {
            void handle.moveCard(id, groupId);
            focus(id);
          }}
          onChoosePlace={(id) => {
            const card = store.find(id);
            if (card) setOwn({ kind: 'move', cards: [card] });
          }}
        />
        <DragHint />
        <BoardDialogs
          groups={groups}
          own={own}
          onClose={() => setOwn(null)}
          onMove={move}
          onChanged={live.boardChanged}
        />
        {children}
      </BoardToolsContext>
    </BoardContext>
  );
}
