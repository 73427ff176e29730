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

/** A database error quotes the values it failed on, so of those only the code and the place are kept. */
function describeError(error: Error & { code?: string; cause?: { code?: string } }): Described {
  const code = error.cause?.code ?? error.code;
  const place = error.stack
    ?.split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 8)
    .join('\n');
  const fromDatabase = error.name === 'DrizzleQueryError' || /^[0-9A-Z]{5}$/.test(code ?? '');
  return {
    type: error.name,
    ...(code && { code }),
    ...(!fromDatabase && { message: error.message }),
    ...(place && { stack: place }),
  };
}
