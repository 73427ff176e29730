import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { listViews } from '#shared/views/views.contract.ts';
import { allOf, queryOf } from '#web/lib/query.ts';

/** The reader's views and those of the team, fetched each time that somebody opens them. */
export function useViews(isOpen: boolean) {
  const { data, error } = useQuery({ ...queryOf(listViews, {}), enabled: isOpen });
  return { views: data?.views ?? null, hasFailed: error !== null };
}

export function useRefreshViews(): () => void {
  const client = useQueryClient();
  return useCallback(() => void client.invalidateQueries({ queryKey: allOf(listViews) }), [client]);
}
