import { useRevalidator } from 'react-router';
import { useRealtime } from '#web/lib/realtime.ts';

/** Loads the page of the team again when somebody joins, leaves or is invited. Returns how to load it after one's own change. */
export function useLiveTeam(): () => Promise<void> {
  const { revalidate } = useRevalidator();
  useRealtime({
    onEvent: ({ type }) => {
      if (type === 'TeamChanged') void revalidate();
    },
    onGap: () => void revalidate(),
  });
  return revalidate;
}
