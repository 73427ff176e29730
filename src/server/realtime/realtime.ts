import type { Server as HttpServer } from 'node:http';
import fastifyCookie from '@fastify/cookie';
import type { Logger } from 'pino';
import { Server } from 'socket.io';
import type { SessionUser } from '#shared/identity/identity.contract.ts';
import type { RealtimeEvent } from '#shared/kernel/realtime.ts';
import type { Postgres } from '../db/open-postgres.ts';
import { isOwnOrigin } from '../http/own-origin.ts';
import { servePlainUpgrades } from '../http/plain-upgrades.ts';
import { addressOf, type TrustedProxies } from '../http/trust-proxy.ts';
import { cookieNames } from '../http/visit.ts';
import type { Session, Sessions } from '../identity/sessions.ts';
import type { Events, ProcessNews } from '../kernel/events.ts';
import { createPostgresAdapter } from './postgres-adapter.ts';
import { connectRedis } from './redis-adapter.ts';

type Parts = {
  publicUrl: string;
  secureCookies: boolean;
  /** Null on the embedded database, which has one process. */
  postgres: Pick<Postgres, 'pool' | 'connect'> | null;
  redisUrl: string | undefined;
  log: Pick<Logger, 'warn'>;
  /** In development, Vite uses a socket of its own on the same server. */
  isDev: boolean;
  /** The proxies whose forwarding headers are trusted. */
  trustProxy: TrustedProxies;
  events: Events;
};

/**
 * Connections per person and per address to this process. People have a few tabs on a few devices. A whole office may
 * share one address, so that limit only stops a flood.
 */
const MOST_SOCKETS = { ofPerson: 30, ofAddress: 500 };

/** Timeout for answers of other processes, so that asking who is online takes less than a second. */
const ANSWER_MS = 800;
/** The sessions of open connections are checked this often, because a message that ends one can be lost. */
const SESSION_CHECK_MS = 60_000;
/** If the database could not be reached after an interruption, the check is retried after this time. */
const RECHECK_MS = 1_000;

/**
 * Connections to people and between processes. Before it is started, nobody can connect and nothing is sent. Only the
 * server joins rooms; a browser's request to join one is ignored.
 */
export function createRealtime({
  publicUrl,
  secureCookies,
  postgres,
  redisUrl,
  log,
  isDev,
  trustProxy,
  events,
}: Parts) {
  let io: Server | null = null;
  let redis: Awaited<ReturnType<typeof connectRedis>> | null = null;
  let isClosing = false;
  let sessions: Sessions | null = null;
  let checking: NodeJS.Timeout | undefined;
  let recheck: NodeJS.Timeout | undefined;

  /** Between losing the other processes and finding them again, events may have been missed, here and on open pages. */
  const onReconnect = () => {
    void events.catchUp();
    void endStaleConnections().then(() => io?.local.emit(GAP));
  };

  /** Closes the connections of this process whose session has ended, or whose user has another role or company now. */
  async function endStaleConnections(): Promise<void> {
    if (!io || !sessions || isClosing) return;
    const sockets = [...io.sockets.sockets.values()];
    if (sockets.length === 0) return;
    const sessionOf = (socket: (typeof sockets)[number]) => socket.data.session as Session;
    try {
      const open = await sessions.stillOpen([...new Set(sockets.map((socket) => sessionOf(socket).id))]);
      for (const socket of sockets) {
        const { id, user } = sessionOf(socket);
        const now = open.get(id);
        if (!now || !hearsTheSame(user, now)) socket.disconnect(true);
      }
    } catch (error) {
      log.warn({ err: error }, 'the sessions of open connections could not be checked');
      clearTimeout(recheck);
      recheck = setTimeout(() => void endStaleConnections(), RECHECK_MS).unref();
    }
  }

  async function isAnybodyIn(room: string): Promise<boolean> {
    if (!io) return false;
    if (io.sockets.adapter.rooms.has(room)) return true;
    // Another process may have died without notice, and then never answers.
    const others = io.in(room).timeout(ANSWER_MS).fetchSockets();
    return (await within(ANSWER_MS, others).catch(() => [])).length > 0;
  }

  return {
    async start(server: HttpServer, signedIn: Sessions): Promise<void> {
      const cookieName = cookieNames(secureCookies).session;
      sessions = signedIn;
      redis = redisUrl ? await connectRedis({ url: redisUrl, log, onReconnect }) : null;
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
      // The slash is needed, as in Socket.IO's own listener: an upgrade that neither of them handles would stay open forever.
      if (!isDev) servePlainUpgrades(server, ({ url }) => url?.startsWith(`${started.path()}/`) ?? false);

      started.use(async (socket, next) => {
        const session = await signedIn
          .find(fastifyCookie.parse(socket.request.headers.cookie ?? '')[cookieName])
          .catch(() => null);
        if (!session || session.isHeldBack) return next(new Error('unauthenticated'));
        const { rooms } = started.sockets.adapter;
        const room = addressRoom(addressOf(socket.request, trustProxy));
        const isTooMany =
          (rooms.get(userRoom(session.user.id))?.size ?? 0) >= MOST_SOCKETS.ofPerson ||
          (rooms.get(room)?.size ?? 0) >= MOST_SOCKETS.ofAddress;
        if (isTooMany) return next(new Error('too_many'));
        socket.data.session = session;
        socket.data.addressRoom = room;
        next();
      });
      started.on('connection', (socket) => {
        const { id, user } = socket.data.session as Session;
        socket.join([sessionRoom(id), userRoom(user.id), socket.data.addressRoom as string]);
        if (user.company) socket.join(companyRoom(user.company.id));
        if (user.role === 'reviewer' || user.role === 'admin') socket.join(REVIEWERS_ROOM);
        if (user.role === 'admin') socket.join(ADMINS_ROOM);
      });
      started.on(NEWS, (news: ProcessNews) => void events.hear(news));
      if (redis || postgres) events.connectProcesses((news) => void started.serverSideEmit(NEWS, news));
      io = started;
      checking = setInterval(() => void endStaleConnections(), SESSION_CHECK_MS).unref();
    },
    endStaleConnections,

    /** Whether events can be sent. */
    isRunning: () => io !== null && !isClosing,
    publish: (userId: number, event: RealtimeEvent) => void io?.to(userRoom(userId)).emit(event.type, event),
    publishToCompany: (companyId: number, event: RealtimeEvent) =>
      void io?.to(companyRoom(companyId)).emit(event.type, event),
    /** Admins receive these events too, because they may review. */
    publishToReviewers: (event: RealtimeEvent) => void io?.to(REVIEWERS_ROOM).emit(event.type, event),
    publishToAdmins: (event: RealtimeEvent) => void io?.to(ADMINS_ROOM).emit(event.type, event),
    /** Whether the person is connected to this process or to another. */
    isUserHere: (userId: number) => isAnybodyIn(userRoom(userId)),
    isCompanyHere: (companyId: number) => isAnybodyIn(companyRoom(companyId)),
    endSessions: (sessionIds: number[]) => void io?.in(sessionIds.map(sessionRoom)).disconnectSockets(true),

    /** Disconnects everybody, so that they reconnect elsewhere. Events are still sent to the other processes. */
    disconnectAll(): void {
      isClosing = true;
      io?.local.emit('going-away');
      io?.local.disconnectSockets(true);
    },
    async close(): Promise<void> {
      clearInterval(checking);
      clearTimeout(recheck);
      await io?.of('/').adapter.close();
      redis?.client.disconnect();
    },
  };
}
export type Realtime = ReturnType<typeof createRealtime>;

/** Whether a connection would still join the same rooms. */
function hearsTheSame(before: SessionUser, now: SessionUser): boolean {
  return before.role === now.role && before.company?.id === now.company?.id;
}

/** Limits how long we wait for Redis, which may be unreachable. */
function within<T>(ms: number, answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}

const sessionRoom = (id: number) => `session:${id}`;
const userRoom = (id: number) => `user:${id}`;
const addressRoom = (address: string) => `address:${address}`;
const companyRoom = (id: number) => `company:${id}`;
const REVIEWERS_ROOM = 'reviewers';
const ADMINS_ROOM = 'admins';
/** The event with which processes notify each other. */
const NEWS = 'news';
/** Tells open pages that they may have missed events, as after a lost connection of their own. */
const GAP = 'gap';
