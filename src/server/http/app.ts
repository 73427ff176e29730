import compress from '@fastify/compress';
import fastifyCookie from '@fastify/cookie';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Logger } from 'pino';
import { isWrite } from '#shared/kernel/endpoint.ts';
import { AppError } from '#shared/kernel/errors.ts';
import type { Locale } from '#shared/kernel/languages.ts';
import type { Words } from '#shared/kernel/messages.ts';
import type { Config } from '../config.ts';
import { quickBrotli } from '../kernel/quick-brotli.ts';
import { createCallQueue } from './call-queue.ts';
import { countedAddress } from './counted-address.ts';
import { answerError } from './error-answer.ts';
import { isTooDeep } from './json-depth.ts';
import { mount } from './mount.ts';
import { isFromAnotherSite } from './own-origin.ts';
import { LONGEST_PART, readableAddress } from './readable-address.ts';
import type { Route } from './route.ts';
import { refuseSlowBodies } from './slow-body.ts';
import { trustedBy } from './trust-proxy.ts';
import { answerUnread } from './unread-request.ts';
import { takeUploads } from './upload.ts';
import type { ApiTokens, OpenVisit, Visit } from './visit.ts';

export type WordsIn = (locale: Locale) => Words;

declare module 'fastify' {
  interface FastifyInstance {
    /** Translates messages into a language. */
    wordsIn: WordsIn;
  }
  interface FastifyRequest {
    /** Read once per request, on first use. */
    openVisit(): Promise<Visit>;
    opened: Promise<Visit> | null;
  }
}

const BODY_BYTES = 512 * 1024;
const LONGEST_UPLOAD_MS = 60 * 60_000;

/**
 * Personal responses are compressed once for one reader; cached pages are compressed better elsewhere. Compressing as a
 * stream, in another thread, takes twice the work: only what would hold up everybody else is worth that.
 */
const COMPRESSION = {
  threshold: 1024,
  syncThreshold: 128 * 1024,
  encodings: ['br', 'gzip'] as ('br' | 'gzip')[],
  brotliOptions: quickBrotli(2),
};

/** Headers of every response; pages add their own content security policy with a nonce. */
const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
} as const;

type Parts = {
  config: Config;
  log: Logger;
  wordsIn: WordsIn;
  openVisit: OpenVisit;
  apiTokens: ApiTokens;
  routes: Route[];
  /** Whether the database runs in this process. */
  isEmbedded: boolean;
};

export async function createApp({
  config,
  log,
  wordsIn,
  openVisit,
  apiTokens,
  routes,
  isEmbedded,
}: Parts): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustedBy(config.trustProxy),
    bodyLimit: BODY_BYTES,
    // A client that sends its headers too slowly is disconnected. For bodies there is `refuseSlowBodies`.
    http: { headersTimeout: 10_000, requestTimeout: LONGEST_UPLOAD_MS, connectionsCheckingInterval: 5_000 },
    requestTimeout: LONGEST_UPLOAD_MS,
    // A client that reads nothing of a response for this long is disconnected.
    connectionTimeout: 60_000,
    forceCloseConnections: 'idle',
    genReqId: () => crypto.randomUUID(),
    requestIdHeader: false,
    routerOptions: { maxParamLength: LONGEST_PART },
    clientErrorHandler: answerUnread,
    rewriteUrl: ({ url = '/' }) => readableAddress(url),
  });

  app.decorate('wordsIn', wordsIn);
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((request, reply) => answerError(new AppError('not_found'), request, reply));
  // Fastify accepts text/plain by default; no endpoint here does.
  app.removeContentTypeParser('text/plain');
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (isTooDeep(body as string)) done(new AppError('bad_request'));
    else parseJson(request, body as string, done);
  });

  await app.register(fastifyCookie);
  await takeUploads(app);
  refuseSlowBodies(app);
  await app.register(compress, COMPRESSION);

  app.decorateRequest('opened', null);
  app.decorateRequest('openVisit', function openVisitOnce() {
    this.opened ??= openVisit({
      cookies: this.cookies,
      address: countedAddress(this.ip),
      acceptLanguage: this.headers['accept-language'],
      userAgent: this.headers['user-agent'],
    });
    return this.opened;
  });

  app.addHook('onRequest', async (request, reply) => {
    reply.headers(SECURITY_HEADERS);
    reply.header('x-request-id', request.id);
    if (config.secureCookies) reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
    // In addition to the CSRF token, writes from another site are refused before their body is read.
    if (isWrite(request.method) && isFromAnotherSite(request.headers, request.host, config.publicUrl))
      throw new AppError('csrf');
  });
  // Logs the route's pattern and not the address, which may hold user names and tokens.
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? null,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    );
  });

  const inTurn = createCallQueue(isEmbedded);
  for (const route of routes) mount(app, route, { inTurn, apiTokens });
  // API requests are answered in JSON, never with a page, even if no such endpoint exists.
  app.all('/api/*', async () => {
    throw new AppError('not_found');
  });
  return app;
}
