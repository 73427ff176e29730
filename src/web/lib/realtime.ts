import { useEffect, useRef, useState } from 'react';
import { io, type Socket } from 'socket.io-client';
import { RealtimeEvent } from '#shared/kernel/realtime.ts';

type Listener = {
  onEvent: (event: RealtimeEvent) => void;
  /** Connected, again or at last: whatever was told since the page was rendered is not known here. */
  onGap: () => void;
  onState: (isConnected: boolean) => void;
};

/** After the server has ended a connection. Not all pages come back in the same moment. */
const PAUSE_MS = { least: 500, spread: 1_000 };

const listeners = new Set<Listener>();
let socket: Socket | null = null;
/** Null until it is known. */
let isOnline: boolean | null = null;

function note(online: boolean): void {
  isOnline = online;
  for (const listener of listeners) listener.onState(online);
}

/** One connection for all of a page; it ends when nobody listens any more. */
function connect(): Socket {
  const opened = io({ transports: ['websocket', 'polling'] });
  opened.on('connect', () => {
    note(true);
    for (const listener of listeners) listener.onGap();
  });
  opened.on('connect_error', () => note(false));
  opened.on('disconnect', (reason) => {
    note(false);
    if (reason !== 'io server disconnect') return;
    // Ended by the server: the session is over, the person left the team, or the process ends. What is asked next says
    // which; whoever still may comes back.
    for (const listener of listeners) listener.onGap();
    setTimeout(() => socket === opened && opened.connect(), PAUSE_MS.least + Math.random() * PAUSE_MS.spread);
  });
  opened.onAny((_type: string, told: unknown) => {
    const event = RealtimeEvent.safeParse(told);
    // An older page may be told of what it does not know yet.
    if (event.success) for (const listener of listeners) listener.onEvent(event.data);
  });
  return opened;
}

/** For who is about to sign out: the server would end the connection, and what is asked then is refused. Returns the way back. */
export function hangUp(): () => void {
  const ended = socket;
  ended?.close();
  return () => ended?.connect();
}

/** What the server tells this page. Returns whether it can: null until that is known. */
export function useRealtime({ onEvent, onGap }: Pick<Listener, 'onEvent' | 'onGap'>): boolean | null {
  const [isConnected, setConnected] = useState<boolean | null>(null);
  const latest = useRef({ onEvent, onGap });
  latest.current = { onEvent, onGap };
  useEffect(() => {
    const listener: Listener = {
      onEvent: (event) => latest.current.onEvent(event),
      onGap: () => latest.current.onGap(),
      onState: setConnected,
    };
    listeners.add(listener);
    socket ??= connect();
    setConnected(isOnline);
    // It was connected before this part of the page was there to listen.
    if (isOnline) listener.onGap();
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0) return;
      socket?.close();
      socket = null;
      isOnline = null;
    };
  }, []);
  return isConnected;
}
