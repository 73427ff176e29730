import { Send } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { codePoints } from '#shared/kernel/code-points.ts';
import { chatTexts } from '#shared/messenger/chat.texts.ts';
import { messageTexts } from '#shared/messenger/message.texts.ts';
import { MESSAGE } from '#shared/messenger/messenger.values.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/Button.tsx';
import { Counter } from '#web/ui/Counter.tsx';
import { Icon } from '#web/ui/Icon.tsx';

/** From this length on, the remaining number of characters is shown. */
const NEAR_LIMIT = Math.floor(MESSAGE.max * 0.9);

type ComposerProps = {
  name: string;
  text: string;
  onText: (text: string) => void;
  onSend: (text: string) => void;
  /** Whether files are attached, which can be sent without a text. */
  hasFiles: boolean;
  /** Whether a file is being uploaded, which sending has to wait for. */
  isBusy: boolean;
  /** Buttons beside the send button: files and templates. */
  tools: ReactNode;
};

export function Composer({ name, text, onText, onSend, hasFiles, isBusy, tools }: ComposerProps) {
  const t = useTexts(chatTexts);
  const message = useTexts(messageTexts);
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const length = codePoints(text.trim());
  const isTooLong = length > MESSAGE.max;
  const canSend = (length > 0 || hasFiles) && !isTooLong && !isBusy;

  // Devices with a mouse focus the field at once; on a phone the keyboard would cover the conversation.
  useEffect(() => {
    if (window.matchMedia('(pointer: fine)').matches) area.current?.focus();
  }, []);

  function send() {
    if (!canSend) return;
    onSend(text.trim());
    area.current?.focus();
  }

  function press(event: KeyboardEvent) {
    // While an input method composes a word, Enter confirms the word.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  }

  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      className="px-s5 pb-s4 max-md:px-s3 max-md:pb-s3"
    >
      <div className="rounded-r2 border border-control bg-surface focus-within:border-accent focus-within:shadow-focus">
        <label htmlFor={id} className="sr-only">
          {t('chat.message_to', { name })}
        </label>
        <textarea
          ref={area}
          id={id}
          rows={2}
          // While the field is empty, its placeholder follows the direction of the page.
          dir={text === '' ? undefined : 'auto'}
          value={text}
          placeholder={t('chat.write_to', { name })}
          enterKeyHint="send"
          aria-invalid={isTooLong || undefined}
          aria-describedby={`${id}-help`}
          onChange={({ target }) => onText(target.value)}
          onKeyDown={press}
          className="block max-h-60 min-h-14 w-full resize-none bg-transparent px-s3 pt-2.5 text-md leading-normal shadow-none! outline-none field-sizing-content"
        />
        <div className="flex flex-wrap items-center gap-s2 p-1.5 ps-s3">
          <p id={`${id}-help`} className="min-w-0 flex-1 text-xs text-ink-2">
            {isTooLong ? (
              <span className="text-danger">{t('chat.too_long', { max: String(MESSAGE.max) })}</span>
            ) : (
              <span className="max-md:sr-only">{t('chat.keys')}</span>
            )}
          </p>
          {length > NEAR_LIMIT && <Counter id={`${id}-count`} max={MESSAGE.max} value={text.trim()} box={form} />}
          {tools}
          <Button type="submit" size="sm" variant="primary" aria-disabled={!canSend}>
            <Icon of={Send} size="sm" flip />
            {message('message.send')}
          </Button>
        </div>
      </div>
    </form>
  );
}
