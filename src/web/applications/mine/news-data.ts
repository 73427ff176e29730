import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { type MyApplicationList, myApplications } from '#shared/applications/my-applications.contract.ts';
import type { ArgumentsOf } from '#shared/kernel/endpoint.ts';
import { type Conversation, listConversations } from '#shared/messenger/conversations.contract.ts';
import { queryOf } from '#web/lib/query.ts';
import { useLiveMyApplications } from '../applications.live.ts';

/** A candidate's applications, and unread messages about them. */
export type News = { list: MyApplicationList; unread: Conversation[] };
export type WantedApplications = ArgumentsOf<typeof myApplications>;

/** The data never goes stale by itself: live events and coming back to the window refresh it. */
const FRESH = { staleTime: Number.POSITIVE_INFINITY, refetchOnWindowFocus: 'always' } as const;
const unreadQuery = queryOf(listConversations, { unread: '1' });

/** The data that came with the page, kept up to date: a move or a message changes it in place. Failures are retried. */
export function useNews(loaded: News, wanted: WantedApplications): News {
  const client = useQueryClient();
  const query = useMemo(() => queryOf(myApplications, wanted), [wanted]);
  const { data: list } = useQuery({ ...query, ...FRESH, initialData: loaded.list });
  const { data: unread } = useQuery({ ...unreadQuery, ...FRESH, initialData: pageOf(loaded.unread) });
  // The page's loader ran again, or it ran for another page than the one that filled the cache.
  useEffect(() => {
    client.setQueryData(query.queryKey, loaded.list);
    client.setQueryData(unreadQuery.queryKey, pageOf(loaded.unread));
  }, [client, query, loaded]);
  useLiveMyApplications();
  return { list, unread: unread.conversations };
}

const pageOf = (conversations: Conversation[]) => ({ success: true as const, conversations, next: null });
