import { useEffect } from 'react';
import type { Board } from '#shared/board/board.contract.ts';
import { createView } from '#shared/views/views.contract.ts';
import { viewsTexts } from '#shared/views/views.texts.ts';
import { VIEW_NAME } from '#shared/views/views.values.ts';
import type { BoardArguments } from '#web/board/board-address.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useEndpointForm } from '#web/lib/useEndpointForm.ts';
import { useUnsentText } from '#web/lib/useUnsentText.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { showToast } from '#web/ui/toasts.ts';
import { useRefreshViews } from './useViews.ts';
import { ViewSummary } from './ViewSummary.tsx';

type SaveViewDialogProps = { filters: BoardArguments; jobs: Board['jobs']; onClose: () => void };

/** Saves what the board shows. A name that was typed and not saved is there again when the dialog is opened next. */
export function SaveViewDialog({ filters, jobs, onClose }: SaveViewDialogProps) {
  const t = useTexts(viewsTexts);
  const refresh = useRefreshViews();
  const [kept, keep] = useUnsentText('view-name');
  const form = useEndpointForm(createView, {
    defaults: { name: kept, shared: false, filters },
    onDone: () => {
      keep('');
      refresh();
      showToast({ type: 'success', title: t('views.saved') });
      onClose();
    },
  });
  const { register, setValue, errorOf, failure, isBusy, submit } = form;
  // A search is applied when the typing pauses, which may be after the dialog has opened.
  useEffect(() => setValue('filters', filters), [filters, setValue]);
  const title = jobs.find(({ id }) => String(id) === filters.job)?.title;
  return (
    <FormDialog
      title={t('views.save_this')}
      saveLabel={t('views.save')}
      {...{ isBusy, failure, onClose }}
      onSubmit={submit}
    >
      <p className="grid gap-0.5 rounded-r2 bg-wash px-s3 py-s2">
        <span className="text-sm font-semibold">{t('views.kept')}</span>
        <ViewSummary filters={filters} jobTitle={title} />
      </p>
      <Field label={t('views.name')} error={errorOf('name')} counter={{ max: VIEW_NAME.max }} required>
        <TextInput
          {...register('name', { onChange: ({ target }) => keep(target.value) })}
          dir="auto"
          autoComplete="off"
          autoFocus
        />
      </Field>
      <Checkbox {...register('shared')} help={t('views.share_help')}>
        {t('views.share')}
      </Checkbox>
    </FormDialog>
  );
}
