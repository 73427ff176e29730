import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { myApplications } from '#shared/applications/my-applications.contract.ts';
import type { RealtimeEvent } from '#shared/kernel/realtime.ts';
import { listConversations } from '#shared/messenger/conversations.contract.ts';
import { allOf } from '#web/lib/query.ts';
import { useRealtime } from '#web/lib/realtime.ts';

/** Without a realtime connection, it is polled. */
const POLL_MS = 30_000;

const TELLING: ReadonlySet<RealtimeEvent['type']> = new Set([
  'MyApplicationsChanged',
  'ChatMessage',
  'ChatRead',
  'ChatTakenBack',
]);

/** Shows moves and messages on the pages of a candidate while they are open. */
export function useLiveMyApplications(): void {
  const client = useQueryClient();
  const refresh = () => {
    for (const endpoint of [myApplications, listConversations])
      void client.invalidateQueries({ queryKey: allOf(endpoint) });
  };
  const isConnected = useRealtime({
    onEvent: ({ type }) => {
      if (TELLING.has(type)) refresh();
    },
    onGap: refresh,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is refreshed is always the same.
  useEffect(() => {
    if (isConnected !== false) return;
    const timer = setInterval(refresh, POLL_MS);
    return () => clearInterval(timer);
  }, [isConnected]);
}
