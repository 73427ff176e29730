import { useEffect, useState } from 'react';
import { type BoardGroup, deleteGroup, moreCards } from '#shared/board/board.contract.ts';
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
import { Bone, Skeleton } from '#web/ui/Skeleton.tsx';
import { useBoard } from '../board-context.ts';
import { useColumnName } from '../useColumnName.ts';

type DeleteGroupDialogProps = {
  group: BoardGroup;
  onClose: () => void;
  onDeleted: (group: BoardGroup) => void;
};

/**
 * Asks for confirmation, and where the column's cards go. It concerns the cards of all jobs, of which the board may
 * show only some.
 */
export function DeleteGroupDialog({ group, onClose, onDeleted }: DeleteGroupDialogProps) {
  const t = useTexts(boardTexts);
  const tUi = useTexts(uiTexts);
  const { board } = useBoard();
  const columnName = useColumnName();
  const { held, tellHeld } = useHeld(group.id);
  const others = board.groups.filter(({ id }) => id !== group.id);
  const before = board.groups[board.groups.findIndex(({ id }) => id === group.id) - 1];
  // Prefers a column with the same public stage, so that no candidate is shown an offer by accident.
  const alike = others.find((other) => other.public_stage === group.public_stage);
  const [moveTo, setMoveTo] = useState(String((alike ?? before ?? others[0])?.id ?? ''));
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const remove = async () => {
    setBusy(true);
    setFailure(null);
    try {
      await call(deleteGroup, { id: String(group.id), ...(held !== 0 && { move_to: moveTo }) });
      onDeleted(group);
    } catch (error) {
      if (!isAppError(error)) throw error;
      // A colleague has just moved cards here. The server says how many, and the dialog then asks where they go.
      const { count } = (error.extra ?? {}) as { count?: number };
      if (error.code === 'conflict' && held === 0) tellHeld(count ?? null);
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
      title={<bdi>{t('board.delete_title', { column: columnName(group) })}</bdi>}
      footer={
        <>
          <Button variant="quiet" onClick={onClose} autoFocus disabled={isBusy}>
            {tUi('ui.cancel')}
          </Button>
          <Button variant="danger-solid" busy={isBusy} disabled={held === undefined} onClick={remove}>
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
        <div className="grid gap-s1">
          <p className="font-semibold">{t('board.delete_question')}</p>
          <p className="text-ink-2">{t('board.delete_text')}</p>
        </div>
        {held === undefined && (
          <Skeleton>
            <Bone height={64} />
          </Skeleton>
        )}
        {held !== undefined && held !== 0 && (
          <Field label={held === null ? t('board.delete_unknown') : t('board.delete_cards', { count: held })}>
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

/** How many applications of all jobs a column holds: undefined until it is known, null if loading failed. */
function useHeld(groupId: number) {
  const [held, tellHeld] = useState<number | null>();
  useEffect(() => {
    let isOpen = true;
    call(moreCards, { id: String(groupId) })
      .then(({ count }) => count)
      .catch(() => null)
      .then((count) => isOpen && tellHeld(count));
    return () => {
      isOpen = false;
    };
  }, [groupId]);
  return { held, tellHeld };
}
