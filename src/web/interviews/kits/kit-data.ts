import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { type OpenedKit, openKit, panelOfApplication, type Scorecard } from '#shared/interviews/kits.contract.ts';
import { queryOf } from '#web/lib/query.ts';
import { useRealtime } from '#web/lib/realtime.ts';

/** Several changes in quick succession cause one request. */
const PAUSE_MS = 150;

/** The page of an interviewer, which follows what colleagues hand in and what other devices save. */
export function useKit(id: number, loaded: OpenedKit) {
  const client = useQueryClient();
  const query = queryOf(openKit, { id: String(id) });
  const { data } = useQuery({ ...query, initialData: loaded, staleTime: Number.POSITIVE_INFINITY });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const refresh = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void client.invalidateQueries({ queryKey: query.queryKey }), PAUSE_MS);
  };
  useRealtime({
    onEvent: (event) => {
      if (event.type === 'InterviewsChanged' && event.ids.includes(id)) refresh();
    },
    onGap: refresh,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: it refreshes the same query whenever it runs.
  useEffect(() => {
    // A draft is told to nobody, so whoever comes back to this device asks for it.
    const look = () => document.visibilityState === 'visible' && refresh();
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      clearTimeout(timer.current);
    };
  }, []);
  return {
    kit: data,
    refresh,
    noteSaved: (mine: Scorecard) => client.setQueryData(query.queryKey, (before) => before && { ...before, mine }),
  };
}

export function usePanels(applicationId: number) {
  const client = useQueryClient();
  const query = queryOf(panelOfApplication, { application_id: String(applicationId) });
  const refresh = () => void client.invalidateQueries({ queryKey: query.queryKey });
  useRealtime({
    onEvent: (event) => {
      if (event.type === 'InterviewsChanged' && event.application_ids.includes(applicationId)) refresh();
    },
    onGap: refresh,
  });
  return useQuery(query);
}
