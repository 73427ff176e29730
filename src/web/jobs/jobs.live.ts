import { useRevalidator } from 'react-router';
import { useRealtime } from '#web/lib/realtime.ts';

/** Loads the page of waiting jobs again when one arrives or is decided. Returns how to load it after one's own change. */
export function useLiveApprovals(): () => Promise<void> {
  const { revalidate } = useRevalidator();
  useRealtime({
    onEvent: ({ type }) => {
      if (type === 'ApprovalsChanged') void revalidate();
    },
    onGap: () => void revalidate(),
  });
  return revalidate;
}
