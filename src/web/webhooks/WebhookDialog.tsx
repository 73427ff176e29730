import type { UseFormRegisterReturn } from 'react-hook-form';
import { changeWebhook, createWebhook, type Webhook } from '#shared/webhooks/webhooks.contract.ts';
import { webhooksTexts } from '#shared/webhooks/webhooks.texts.ts';
import { WEBHOOK_EVENTS } from '#shared/webhooks/webhooks.values.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useEndpointForm } from '#web/lib/useEndpointForm.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';

type NewWebhookDialogProps = { onCreated: (secret: string) => void; onClose: () => void };

export function NewWebhookDialog({ onCreated, onClose }: NewWebhookDialogProps) {
  const t = useTexts(webhooksTexts);
  const { register, errorOf, failure, isBusy, submit } = useEndpointForm(createWebhook, {
    defaults: { address: '', events: [], with_text: false },
    onDone: ({ secret }) => onCreated(secret),
  });
  return (
    <FormDialog
      title={t('webhooks.new')}
      saveLabel={t('webhooks.add')}
      {...{ isBusy, failure, onClose }}
      onSubmit={submit}
    >
      <WebhookFields
        address={register('address')}
        events={() => register('events')}
        withText={register('with_text')}
        errors={{ address: errorOf('address'), events: errorOf('events') }}
      />
    </FormDialog>
  );
}

type EditWebhookDialogProps = { webhook: Webhook; onSaved: () => void; onClose: () => void };

export function EditWebhookDialog({ webhook, onSaved, onClose }: EditWebhookDialogProps) {
  const t = useTexts(webhooksTexts);
  const { id, address, events, with_text } = webhook;
  const { register, errorOf, failure, isBusy, submit } = useEndpointForm(changeWebhook, {
    defaults: { id: String(id), address, events, with_text },
    onDone: onSaved,
  });
  return (
    <FormDialog
      title={t('webhooks.edit_title')}
      saveLabel={t('webhooks.save')}
      {...{ isBusy, failure, onClose }}
      onSubmit={submit}
    >
      <WebhookFields
        address={register('address')}
        events={() => register('events')}
        withText={register('with_text')}
        errors={{ address: errorOf('address'), events: errorOf('events') }}
      />
    </FormDialog>
  );
}

type WebhookFieldsProps = {
  address: UseFormRegisterReturn;
  /** Called for each checkbox. */
  events: () => UseFormRegisterReturn;
  withText: UseFormRegisterReturn;
  errors: { address: string | undefined; events: string | undefined };
};

function WebhookFields({ address, events, withText, errors }: WebhookFieldsProps) {
  const t = useTexts(webhooksTexts);
  return (
    <>
      <Field label={t('webhooks.address')} help={t('webhooks.address_help')} error={errors.address} required>
        <TextInput
          {...address}
          type="url"
          inputMode="url"
          dir="ltr"
          placeholder="https://"
          autoComplete="off"
          autoFocus
        />
      </Field>
      <Field label={t('webhooks.events')} error={errors.events} group required>
        <div className="grid gap-s2">
          {WEBHOOK_EVENTS.map((event) => (
            <Checkbox key={event} size="sm" value={event} {...events()} help={<EventName event={event} />}>
              {t(`event.${event}`)}
            </Checkbox>
          ))}
        </div>
      </Field>
      <Checkbox size="sm" {...withText} help={t('webhooks.with_text_help')}>
        {t('webhooks.with_text')}
      </Checkbox>
    </>
  );
}

function EventName({ event }: { event: string }) {
  return (
    <bdi dir="ltr" className="font-mono text-xs">
      {event}
    </bdi>
  );
}
