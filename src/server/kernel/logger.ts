import { type Logger, pino } from 'pino';

/** Logs carry ids, routes and durations; never names, e-mails, texts or addresses. */
export function createLogger(level: string): Logger {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeError, req: ({ id }: { id: string }) => ({ id }), res: () => undefined },
  });
}

type Described = { type: string; code?: string; message?: string; stack?: string };

type Caught = Error & { code?: string; cause?: { code?: string; message?: string }; query?: unknown };

/** The form of SQLSTATE, the error codes of PostgreSQL. */
const FROM_DATABASE = /^[0-9A-Z]{5}$/;

/** A database error may quote the statement or its values, so only its code and stack are logged. */
function describeError(error: Caught): Described {
  const code = error.cause?.code ?? error.code;
  const place = error.stack
    ?.split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 8)
    .join('\n');
  // The message of a wrapped error is the statement itself, so the message of its cause is used: it describes
  // connection problems. Messages of PostgreSQL itself are left out.
  const message = 'query' in error ? error.cause?.message : error.message;
  return {
    type: error.name,
    ...(code && { code }),
    ...(message && !FROM_DATABASE.test(code ?? '') && { message }),
    ...(place && { stack: place }),
  };
}
