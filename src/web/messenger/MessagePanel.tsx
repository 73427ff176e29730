import { Send, X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { isAppError } from '#shared/kernel/errors.ts';
import { messageTexts } from '#shared/messenger/message.texts.ts';
import { messageCandidate } from '#shared/messenger/messenger.contract.ts';
import { MESSAGE } from '#shared/messenger/messenger.values.ts';
import { uiTexts } from '#shared/reference/ui.texts.ts';
import { call } from '#web/lib/call.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useUnsentText } from '#web/lib/useUnsentText.ts';
import { useWords } from '#web/lib/words.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { showToast } from '#web/ui/toasts.ts';
import { TemplatePicker } from './templates/TemplatePicker.tsx';
import { isEnded, whyNotSent } from './why-not-sent.ts';

type MessagePanelProps = {
  applicationId: number;
  name: string;
  photo: string | null;
  profession: string | null;
  job: string;
  /** The suggested text if nothing was typed yet. */
  initial?: string;
  onClose: () => void;
};

/** Writes to a candidate beside their profile, which stays readable. The typed text stays if sending fails. */
export function MessagePanel({ applicationId, name, photo, profession, job, initial, onClose }: MessagePanelProps) {
  const t = useTexts(messageTexts);
  const ui = useTexts(uiTexts);
  const words = useWords();
  const titleId = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const [message, setMessage] = useUnsentText(`message:${applicationId}`, initial);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [hasEnded, setEnded] = useState(false);
  const clientId = useRef<string>(undefined);
  useEffect(() => {
    area.current?.focus();
  }, []);

  async function send() {
    if (isSending || hasEnded) return;
    if (message.trim() === '') {
      showToast({ type: 'warning', title: t('message.empty') });
      area.current?.focus();
      return;
    }
    setSending(true);
    setFailure(null);
    clientId.current ??= crypto.randomUUID();
    try {
      await call(messageCandidate, {
        message,
        application_id: applicationId,
        client_id: clientId.current,
      });
      setMessage('');
      showToast({ type: 'success', title: t('message.sent') });
      onClose();
    } catch (error) {
      if (!isAppError(error)) throw error;
      const why = whyNotSent(error);
      setEnded(isEnded(error));
      setFailure(why === null ? t('message.failed') : words(why));
      setSending(false);
    }
  }

  return (
    <div
      role="dialog"
      aria-labelledby={titleId}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // Closes only this panel, and not the profile behind it.
        event.stopPropagation();
        if (!isSending) onClose();
      }}
      className="fixed end-s5 bottom-s5 z-20 grid w-102 max-w-[calc(100vw-32px)] rounded-r3 border border-line bg-raised shadow-3 max-md:inset-x-0 max-md:bottom-0 max-md:w-full max-md:max-w-full max-md:rounded-b-none"
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <div className="flex items-center gap-s3 border-b border-line px-s5 py-s3">
          <Avatar name={name} photo={photo} size={40} />
          <div className="min-w-0 flex-1">
            <h3 id={titleId} dir="auto" className="truncate text-md">
              {name}
            </h3>
            {profession && (
              <p dir="auto" className="truncate text-sm text-ink-2">
                {profession}
              </p>
            )}
          </div>
          <IconButton icon={X} label={ui('ui.close')} onClick={onClose} disabled={isSending} />
        </div>
        <div className="grid gap-s2 px-s5 py-s4">
          {failure && (
            <Banner tone="danger" announce>
              {failure}
            </Banner>
          )}
          <p className="text-sm text-ink-2">
            {t('message.about')} <strong dir="auto">{job}</strong>
          </p>
          <TextArea
            ref={area}
            aria-label={t('message.label')}
            rows={5}
            value={message}
            maxLength={MESSAGE.max}
            onChange={({ target }) => {
              setMessage(target.value);
              clientId.current = undefined;
            }}
            className="max-h-60"
          />
        </div>
        <div
          // Toasts appear above the buttons.
          data-dock=""
          className="flex items-center justify-end gap-s3 border-t border-line px-s5 py-s3 max-md:pb-[max(12px,env(safe-area-inset-bottom))]"
        >
          <span className="me-auto">
            <TemplatePicker
              applicationId={applicationId}
              facts={{ candidate: name, job }}
              current={message}
              onPick={(text) => {
                setMessage(text);
                clientId.current = undefined;
              }}
            />
          </span>
          <Button size="sm" onClick={onClose} disabled={isSending}>
            {ui('ui.cancel')}
          </Button>
          <Button type="submit" size="sm" variant="primary" busy={isSending} disabled={hasEnded}>
            <Icon of={Send} size="sm" flip />
            {t('message.send')}
          </Button>
        </div>
      </form>
    </div>
  );
}
