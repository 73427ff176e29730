import { useState } from 'react';
import { setBlindReview } from '#shared/board/board.contract.ts';
import { boardTexts } from '#shared/board/board.texts.ts';
import { isAppError } from '#shared/kernel/errors.ts';
import { call } from '#web/lib/call.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Field } from '#web/ui/Field.tsx';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { NativeSelect } from '#web/ui/NativeSelect.tsx';
import { showToast } from '#web/ui/toasts.ts';
import { useBoard } from '../board-context.ts';
import { groupOf } from '../board-state.ts';
import { useColumnName } from '../useColumnName.ts';

/** Lets owners choose the column up to which candidates stay anonymous. */
export function BlindDialog({ onClose, onSaved }: { onClose: () => void; onSaved: () => void }) {
  const t = useTexts(boardTexts);
  const { board } = useBoard();
  const columnName = useColumnName();
  const [until, setUntil] = useState(String(board.blind_until ?? ''));
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  // The first column is not offered, because review that is blind until then would hide nobody.
  const columns = board.groups.slice(1).filter(({ fixed }) => fixed !== 'not_selected');

  const save = async () => {
    setBusy(true);
    setFailure(null);
    try {
      const { blind_until } = await call(setBlindReview, { until_group_id: until ? Number(until) : null });
      const column = columnName(blind_until === null ? undefined : groupOf(board, blind_until));
      const title = blind_until === null ? t('board.blind_saved_off') : t('board.blind_saved', { column });
      showToast({ type: 'success', title });
      onSaved();
    } catch (error) {
      if (!isAppError(error)) throw error;
      setFailure(error.message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <FormDialog
      title={t('board.blind_review')}
      saveLabel={t('board.save')}
      isBusy={isBusy}
      failure={failure}
      onSubmit={save}
      onClose={onClose}
    >
      <p className="text-sm text-ink-2">{t('board.blind_text')}</p>
      <Field label={t('board.blind_until')}>
        <NativeSelect
          value={until}
          onChange={(event) => setUntil(event.target.value)}
          options={[
            { value: '', label: t('board.blind_off') },
            ...columns.map((group) => ({ value: String(group.id), label: columnName(group) })),
          ]}
        />
      </Field>
    </FormDialog>
  );
}
