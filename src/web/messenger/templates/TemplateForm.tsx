import { useRef, useState } from 'react';
import type { FieldPath, UseFormReturn } from 'react-hook-form';
import { LOCALE_NAMES, LOCALES, type Locale } from '#shared/kernel/languages.ts';
import { MESSAGE, PLACEHOLDERS, TEMPLATE } from '#shared/messenger/messenger.values.ts';
import {
  createTemplate,
  type MessageTemplate,
  type TemplateColumn,
  updateTemplate,
} from '#shared/messenger/templates.contract.ts';
import { templatesTexts } from '#shared/messenger/templates.texts.ts';
import { uiTexts } from '#shared/reference/ui.texts.ts';
import { useColumnName } from '#web/board/useColumnName.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useEndpointForm } from '#web/lib/useEndpointForm.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Field } from '#web/ui/Field.tsx';
import { NativeSelect } from '#web/ui/NativeSelect.tsx';
import { Segmented } from '#web/ui/Segmented.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { TemplatePreview } from './TemplatePreview.tsx';
import { usePlaceholderNames } from './usePlaceholderNames.ts';

/** A template that is being edited; a new one has no id yet. */
export type Draft = Omit<MessageTemplate, 'id' | 'standard'> & { id: number | null };

type TemplateFormProps = {
  draft: Draft;
  columns: readonly TemplateColumn[];
  /** Whose card the preview is filled in from; the newest applicant's if none is given. */
  applicationId: number | undefined;
  onClose: () => void;
  onSaved: () => void;
};

/** Edits a new or an existing template. */
export function TemplateForm({ draft: { id, ...fields }, ...rest }: TemplateFormProps) {
  return id === null ? <NewTemplate fields={fields} {...rest} /> : <OldTemplate id={id} fields={fields} {...rest} />;
}

type Fields = Omit<Draft, 'id'>;
type PartProps = Omit<TemplateFormProps, 'draft'> & { fields: Fields };

function NewTemplate({ fields, onSaved, ...rest }: PartProps) {
  const t = useTexts(templatesTexts);
  const form = useEndpointForm(createTemplate, { defaults: fields, onDone: onSaved });
  return <FieldsDialog title={t('templates.new')} form={form as unknown as FieldsForm} {...rest} />;
}

function OldTemplate({ id, fields, onSaved, ...rest }: PartProps & { id: number }) {
  const t = useTexts(templatesTexts);
  const form = useEndpointForm(updateTemplate, { defaults: { id: String(id), ...fields }, onDone: onSaved });
  return <FieldsDialog title={t('templates.edit')} form={form as unknown as FieldsForm} {...rest} />;
}

/** What both forms have in common. */
type FieldsForm = Pick<UseFormReturn<Fields>, 'register' | 'setValue' | 'watch'> & {
  errorOf: (field: FieldPath<Fields>) => string | undefined;
  failure: string | null;
  isBusy: boolean;
  submit: (event?: React.BaseSyntheticEvent) => void;
};
type FieldsDialogProps = Pick<TemplateFormProps, 'columns' | 'applicationId' | 'onClose'> & {
  title: string;
  form: FieldsForm;
};

function FieldsDialog({ title, form, columns, applicationId, onClose }: FieldsDialogProps) {
  const t = useTexts(templatesTexts);
  const ui = useTexts(uiTexts);
  const columnName = useColumnName();
  const { register, errorOf, failure, isBusy, submit } = form;
  const main = form.watch('locale');
  const [shown, setShown] = useState<Locale | null>(main);
  const field = shown === main || shown === null ? 'body' : (`translations.${shown}` as const);
  const area = useRef<HTMLTextAreaElement>(null);
  const { ref, ...body } = register(field);
  const text = form.watch(field) ?? '';

  function insert(gap: string) {
    const { current } = area;
    if (!current) return;
    current.setRangeText(gap, current.selectionStart, current.selectionEnd, 'end');
    form.setValue(field, current.value, { shouldDirty: true });
    current.focus();
  }
  return (
    <Dialog
      open
      onClose={onClose}
      locked={isBusy}
      title={title}
      onSubmit={(event) => {
        event.preventDefault();
        // The form may be inside another form of a message, which must not be submitted too.
        event.stopPropagation();
        submit(event);
      }}
      footer={
        <>
          <Button variant="quiet" onClick={onClose} disabled={isBusy}>
            {ui('ui.cancel')}
          </Button>
          <Button type="submit" variant="primary" busy={isBusy}>
            {t('templates.save')}
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
        <Field label={t('templates.name')} error={errorOf('name')} counter={{ max: TEMPLATE.name }}>
          <TextInput {...register('name')} dir="auto" autoComplete="off" autoFocus />
        </Field>
        <Languages form={form} main={main} shown={shown ?? main} onShow={setShown} />
        <Field label={t('templates.body')} error={errorOf(field)} counter={{ max: MESSAGE.max, value: text }}>
          <TextArea
            key={field}
            {...body}
            ref={(element) => {
              ref(element);
              area.current = element;
            }}
            rows={8}
          />
        </Field>
        <Gaps onInsert={insert} />
        <TemplatePreview text={text} applicationId={applicationId} />
        <Field label={t('templates.offered')} error={errorOf('group_id')}>
          <NativeSelect
            {...register('group_id', { setValueAs: (value) => (value ? Number(value) : null) })}
            placeholder={t('templates.offered_never')}
            options={columns.map((column) => ({ value: String(column.id), label: columnName(column) }))}
          />
        </Field>
      </div>
    </Dialog>
  );
}

type LanguagesProps = {
  form: FieldsForm;
  main: Locale | null;
  shown: Locale | null;
  onShow: (locale: Locale) => void;
};

/** One text for each language. Whoever speaks one that is missing gets the text of the main language. */
function Languages({ form, main, shown, onShow }: LanguagesProps) {
  const t = useTexts(templatesTexts);
  const has = (locale: Locale) => locale === main || (form.watch(`translations.${locale}`) ?? '').trim() !== '';
  const missing = LOCALES.filter((locale) => !has(locale)).map((locale) => LOCALE_NAMES[locale]);
  return (
    <div className="grid gap-1.5">
      <Segmented
        label={t('templates.languages')}
        value={shown ?? undefined}
        onChange={onShow}
        options={LOCALES.map((locale) => ({
          value: locale,
          label: has(locale) ? LOCALE_NAMES[locale] : `${LOCALE_NAMES[locale]} +`,
        }))}
      />
      <p className="text-sm text-ink-2">
        {missing.length === 0
          ? t('templates.all_languages')
          : t('templates.missing_languages', { languages: missing.join(', '), main: main ? LOCALE_NAMES[main] : '' })}
      </p>
    </div>
  );
}

function Gaps({ onInsert }: { onInsert: (gap: string) => void }) {
  const t = useTexts(templatesTexts);
  const nameOf = usePlaceholderNames();
  return (
    <div className="flex flex-wrap items-center gap-s2 text-sm text-ink-2">
      {t('templates.gaps')}
      {PLACEHOLDERS.map((name) => (
        <Button key={name} size="xs" onClick={() => onInsert(`{${name}}`)}>
          {nameOf(name)} <bdi dir="ltr" className="font-normal text-ink-2">{`{${name}}`}</bdi>
        </Button>
      ))}
    </div>
  );
}
