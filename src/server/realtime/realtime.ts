import type { Server as HttpServer } from 'node:http';
import fastifyCookie from '@fastify/cookie';
import type { Logger } from 'pino';
import { Server } from 'socket.io';
import type { RealtimeEvent } from '#shared/kernel/realtime.ts';
import type { Postgres } from '../db/open-postgres.ts';
import { isOwnOrigin } from '../http/own-origin.ts';
import { servePlainUpgrades } from '../http/plain-upgrades.ts';
import { cookieNames } from '../http/visit.ts';
import type { Session, Sessions } from '../identity/sessions.ts';
import type { EventType, ServerEvent } from '../kernel/events.ts';
import { createPostgresAdapter } from './postgres-adapter.ts';

type Parts = {
  publicUrl: string;
  secureCookies: boolean;
  /** Null on the embedded database, which has one process. */
  postgres: Pick<Postgres, 'pool' | 'connect'> | null;
  redisUrl: string | undefined;
  log: Pick<Logger, 'warn'>;
  /** In development Vite has a socket of its own on the same server. */
  isDev: boolean;
};
type ProcessListener<T extends EventType> = (event: Extract<ServerEvent, { type: T }>) => void;

/** How long other processes are waited for. */
const ANSWER_MS = 1_000;

/**
 * Sockets to people, and the line between processes. Until it is started nobody listens, and nothing is told. Rooms are
 * joined by the server alone; what a browser asks to join is ignored.
 */
export function createRealtime({ publicUrl, secureCookies, postgres, redisUrl, log, isDev }: Parts) {
  let io: Server | null = null;
  let redis: Awaited<ReturnType<typeof connectRedis>> | null = null;
  let isClosing = false;
  const processListeners: [EventType, ProcessListener<never>][] = [];
  const reconnectListeners: (() => void)[] = [];
  const onReconnect = () => {
    for (const listener of reconnectListeners) listener();
  };

  async function isAnybodyIn(room: string): Promise<boolean> {
    if (!io) return false;
    if (io.sockets.adapter.rooms.has(room)) return true;
    // Another process may have ended without a word: then its answer never comes.
    const others = await io
      .in(room)
      .timeout(ANSWER_MS)
      .fetchSockets()
      .catch(() => []);
    return others.length > 0;
  }

  return {
    async start(server: HttpServer, sessions: Sessions): Promise<void> {
      const cookieName = cookieNames(secureCookies).session;
      redis = redisUrl ? await connectRedis(redisUrl, log) : null;
      const started = new Server(server, {
        serveClient: false,
        maxHttpBufferSize: 64 * 1024,
        pingInterval: 20_000,
        destroyUpgrade: false,
        allowRequest: (request, answer) =>
          answer(null, !isClosing && isOwnOrigin(request.headers.origin, request.headers.host, publicUrl)),
        ...(redis && { adapter: redis.adapter }),
        ...(!redis && postgres && { adapter: createPostgresAdapter({ postgres, log, onReconnect }) }),
      });
      // With the slash, as its own listener has it: what neither takes would stay open for good.
      if (!isDev) servePlainUpgrades(server, ({ url }) => url?.startsWith(`${started.path()}/`) ?? false);

      started.use(async (socket, next) => {
        const session = await sessions
          .find(fastifyCookie.parse(socket.request.headers.cookie ?? '')[cookieName])
          .catch(() => null);
        if (!session) return next(new Error('unauthenticated'));
        socket.data.session = session;
        next();
      });
      started.on('connection', (socket) => {
        const { id, user } = socket.data.session as Session;
        socket.join([sessionRoom(id), userRoom(user.id)]);
        if (user.company) socket.join(companyRoom(user.company.id));
        if (user.role === 'reviewer' || user.role === 'admin') socket.join(REVIEWERS_ROOM);
        if (user.role === 'admin') socket.join(ADMINS_ROOM);
      });
      for (const [type, listener] of processListeners) started.on(type, listener as never);
      io = started;
    },

    /** Whether anybody can be told anything. */
    isRunning: () => io !== null && !isClosing,
    publish: (userId: number, event: RealtimeEvent) => void io?.to(userRoom(userId)).emit(event.type, event),
    publishToCompany: (companyId: number, event: RealtimeEvent) =>
      void io?.to(companyRoom(companyId)).emit(event.type, event),
    /** Admins review too. */
    publishToReviewers: (event: RealtimeEvent) => void io?.to(REVIEWERS_ROOM).emit(event.type, event),
    publishToAdmins: (event: RealtimeEvent) => void io?.to(ADMINS_ROOM).emit(event.type, event),
    /** Connected to this process or to another. */
    isUserHere: (userId: number) => isAnybodyIn(userRoom(userId)),
    isCompanyHere: (companyId: number) => isAnybodyIn(companyRoom(companyId)),
    /** Here, or perhaps at another process: asking those would cost more than telling them. */
    async mayReviewersHear(): Promise<boolean> {
      if (!io) return false;
      const { adapter } = io.sockets;
      return adapter.rooms.has(REVIEWERS_ROOM) || (await adapter.serverCount()) > 1;
    },
    endSessions: (sessionIds: number[]) => void io?.in(sessionIds.map(sessionRoom)).disconnectSockets(true),

    /** The other processes of the same product, where there can be any. */
    tellProcesses(event: ServerEvent): void {
      if (redis || postgres) io?.serverSideEmit(event.type, event);
    },
    hearProcesses<T extends EventType>(type: T, listener: ProcessListener<T>): void {
      processListeners.push([type, listener as unknown as ProcessListener<never>]);
    },
    /** After a gap in which news of other processes may have been missed. */
    whenReconnected: (listener: () => void) => void reconnectListeners.push(listener),

    /** Whoever is connected goes elsewhere. What still happens here is told to the other processes. */
    sayGoodbye(): void {
      isClosing = true;
      io?.local.emit('going-away');
      io?.local.disconnectSockets(true);
    },
    async close(): Promise<void> {
      await io?.of('/').adapter.close();
      redis?.client.disconnect();
    },
  };
}
export type Realtime = ReturnType<typeof createRealtime>;

/** Loaded only where it is used: it takes more memory than any other part. */
async function connectRedis(url: string, log: Pick<Logger, 'warn'>) {
  const [{ Redis }, { createAdapter }] = await Promise.all([
    import('ioredis'),
    import('@socket.io/redis-streams-adapter'),
  ]);
  const client = new Redis(url, { maxRetriesPerRequest: null });
  client.on('error', (error) => log.warn({ err: error }, 'realtime between processes is interrupted'));
  return { client, adapter: createAdapter(client) };
}

const sessionRoom = (id: number) => `session:${id}`;
const userRoom = (id: number) => `user:${id}`;
const companyRoom = (id: number) => `company:${id}`;
const REVIEWERS_ROOM = 'reviewers';
const ADMINS_ROOM = 'admins';
