import { useEffect, useRef, useState } from 'react';
import type { RealtimeEvent } from '#shared/kernel/realtime.ts';
import { useRealtime } from './realtime.ts';

/** Where nothing is told, it is asked for. */
const POLL_MS = 30_000;

type CountEvent = Extract<RealtimeEvent, { waiting: number }>['type'];
type LiveCountOptions = {
  /** As the page came. Null: not for this person, who is told nothing and asks for nothing. */
  initial: number | null;
  type: CountEvent;
  count: () => Promise<number>;
};

/** A number that the server tells whenever it changes. */
export function useLiveCount({ initial, type, count }: LiveCountOptions): number {
  const [value, setValue] = useState(initial ?? 0);
  useEffect(() => setValue(initial ?? 0), [initial]);
  const isWanted = initial !== null;

  const ask = useRef(() => {});
  ask.current = () => {
    // The next event, or the next connection, makes up for it.
    if (isWanted) count().then(setValue, () => {});
  };
  const isConnected = useRealtime({
    onEvent: (event) => {
      if (isWanted && event.type === type) setValue(event.waiting);
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
