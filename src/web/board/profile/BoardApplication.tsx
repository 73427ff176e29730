import { type ReactNode, useCallback } from 'react';
import { useBoard, useBoardTools } from '../board-context.ts';
import type { OpenApplication } from '../open-application.ts';
import { ApplicationDialogs } from './ApplicationDialogs.tsx';
import type { MessageAbout } from './ProfileDialog.tsx';

type BoardApplicationProps = {
  id: number;
  opened: Omit<OpenApplication, 'id'>;
  messaging: (about: MessageAbout) => ReactNode;
};

/** The dialogs of an application, with the board that it is on behind them. Loaded when the first one is opened. */
export function BoardApplication({ id, opened, messaging }: BoardApplicationProps) {
  const { cards, moveCard } = useBoard();
  const { loadMore } = useBoardTools();
  const groupOf = useCallback((of: number) => cards.find((card) => card.id === of)?.group_id, [cards]);
  const onNear = useCallback(
    (near: number) => {
      const groupId = groupOf(near);
      if (groupId !== undefined) loadMore(groupId);
    },
    [groupOf, loadMore],
  );
  return (
    <ApplicationDialogs
      opened={{ ...opened, id }}
      neighbours={{ ids: cards.map((card) => card.id), moveCard, onNear }}
      messaging={messaging}
    />
  );
}
