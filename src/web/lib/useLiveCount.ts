import { useEffect, useRef, useState } from 'react';
import type { RealtimeEvent } from '#shared/kernel/realtime.ts';
import { useRealtime } from './realtime.ts';

/** Without a realtime connection, the number is polled. */
const POLL_MS = 30_000;

type CountEvent = Extract<RealtimeEvent['type'], 'EvaluationsChanged' | 'ApprovalsChanged'>;
type LiveCountOptions = {
  /** The value that came with the page. Null if this person has no such number; then nothing is fetched. */
  initial: number | null;
  type: CountEvent;
  count: () => Promise<number>;
};

/** A number that the server sends whenever it changes. If it differs from person to person, it is fetched instead. */
export function useLiveCount({ initial, type, count }: LiveCountOptions): number {
  const [value, setValue] = useState(initial ?? 0);
  useEffect(() => setValue(initial ?? 0), [initial]);
  const isWanted = initial !== null;

  const ask = useRef(() => {});
  ask.current = () => {
    // After a failure, the next event or connection fetches it again.
    if (isWanted) count().then(setValue, () => {});
  };
  const isConnected = useRealtime({
    onEvent: (event) => {
      if (!isWanted || event.type !== type) return;
      if ('waiting' in event) setValue(event.waiting);
      else ask.current();
    },
    onGap: () => ask.current(),
  });
  useEffect(() => {
    if (isConnected || !isWanted) return;
    const timer = setInterval(() => ask.current(), POLL_MS);
    return () => clearInterval(timer);
  }, [isConnected, isWanted]);
  return value;
}
