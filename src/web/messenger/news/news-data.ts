import { QueryClient, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { type MyApplicationList, myApplications } from '#shared/applications/my-applications.contract.ts';
import type { ArgumentsOf } from '#shared/kernel/endpoint.ts';
import { type Conversation, listConversations } from '#shared/messenger/conversations.contract.ts';
import { call } from '#web/lib/call.ts';
import { useRealtime } from '#web/lib/realtime.ts';

/** What a candidate's pages show of applications, and of what employers wrote about them. */
export type News = { list: MyApplicationList; unread: Conversation[] };
export type WantedApplications = ArgumentsOf<typeof myApplications>;

/** Where nothing is told, it is asked for. */
const POLL_MS = 30_000;

async function ask(wanted: WantedApplications, signal: AbortSignal): Promise<News> {
  const [list, { conversations }] = await Promise.all([
    call(myApplications, wanted, { signal }),
    call(listConversations, { unread: '1' }, { signal }),
  ]);
  return { list, unread: conversations };
}

/** As the page came, and true from then on: a move or a message changes it in place. What fails is asked for again. */
export function useNews(loaded: News, wanted: WantedApplications): News {
  const [client] = useState(
    () => new QueryClient({ defaultOptions: { queries: { retry: false, refetchOnWindowFocus: 'always' } } }),
  );
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
  // The page was loaded anew.
  useEffect(() => {
    client.setQueryData(key, loaded);
  }, [client, key, loaded]);
  const isConnected = useRealtime({
    onEvent: ({ type }) => {
      if (type === 'MyApplicationsChanged' || type === 'ChatMessage' || type === 'ChatRead') void refetch();
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
