import { QueryClient, type QueryKey } from '@tanstack/react-query';
import {
  type ChatMessage,
  type Conversation,
  listConversations,
  listMessages,
} from '#shared/messenger/conversations.contract.ts';
import type { Side } from '#shared/messenger/messenger.values.ts';
import { call } from '#web/lib/call.ts';
import { fresher, inOrder, otherSide } from './conversation-changes.ts';
import type { InboxFilters } from './inbox-filters.ts';
import { mergeMessages } from './thread-rows.ts';

export type Inbox = { conversations: readonly Conversation[]; next: number | null };
export type Chat = {
  conversation: Conversation;
  messages: readonly ChatMessage[];
  /** There are older ones than the first. */
  hasOlder: boolean;
  /** Up to here nothing is missing. What one sent oneself may be ahead of it. */
  upTo: number;
};

/**
 * Asked for again from a little before the last known one: with several processes, two messages of one moment may be
 * told in the other order.
 */
const OVERLAP = 10;

export function createMessengerClient(): QueryClient {
  return new QueryClient({
    // Live events keep all of it true.
    defaultOptions: {
      queries: { staleTime: Number.POSITIVE_INFINITY, gcTime: 10 * 60_000, retry: 1, refetchOnWindowFocus: false },
    },
  });
}

const INBOX = 'inbox';
export const inboxKey = (filters: InboxFilters): QueryKey => [INBOX, filters];
export const presenceKey = (id: number): QueryKey => ['presence', id];
export const chatKey = (id: number): QueryKey => ['chat', id];

export async function fetchInbox(filters: InboxFilters, known: Inbox | undefined, signal: AbortSignal): Promise<Inbox> {
  let fresh: Inbox = await call(listConversations, filters, { signal });
  // As far as it was loaded before: whoever has scrolled down stays there.
  while (fresh.next !== null && known && fresh.conversations.length < known.conversations.length) {
    const more = await call(listConversations, { ...filters, before: String(fresh.next) }, { signal });
    fresh = { conversations: [...fresh.conversations, ...more.conversations], next: more.next };
  }
  return fresh;
}

export async function loadMoreConversations(client: QueryClient, filters: InboxFilters): Promise<void> {
  const { next } = client.getQueryData<Inbox>(inboxKey(filters)) ?? {};
  if (!next) return;
  const more = await call(listConversations, { ...filters, before: String(next) });
  client.setQueryData<Inbox>(inboxKey(filters), (inbox) => {
    if (!inbox || inbox.next !== next) return inbox;
    const known = new Set(inbox.conversations.map(({ id }) => id));
    const added = more.conversations.filter(({ id }) => !known.has(id));
    return { conversations: inOrder([...inbox.conversations, ...added]), next: more.next };
  });
}

/** The address of its messages names the other side; who is hidden is found by the conversation alone. */
export function messagesOf(conversation: Conversation, mySide: Side) {
  return { username: otherSide(conversation, mySide).username ?? '-', chat_id: String(conversation.id) };
}

export async function fetchConversation(id: number, signal?: AbortSignal): Promise<Conversation> {
  const { conversations } = await call(listConversations, { chat_id: String(id) }, { ...(signal && { signal }) });
  return conversations[0] as Conversation;
}

export async function fetchChat(id: number, mySide: Side, signal: AbortSignal): Promise<Chat> {
  const address = messagesOf(await fetchConversation(id, signal), mySide);
  return newestOf(await call(listMessages, address, { signal }));
}

type MessagePage = { messages: ChatMessage[]; has_more: boolean; conversation: Conversation };

export function newestOf({ messages, has_more, conversation }: MessagePage): Chat {
  return { conversation, messages, hasOlder: has_more, upTo: messages.at(-1)?.id ?? 0 };
}

export async function loadOlder(client: QueryClient, id: number, mySide: Side): Promise<void> {
  const chat = client.getQueryData<Chat>(chatKey(id));
  const first = chat?.messages[0];
  if (!chat?.hasOlder || !first) return;
  const page = await call(listMessages, { ...messagesOf(chat.conversation, mySide), before: String(first.id) });
  client.setQueryData<Chat>(
    chatKey(id),
    (now) => now && { ...now, messages: mergeMessages(page.messages, now.messages), hasOlder: page.has_more },
  );
}

/** Everything that was written since, page by page until there is no more; also while messages keep arriving. */
export async function catchUp(client: QueryClient, id: number, mySide: Side): Promise<void> {
  for (;;) {
    const chat = client.getQueryData<Chat>(chatKey(id));
    if (!chat) return;
    const known = chat.messages.filter((message) => message.id <= chat.upTo);
    const after = known.at(-1 - OVERLAP)?.id ?? (known[0] ? known[0].id - 1 : 0);
    const page = await call(listMessages, { ...messagesOf(chat.conversation, mySide), after: String(after) });
    const last = page.messages.at(-1)?.id ?? 0;
    client.setQueryData<Chat>(
      chatKey(id),
      (now) =>
        now && {
          ...now,
          messages: mergeMessages(now.messages, page.messages),
          upTo: Math.max(now.upTo, last),
        },
    );
    changeConversation(client, id, (known) => fresher(known, page.conversation));
    if (!page.has_more) return;
  }
}

/** Wherever the conversation is shown. */
export function changeConversation(
  client: QueryClient,
  id: number,
  change: (conversation: Conversation) => Conversation,
): void {
  client.setQueryData<Chat>(chatKey(id), (chat) => {
    if (!chat) return chat;
    const conversation = change(chat.conversation);
    return conversation === chat.conversation ? chat : { ...chat, conversation };
  });
  client.setQueriesData<Inbox>({ queryKey: [INBOX] }, (inbox) => {
    const before = inbox?.conversations.find((one) => one.id === id);
    if (!inbox || !before) return inbox;
    const after = change(before);
    if (after === before) return inbox;
    const conversations = inbox.conversations.map((one) => (one === before ? after : one));
    return { ...inbox, conversations: inOrder(conversations) };
  });
}

/** Puts a message where it belongs. `isTold`: by the server, so that nothing before it is missing. */
export function addMessage(client: QueryClient, message: ChatMessage, { isTold }: { isTold: boolean }): void {
  client.setQueryData<Chat>(
    chatKey(message.chat_id),
    (chat) =>
      chat && {
        ...chat,
        messages: mergeMessages(chat.messages, [message]),
        upTo: isTold ? Math.max(chat.upTo, message.id) : chat.upTo,
      },
  );
}

/** Whether the lists that are shown know of a conversation; if not, they have to be asked for again. */
export function isInLists(client: QueryClient, id: number): boolean {
  return client
    .getQueriesData<Inbox>({ queryKey: [INBOX] })
    .every(([, inbox]) => inbox?.conversations.some((one) => one.id === id));
}

/** What is known of one conversation is asked for again: who may write in it, and where its application stands. */
export async function refreshConversation(client: QueryClient, id: number): Promise<void> {
  const answered = await fetchConversation(id);
  changeConversation(client, id, (known) => fresher(known, answered));
}

export function refreshLists(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: [INBOX] });
}

export function openedChats(client: QueryClient): number[] {
  return client
    .getQueryCache()
    .findAll({ queryKey: ['chat'] })
    .map(({ queryKey }) => Number(queryKey[1]));
}
