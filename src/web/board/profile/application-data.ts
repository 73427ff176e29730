import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { candidateProfile } from '#shared/board/profile.contract.ts';
import { companyScorecard, scoring } from '#shared/board/scoring.contract.ts';
import { timeline } from '#shared/board/timeline.contract.ts';
import { queryOf } from '#web/lib/query.ts';

/** Cached data is shown at once when somebody returns to an application; live events keep it up to date. */
const FRESH = { staleTime: 30_000 };

export const profileQuery = (id: number) => ({
  ...queryOf(candidateProfile, { application_id: String(id) }),
  ...FRESH,
});
export const scorecardQuery = (id: number) => ({ ...queryOf(companyScorecard, { id: String(id) }), ...FRESH });
const timelineQuery = (id: number) => ({ ...queryOf(timeline, { id: String(id) }), ...FRESH });
const scoringQuery = (id: number) => ({ ...queryOf(scoring, { id: String(id) }), ...FRESH });

export const useProfile = (id: number) => useQuery(profileQuery(id));
export const useTimeline = (id: number) => useQuery(timelineQuery(id));
export const useScoring = (id: number) => useQuery(scoringQuery(id));

export function refreshApplication(client: QueryClient, id: number): void {
  for (const query of [profileQuery, timelineQuery, scoringQuery, scorecardQuery])
    void client.invalidateQueries({ queryKey: query(id).queryKey });
}

/** Returns a function that fetches everything about an application again. */
export function useRefreshApplication(): (id: number) => void {
  const client = useQueryClient();
  return useCallback((id) => refreshApplication(client, id), [client]);
}

/** Prefetches the next applicant. */
export function useReadAhead(id: number | null): void {
  const client = useQueryClient();
  useEffect(() => {
    if (id !== null) void client.prefetchQuery(profileQuery(id));
  }, [client, id]);
}
