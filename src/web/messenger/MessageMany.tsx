import { MessageSquare, Send } from 'lucide-react';
import { useRef, useState } from 'react';
import { isAppError } from '#shared/kernel/errors.ts';
import { messageTexts } from '#shared/messenger/message.texts.ts';
import { messageCandidates } from '#shared/messenger/messenger.contract.ts';
import { MESSAGE, MOST_RECIPIENTS } from '#shared/messenger/messenger.values.ts';
import { uiTexts } from '#shared/reference/ui.texts.ts';
import { call } from '#web/lib/call.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useWords } from '#web/lib/words.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { showToast } from '#web/ui/toasts.ts';
import { TemplatePicker } from './templates/TemplatePicker.tsx';
import { whyNotSent } from './why-not-sent.ts';

/** A button for the selected cards of a board, and the message that each candidate gets. */
export function MessageMany({ applicationIds }: { applicationIds: readonly number[] }) {
  const t = useTexts(messageTexts);
  const ui = useTexts(uiTexts);
  const words = useWords();
  const [isOpen, setOpen] = useState(false);
  const [message, setMessage] = useState('');
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
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
    setFailure(null);
    clientId.current ??= crypto.randomUUID();
    try {
      const { results } = await call(messageCandidates, {
        message,
        application_ids: [...applicationIds],
        // The server fills in the placeholders for each recipient.
        fill: true,
        client_id: clientId.current,
      });
      const missed = results.filter(({ result }) => result !== 'sent').length;
      if (missed > 0) showToast({ type: 'warning', title: t('message.not_sent', { count: missed }), duration: 'stay' });
      if (missed < results.length) showToast({ type: 'success', title: t('message.sent') });
      setOpen(false);
      setMessage('');
    } catch (error) {
      if (!isAppError(error)) throw error;
      const why = whyNotSent(error);
      setFailure(why === null ? t('message.failed') : words(why));
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
              <TemplatePicker facts={{}} current={message} onPick={write} />
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
        {failure && (
          <Banner tone="danger" announce className="mb-s4">
            {failure}
          </Banner>
        )}
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
