import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
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
  const refresh = useCallback(() => {
    const { queryKey } = queryOf(openKit, { id: String(id) });
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void client.invalidateQueries({ queryKey }), PAUSE_MS);
  }, [client, id]);
  useRealtime({
    onEvent: (event) => {
      if (event.type === 'InterviewsChanged' && event.ids.includes(id)) refresh();
    },
    onGap: refresh,
  });
  useEffect(() => {
    // Saving a draft sends no event, so a page that is looked at again asks what another device has saved.
    const refreshIfVisible = () => document.visibilityState === 'visible' && refresh();
    document.addEventListener('visibilitychange', refreshIfVisible);
    return () => {
      document.removeEventListener('visibilitychange', refreshIfVisible);
      clearTimeout(timer.current);
    };
  }, [refresh]);
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
