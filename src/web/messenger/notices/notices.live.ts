import { useQueryClient } from '@tanstack/react-query';
import { listNotices } from '#shared/messenger/notices.contract.ts';
import { allOf } from '#web/lib/query.ts';
import { useRealtime } from '#web/lib/realtime.ts';

/** Keeps the list up to date with what its reader is told of, and with what they read elsewhere. */
export function useLiveNotices(): void {
  const client = useQueryClient();
  const refresh = () => void client.invalidateQueries({ queryKey: allOf(listNotices) });
  useRealtime({
    onEvent: ({ type }) => {
      if (type === 'NoticesChanged' || type === 'NewsSeen') refresh();
    },
    onGap: refresh,
  });
}
