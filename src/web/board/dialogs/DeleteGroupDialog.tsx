import { useState } from 'react';
import { type BoardGroup, deleteGroup } from '#shared/board/board.contract.ts';
import { boardTexts } from '#shared/board/board.texts.ts';
import { isAppError } from '#shared/kernel/errors.ts';
import { uiTexts } from '#shared/reference/ui.texts.ts';
import { call } from '#web/lib/call.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Field } from '#web/ui/Field.tsx';
import { NativeSelect } from '#web/ui/NativeSelect.tsx';
import { useBoard } from '../board-context.ts';
import { useColumnName } from '../useColumnName.ts';

type DeleteGroupDialogProps = {
  group: BoardGroup;
  /** The filters may hide cards that the column holds. */
  isFiltered: boolean;
  onClose: () => void;
  onDeleted: (group: BoardGroup) => void;
};

/** Asks, and asks where the column's cards go. */
export function DeleteGroupDialog({ group, isFiltered, onClose, onDeleted }: DeleteGroupDialogProps) {
  const t = useTexts(boardTexts);
  const tUi = useTexts(uiTexts);
  const { board } = useBoard();
  const columnName = useColumnName();
  const others = board.groups.filter(({ id }) => id !== group.id);
  const before = board.groups[board.groups.findIndex(({ id }) => id === group.id) - 1];
  const [moveTo, setMoveTo] = useState(String((before ?? others[0])?.id ?? ''));
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  // A colleague may have put cards there a moment ago: the server says so, and then they are asked for, too.
  const [isRefused, setRefused] = useState(false);
  const holdsCards = group.count > 0 || isFiltered || isRefused;

  const remove = async () => {
    setBusy(true);
    setFailure(null);
    try {
      await call(deleteGroup, { id: String(group.id), ...(holdsCards && { move_to: moveTo }) });
      onDeleted(group);
    } catch (error) {
      if (!isAppError(error)) throw error;
      if (error.code === 'conflict' && !holdsCards) setRefused(true);
      else setFailure(error.message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      size="sm"
      locked={isBusy}
      closeOnScrim={false}
      title={t('board.delete_title')}
      footer={
        <>
          <Button variant="quiet" onClick={onClose} autoFocus disabled={isBusy}>
            {tUi('ui.cancel')}
          </Button>
          <Button variant="danger-solid" busy={isBusy} onClick={remove}>
            {t('board.delete')}
          </Button>
        </>
      }
    >
      <div className="grid gap-s4">
        {failure && (
          <Banner tone="danger" announce>
            {failure}
          </Banner>
        )}
        <p className="text-ink-2">{t('board.delete_text', { column: columnName(group) })}</p>
        {holdsCards && (
          <Field label={group.count > 0 ? t('board.delete_cards', { count: group.count }) : t('board.delete_hidden')}>
            <NativeSelect
              value={moveTo}
              onChange={(event) => setMoveTo(event.target.value)}
              options={others.map((other) => ({ value: String(other.id), label: columnName(other) }))}
            />
          </Field>
        )}
      </div>
    </Dialog>
  );
}
