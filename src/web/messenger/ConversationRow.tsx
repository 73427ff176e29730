import type { ReactNode } from 'react';
import { stageMessage } from '#shared/applications/stages.texts.ts';
import { chatTexts } from '#shared/messenger/chat.texts.ts';
import type { Conversation } from '#shared/messenger/conversations.contract.ts';
import type { Side } from '#shared/messenger/messenger.values.ts';
import { timeTexts } from '#shared/reference/time.texts.ts';
import { useNow } from '#web/lib/now.ts';
import { shortDayInWords } from '#web/lib/relative-time.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useWords } from '#web/lib/words.ts';
import { Count } from '#web/ui/Count.tsx';
import { cx } from '#web/ui/cx.ts';
import { Link } from '#web/ui/Link.tsx';
import { shortMoment } from './chat-times.ts';
import { otherSide } from './conversation-changes.ts';
import { SidePicture } from './SidePicture.tsx';

type ConversationRowProps = {
  conversation: Conversation;
  mySide: Side;
  isOpen: boolean;
  /** The list's query string, so that the list stays as it is when another conversation is opened. */
  search: string;
};

export function ConversationRow({ conversation, mySide, isOpen, search }: ConversationRowProps) {
  const t = useTexts(chatTexts);
  const words = useWords();
  const { id, job, application_status: stage, latest_message: text, unread_count: unread } = conversation;
  const { name } = otherSide(conversation, mySide);
  const isUnread = unread > 0 && !conversation.last_message_from_me;
  const said = text || t('chat.files', { count: conversation.latest_message_attachments });
  return (
    <Link
      to={`/user/messages/${id}${search}`}
      aria-current={isOpen ? 'true' : undefined}
      className={cx(
        'grid grid-cols-[40px_minmax(0,1fr)_auto] gap-x-s3 border-b border-line px-s4 py-s3 hover:bg-wash focus-visible:shadow-focus-inset!',
        isOpen && 'bg-surface md:border-s-3 md:border-s-accent md:ps-3.25',
      )}
    >
      <span className="row-span-3">
        <SidePicture conversation={conversation} mySide={mySide} />
      </span>
      <Line className={cx('text-card', isUnread ? 'font-bold' : 'font-semibold')}>{name}</Line>
      <Moment at={conversation.latest_message_time} isUnread={isUnread} />
      <Line
        className={cx('text-sm', isUnread ? 'font-semibold' : 'col-span-2 text-ink-2')}
        before={conversation.last_message_from_me && t('chat.you_wrote')}
      >
        {said}
      </Line>
      {isUnread && (
        <Count value={unread} tone="accent" said={t('chat.unread', { count: unread })} className="justify-self-end" />
      )}
      <Line
        className="col-span-2 text-xs text-ink-2"
        after={stage && mySide === 'company' && `· ${words(stageMessage(stage))}`}
      >
        {job.title}
      </Line>
    </Link>
  );
}

type LineProps = { className: string; before?: ReactNode; after?: ReactNode; children: string };

/**
 * Starts at the side where the page's text starts, and is truncated at the end of its own text, whichever direction
 * that has.
 */
function Line({ className, before, after, children }: LineProps) {
  return (
    <span className={cx('flex min-w-0 gap-1 leading-5', className)}>
      {before && <span className="flex-none">{before}</span>}
      <span dir="auto" className="truncate">
        {children}
      </span>
      {after && <bdi className="flex-none">{after}</bdi>}
    </span>
  );
}

function Moment({ at, isUnread }: { at: string | null; isUnread: boolean }) {
  const t = useTexts(chatTexts);
  const time = useTexts(timeTexts);
  const now = useNow();
  if (!at) return <span />;
  return (
    <time
      dateTime={at}
      className={cx('text-xs leading-5 tabular-nums', isUnread ? 'font-semibold text-accent' : 'text-ink-2')}
    >
      {now === null ? shortDayInWords(time, at) : shortMoment(t, time, at, now)}
    </time>
  );
}
