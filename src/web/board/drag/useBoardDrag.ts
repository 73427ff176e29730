import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { autoScrollForElements } from '@atlaskit/pragmatic-drag-and-drop-auto-scroll/element';
import { extractClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge';
import { type RefObject, useEffect, useRef } from 'react';
import type { ApplicationCard } from '#shared/board/board.contract.ts';
import type { BoardTools } from '../board-context.ts';
import { watchPointer } from './last-pointer.ts';
import { touchDrag } from './touch-drag.ts';
import { cardIn } from './useCardDrag.ts';
import { columnIn } from './useColumnDrag.ts';

type Handlers = {
  findCard: (id: number) => ApplicationCard | undefined;
  /** Called when a column was dropped beside another one. */
  onColumnDrop: (groupId: number, besideId: number, isAfter: boolean) => void;
};

/** Listens on the whole board, so that no card needs listeners of its own. */
export function useBoardDrag(box: RefObject<HTMLElement | null>, { ui, drag }: BoardTools, handlers: Handlers): void {
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });
  useEffect(() => {
    const board = box.current;
    if (!board) return;
    const pointOf = ({ clientX, clientY }: { clientX: number; clientY: number }) => ({ x: clientX, y: clientY });
    return combine(
      watchPointer(board),
      autoScrollForElements({ element: board, getAllowedAxis: () => 'horizontal' }),
      monitorForElements({
        onDragStart: ({ source, location }) => {
          const card = cardIn(source.data);
          if (card) drag.start(card, source.element, pointOf(location.initial.input));
        },
        onDrag: ({ location }) => drag.moveTo(pointOf(location.current.input)),
        onDropTargetChange: ({ location }) => drag.moveTo(pointOf(location.current.input)),
        onDrop: ({ source, location }) => {
          const [target] = location.current.dropTargets;
          const moved = columnIn(source.data);
          const beside = target && columnIn(target.data);
          if (moved !== null && target && beside !== undefined && beside !== null) {
            const isRight = extractClosestEdge(target.data) === 'right';
            const isAfter = isRight === (document.documentElement.dir !== 'rtl');
            if (moved !== beside) latest.current.onColumnDrop(moved, beside, isAfter);
          } else if (target) {
            drag.moveTo(pointOf(location.current.input));
            drag.drop();
          } else drag.cancel();
        },
      }),
      touchDrag(board, {
        start: (element, point) => {
          const card = latest.current.findCard(Number(element.dataset.card));
          if (!card) return false;
          drag.start(card, element, point);
          return ui.get().drag?.ids.length ?? 1;
        },
        moveTo: drag.moveTo,
        drop: drag.drop,
        cancel: drag.cancel,
      }),
    );
  }, [box, ui, drag]);
}
