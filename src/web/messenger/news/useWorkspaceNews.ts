import { useEffect, useRef, useState } from 'react';
import type { RealtimeEvent } from '#shared/kernel/realtime.ts';
import { listNews, type WorkspaceNews } from '#shared/messenger/news.contract.ts';
import { call } from '#web/lib/call.ts';
import { useRealtime } from '#web/lib/realtime.ts';

/** Several events in quick succession cause one request. */
const PAUSE_MS = 400;
/** Without a realtime connection, the list is polled. */
const POLL_MS = 30_000;

const TELLING: ReadonlySet<RealtimeEvent['type']> = new Set([
  'BoardCardsChanged',
  'MyApplicationsChanged',
  'NewsSeen',
  'NoticesChanged',
  'ChatMessage',
  'ChatRead',
  'ChatTakenBack',
  'ChatChanged',
]);

/** The notifications that came with the page, kept up to date from then on. */
export function useWorkspaceNews(initial: WorkspaceNews) {
  const [news, setNews] = useState(initial);
  useEffect(() => setNews(initial), [initial]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const asking = useRef<AbortController>(undefined);
  const askSoon = useRef(() => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      asking.current = new AbortController();
      // After a failure, the next event or connection fetches the list again.
      call(listNews, {}, { signal: asking.current.signal }).then(setNews, () => {});
    }, PAUSE_MS);
  });
  const isConnected = useRealtime({
    onEvent: ({ type }) => {
      if (TELLING.has(type)) askSoon.current();
    },
    onGap: () => askSoon.current(),
  });
  useEffect(() => {
    if (isConnected !== false) return;
    // A new connection asks anyway. If this one ended because the person signs out, the answer would be a refusal.
    clearTimeout(timer.current);
    timer.current = undefined;
    asking.current?.abort();
    const poll = setInterval(() => askSoon.current(), POLL_MS);
    return () => clearInterval(poll);
  }, [isConnected]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return news;
}
