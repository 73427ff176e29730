import type { Server as HttpServer } from 'node:http';
import fastifyCookie from '@fastify/cookie';
import { createAdapter as createPostgresAdapter } from '@socket.io/postgres-adapter';
import type { Pool } from 'pg';
import { Server } from 'socket.io';
import type { RealtimeEvent } from '#shared/kernel/realtime.ts';
import { cookieNames } from '../http/visit.ts';
import type { Session, Sessions } from '../identity/sessions.ts';

type Parts = {
  server: HttpServer;
  sessions: Sessions;
  publicUrl: string;
  secureCookies: boolean;
  pool: Pool | null;
  redisUrl: string | undefined;
};

const ALLOWED_ROLES = new Set(['candidate', 'company']);

/** Rooms are joined by the server alone; what a browser asks to join is ignored. */
export async function startRealtime({ server, sessions, publicUrl, secureCookies, pool, redisUrl }: Parts) {
  const cookieName = cookieNames(secureCookies).session;
  const redis = redisUrl ? await connectRedis(redisUrl) : null;
  const io = new Server(server, {
    serveClient: false,
    maxHttpBufferSize: 64 * 1024,
    pingInterval: 20_000,
    allowRequest: (request, answer) =>
      answer(null, isOwnOrigin(request.headers.origin, request.headers.host, publicUrl)),
    ...(redis && { adapter: redis.adapter }),
    ...(!redis && pool && { adapter: createPostgresAdapter(pool, { errorHandler: () => {} }) }),
  });

  io.use(async (socket, next) => {
    const session = await sessions
      .find(fastifyCookie.parse(socket.request.headers.cookie ?? '')[cookieName])
      .catch(() => null);
    if (!session || !ALLOWED_ROLES.has(session.user.role)) return next(new Error('unauthenticated'));
    socket.data.session = session;
    next();
  });

  io.on('connection', (socket) => {
    const { id, user } = socket.data.session as Session;
    socket.join([sessionRoom(id), userRoom(user.id)]);
    if (user.company) socket.join(companyRoom(user.company.id));
  });

  return {
    publish: (userId: number, event: RealtimeEvent) => void io.to(userRoom(userId)).emit(event.type, event),
    publishToCompany: (companyId: number, event: RealtimeEvent) =>
      void io.to(companyRoom(companyId)).emit(event.type, event),
    /** Between the processes: which jobs changed. */
    tellJobNews: (jobIds: number[]) => void io.serverSideEmit('job-news', jobIds),
    onJobNews: (listener: (jobIds: number[]) => void) => void io.on('job-news', listener),
    /** Whoever signed out, was removed or blocked hears nothing more. */
    endSessions(sessionIds: number[]): void {
      io.in(sessionIds.map(sessionRoom)).disconnectSockets(true);
    },
    async close(): Promise<void> {
      io.local.emit('going-away');
      io.local.disconnectSockets(true);
      await io.of('/').adapter.close();
      redis?.client.disconnect();
    },
  };
}
export type Realtime = Awaited<ReturnType<typeof startRealtime>>;

/** Loaded only where it is used: it takes more memory than any other part. */
async function connectRedis(url: string) {
  const [{ Redis }, { createAdapter }] = await Promise.all([
    import('ioredis'),
    import('@socket.io/redis-streams-adapter'),
  ]);
  const client = new Redis(url, { maxRetriesPerRequest: null });
  return { client, adapter: createAdapter(client) };
}

const sessionRoom = (id: number) => `session:${id}`;
const userRoom = (id: number) => `user:${id}`;
const companyRoom = (id: number) => `company:${id}`;

/** Browsers always send their origin with a socket; programs send none and bring a session cookie by hand. */
function isOwnOrigin(origin: string | undefined, host: string | undefined, publicUrl: string): boolean {
  if (origin === undefined || origin === publicUrl) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}
