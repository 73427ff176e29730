import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { moveApplication } from '#shared/board/board.contract.ts';
import type { CandidateProfile } from '#shared/board/profile.contract.ts';
import { profileTexts } from '#shared/board/profile.texts.ts';
import { isAppError } from '#shared/kernel/errors.ts';
import { call } from '#web/lib/call.ts';
import { useTexts } from '#web/lib/texts.ts';
import { showToast } from '#web/ui/toasts.ts';
import type { MoveOptions } from '../moves.ts';
import { useColumnName } from '../useColumnName.ts';
import { profileQuery, refreshApplication } from './application-data.ts';
import type { BoardNeighbours } from './board-neighbours.ts';

type Parts = {
  profile: CandidateProfile | undefined;
  name: string;
  neighbours: BoardNeighbours;
};

/** Moves the open application. If its card is on the board, the board moves it and reports the result. */
export function useStageMove({ profile, name, neighbours }: Parts) {
  const t = useTexts(profileTexts);
  const client = useQueryClient();
  const columnName = useColumnName();
  /** The column that it is being moved to. */
  const [going, setGoing] = useState<number | null>(null);
  const { application, groups = [] } = profile ?? {};

  async function move(groupId: number, options: MoveOptions = {}): Promise<boolean> {
    if (!application) return false;
    const { id, version, group_id: current } = application;
    if (groupId === current) return true;
    if (neighbours.ids.includes(id)) {
      const moved = neighbours.moveCard(id, groupId, options);
      client.setQueryData(profileQuery(id).queryKey, (before) =>
        before?.application ? { ...before, application: { ...before.application, group_id: groupId } } : before,
      );
      const isThere = await moved;
      if (!isThere) refreshApplication(client, id);
      return isThere;
    }
    setGoing(groupId);
    const { reason } = options;
    const isThere = await call(moveApplication, {
      application_id: id,
      to_group_id: groupId,
      after_id: null,
      version,
      ...(reason && { reason }),
    }).then(
      () => true,
      (error: unknown) => {
        if (!isAppError(error)) throw error;
        showToast({ type: 'error', title: error.message });
        return false;
      },
    );
    const stage = columnName(groups.find((group) => group.id === groupId));
    if (isThere) showToast({ type: 'success', title: t('profile.moved', { name, stage }) });
    setGoing(null);
    refreshApplication(client, id);
    return isThere;
  }
  return { going, move };
}
