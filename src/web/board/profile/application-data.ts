import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { candidateProfile } from '#shared/board/profile.contract.ts';
import { scoring } from '#shared/board/scoring.contract.ts';
import { timeline } from '#shared/board/timeline.contract.ts';
import { call } from '#web/lib/call.ts';
import { createQueryClient } from '#web/lib/query-client.ts';
import { useRealtime } from '#web/lib/realtime.ts';

/** Cached data is shown at once when somebody returns to it; live events keep it up to date. */
export function createApplicationClient(): QueryClient {
  return createQueryClient({ staleTime: 30_000, gcTime: 5 * 60_000, retry: false, refetchOnWindowFocus: false });
}

const profileQuery = (id: number) => ({
  queryKey: ['profile', id],
  queryFn: ({ signal }: { signal: AbortSignal }) => call(candidateProfile, { application_id: String(id) }, { signal }),
});

export function useProfile(client: QueryClient, id: number) {
  return useQuery(profileQuery(id), client);
}

export function useTimeline(client: QueryClient, id: number) {
  return useQuery(
    { queryKey: ['timeline', id], queryFn: ({ signal }) => call(timeline, { id: String(id) }, { signal }) },
    client,
  );
}

export function useScoring(client: QueryClient, id: number) {
  return useQuery(
    { queryKey: ['scoring', id], queryFn: ({ signal }) => call(scoring, { id: String(id) }, { signal }) },
    client,
  );
}

/** Fetches everything about an application again. */
export function refreshApplication(client: QueryClient, id: number): void {
  for (const kind of ['profile', 'timeline', 'scoring', 'scorecard'])
    void client.invalidateQueries({ queryKey: [kind, id] });
}

/** Shows changes by colleagues and candidates while the application is open. */
export function useLiveApplication(client: QueryClient): void {
  useRealtime({
    onEvent: (event) => {
      if (event.type === 'BoardCardsChanged' || event.type === 'BoardCardsMessaged')
        for (const id of event.ids) refreshApplication(client, id);
      if (event.type === 'BoardChanged') void client.invalidateQueries();
    },
    onGap: () => void client.invalidateQueries(),
  });
}

/** Prefetches the next applicant. */
export function useReadAhead(client: QueryClient, id: number | null): void {
  useEffect(() => {
    if (id !== null) void client.prefetchQuery(profileQuery(id));
  }, [client, id]);
}
