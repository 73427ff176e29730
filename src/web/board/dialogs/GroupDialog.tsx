import { PUBLIC_STAGES, publicStageMessage } from '#shared/applications/public-stages.ts';
import { type BoardGroup, renameGroup, storeGroup } from '#shared/board/board.contract.ts';
import { boardTexts } from '#shared/board/board.texts.ts';
import { GROUP_NAME } from '#shared/board/board.values.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useEndpointForm } from '#web/lib/useEndpointForm.ts';
import { useWords } from '#web/lib/words.ts';
import { Field } from '#web/ui/Field.tsx';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { NativeSelect } from '#web/ui/NativeSelect.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';

/** The response does not include the card count. */
type Saved = (group: Omit<BoardGroup, 'count'>) => void;
type GroupDialogProps = { group: BoardGroup | null; onClose: () => void; onSaved: Saved };

/** Edits a column's name and its public stage, for an existing or a new column. */
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
    defaults: { id: group.id, name: group.name, public_stage: group.public_stage },
    onDone: ({ group: saved }) => onSaved(saved),
  });
  return (
    <NameDialog
      title={t('board.edit_column')}
      saveLabel={t('board.update')}
      input={form.register('name')}
      stageInput={form.register('public_stage')}
      error={form.errorOf('name')}
      {...form}
      onClose={onClose}
    />
  );
}

function AddGroup({ onClose, onSaved }: { onClose: () => void; onSaved: Saved }) {
  const t = useTexts(boardTexts);
  const form = useEndpointForm(storeGroup, {
    defaults: { name: '', public_stage: 'in_review' },
    onDone: ({ group: saved }) => onSaved(saved),
  });
  return (
    <NameDialog
      title={t('board.add_column')}
      saveLabel={t('board.add')}
      input={form.register('name')}
      stageInput={form.register('public_stage')}
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
  stageInput: object;
  error: string | undefined;
  failure: string | null;
  isBusy: boolean;
  submit: (event?: React.BaseSyntheticEvent) => void;
  onClose: () => void;
};

function NameDialog(props: NameDialogProps) {
  const { title, saveLabel, input, stageInput, error, failure, isBusy, submit, onClose } = props;
  const t = useTexts(boardTexts);
  const words = useWords();
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
      <Field label={t('board.candidates_see')} help={t('board.candidates_see_hint')}>
        <NativeSelect
          {...stageInput}
          options={PUBLIC_STAGES.map((stage) => ({ value: stage, label: words(publicStageMessage(stage)) }))}
        />
      </Field>
    </FormDialog>
  );
}
