import { io, type Socket } from 'socket.io-client';
import type { RealtimeEvent } from '#shared/kernel/realtime.ts';
import type { TestClient } from './test-client.ts';

/** What somebody's open page hears, until it is closed. */
export async function listen(client: TestClient, baseUrl: string): Promise<{ heard: RealtimeEvent[]; socket: Socket }> {
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const socket = io(baseUrl, { extraHeaders: { cookie }, reconnection: false, transports: ['websocket'] });
  const heard: RealtimeEvent[] = [];
  socket.onAny((_, event) => heard.push(event));
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  return { heard, socket };
}
