import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { answersOverview, listWaiting } from '#shared/answers/answers.contract.ts';
import { listPlanned } from '#shared/answers/rules.contract.ts';
import { allOf } from '#web/lib/query.ts';
import { useRealtime } from '#web/lib/realtime.ts';

/** Several changes in quick succession cause one request. */
const PAUSE_MS = 100;

export function refreshAnswers(client: QueryClient): Promise<unknown> {
  return Promise.all(
    [listWaiting, answersOverview, listPlanned].map((endpoint) =>
      client.invalidateQueries({ queryKey: allOf(endpoint) }),
    ),
  );
}

/** Keeps the list up to date with messages and moves of colleagues, and with new applications. */
export function useLiveAnswers(): void {
  const client = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const refreshSoon = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void refreshAnswers(client), PAUSE_MS);
  };
  useRealtime({
    onEvent: ({ type }) => {
      if (type === 'BoardCardsChanged' || type === 'BoardCardsMessaged' || type === 'BoardChanged') refreshSoon();
    },
    onGap: refreshSoon,
  });
}
