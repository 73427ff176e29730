import { changeView, type SavedView } from '#shared/views/views.contract.ts';
import { viewsTexts } from '#shared/views/views.texts.ts';
import { VIEW_NAME } from '#shared/views/views.values.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useEndpointForm } from '#web/lib/useEndpointForm.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { showToast } from '#web/ui/toasts.ts';

type EditViewDialogProps = { view: SavedView; onClose: () => void; onSaved: () => void };

/** Edits the name of a view. Its author can also choose who sees it. */
export function EditViewDialog({ view, onClose, onSaved }: EditViewDialogProps) {
  const t = useTexts(viewsTexts);
  const { id, name, shared, own, maker } = view;
  const { register, errorOf, failure, isBusy, submit } = useEndpointForm(changeView, {
    defaults: { id: String(id), name, ...(own && { shared }) },
    onDone: () => {
      showToast({ type: 'success', title: t('views.saved') });
      onSaved();
    },
  });
  return (
    <FormDialog title={t('views.edit')} saveLabel={t('views.save')} {...{ isBusy, failure, onClose }} onSubmit={submit}>
      {!own && <p className="text-sm text-ink-2">{t('views.made_by', { name: maker.name })}</p>}
      <Field label={t('views.name')} error={errorOf('name')} counter={{ max: VIEW_NAME.max }} required>
        <TextInput {...register('name')} dir="auto" autoComplete="off" autoFocus />
      </Field>
      {own && (
        <Checkbox {...register('shared')} help={t('views.share_help')}>
          {t('views.share')}
        </Checkbox>
      )}
    </FormDialog>
  );
}
