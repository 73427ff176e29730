import { Check, CheckCheck, CircleAlert, Clock, RotateCcw } from 'lucide-react';
import { chatTexts } from '#shared/messenger/chat.texts.ts';
import type { ChatMessage, Conversation } from '#shared/messenger/conversations.contract.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/Button.tsx';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { MessageAttachments } from './attachments/MessageAttachments.tsx';
import { clockTime } from './chat-times.ts';
import { linksInText } from './links-in-text.ts';
import type { Unsent } from './unsent-messages.ts';

type BubbleProps = {
  message: ChatMessage;
  isMine: boolean;
  /** In a group of messages by one person, the first shows the author and the last the time. */
  isFirst: boolean;
  isLast: boolean;
  /** The team member who wrote it; null if that is obvious. */
  author: string | null;
  marks: Pick<Conversation, 'delivered_up_to' | 'read_up_to'>;
};

const META = 'mx-1 flex items-center gap-1.25 text-xs leading-5 text-ink-2 tabular-nums';

export function Bubble({ message, isMine, isFirst, isLast, author, marks }: BubbleProps) {
  const { body, attachments, created_time: at } = message;
  return (
    <div data-message={message.id} className={cx('grid', isMine ? 'justify-items-end' : 'justify-items-start')}>
      {isFirst && author && (
        <p dir="auto" className={cx(META, 'mt-s1 font-semibold')}>
          {author}
        </p>
      )}
      {body !== '' && <Speech body={body} isMine={isMine} className={isMine ? 'bg-accent-soft' : 'bg-wash'} />}
      <MessageAttachments attachments={attachments} />
      {isLast && (
        <p className={cx(META, 'mt-0.25 mb-s2')}>
          <time dateTime={at}>{clockTime(at)}</time>
          {isMine && <Mark id={message.id} marks={marks} />}
        </p>
      )}
    </div>
  );
}

/** The text of a message, with web addresses as links. It is never rendered as markup. */
function Speech({ body, isMine, className }: { body: string; isMine: boolean; className: string }) {
  return (
    <p
      data-speech=""
      dir="auto"
      className={cx(
        'max-w-[min(76%,56ch)] text-start rounded-r3 px-3.25 py-s2 text-md leading-normal whitespace-pre-wrap wrap-anywhere max-md:max-w-[86%]',
        isMine ? 'rounded-ee-r1' : 'rounded-es-r1',
        className,
      )}
    >
      {linksInText(body).map(({ text, href }, at) =>
        href ? (
          <a
            // biome-ignore lint/suspicious/noArrayIndexKey: a message never changes.
            key={at}
            href={href}
            target="_blank"
            rel="noopener noreferrer nofollow"
            className="underline underline-offset-3 hover:text-accent-strong"
          >
            {text}
          </a>
        ) : (
          text
        ),
      )}
    </p>
  );
}

/** Whether the message was sent, delivered or read. */
function Mark({ id, marks }: { id: number; marks: BubbleProps['marks'] }) {
  const t = useTexts(chatTexts);
  const isRead = id <= marks.read_up_to;
  const isDelivered = id <= marks.delivered_up_to;
  return (
    <>
      <Icon of={isRead || isDelivered ? CheckCheck : Check} size="sm" className={isRead ? 'text-accent' : undefined} />
      <span>{t(isRead ? 'chat.read' : isDelivered ? 'chat.delivered' : 'chat.sent')}</span>
    </>
  );
}

type UnsentBubbleProps = { unsent: Unsent; onTryAgain: () => void; onDiscard: () => void };

/** A message that is being sent, or that failed and waits for its author. */
export function UnsentBubble({ unsent, onTryAgain, onDiscard }: UnsentBubbleProps) {
  const t = useTexts(chatTexts);
  const { body, attachments, isSending, why } = unsent;
  return (
    <div data-unsent={isSending ? 'sending' : 'failed'} className="grid justify-items-end">
      {body !== '' && <Speech body={body} isMine className={isSending ? 'bg-accent-soft' : 'bg-danger-soft'} />}
      <MessageAttachments attachments={attachments} />
      {isSending ? (
        <p className={cx(META, 'mt-0.25 mb-s2')}>
          <Icon of={Clock} size="xs" />
          {t('chat.sending')}
        </p>
      ) : (
        <div className="mt-0.5 mb-s2 flex flex-wrap items-center justify-end gap-s2 text-xs text-danger">
          <span role="alert" className="flex items-center gap-1.25">
            <Icon of={CircleAlert} size="xs" />
            {why ? t('chat.not_sent_why', { why }) : t('chat.not_sent')}
          </span>
          <Button size="xs" onClick={onTryAgain}>
            <Icon of={RotateCcw} size="xs" />
            {t('chat.try_again')}
          </Button>
          <Button size="xs" variant="quiet" onClick={onDiscard}>
            {t('chat.discard')}
          </Button>
        </div>
      )}
    </div>
  );
}
