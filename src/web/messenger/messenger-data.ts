import type { QueryClient, QueryKey } from '@tanstack/react-query';
import {
  type ChatMessage,
  type Conversation,
  findPresence,
  listConversations,
  listMessages,
} from '#shared/messenger/conversations.contract.ts';
import type { Side } from '#shared/messenger/messenger.values.ts';
import { call } from '#web/lib/call.ts';
import { queryOf } from '#web/lib/query.ts';
import { fresher, inOrder, otherSide } from './conversation-changes.ts';
import type { InboxFilters } from './inbox-filters.ts';
import { mergeMessages } from './thread-rows.ts';

export type Inbox = { conversations: readonly Conversation[]; next: number | null };
export type Chat = {
  conversation: Conversation;
  messages: readonly ChatMessage[];
  /** Whether there are older messages than the first. */
  hasOlder: boolean;
  /** No message is missing up to this id. The reader's own messages may be ahead of it. */
  upTo: number;
};

/**
 * Catching up starts a little before the last known message: with several processes, two messages of the same moment
 * may arrive in the wrong order.
 */
const OVERLAP = 10;

/** Live events keep everything up to date while the messenger is open. */
export const KEPT_LIVE = { staleTime: Number.POSITIVE_INFINITY, gcTime: 10 * 60_000, retry: 1 } as const;

export const INBOXES: QueryKey = ['inbox'];
export const CHATS: QueryKey = ['chat'];
export const inboxKey = (filters: InboxFilters): QueryKey => [...INBOXES, filters];
export const chatKey = (id: number): QueryKey => [...CHATS, id];
export const presenceQuery = (id: number) => queryOf(findPresence, { chat_id: String(id) });

export async function fetchInbox(filters: InboxFilters, known: Inbox | undefined, signal: AbortSignal): Promise<Inbox> {
  let fresh: Inbox = await call(listConversations, filters, { signal });
  // Loads as many as before, so that the scroll position stays.
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

/** The address of the messages names the other side; a hidden candidate is found only by the conversation's id. */
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

/** Fetches everything written since, page by page until there is no more, even while messages keep arriving. */
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

/** Updates a conversation wherever it is shown. */
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
  client.setQueriesData<Inbox>({ queryKey: INBOXES }, (inbox) => {
    const before = inbox?.conversations.find((one) => one.id === id);
    if (!inbox || !before) return inbox;
    const after = change(before);
    if (after === before) return inbox;
    const conversations = inbox.conversations.map((one) => (one === before ? after : one));
    return { ...inbox, conversations: inOrder(conversations) };
  });
}

/** Inserts a message in order. `isTold`: it came as an event, so nothing before it is missing. */
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

/** Whether the loaded lists contain a conversation; if not, they have to be fetched again. */
export function isInLists(client: QueryClient, id: number): boolean {
  return client
    .getQueriesData<Inbox>({ queryKey: INBOXES })
    .every(([, inbox]) => inbox?.conversations.some((one) => one.id === id));
}

/** Fetches a conversation again: who may write in it, and the stage of its application. */
export async function refreshConversation(client: QueryClient, id: number): Promise<void> {
  const answered = await fetchConversation(id);
  changeConversation(client, id, (known) => fresher(known, answered));
}

/** The conversations on this page that are about one of these applications. */
export function conversationsAbout(client: QueryClient, applicationIds: readonly number[]): number[] {
  const listed = client.getQueriesData<Inbox>({ queryKey: INBOXES }).flatMap(([, inbox]) => inbox?.conversations ?? []);
  const opened = client.getQueriesData<Chat>({ queryKey: CHATS }).flatMap(([, chat]) => chat?.conversation ?? []);
  const about = [...listed, ...opened].filter(({ application_id: id }) => id !== null && applicationIds.includes(id));
  return [...new Set(about.map(({ id }) => id))];
}

export function refreshLists(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: INBOXES });
}

export function openedChats(client: QueryClient): number[] {
  return client
    .getQueryCache()
    .findAll({ queryKey: CHATS })
    .map(({ queryKey }) => Number(queryKey[1]));
}
