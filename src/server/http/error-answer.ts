import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { AppError, isAppError } from '#shared/kernel/errors.ts';
import type { Words } from '#shared/kernel/messages.ts';
import { readLocale } from './visit.ts';

const FASTIFY_CODES: Record<string, AppError['code']> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_type',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'bad_request',
  FST_ERR_CTP_INVALID_JSON_BODY: 'bad_request',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'bad_request',
};

/** PostgreSQL's temporary error classes: lost connections, too many connections, shutdown, locks. */
const PASSING = /^(08|53|57|40|55)/;
const DISK_FULL = '53100';
const NETWORK = new Set(['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE', 'ENOTFOUND']);

/** Turns a thrown error into the one that the client gets. Called once, at the edge. */
export function toAppError(error: unknown): AppError {
  if (isAppError(error)) return error;
  const { code = '', statusCode, cause } = error as FastifyError & { cause?: { code?: string; message?: string } };
  const known = FASTIFY_CODES[code];
  if (known) return new AppError(known);
  const database = cause?.code ?? code;
  if (database === DISK_FULL || database === 'ENOSPC') return new AppError('storage_full');
  if (PASSING.test(database) || NETWORK.has(database)) return new AppError('unavailable', { retryAfterSeconds: 5 });
  const text = `${(error as Error)?.message} ${cause?.message}`;
  if (/Connection terminated|not queryable|timeout exceeded when trying to connect|PGlite is closed/i.test(text)) {
    return new AppError('unavailable', { retryAfterSeconds: 5 });
  }
  if (statusCode && statusCode >= 400 && statusCode < 500) return new AppError('bad_request');
  return new AppError('internal');
}

/** The client gets only messages from the catalogue; the details go to the log. */
export function tellError(error: unknown, { log }: Pick<FastifyRequest, 'log'>): AppError {
  const told = toAppError(error);
  if (told.status >= 500) log.error({ err: error }, 'request failed');
  return told;
}

/** The one place where errors are translated into the caller's language. */
function wordsFor({ server, cookies, headers }: FastifyRequest): Words {
  // A request that was refused before it was parsed has no cookies yet.
  return server.wordsIn(readLocale(cookies ?? {}, headers['accept-language']));
}

/** For the loaders of pages, which show the text as it is: they are bundled separately and have fewer messages. */
export function tellInWords(error: unknown, request: Pick<FastifyRequest, 'log'>, words: Words): AppError {
  return AppError.fromAnswer(tellError(error, request).toAnswer(words));
}

export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const told = tellError(error, request);
  if (told.retryAfterSeconds !== undefined) reply.header('retry-after', String(told.retryAfterSeconds));
  return reply
    .code(told.status)
    .header('cache-control', 'no-store')
    .send(told.toAnswer(wordsFor(request)));
}
