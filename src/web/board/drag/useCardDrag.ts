import { draggable } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { setCustomNativeDragPreview } from '@atlaskit/pragmatic-drag-and-drop/element/set-custom-native-drag-preview';
import { type RefObject, useEffect, useRef } from 'react';
import type { ApplicationCard } from '#shared/board/board.contract.ts';
import { useBoardTools } from '../board-context.ts';
import { isTouching } from './last-pointer.ts';
import { liftedCard } from './lifted-card.ts';

type CardSource = { kind: 'card'; card: ApplicationCard };

export function cardIn(data: Record<string | symbol, unknown>): ApplicationCard | null {
  return data.kind === 'card' ? (data as CardSource).card : null;
}

/** Makes a card draggable by mouse. The board watches the drag itself, once for all cards. */
export function useCardDrag(box: RefObject<HTMLElement | null>, card: ApplicationCard): void {
  const { ui } = useBoardTools();
  const latest = useRef(card);
  useEffect(() => {
    latest.current = card;
  }, [card]);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    return draggable({
      element,
      // Touch is handled by touch-drag.ts.
      canDrag: () => !isTouching(),
      getInitialData: () => ({ kind: 'card', card: latest.current }) satisfies CardSource,
      onGenerateDragPreview: ({ nativeSetDragImage, location }) =>
        setCustomNativeDragPreview({
          nativeSetDragImage,
          // The preview is held at the point where the card was grabbed.
          getOffset: () => {
            const { x, y } = element.getBoundingClientRect();
            const { clientX, clientY } = location.initial.input;
            return { x: clientX - x, y: clientY - y };
          },
          render: ({ container }) => {
            const { selected } = ui.get();
            const { id } = latest.current;
            container.append(liftedCard(element, selected.has(id) ? selected.size : 1));
          },
        }),
    });
  }, [box, ui]);
}
