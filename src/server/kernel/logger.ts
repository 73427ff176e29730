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

/** SQLSTATE, which PostgreSQL itself answers with. */
const FROM_DATABASE = /^[0-9A-Z]{5}$/;

/** A database error quotes the statement, its values, or both: of those only the code and the place are kept. */
function describeError(error: Caught): Described {
  const code = error.cause?.code ?? error.code;
  const place = error.stack
    ?.split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 8)
    .join('\n');
  // What wraps a failed statement is all statement; its cause tells about connections, unless it is PostgreSQL's own.
  const message = 'query' in error ? error.cause?.message : error.message;
  return {
    type: error.name,
    ...(code && { code }),
    ...(message && !FROM_DATABASE.test(code ?? '') && { message }),
    ...(place && { stack: place }),
  };
}
