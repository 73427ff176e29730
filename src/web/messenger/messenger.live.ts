import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { ChatMessage } from '#shared/messenger/conversations.contract.ts';
import { type Side, TYPING_MS } from '#shared/messenger/messenger.values.ts';
import { useRealtime } from '#web/lib/realtime.ts';
import { withMessage, withRead, withSeen } from './conversation-changes.ts';
import {
  addMessage,
  type Chat,
  catchUp,
  changeConversation,
  chatKey,
  conversationsAbout,
  INBOXES,
  isInLists,
  openedChats,
  presenceQuery,
  refreshConversation,
  refreshLists,
} from './messenger-data.ts';

/** Several changes in quick succession cause one request. */
const PAUSE_MS = 300;
/** Without a realtime connection, it is polled. */
const POLL_MS = 4_000;

/** Who is typing in the open conversation: a colleague by name, the other side without one. */
export type Typing = { side: Side; name: string | null };

type Reader = { mySide: Side; userId: number; openId: number | null };
type Parts = Reader & { client: QueryClient };

/**
 * Follows what is written and read. After an interruption it fetches what it missed; if sockets are blocked, it polls
 * every few seconds.
 */
export function useLiveMessenger(reader: Reader) {
  const client = useQueryClient();
  const latest = useRef<Parts>({ ...reader, client });
  latest.current = { ...reader, client };
  const [typing, setTyping] = useState<Typing | null>(null);
  const live = useMemo(() => createLive(() => latest.current, setTyping), []);
  useEffect(() => live.stop, [live]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: nobody types in the conversation that was just opened, as far as is known.
  useEffect(() => setTyping(null), [reader.openId]);
  const isConnected = useRealtime({
    onEvent: (event) => {
      switch (event.type) {
        case 'ChatMessage': {
          const message = ChatMessage.safeParse(event.chatMessage);
          return message.success ? live.written(message.data) : undefined;
        }
        case 'ChatRead':
          return live.read(event);
        case 'ChatDelivered':
          return live.delivered(event);
        case 'ChatTyping':
          return live.typed(event);
        case 'ChatTakenBack':
          return live.takenBack(event.chat_id);
        case 'ChatChanged':
          return live.changed(event.chat_id);
        case 'BoardCardsChanged':
          return live.moved(event.ids);
      }
    },
    onGap: live.gap,
  });
  useEffect(() => {
    if (isConnected) return;
    const timer = setInterval(live.gap, POLL_MS);
    return () => clearInterval(timer);
  }, [isConnected, live]);
  return { typing, loaded: live.loaded };
}

/** Above this number, loading the whole list is cheaper. */
const MOST_ASKED_SINGLY = 3;

function createLive(parts: () => Parts, setTyping: (typing: Typing | null) => void) {
  /** Conversations that may lack messages. */
  const behind = new Set<number>();
  const catching = new Set<number>();
  let listTimer: ReturnType<typeof setTimeout> | undefined;
  let typingTimer: ReturnType<typeof setTimeout> | undefined;

  function refreshListsSoon() {
    listTimer ??= setTimeout(() => {
      listTimer = undefined;
      void refreshLists(parts().client);
    }, PAUSE_MS);
  }

  async function catchUpWith(id: number) {
    const { client, mySide } = parts();
    // Fetched again after the request in progress, which may have missed the new message.
    behind.add(id);
    if (catching.has(id)) return;
    catching.add(id);
    try {
      while (behind.delete(id)) await catchUp(client, id, mySide);
    } catch {
      // Fetched again with the next connection or the next event.
      behind.add(id);
    }
    catching.delete(id);
  }

  /** Somebody who writes, types or reads is online. */
  function noteHere(id: number, side: Side) {
    const { client, mySide, openId } = parts();
    if (id === openId && side !== mySide)
      client.setQueryData(presenceQuery(id).queryKey, { success: true, is_online: true });
  }

  function endTyping() {
    clearTimeout(typingTimer);
    setTyping(null);
  }

  return {
    written(message: ChatMessage) {
      const { client, mySide, openId } = parts();
      const { chat_id: id } = message;
      const isMissing = behind.has(id) || catching.has(id);
      // The conversation is loading, and that response may have been read before this message was written.
      if (!client.getQueryData<Chat>(chatKey(id)) && client.isFetching({ queryKey: chatKey(id) }) > 0) behind.add(id);
      addMessage(client, message, { isTold: !isMissing });
      changeConversation(client, id, (conversation) => withMessage(conversation, message, mySide));
      if (id === openId) endTyping();
      noteHere(id, message.sender);
      if (!isInLists(client, id) || client.isFetching({ queryKey: INBOXES }) > 0) refreshListsSoon();
    },
    read({ chat_id, side, user_id, up_to }: { chat_id: number; side: Side; user_id: number | null; up_to: number }) {
      const { client, mySide, userId } = parts();
      noteHere(chat_id, side);
      if (side !== mySide) changeConversation(client, chat_id, (known) => withSeen(known, { read: up_to }));
      else if (user_id === userId) changeConversation(client, chat_id, (known) => withRead(known, up_to));
    },
    delivered({ chat_id, side, up_to }: { chat_id: number; side: Side; up_to: number }) {
      const { client, mySide } = parts();
      if (side !== mySide) changeConversation(client, chat_id, (known) => withSeen(known, { delivered: up_to }));
    },
    typed({ chat_id, side, user_id, name }: Typing & { chat_id: number; user_id: number | null }) {
      const { openId, userId } = parts();
      if (chat_id !== openId || user_id === userId) return;
      noteHere(chat_id, side);
      clearTimeout(typingTimer);
      setTyping({ side, name });
      typingTimer = setTimeout(() => setTyping(null), 2 * TYPING_MS);
    },
    /** The cached conversation holds a message that no longer exists, so it and the lists are loaded again. */
    takenBack(id: number) {
      void parts().client.invalidateQueries({ queryKey: chatKey(id) });
      refreshListsSoon();
    },
    changed(id: number) {
      refreshConversation(parts().client, id).catch(() => refreshListsSoon());
    },
    /** Applications may be in another column now. Most cards of a board have no conversation on this page. */
    moved(applicationIds: readonly number[]) {
      const about = conversationsAbout(parts().client, applicationIds);
      if (about.length > MOST_ASKED_SINGLY) refreshListsSoon();
      else for (const id of about) this.changed(id);
    },
    gap() {
      const { client, openId } = parts();
      for (const id of openedChats(client)) {
        // Conversations that are not open are loaded again when they are opened.
        if (id !== openId) client.removeQueries({ queryKey: chatKey(id) });
      }
      if (openId !== null) void catchUpWith(openId);
      refreshListsSoon();
    },
    /** A conversation has been loaded. */
    loaded(id: number) {
      if (behind.has(id)) void catchUpWith(id);
    },
    stop() {
      clearTimeout(listTimer);
      clearTimeout(typingTimer);
      listTimer = undefined;
    },
  };
}
