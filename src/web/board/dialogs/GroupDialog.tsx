import { type BoardGroup, renameGroup, storeGroup } from '#shared/board/board.contract.ts';
import { boardTexts } from '#shared/board/board.texts.ts';
import { GROUP_NAME } from '#shared/board/board.values.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useEndpointForm } from '#web/lib/useEndpointForm.ts';
import { Field } from '#web/ui/Field.tsx';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';

/** It comes back without its count. */
type Saved = (group: Omit<BoardGroup, 'count'>) => void;
type GroupDialogProps = { group: BoardGroup | null; onClose: () => void; onSaved: Saved };

/** A column's name: of one that is there, or of a new one. */
export function GroupDialog({ group, onClose, onSaved }: GroupDialogProps) {
  return group ? (
    <EditGroup group={group} onClose={onClose} onSaved={onSaved} />
  ) : (
    <AddGroup onClose={onClose} onSaved={onSaved} />
  );
}

function EditGroup({ group, onClose, onSaved }: { group: BoardGroup; onClose: () => void; onSaved: Saved }) {
  const t = useTexts(boardTexts);
  const form = useEndpointForm(renameGroup, {
    defaults: { id: group.id, name: group.name },
    onDone: ({ group: saved }) => onSaved(saved),
  });
  return (
    <NameDialog
      title={t('board.edit_column')}
      saveLabel={t('board.update')}
      input={form.register('name')}
      error={form.errorOf('name')}
      {...form}
      onClose={onClose}
    />
  );
}

function AddGroup({ onClose, onSaved }: { onClose: () => void; onSaved: Saved }) {
  const t = useTexts(boardTexts);
  const form = useEndpointForm(storeGroup, { defaults: { name: '' }, onDone: ({ group: saved }) => onSaved(saved) });
  return (
    <NameDialog
      title={t('board.add_column')}
      saveLabel={t('board.add')}
      input={form.register('name')}
      error={form.errorOf('name')}
      {...form}
      onClose={onClose}
    />
  );
}

type NameDialogProps = {
  title: string;
  saveLabel: string;
  input: object;
  error: string | undefined;
  failure: string | null;
  isBusy: boolean;
  submit: (event?: React.BaseSyntheticEvent) => void;
  onClose: () => void;
};

function NameDialog({ title, saveLabel, input, error, failure, isBusy, submit, onClose }: NameDialogProps) {
  const t = useTexts(boardTexts);
  return (
    <FormDialog
      title={title}
      saveLabel={saveLabel}
      isBusy={isBusy}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={t('board.column_name')} error={error} counter={{ max: GROUP_NAME.max }}>
        <TextInput {...input} dir="auto" autoComplete="off" autoFocus />
      </Field>
    </FormDialog>
  );
}
