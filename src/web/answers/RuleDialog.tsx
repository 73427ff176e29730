import type { AnswerRule } from '#shared/answers/rules.contract.ts';
import { saveRule } from '#shared/answers/rules.contract.ts';
import { rulesTexts } from '#shared/answers/rules.texts.ts';
import { RULE_HOURS } from '#shared/answers/rules.values.ts';
import { LOCALE_NAMES, LOCALES } from '#shared/kernel/languages.ts';
import type { MessageTemplate } from '#shared/messenger/templates.contract.ts';
import { useColumnName } from '#web/board/useColumnName.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useEndpointForm } from '#web/lib/useEndpointForm.ts';
import { Preview } from '#web/messenger/templates/TemplatePreview.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { NativeSelect } from '#web/ui/NativeSelect.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { showToast } from '#web/ui/toasts.ts';
import type { Column } from './useAnswering.ts';

type RuleDialogProps = {
  column: Column;
  /** Undefined while the column has none. */
  rule: AnswerRule | undefined;
  templates: readonly MessageTemplate[];
  onSaved: () => void;
  onClose: () => void;
};

/** Which message goes out in a column, after how many hours, and whether also when the screening decides. */
export function RuleDialog({ column, rule, templates, onSaved, onClose }: RuleDialogProps) {
  const t = useTexts(rulesTexts);
  const columnName = useColumnName()(column);
  const suggested = templates.find(({ group_id }) => group_id === column.id) ?? null;
  const form = useEndpointForm(saveRule, {
    defaults: {
      group_id: String(column.id),
      template_id: rule?.template_id ?? suggested?.id,
      hours: rule?.hours ?? 2,
      on: true,
      for_machine: rule?.for_machine ?? false,
    },
    onDone: () => {
      showToast({ type: 'success', title: t('rules.saved', { column: columnName }) });
      onSaved();
      onClose();
    },
  });
  const { register, errorOf, failure, isBusy, submit, watch } = form;
  const chosen = templates.find(({ id }) => id === Number(watch('template_id')));
  return (
    <FormDialog
      title={t('rules.dialog_title', { column: columnName })}
      saveLabel={t('rules.save')}
      failure={failure}
      isBusy={isBusy}
      onClose={onClose}
      onSubmit={submit}
    >
      <Field label={t('rules.template')} error={errorOf('template_id')}>
        <NativeSelect
          {...register('template_id', { setValueAs: asNumber })}
          autoFocus
          placeholder={t('rules.choose')}
          options={templates.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
      </Field>
      {chosen && <Preview label={t('rules.text_label')}>{chosen.body}</Preview>}
      {chosen && <MissingLanguages template={chosen} />}
      <Field label={t('rules.hours')} help={t('rules.hours_help', { max: RULE_HOURS.max })} error={errorOf('hours')}>
        <TextInput
          dir="ltr"
          inputMode="numeric"
          autoComplete="off"
          className="max-w-28"
          {...register('hours', { setValueAs: asNumber })}
        />
      </Field>
      {column.fixed === 'not_selected' && (
        <Checkbox {...register('for_machine')} help={t('rules.for_machine_help')}>
          {t('rules.for_machine')}
        </Checkbox>
      )}
    </FormDialog>
  );
}

function MissingLanguages({ template: { standard, locale, translations } }: { template: MessageTemplate }) {
  const t = useTexts(rulesTexts);
  const missing = standard === null ? LOCALES.filter((one) => one !== locale && !translations[one]) : [];
  if (missing.length === 0) return null;
  const languages = missing.map((one) => LOCALE_NAMES[one]).join(', ');
  return <p className="text-sm text-ink-2">{t('rules.missing_languages', { languages })}</p>;
}

/** Text that is no number stays text, so that the schema refuses it. */
const asNumber = (text: unknown) => (typeof text === 'string' && /^\d+$/.test(text.trim()) ? Number(text) : text);
