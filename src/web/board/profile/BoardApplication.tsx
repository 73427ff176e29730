import { useCallback } from 'react';
import { useBoard, useBoardTools } from '../board-context.ts';
import type { OpenApplication } from '../open-application.ts';
import { ApplicationDialogs } from './ApplicationDialogs.tsx';
import type { ProfileSlots } from './profile-slots.ts';

type BoardApplicationProps = {
  id: number;
  opened: Omit<OpenApplication, 'id'>;
  slots: ProfileSlots;
};

/** The dialogs of an application over the board. Loaded when the first one is opened. */
export function BoardApplication({ id, opened, slots }: BoardApplicationProps) {
  const { board, cards, moveCard } = useBoard();
  const { loadMore } = useBoardTools();
  const groupOf = useCallback((of: number) => cards.find((card) => card.id === of)?.group_id, [cards]);
  const onNear = useCallback(
    (near: number) => {
      const groupId = groupOf(near);
      if (groupId !== undefined) loadMore(groupId);
    },
    [groupOf, loadMore],
  );
  const unloaded = board.groups.flatMap(({ applications, count }) => {
    const last = applications.at(-1);
    return last && count > applications.length ? [{ afterId: last.id, count: count - applications.length }] : [];
  });
  return (
    <ApplicationDialogs
      opened={{ ...opened, id }}
      neighbours={{ ids: cards.map((card) => card.id), unloaded, moveCard, onNear }}
      slots={slots}
    />
  );
}
