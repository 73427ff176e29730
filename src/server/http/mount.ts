import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ignoresTokens, isWrite, pathParameters } from '#shared/kernel/endpoint.ts';
import { AppError } from '#shared/kernel/errors.ts';
import { rule } from '#shared/kernel/validation.texts.ts';
import { parseInput } from '#shared/kernel/validation.ts';
import type { InTurn } from './call-queue.ts';
import { admit, execute, type Route } from './route.ts';
import { ROOM_FOR_HEADERS, type UploadedFile, type UploadedStream, withUpload, withUploadedStream } from './upload.ts';
import { type ApiTokens, sessionOf } from './visit.ts';

type Parts = { inTurn: InTurn; apiTokens: ApiTokens };

/**
 * Registers an endpoint. Session, permission and CSRF are checked before the body is parsed, except for a CSRF token
 * inside the body.
 */
export function mount(app: FastifyInstance, route: Route, { inTurn, apiTokens }: Parts): void {
  const { endpoint } = route;
  const parameters = pathParameters(endpoint.path);
  const assertPath = pathCheck(route, parameters);
  app.route({
    method: endpoint.method,
    url: endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
    ...(endpoint.upload && { bodyLimit: endpoint.upload.maxBytes + ROOM_FOR_HEADERS }),
    onRequest: async (request, reply) => {
      // Failures too, so that the other site can tell them apart.
      if (endpoint.crossOrigin) reply.headers(FOR_EVERY_SITE);
      if (endpoint.page !== undefined && isNavigation(request))
        return reply.header('cache-control', 'no-store').header('vary', 'accept').redirect(endpoint.page);
      const visit = await request.openVisit();
      const secret = ignoresTokens(endpoint) ? undefined : bearerOf(request);
      if (secret !== undefined) {
        // Whoever sends a token is no browser, whose cookies could be sent by another site.
        visit.tokenInUse = await apiTokens.admit(secret, endpoint, visit.origin.address);
        return void admit(endpoint, visit);
      }
      if (!sessionOf(visit) && !endpoint.access.visitors) throw new AppError('unauthenticated');
      const token = headerOf(request, 'x-csrf-token');
      const isInBody = token === undefined && endpoint.csrfField !== undefined;
      if (isWrite(endpoint.method) && !isInBody && !visit.hasCsrfToken(token)) throw new AppError('csrf');
      admit(endpoint, visit);
    },
    handler: async (request, reply) => {
      if (!endpoint.upload && request.isMultipart()) throw new AppError('unsupported_type');
      const visit = await request.openVisit();
      const input = readInput(request, parameters);
      if (!visit.tokenInUse && endpoint.csrfField !== undefined && headerOf(request, 'x-csrf-token') === undefined) {
        const token = input[endpoint.csrfField];
        if (typeof token !== 'string' || !visit.hasCsrfToken(token)) throw new AppError('csrf');
      }
      assertPath(input);
      const answer = (file?: UploadedFile | UploadedStream) => execute(route, visit, input, file);
      let output: unknown;
      if (endpoint.upload?.streamed) output = await withUploadedStream(request, endpoint.upload.maxBytes, answer);
      else if (endpoint.upload) output = await withUpload(request, endpoint.upload.maxBytes, answer);
      else output = isWrite(endpoint.method) ? await answer() : await inTurn(visit, answer);
      if (visit.tokenInUse && isWrite(endpoint.method)) await apiTokens.recordWrite(visit.tokenInUse, endpoint);
      if (visit.setCookies.length > 0) reply.header('set-cookie', visit.setCookies);
      reply.header('x-robots-tag', 'noindex');
      if (endpoint.keepSeconds !== undefined) return sendToKeep(request, reply, endpoint.keepSeconds, output);
      return reply.header('cache-control', 'no-store').send(output);
    },
  });
}

/** No credentials are allowed, so nothing personal can be read this way. */
const FOR_EVERY_SITE = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' };

/** Sends the response with an etag, so that a browser that already has it gets a 304. */
function sendToKeep(request: FastifyRequest, reply: FastifyReply, seconds: number, output: unknown) {
  const body = JSON.stringify(output);
  const mark = `W/"${createHash('sha1').update(body).digest('base64url')}"`;
  reply.header('cache-control', `public, max-age=${seconds}`).header('etag', mark);
  if (headerOf(request, 'if-none-match')?.split(/,\s*/).includes(mark)) return reply.code(304).send();
  return reply.type('application/json; charset=utf-8').send(body);
}

/** Whether somebody opened the address in a browser. API clients do not accept HTML. */
function isNavigation(request: FastifyRequest): boolean {
  return headerOf(request, 'accept')?.includes('text/html') ?? false;
}

/** The token of an `Authorization: Bearer` header. */
function bearerOf(request: FastifyRequest): string | undefined {
  const [scheme, secret = ''] = (headerOf(request, 'authorization') ?? '').split(' ');
  return scheme?.toLowerCase() === 'bearer' ? secret : undefined;
}

function headerOf(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
}

/** Joins the path parameters with the body of a write or the query of a read. */
function readInput(request: FastifyRequest, parameters: string[]): Record<string, unknown> {
  const path = request.params as Record<string, string>;
  const rest = isWrite(request.method) ? (request.body ?? {}) : request.query;
  if (typeof rest !== 'object' || rest === null || Array.isArray(rest)) {
    throw new AppError('invalid', { errors: { form: [rule('rule.expected_object')] } });
  }
  if (request.method === 'DELETE') Object.assign(rest, request.query);
  const doubled = parameters.filter((name) => Object.hasOwn(rest, name));
  if (doubled.length > 0) {
    throw new AppError('invalid', {
      errors: Object.fromEntries(doubled.map((name) => [name, [rule('rule.unknown_field')]])),
    });
  }
  return { ...rest, ...path };
}

/** An invalid path parameter is a thing that does not exist (404), not a validation error. */
function pathCheck({ endpoint }: Route, parameters: string[]): (input: unknown) => void {
  if (parameters.length === 0) return () => {};
  // Built once, because building a schema costs far more than using it.
  const onlyPath = endpoint.input.pick(Object.fromEntries(parameters.map((name) => [name, true])) as never);
  return (input) => {
    const values = Object.fromEntries(parameters.map((name) => [name, (input as Record<string, unknown>)[name]]));
    if (parseInput(onlyPath, values).errors) throw new AppError('not_found');
  };
}
