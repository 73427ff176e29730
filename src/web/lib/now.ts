import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;
const listeners = new Set<() => void>();
let now = 0;
let timer: ReturnType<typeof setInterval> | undefined;

function tick() {
  now = Date.now();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  if (!timer) {
    now = Date.now();
    timer = setInterval(tick, MINUTE_MS);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

function current(): number {
  if (now === 0) now = Date.now();
  return now;
}

/** The time, to the minute; null on the server and while the page wakes up, which may be long after it was rendered. */
export function useNow(): number | null {
  return useSyncExternalStore<number | null>(subscribe, current, () => null);
}
