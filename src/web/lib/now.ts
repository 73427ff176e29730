import { createContext, use, useSyncExternalStore } from 'react';

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

/** The time, to the minute; null on the server and during hydration, which may be long after the page was rendered. */
export function useNow(): number | null {
  return useSyncExternalStore<number | null>(subscribe, current, () => null);
}

/**
 * The time at which the server rendered the page. The page carries it, so that hydration starts with the same value.
 */
export const RenderedAtContext = createContext<number | null>(null);

/**
 * The time for words such as “2 hours ago”. Hydration uses the server's time, and words change only if time has passed
 * since. Not for what depends on the reader's own clock, such as the hour of the day.
 */
export function usePageTime(): number | null {
  const renderedAt = use(RenderedAtContext);
  return useSyncExternalStore<number | null>(subscribe, current, () => renderedAt);
}
