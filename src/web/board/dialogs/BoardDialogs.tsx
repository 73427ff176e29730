import type { ApplicationCard } from '#shared/board/board.contract.ts';
import { useBoardTools } from '../board-context.ts';
import type { Place } from '../board-state.ts';
import type { useGroups } from '../useGroups.ts';
import { BlindDialog } from './BlindDialog.tsx';
import { DeleteGroupDialog } from './DeleteGroupDialog.tsx';
import { GroupDialog } from './GroupDialog.tsx';
import { HelpDialog } from './HelpDialog.tsx';
import { MoveDialog } from './MoveDialog.tsx';

/** Dialogs opened by the board's own tools. */
export type OwnDialog = { kind: 'help' } | { kind: 'blind' } | { kind: 'move'; cards: readonly ApplicationCard[] };

type BoardDialogsProps = {
  groups: ReturnType<typeof useGroups>;
  own: OwnDialog | null;
  onClose: () => void;
  onMove: (ids: readonly number[], place: Place) => void;
  onChanged: () => void;
};

export function BoardDialogs({ groups, own, onClose, onMove, onChanged }: BoardDialogsProps) {
  const { lastOf } = useBoardTools();
  const { dialog } = groups;
  return (
    <>
      {(dialog?.kind === 'add' || dialog?.kind === 'edit') && (
        <GroupDialog
          group={dialog.kind === 'edit' ? dialog.group : null}
          onClose={groups.close}
          onSaved={(saved) => groups.onSaved(saved, dialog.kind === 'add')}
        />
      )}
      {dialog?.kind === 'delete' && (
        <DeleteGroupDialog group={dialog.group} onClose={groups.close} onDeleted={groups.onDeleted} />
      )}
      {own?.kind === 'help' && <HelpDialog onClose={onClose} />}
      {own?.kind === 'blind' && (
        <BlindDialog
          onClose={onClose}
          onSaved={() => {
            onClose();
            onChanged();
          }}
        />
      )}
      {own?.kind === 'move' && (
        <MoveDialog
          cards={own.cards}
          onClose={onClose}
          onMove={(place) =>
            onMove(
              own.cards.map(({ id }) => id),
              place,
            )
          }
          lastOf={lastOf}
        />
      )}
    </>
  );
}
