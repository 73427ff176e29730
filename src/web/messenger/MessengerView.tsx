import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { MessageSquare } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { chatTexts } from '#shared/messenger/chat.texts.ts';
import { receiveMessages } from '#shared/messenger/conversations.contract.ts';
import type { Side } from '#shared/messenger/messenger.values.ts';
import { call } from '#web/lib/call.ts';
import { useForgetEarlier } from '#web/lib/query.ts';
import { useSiteName, useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/Button.tsx';
import { cx } from '#web/ui/cx.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import type { MenuAction } from '#web/ui/Menu.tsx';
import { Bone, Skeleton } from '#web/ui/Skeleton.tsx';
import { Told } from '#web/ui/Told.tsx';
import { ChatPanel } from './ChatPanel.tsx';
import { Inbox } from './Inbox.tsx';
import { type InboxFilters, readInboxFilters, writeInboxFilters } from './inbox-filters.ts';
import { useLiveMessenger } from './messenger.live.ts';
import {
  CHATS,
  type Chat,
  chatKey,
  fetchChat,
  fetchInbox,
  INBOXES,
  inboxKey,
  KEPT_LIVE,
  type Inbox as LoadedInbox,
  loadMoreConversations,
} from './messenger-data.ts';
import { useUnread } from './unread.tsx';
import { createDesks } from './unsent-messages.ts';
import { useKeyboardRoom } from './useKeyboardRoom.ts';
import { useSending } from './useSending.ts';

type MessengerViewProps = {
  user: { id: number; side: Side };
  openId: number | null;
  loaded: {
    inbox: LoadedInbox;
    filters: InboxFilters;
    jobs: readonly { id: number; title: string }[];
    chat: Chat | null;
  };
  onProfile: (applicationId: number) => void;
  /** Beside the conversation, where there is room. */
  aside?: (applicationId: number) => ReactNode;
  /** For companies: further entries of a conversation's menu. */
  chatActions?: (applicationId: number) => readonly MenuAction[];
};

/** The messenger: the list, the open conversation, and what is known beside it. */
export function MessengerView({ user, openId, loaded, onProfile, aside, chatActions }: MessengerViewProps) {
  const t = useTexts(chatTexts);
  const { side: mySide, id: userId } = user;
  const [filters, setFilters] = useFilters();
  const client = useQueryClient();
  useForgetEarlier(INBOXES, CHATS);
  const [desks] = useState(() => createDesks(userId));
  const sending = useSending({ desks, mySide });
  const live = useLiveMessenger({ mySide, userId, openId });
  const inbox = useInbox(filters, loaded);
  const { jobs } = loaded;
  const opened = useQuery({
    ...KEPT_LIVE,
    queryKey: chatKey(openId ?? 0),
    queryFn: ({ signal }) => fetchChat(openId as number, mySide, signal),
    enabled: openId !== null,
    ...(loaded.chat?.conversation.id === openId && { initialData: loaded.chat }),
    retry: false,
  });
  const chat = openId === null ? undefined : opened.data;
  const chatId = chat?.conversation.id;
  useEffect(() => {
    if (chatId !== undefined) live.loaded(chatId);
  }, [chatId, live.loaded]);
  useKeyboardRoom();
  useTitle();

  const back = `/user/messages${writeInboxFilters(filters)}`;
  const applicationId = chat?.conversation.application_id ?? null;
  const hasAside = aside !== undefined && mySide === 'company' && applicationId !== null;
  return (
    <main
      id="main"
      data-fills=""
      className={cx(
        'grid min-h-0 grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)] md:grid-cols-[320px_minmax(0,1fr)] min-[1180px]:grid-cols-[368px_minmax(0,1fr)]',
        hasAside && 'min-[1180px]:grid-cols-[368px_minmax(0,1fr)_300px]',
      )}
    >
      {/* On a phone the conversation replaces the list, and with it the visible heading. */}
      {openId !== null && <h1 className="sr-only md:hidden">{t('chat.title')}</h1>}
      <div className={cx('grid min-h-0 min-w-0 grid-rows-[minmax(0,1fr)]', openId !== null && 'max-md:hidden')}>
        <Inbox
          conversations={inbox.data?.conversations ?? []}
          jobs={jobs}
          mySide={mySide}
          openId={openId}
          filters={filters}
          onFilters={setFilters}
          onMore={inbox.data?.next ? () => loadMoreConversations(client, filters) : null}
          error={inbox.error}
          onTryAgain={() => inbox.refetch()}
        />
      </div>
      {chat ? (
        <ChatPanel
          // Typed text and the scroll position belong to one conversation.
          key={chat.conversation.id}
          chat={chat}
          mySide={mySide}
          userId={userId}
          desks={desks}
          sending={sending}
          typing={live.typing}
          back={back}
          onProfile={() => applicationId !== null && onProfile(applicationId)}
          actions={mySide === 'company' && applicationId !== null ? (chatActions?.(applicationId) ?? []) : []}
        />
      ) : (
        <section
          aria-label={t('chat.title')}
          className={cx('grid min-h-0 place-content-center bg-surface p-s5', openId === null && 'max-md:hidden')}
        >
          {openId === null ? (
            <div className="grid justify-items-center gap-s3 text-ink-2">
              <Icon of={MessageSquare} size="lg" className="text-ink-3" />
              <p className="first-letter:uppercase">{t('chat.none')}</p>
            </div>
          ) : opened.error ? (
            <EmptyState
              title={<Told>{opened.error.message}</Told>}
              action={<Button onClick={() => opened.refetch()}>{t('chat.try_again')}</Button>}
            />
          ) : (
            <Skeleton className="w-80">
              <div className="grid gap-s4">
                <Bone height={40} width="70%" />
                <Bone height={40} />
                <Bone height={40} width="60%" className="ms-auto" />
              </div>
            </Skeleton>
          )}
        </section>
      )}
      {hasAside && aside(applicationId)}
    </main>
  );
}

function useInbox(filters: InboxFilters, loaded: MessengerViewProps['loaded']) {
  const client = useQueryClient();
  const queryKey = inboxKey(filters);
  const isLoaded = writeInboxFilters(loaded.filters) === writeInboxFilters(filters);
  const inbox = useQuery({
    ...KEPT_LIVE,
    queryKey,
    queryFn: ({ signal }) => fetchInbox(filters, client.getQueryData<LoadedInbox>(queryKey), signal),
    ...(isLoaded && { initialData: loaded.inbox }),
    placeholderData: keepPreviousData,
  });
  // Everything that the list mentions has been received on this device now.
  const newest = inbox.data?.conversations[0]?.latest_message_id ?? null;
  useEffect(() => {
    if (newest !== null) call(receiveMessages, { up_to: newest }).catch(() => {});
  }, [newest]);
  return inbox;
}

/** The filters are part of the address. A choice is shown at once, and the address follows. */
function useFilters(): [InboxFilters, (filters: InboxFilters) => void] {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const address = writeInboxFilters(readInboxFilters(params));
  const [filters, setFilters] = useState(() => readInboxFilters(params));
  useEffect(() => setFilters(readInboxFilters(new URLSearchParams(address))), [address]);
  return [
    filters,
    (next) => {
      setFilters(next);
      navigate(`${window.location.pathname}${writeInboxFilters(next)}`, { replace: true, preventScrollReset: true });
    },
  ];
}

/** “(3) Messages · Fursa”: seen among other tabs. */
function useTitle(): void {
  const t = useTexts(chatTexts);
  const { unread } = useUnread();
  const title = `${t('chat.title')} · ${useSiteName()}`;
  useEffect(() => {
    document.title = unread > 0 ? `(${unread}) ${title}` : title;
  }, [unread, title]);
}
