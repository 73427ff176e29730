import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { chatTexts } from '#shared/messenger/chat.texts.ts';
import { ChatMessage, loadUnreadCount, receiveMessages } from '#shared/messenger/conversations.contract.ts';
import type { Side } from '#shared/messenger/messenger.values.ts';
import { call } from '#web/lib/call.ts';
import { useRealtime } from '#web/lib/realtime.ts';
import { useSessionUser } from '#web/lib/session.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Count } from '#web/ui/Count.tsx';
import { alertOf } from './alerts.ts';

/** Several messages in quick succession cause one request. */
const PAUSE_MS = 250;
/** Without a realtime connection, it is polled. */
const POLL_MS = 15_000;

type Unread = { unread: number; setUnread: (unread: number) => void };
const UnreadContext = createContext<Unread>({ unread: 0, setUnread: () => {} });

export const useUnread = () => useContext(UnreadContext);

/** The number of unread messages, up to date on every page of the workspace and in every tab. */
export function UnreadProvider({ initial, children }: { initial: number; children: ReactNode }) {
  const user = useSessionUser();
  const [unread, setUnread] = useState(initial);
  useEffect(() => setUnread(initial), [initial]);
  const value = useMemo(() => ({ unread, setUnread }), [unread]);
  const isSide = user?.role === 'candidate' || user?.role === 'company';
  return (
    <UnreadContext value={value}>
      {isSide && <Listening mySide={user.role as Side} userId={user.id} onUnread={setUnread} />}
      {children}
    </UnreadContext>
  );
}

type ListeningProps = { mySide: Side; userId: number; onUnread: (unread: number) => void };

function Listening({ mySide, userId, onUnread }: ListeningProps) {
  const t = useTexts(chatTexts);
  const timers = useRef<{ count?: ReturnType<typeof setTimeout>; got?: ReturnType<typeof setTimeout> }>({});
  const newest = useRef(0);

  function countSoon() {
    timers.current.count ??= setTimeout(() => {
      delete timers.current.count;
      call(loadUnreadCount, {}).then(
        ({ unread }) => onUnread(unread),
        // The next message or connection fetches it again.
        () => {},
      );
    }, PAUSE_MS);
  }

  /** Confirms that messages were received on this device. */
  function receiveSoon(id: number) {
    newest.current = Math.max(newest.current, id);
    timers.current.got ??= setTimeout(() => {
      delete timers.current.got;
      call(receiveMessages, { up_to: newest.current }).catch(() => {});
    }, PAUSE_MS);
  }

  const isConnected = useRealtime({
    onEvent: (event) => {
      if (event.type === 'ChatRead' && event.user_id === userId) countSoon();
      if (event.type === 'ChatTakenBack') countSoon();
      if (event.type !== 'ChatMessage') return;
      const message = ChatMessage.safeParse(event.chatMessage);
      if (!message.success) return;
      countSoon();
      if (message.data.sender === mySide) return;
      receiveSoon(message.data.id);
      alertOf(message.data, t('chat.new_message'));
    },
    onGap: countSoon,
  });

  const count = useRef(countSoon);
  count.current = countSoon;
  useEffect(() => {
    if (isConnected) return;
    const timer = setInterval(() => count.current(), POLL_MS);
    return () => clearInterval(timer);
  }, [isConnected]);
  useEffect(
    () => () => {
      clearTimeout(timers.current.count);
      clearTimeout(timers.current.got);
    },
    [],
  );
  return null;
}

/** Shown beside the link to the messages. */
export function UnreadBadge({ className }: { className?: string }) {
  const t = useTexts(chatTexts);
  const { unread } = useUnread();
  if (unread === 0) return null;
  return <Count value={unread} tone="accent" said={t('chat.unread', { count: unread })} className={className} />;
}
