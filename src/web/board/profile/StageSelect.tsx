import type { QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { moveApplication } from '#shared/board/board.contract.ts';
import type { CandidateProfile } from '#shared/board/profile.contract.ts';
import { profileTexts } from '#shared/board/profile.texts.ts';
import { isAppError } from '#shared/kernel/errors.ts';
import { call } from '#web/lib/call.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useWords } from '#web/lib/words.ts';
import { Select } from '#web/ui/Select.tsx';
import { showToast } from '#web/ui/toasts.ts';
import { useColumnName } from '../useColumnName.ts';
import { refreshApplication } from './application-data.ts';
import type { BoardNeighbours } from './board-neighbours.ts';

type StageSelectProps = {
  client: QueryClient;
  application: NonNullable<CandidateProfile['application']>;
  groups: CandidateProfile['groups'];
  name: string;
  neighbours: BoardNeighbours;
};

/** Where the application stands, and where it can go. A card that is on the board is moved by the board. */
export function StageSelect({ client, application, groups, name, neighbours }: StageSelectProps) {
  const t = useTexts(profileTexts);
  const words = useWords();
  const columnName = useColumnName();
  const { id, version, group_id: current } = application;
  const [going, setGoing] = useState<number | null>(null);
  const tell = (groupId: number) =>
    showToast({
      type: 'success',
      title: t('profile.moved', { name, stage: columnName(groups.find((group) => group.id === groupId)) }),
    });

  async function move(groupId: number) {
    if (groupId === current) return;
    if (neighbours.ids.includes(id)) {
      // The board says what became of it, and how to undo it.
      neighbours.moveCard(id, groupId);
      client.setQueryData(['profile', id], (before: CandidateProfile | undefined) =>
        before?.application ? { ...before, application: { ...before.application, group_id: groupId } } : before,
      );
      return;
    }
    setGoing(groupId);
    try {
      await call(moveApplication, { application_id: id, to_group_id: groupId, after_id: null, version });
      tell(groupId);
    } catch (error) {
      showToast({ type: 'error', title: isAppError(error) ? words(error.message) : String(error) });
    }
    setGoing(null);
    refreshApplication(client, id);
  }

  return (
    <Select
      label={t('profile.stage')}
      size="sm"
      value={String(going ?? current)}
      disabled={going !== null}
      options={groups.map((group) => ({ value: String(group.id), label: columnName(group) }))}
      onChange={(value) => void move(Number(value))}
      className="w-36 max-md:min-w-36 max-md:flex-1"
    />
  );
}
