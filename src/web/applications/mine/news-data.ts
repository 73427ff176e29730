import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { type MyApplicationList, myApplications } from '#shared/applications/my-applications.contract.ts';
import type { ArgumentsOf } from '#shared/kernel/endpoint.ts';
import type { RealtimeEvent } from '#shared/kernel/realtime.ts';
import { type Conversation, listConversations } from '#shared/messenger/conversations.contract.ts';
import { call } from '#web/lib/call.ts';
import { createQueryClient } from '#web/lib/query-client.ts';
import { useRealtime } from '#web/lib/realtime.ts';

/** A candidate's applications, and unread messages about them. */
export type News = { list: MyApplicationList; unread: Conversation[] };
export type WantedApplications = ArgumentsOf<typeof myApplications>;

/** Without a realtime connection, it is polled. */
const POLL_MS = 30_000;

const TELLING: ReadonlySet<RealtimeEvent['type']> = new Set([
  'MyApplicationsChanged',
  'ChatMessage',
  'ChatRead',
  'ChatTakenBack',
]);

async function ask(wanted: WantedApplications, signal: AbortSignal): Promise<News> {
  const [list, { conversations }] = await Promise.all([
    call(myApplications, wanted, { signal }),
    call(listConversations, { unread: '1' }, { signal }),
  ]);
  return { list, unread: conversations };
}

/** The data that came with the page, kept up to date: a move or a message changes it in place. Failures are retried. */
export function useNews(loaded: News, wanted: WantedApplications): News {
  const [client] = useState(() => createQueryClient({ retry: false, refetchOnWindowFocus: 'always' }));
  const key = useMemo(() => ['news', wanted], [wanted]);
  const { data, refetch } = useQuery(
    {
      queryKey: key,
      queryFn: ({ signal }) => ask(wanted, signal),
      initialData: loaded,
      staleTime: Number.POSITIVE_INFINITY,
    },
    client,
  );
  // The page's loader ran again.
  useEffect(() => {
    client.setQueryData(key, loaded);
  }, [client, key, loaded]);
  const isConnected = useRealtime({
    onEvent: ({ type }) => {
      if (TELLING.has(type)) void refetch();
    },
    onGap: () => void refetch(),
  });
  useEffect(() => {
    if (isConnected !== false) return;
    const timer = setInterval(() => void refetch(), POLL_MS);
    return () => clearInterval(timer);
  }, [isConnected, refetch]);
  return data;
}
