import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { interviewsOfApplication, interviewsOfWeek, planningFacts } from '#shared/interviews/interviews.contract.ts';
import { allOf } from '#web/lib/query.ts';
import { useRealtime } from '#web/lib/realtime.ts';

/** Several changes in quick succession cause one request. */
const PAUSE_MS = 100;

export function refreshInterviews(client: QueryClient): Promise<unknown> {
  return Promise.all(
    [interviewsOfWeek, interviewsOfApplication, planningFacts].map((endpoint) =>
      client.invalidateQueries({ queryKey: allOf(endpoint) }),
    ),
  );
}

/** Keeps interviews up to date with what colleagues and candidates do. Without an application: with all of them. */
export function useLiveInterviews(applicationId?: number): void {
  const client = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const refreshSoon = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void refreshInterviews(client), PAUSE_MS);
  };
  useRealtime({
    onEvent: (event) => {
      if (event.type !== 'InterviewsChanged') {
        // An applicant who comes into an interview column is added to those who are to be invited.
        if (event.type === 'BoardCardsChanged' && applicationId === undefined) refreshSoon();
        return;
      }
      if (applicationId === undefined || event.application_ids.includes(applicationId)) refreshSoon();
    },
    onGap: refreshSoon,
  });
}
