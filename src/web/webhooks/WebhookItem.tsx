import { useQueryClient } from '@tanstack/react-query';
import { FlaskConical, KeyRound, Pencil, Power, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import {
  deleteWebhook,
  exchangeSecret,
  listDeliveries,
  switchWebhook,
  testWebhook,
  type Webhook,
} from '#shared/webhooks/webhooks.contract.ts';
import { webhooksTexts } from '#shared/webhooks/webhooks.texts.ts';
import { FAILING_DAYS, PREVIOUS_SECRET_HOURS } from '#shared/webhooks/webhooks.values.ts';
import { TimeAgo } from '#web/jobs/TimeAgo.tsx';
import { call } from '#web/lib/call.ts';
import { allOf } from '#web/lib/query.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { useConfirm } from '#web/ui/confirmations.ts';
import { Menu } from '#web/ui/Menu.tsx';
import { showToast } from '#web/ui/toasts.ts';
import { DeliveryLog } from './DeliveryLog.tsx';
import { EditWebhookDialog } from './WebhookDialog.tsx';

type WebhookItemProps = { webhook: Webhook; onChanged: () => void; onExchanged: (secret: string) => void };

/** One address with its state, what can be done with it, and its log. */
export function WebhookItem({ webhook, onChanged, onExchanged }: WebhookItemProps) {
  const t = useTexts(webhooksTexts);
  const confirm = useConfirm();
  const client = useQueryClient();
  const logId = useId();
  const [isEditing, setEditing] = useState(false);
  const [hasLog, setLog] = useState(false);
  const { address, events, with_text: withText, stopped } = webhook;
  const id = String(webhook.id);

  async function act(doing: Promise<unknown>, done: string) {
    try {
      await doing;
      showToast({ type: 'success', title: done });
    } catch (error) {
      showToast({ type: 'error', title: (error as Error).message });
    }
    await client.invalidateQueries({ queryKey: allOf(listDeliveries) });
    onChanged();
  }
  async function exchange() {
    const isSure = await confirm({
      title: t('webhooks.exchange_question'),
      text: t('webhooks.exchange_text', { hours: PREVIOUS_SECRET_HOURS }),
      confirmLabel: t('webhooks.exchange'),
    });
    if (!isSure) return;
    try {
      onExchanged((await call(exchangeSecret, { id })).secret);
    } catch (error) {
      showToast({ type: 'error', title: (error as Error).message });
    }
    onChanged();
  }
  async function remove() {
    const isSure = await confirm({
      title: t('webhooks.delete_question'),
      text: t('webhooks.delete_text', { address }),
      confirmLabel: t('webhooks.delete'),
      danger: true,
    });
    if (!isSure) return;
    // A log that is shown would be read again, and there is none any more.
    setLog(false);
    await act(call(deleteWebhook, { id }), t('webhooks.deleted'));
  }
  function test() {
    setLog(true);
    return act(call(testWebhook, { id }), t('webhooks.test_sent'));
  }
  const isOn = stopped === null;
  const toggle = () =>
    act(call(switchWebhook, { id, on: !isOn }), t(isOn ? 'webhooks.switched_off' : 'webhooks.switched_on'));

  return (
    <li className="grid gap-s3 px-s4 py-s3">
      <div className="flex items-start gap-s3 max-md:gap-s2">
        <div className="grid min-w-0 flex-1 gap-s2">
          <h3 className="text-sm font-semibold wrap-anywhere">
            <bdi dir="ltr" className="font-mono">
              {address}
            </bdi>
          </h3>
          <ul className="flex flex-wrap gap-1.5">
            {events.map((event) => (
              <li key={event} title={t(`event.${event}`)}>
                <bdi dir="ltr" className="inline-block rounded-r1 bg-wash px-2 py-0.5 font-mono text-xs text-ink-2">
                  {event}
                </bdi>
              </li>
            ))}
            {withText && <li className="px-1 py-0.5 text-xs text-ink-2">{t('webhooks.has_text')}</li>}
          </ul>
          <div className="md:hidden">
            <WebhookState webhook={webhook} />
          </div>
        </div>
        <div className="text-end max-md:hidden">
          <WebhookState webhook={webhook} />
        </div>
        <Menu
          label={t('webhooks.actions', { address })}
          groups={[
            {
              id: 'use',
              actions: [
                { id: 'test', label: t('webhooks.test'), icon: FlaskConical, onAction: test, disabled: !isOn },
                { id: 'edit', label: t('webhooks.edit'), icon: Pencil, onAction: () => setEditing(true) },
                { id: 'exchange', label: t('webhooks.exchange'), icon: KeyRound, onAction: exchange },
                {
                  id: 'switch',
                  label: t(isOn ? 'webhooks.switch_off' : 'webhooks.switch_on'),
                  icon: Power,
                  onAction: toggle,
                },
              ],
            },
            {
              id: 'end',
              actions: [{ id: 'delete', label: t('webhooks.delete'), icon: Trash2, onAction: remove, danger: true }],
            },
          ]}
        />
      </div>
      <div>
        <Button size="sm" aria-expanded={hasLog} aria-controls={logId} onClick={() => setLog(!hasLog)}>
          {t(hasLog ? 'webhooks.hide_log' : 'webhooks.show_log')}
          <span className="sr-only"> {address}</span>
        </Button>
      </div>
      <div id={logId} hidden={!hasLog}>
        {hasLog && <DeliveryLog webhook={webhook} onChanged={onChanged} />}
      </div>
      {isEditing && (
        <EditWebhookDialog
          webhook={webhook}
          onSaved={() => {
            setEditing(false);
            showToast({ type: 'success', title: t('webhooks.saved') });
            onChanged();
          }}
          onClose={() => setEditing(false)}
        />
      )}
    </li>
  );
}

function WebhookState({ webhook: { stopped, failing_since, today } }: { webhook: Webhook }) {
  const t = useTexts(webhooksTexts);
  if (stopped === 'owner') return <Badge>{t('webhooks.off')}</Badge>;
  if (stopped !== null) {
    const why = stopped === 'gone' ? t('webhooks.off_gone') : t('webhooks.off_failing', { days: FAILING_DAYS });
    return (
      <>
        <Badge tone="danger">{t('webhooks.off')}</Badge>
        <span className="block max-w-[28ch] pt-1 text-xs text-ink-2">{why}</span>
      </>
    );
  }
  if (failing_since !== null) {
    return (
      <>
        <Badge tone="danger">{t('webhooks.failing')}</Badge>
        <TimeAgo
          at={failing_since}
          words={(ago) => t('webhooks.failing_since', { ago })}
          className="block pt-1 text-xs text-ink-2"
        />
      </>
    );
  }
  const all = today.delivered + today.waiting + today.failed;
  return (
    <>
      <Badge tone="success">{t('webhooks.on')}</Badge>
      {all > 0 && (
        <span className="block pt-1 text-xs text-ink-2">
          {t('webhooks.today', { delivered: today.delivered, all })}
        </span>
      )}
    </>
  );
}
