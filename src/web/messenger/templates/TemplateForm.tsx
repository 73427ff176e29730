import { type ReactNode, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { MESSAGE, PLACEHOLDERS, type Placeholder, TEMPLATE } from '#shared/messenger/messenger.values.ts';
import {
  createTemplate,
  type MessageTemplate,
  type TemplateColumn,
  updateTemplate,
} from '#shared/messenger/templates.contract.ts';
import { fillTemplate, type TemplateValues } from '#shared/messenger/templates.rules.ts';
import { templatesTexts } from '#shared/messenger/templates.texts.ts';
import { uiTexts } from '#shared/reference/ui.texts.ts';
import { useColumnName } from '#web/board/useColumnName.ts';
import { useSessionUser } from '#web/lib/session.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useEndpointForm } from '#web/lib/useEndpointForm.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Field } from '#web/ui/Field.tsx';
import { NativeSelect } from '#web/ui/NativeSelect.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';

/** A template that is being edited; a new one has no id yet. */
export type Draft = Omit<MessageTemplate, 'id' | 'standard'> & { id: number | null };

type TemplateFormProps = {
  draft: Draft;
  columns: readonly TemplateColumn[];
  facts: TemplateValues | undefined;
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
  errorOf: (field: keyof Fields) => string | undefined;
  failure: string | null;
  isBusy: boolean;
  submit: (event?: React.BaseSyntheticEvent) => void;
};
type FieldsDialogProps = Pick<TemplateFormProps, 'columns' | 'facts' | 'onClose'> & { title: string; form: FieldsForm };

function FieldsDialog({ title, form, columns, facts, onClose }: FieldsDialogProps) {
  const t = useTexts(templatesTexts);
  const ui = useTexts(uiTexts);
  const columnName = useColumnName();
  const { register, errorOf, failure, isBusy, submit } = form;
  const area = useRef<HTMLTextAreaElement>(null);
  const { ref, ...body } = register('body');

  function insert(gap: string) {
    const { current } = area;
    if (!current) return;
    current.setRangeText(gap, current.selectionStart, current.selectionEnd, 'end');
    form.setValue('body', current.value, { shouldDirty: true });
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
        <Field
          label={t('templates.body')}
          error={errorOf('body')}
          counter={{ max: MESSAGE.max, value: form.watch('body') }}
        >
          <TextArea
            {...body}
            ref={(element) => {
              ref(element);
              area.current = element;
            }}
            rows={8}
          />
        </Field>
        <Gaps onInsert={insert} />
        <Preview label={t('templates.preview')}>{fillTemplate(form.watch('body'), useFacts(facts))}</Preview>
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

const GAP_NAMES = {
  candidate: 'templates.gap_candidate',
  job: 'templates.gap_job',
  stage: 'templates.gap_stage',
  company: 'templates.gap_company',
  recruiter: 'templates.gap_recruiter',
  receipt: 'templates.gap_receipt',
  promised_day: 'templates.gap_promised_day',
} as const satisfies Record<Placeholder, string>;

function Gaps({ onInsert }: { onInsert: (gap: string) => void }) {
  const t = useTexts(templatesTexts);
  return (
    <div className="flex flex-wrap items-center gap-s2 text-sm text-ink-2">
      {t('templates.gaps')}
      {PLACEHOLDERS.map((name) => (
        <Button key={name} size="xs" onClick={() => onInsert(`{${name}}`)}>
          {t(GAP_NAMES[name])} <bdi dir="ltr" className="font-normal text-ink-2">{`{${name}}`}</bdi>
        </Button>
      ))}
    </div>
  );
}

/** Sample values from the conversation, or invented ones; the company is the reader's own. */
function useFacts(facts: TemplateValues | undefined): TemplateValues {
  const t = useTexts(templatesTexts);
  const company = useSessionUser()?.company?.name ?? '';
  return {
    candidate: t('templates.sample_candidate'),
    job: t('templates.sample_job'),
    stage: t('templates.sample_stage'),
    company,
    ...facts,
  };
}

/** Shows how a message will read. */
export function Preview({ label, children }: { label: string; children: ReactNode }) {
  return (
    <figure className="m-0 grid gap-1.5">
      <figcaption className="text-sm font-semibold">{label}</figcaption>
      <div
        dir="auto"
        className="max-h-60 min-h-11 overflow-y-auto rounded-r2 bg-wash px-s3 py-s2 text-sm whitespace-pre-wrap break-words"
      >
        {children}
      </div>
    </figure>
  );
}
