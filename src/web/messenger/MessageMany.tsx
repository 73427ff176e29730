import { MessageSquare, Send } from 'lucide-react';
import { useRef, useState } from 'react';
import { messageTexts } from '#shared/messenger/message.texts.ts';
import { messageCandidates } from '#shared/messenger/messenger.contract.ts';
import { MESSAGE, MOST_RECIPIENTS } from '#shared/messenger/messenger.values.ts';
import { uiTexts } from '#shared/reference/ui.texts.ts';
import { call } from '#web/lib/call.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { showToast } from '#web/ui/toasts.ts';
import { TemplatePicker } from './templates/TemplatePicker.tsx';

/** A button for the chosen cards of a board, and the message that each of their candidates gets. */
export function MessageMany({ applicationIds }: { applicationIds: readonly number[] }) {
  const t = useTexts(messageTexts);
  const ui = useTexts(uiTexts);
  const [isOpen, setOpen] = useState(false);
  const [message, setMessage] = useState('');
  const [isSending, setSending] = useState(false);
  const clientId = useRef<string>(undefined);
  const isTooMany = applicationIds.length > MOST_RECIPIENTS;

  function write(text: string) {
    setMessage(text);
    clientId.current = undefined;
  }

  async function send() {
    if (isSending || isTooMany) return;
    if (message.trim() === '') {
      showToast({ type: 'warning', title: t('message.empty') });
      return;
    }
    setSending(true);
    clientId.current ??= crypto.randomUUID();
    try {
      const { results } = await call(messageCandidates, {
        message,
        application_ids: [...applicationIds],
        // A template's gaps become each one's own.
        fill: true,
        client_id: clientId.current,
      });
      const missed = results.filter(({ result }) => result !== 'sent').length;
      if (missed > 0) showToast({ type: 'warning', title: t('message.not_sent', { count: missed }), duration: 'stay' });
      if (missed < results.length) showToast({ type: 'success', title: t('message.sent') });
      setOpen(false);
      setMessage('');
    } catch {
      showToast({ type: 'error', title: t('message.failed') });
    }
    setSending(false);
  }

  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        <Icon of={MessageSquare} size="sm" />
        {t('message.many')}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        locked={isSending}
        title={t('message.many_title', { count: applicationIds.length })}
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
        footer={
          <>
            <span className="me-auto">
              <TemplatePicker facts={{}} onPick={write} />
            </span>
            <Button onClick={() => setOpen(false)} disabled={isSending}>
              {ui('ui.cancel')}
            </Button>
            <Button type="submit" variant="primary" busy={isSending} disabled={isTooMany}>
              <Icon of={Send} size="sm" flip />
              {t('message.send')}
            </Button>
          </>
        }
      >
        <Field
          label={t('message.label')}
          help={t('message.many_text')}
          error={isTooMany ? t('message.many_most', { max: MOST_RECIPIENTS }) : undefined}
        >
          <TextArea rows={6} value={message} maxLength={MESSAGE.max} onChange={({ target }) => write(target.value)} />
        </Field>
      </Dialog>
    </>
  );
}
