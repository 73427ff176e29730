import { useEffect, useRef, useState } from 'react';
import { io, type Socket } from 'socket.io-client';
import { RealtimeEvent } from '#shared/kernel/realtime.ts';

type Listener = {
  onEvent: (event: RealtimeEvent) => void;
  /** Called on every connect: events since the page was rendered may have been missed. */
  onGap: () => void;
  onState: (isConnected: boolean) => void;
};

/**
 * The delay before reconnecting after the server closed a connection. Random, so that pages do not all come back at
 * once.
 */
const PAUSE_MS = { least: 500, spread: 1_000 };

const listeners = new Set<Listener>();
let socket: Socket | null = null;
/** Null until it is known. */
let isOnline: boolean | null = null;

function note(online: boolean): void {
  isOnline = online;
  for (const listener of listeners) listener.onState(online);
}

/** One connection for the whole page; it closes when nobody listens any more. */
function connect(): Socket {
  const opened = io({ transports: ['websocket', 'polling'] });
  opened.on('connect', () => {
    note(true);
    for (const listener of listeners) listener.onGap();
  });
  // The server was cut off from its other processes: the connection held, but events may be missing.
  opened.on('gap', () => {
    for (const listener of listeners) listener.onGap();
  });
  opened.on('connect_error', () => note(false));
  opened.on('disconnect', (reason) => {
    note(false);
    if (reason !== 'io server disconnect') return;
    // The server closed the connection: the session is over, the person left the team, or the process ends. The next
    // request shows which; people who are still allowed reconnect.
    for (const listener of listeners) listener.onGap();
    setTimeout(() => socket === opened && opened.connect(), PAUSE_MS.least + Math.random() * PAUSE_MS.spread);
  });
  opened.onAny((_type: string, told: unknown) => {
    const event = RealtimeEvent.safeParse(told);
    // An older page may receive event types that it does not know yet.
    if (event.success) for (const listener of listeners) listener.onEvent(event.data);
  });
  return opened;
}

/**
 * Called before signing out: the server would close the connection, and requests after that would be refused. Returns a
 * function that reconnects.
 */
export function disconnectForSignOut(): () => void {
  const ended = socket;
  ended?.close();
  return () => ended?.connect();
}

/** Subscribes to the server's events. Returns whether it is connected: null until that is known. */
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
    // It was connected before this component listened.
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
