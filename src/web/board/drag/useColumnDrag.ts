import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { autoScrollForElements } from '@atlaskit/pragmatic-drag-and-drop-auto-scroll/element';
import {
  attachClosestEdge,
  type Edge,
  extractClosestEdge,
} from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge';
import { type RefObject, useEffect, useState } from 'react';
import { useBoardTools } from '../board-context.ts';
import { isTouching } from './last-pointer.ts';

type ColumnSource = { kind: 'column'; groupId: number };

export function columnIn(data: Record<string | symbol, unknown>): number | null {
  return data.kind === 'column' ? (data as ColumnSource).groupId : null;
}

/**
 * A column is dragged by its head, and accepts cards and other columns. Returns the side at which a dragged column
 * would be inserted.
 */
export function useColumnDrag(box: RefObject<HTMLElement | null>, groupId: number, isFolded: boolean): Edge | null {
  const { drag } = useBoardTools();
  const [edge, setEdge] = useState<Edge | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a folded column has no head, an open one does.
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const head = element.querySelector('[data-column-head]');
    const scroller = drag.columns.get(groupId)?.scroller();
    const data = { kind: 'column', groupId } satisfies ColumnSource;
    const isColumn = (source: { data: Record<string | symbol, unknown> }) => {
      const other = columnIn(source.data);
      return other !== null && other !== groupId;
    };
    return combine(
      ...(head
        ? [draggable({ element, dragHandle: head, canDrag: () => !isTouching(), getInitialData: () => data })]
        : []),
      ...(scroller
        ? [autoScrollForElements({ element: scroller, canScroll: ({ source }) => source.data.kind === 'card' })]
        : []),
      dropTargetForElements({
        element,
        getData: ({ input }) => attachClosestEdge(data, { element, input, allowedEdges: ['left', 'right'] }),
        onDrag: ({ self, source }) => setEdge(isColumn(source) ? extractClosestEdge(self.data) : null),
        onDragLeave: () => setEdge(null),
        onDrop: () => setEdge(null),
      }),
    );
  }, [box, groupId, drag, isFolded]);
  return edge;
}
