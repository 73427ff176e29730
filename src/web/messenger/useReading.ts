import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { readMessages } from '#shared/messenger/conversations.contract.ts';
import { call } from '#web/lib/call.ts';
import { isInView, noteOpenChat } from './alerts.ts';
import { withRead } from './conversation-changes.ts';
import { type Chat, changeConversation } from './messenger-data.ts';
import { useUnread } from './unread.tsx';

/** Marks the open conversation as read, but only while somebody is looking at it. */
export function useReading(chat: Chat): void {
  const client = useQueryClient();
  const { setUnread } = useUnread();
  const { id, my_read_up_to: readUpTo } = chat.conversation;
  const last = chat.messages.at(-1)?.id ?? 0;
  useEffect(() => {
    noteOpenChat(id);
    return () => noteOpenChat(null);
  }, [id]);
  useEffect(() => {
    let isAsking = false;
    async function look() {
      if (isAsking || last <= readUpTo || !isInView(id)) return;
      isAsking = true;
      try {
        const { unread } = await call(readMessages, { chat_id: id, up_to: last });
        changeConversation(client, id, (known) => withRead(known, last));
        setUnread(unread);
      } catch {
        // After a failure, the next message or a return to the page marks it again.
      }
      isAsking = false;
    }
    void look();
    document.addEventListener('visibilitychange', look);
    window.addEventListener('focus', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('focus', look);
    };
  }, [client, id, last, readUpTo, setUnread]);
}
