import type { BaseSyntheticEvent, ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import type { blockPerson } from '#shared/people/people.contract.ts';
import { peopleTexts } from '#shared/people/people.texts.ts';
import { ACT_REASON } from '#shared/people/people.values.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useEndpointForm } from '#web/lib/useEndpointForm.ts';
import { Field } from '#web/ui/Field.tsx';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';

type ActFormProps = {
  title: string;
  text: string;
  saveLabel: string;
  danger?: boolean;
  form: {
    failure: string | null;
    isBusy: boolean;
    submit: (event?: BaseSyntheticEvent) => void;
  };
  reason: { input: UseFormRegisterReturn; error: string | undefined };
  onClose: () => void;
  children?: ReactNode;
};

/** Says what will happen and asks for a reason. Further fields of an action are above the reason. */
export function ActForm({ title, text, saveLabel, danger, form, reason, onClose, children }: ActFormProps) {
  const t = useTexts(peopleTexts);
  return (
    <FormDialog
      title={title}
      saveLabel={saveLabel}
      danger={danger ?? false}
      isBusy={form.isBusy}
      failure={form.failure}
      onSubmit={form.submit}
      onClose={onClose}
    >
      <p className="text-ink-2">{text}</p>
      {children}
      <Field
        label={t('people.reason')}
        help={t('people.reason_help')}
        error={reason.error}
        counter={{ max: ACT_REASON.max }}
        required
      >
        <TextArea rows={3} {...reason.input} />
      </Field>
    </FormDialog>
  );
}

/** An act that needs nothing but a reason. */
export type PlainAct = {
  endpoint: Pick<typeof blockPerson, keyof typeof blockPerson>;
  title: string;
  text: string;
  saveLabel: string;
  danger?: boolean;
  done: string;
};

type ActDialogProps = { id: number; act: PlainAct; onDone: (told: string) => void; onClose: () => void };

export function ActDialog({ id, act, onDone, onClose }: ActDialogProps) {
  const form = useEndpointForm(act.endpoint, {
    defaults: { id: String(id), reason: '' },
    onDone: () => onDone(act.done),
  });
  return (
    <ActForm
      {...act}
      form={form}
      reason={{ input: form.register('reason'), error: form.errorOf('reason') }}
      onClose={onClose}
    />
  );
}
