import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useMemo, useRef } from 'react';
import type { ApplicationCard, BoardColumn } from '#shared/board/board.contract.ts';
import { cx } from '#web/ui/cx.ts';
import { useBoardTools } from '../board-context.ts';
import { CardView } from '../card/CardView.tsx';
import { useStore } from '../small-store.ts';
import { DropGap } from './DropGap.tsx';
import { MoreCards } from './MoreCards.tsx';

const GAP = 8;
/** The next page is fetched this many cards before the end of what is loaded. */
const AHEAD = 6;
/** The size that the server assumes: a column on a laptop. */
const FIRST_RECT = { width: 264, height: 680 };

type CardListProps = { group: BoardColumn; showJob: boolean; label: string };

/** The cards of a column; only visible ones are rendered. */
export function CardList({ group, showJob, label }: CardListProps) {
  const { ui, drag: session, loadMore } = useBoardTools();
  const { id: groupId, applications: cards, next } = group;
  const scroller = useRef<HTMLDivElement>(null);
  const indexes = useMemo(() => new Map(cards.map((card, index) => [card.id, index])), [cards]);
  const tabStop = useStore(ui, ({ activeId }) => (activeId !== null && indexes.has(activeId) ? activeId : null));
  const target = useStore(ui, ({ drag }) =>
    drag?.over?.groupId === groupId && !drag.over.isWhereItIs ? drag.over : null,
  );
  // Subscribes only to a drag over this column, so that other columns do not render again.
  const gapHeight = useStore(ui, ({ drag }) => (drag?.over?.groupId === groupId ? drag.height + GAP : 0));
  const firstId = cards[0]?.id;

  // The focused card and the dragged card stay rendered, however far the column is scrolled.
  const keep = (range: Range) => {
    const { drag } = ui.get();
    const kept = [drag?.lead.id, tabStop ?? firstId].flatMap((id) => (id === undefined ? [] : (indexes.get(id) ?? [])));
    return [...new Set([...defaultRangeExtractor(range), ...kept])].sort((a, b) => a - b);
  };
  const virtualizer = useVirtualizer({
    count: cards.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => estimate(cards[index], showJob),
    getItemKey: (index) => cards[index]?.id ?? index,
    rangeExtractor: keep,
    initialRect: FIRST_RECT,
    gap: GAP,
    overscan: 2,
    paddingStart: 2,
    paddingEnd: 24,
    useFlushSync: false,
  });
  const items = virtualizer.getVirtualItems();
  const lastShown = items.at(-1)?.index ?? 0;

  useEffect(() => {
    if (next !== null && lastShown >= cards.length - AHEAD) loadMore(groupId);
  }, [next, lastShown, cards.length, groupId, loadMore]);

  const latest = useRef({ virtualizer, indexes });
  useEffect(() => {
    latest.current = { virtualizer, indexes };
  });
  useEffect(
    () =>
      session.register(groupId, {
        scroller: () => scroller.current,
        reveal: (cardId) => {
          const { virtualizer: now, indexes: at } = latest.current;
          const index = at.get(cardId);
          if (index !== undefined) now.scrollToIndex(index, { align: 'auto' });
        },
        indexAt: (clientY) => {
          const box = scroller.current;
          const { measurementsCache: sizes } = latest.current.virtualizer;
          if (!box) return 0;
          const { drag } = ui.get();
          const open = drag?.over?.groupId === groupId && !drag.over.isWhereItIs ? drag.over.index : null;
          let y = clientY - box.getBoundingClientRect().top + box.scrollTop;
          if (open !== null && drag) {
            // The sizes do not include the gap that is open now.
            const from = sizes[open]?.start ?? sizes.at(-1)?.end ?? 0;
            if (y > from && y < from + drag.height + GAP) return open;
            if (y >= from + drag.height + GAP) y -= drag.height + GAP;
          }
          const index = sizes.findIndex(({ start, size }) => y < start + size / 2);
          return index < 0 ? sizes.length : index;
        },
      }),
    [session, groupId, ui],
  );

  // A transform makes the browser paint and sort a card apart, in each frame, so only cards that make room have one.
  const shift = (index: number) =>
    target && index >= target.index ? { transform: `translateY(${gapHeight}px)` } : undefined;
  const end = virtualizer.getTotalSize();
  const gapAt =
    target && (virtualizer.measurementsCache[target.index]?.start ?? end - 24 + (cards.length > 0 ? GAP : 0));
  return (
    <div
      ref={scroller}
      data-scroller=""
      className="min-h-0 overflow-y-auto overscroll-y-contain px-s2 [scrollbar-width:thin] max-md:px-s3"
    >
      <ol aria-label={label} className="relative" style={{ blockSize: end + (target ? gapHeight : 0) }}>
        {items.map(({ key, index, start }) => {
          const card = cards[index];
          return (
            card && (
              <li
                key={key}
                ref={virtualizer.measureElement}
                data-index={index}
                aria-setsize={group.count}
                aria-posinset={index + 1}
                // Only in the target column: animated cards are separate layers, and those of all columns would take
                // longer than a frame.
                className={cx('absolute inset-x-0', target && 'transition-transform')}
                style={{ top: start, ...shift(index) }}
              >
                <CardView
                  card={card}
                  showJob={showJob}
                  expectsWord={group.fixed !== 'new'}
                  isTabStop={(tabStop ?? firstId) === card.id}
                />
              </li>
            )
          );
        })}
        {target && gapAt !== null && (
          <li aria-hidden="true" className="absolute inset-x-0" style={{ top: gapAt, blockSize: gapHeight - GAP }}>
            <DropGap target={target} count={group.count} />
          </li>
        )}
      </ol>
      {next !== null && <MoreCards groupId={groupId} />}
    </div>
  );
}

/** Close to the real height, so that nothing jumps when it is measured. */
function estimate(card: ApplicationCard | undefined, showJob: boolean): number {
  if (!card) return 120;
  const scores = (card.ai_evaluation ? 1 : 0) + (card.human_evaluation || card.being_scored ? 1 : 0);
  const badges = card.blind || card.disputed_at || card.imported || card.outcome === 'withdrawn' ? 34 : 0;
  return 88 + scores * 35 + (showJob ? 20 : 0) + badges;
}
