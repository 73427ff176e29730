import { type ArgumentsOf, type Endpoint, isWrite, type OutputOf, pathParameters } from '#shared/kernel/endpoint.ts';
import { AppError, type ErrorAnswer } from '#shared/kernel/errors.ts';

const CSRF_META = 'meta[name="csrf-token"]';

type Options = {
  /** Ends a call whose answer nobody waits for any more. */
  signal?: AbortSignal;
};

/** Calls an endpoint from the browser. Whatever fails arrives as an AppError with words for the person. */
export async function call<E extends Endpoint>(
  endpoint: E,
  args: ArgumentsOf<E>,
  options: Options = {},
): Promise<OutputOf<E>> {
  const answer = await send(endpoint, args as Record<string, unknown>, options);
  if (answer.success !== false) return answer as OutputOf<E>;
  // The session of an old page has ended elsewhere: its token is renewed once, and the call repeated.
  if (answer.code === 'csrf' && (await renewCsrfToken())) {
    const second = await send(endpoint, args as Record<string, unknown>, options);
    if (second.success !== false) return second as OutputOf<E>;
    throw toError(second as ErrorAnswer);
  }
  throw toError(answer as ErrorAnswer);
}

function toError({ code, message, errors, success: _, ...extra }: ErrorAnswer): AppError {
  return new AppError(code, { message, ...(errors && { errors }), extra });
}

type Answer = { success?: boolean; code?: string; csrf_token?: string };

async function send(endpoint: Endpoint, args: Record<string, unknown>, { signal }: Options): Promise<Answer> {
  const write = isWrite(endpoint.method);
  const token = csrfToken();
  if (write && !token) throw new AppError('csrf');
  const inPath = new Set(pathParameters(endpoint.path));
  const rest = Object.entries(args).filter(([name, value]) => !inPath.has(name) && value !== undefined);
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(args[name])));
  const query = write ? '' : new URLSearchParams(rest as [string, string][]).toString();
  const response = await fetch(query ? `${path}?${query}` : path, {
    method: endpoint.method,
    headers: {
      accept: 'application/json',
      'x-requested-with': 'XMLHttpRequest',
      ...(write && { 'content-type': 'application/json', 'x-csrf-token': token }),
    },
    ...(write && { body: JSON.stringify(Object.fromEntries(rest)) }),
    ...(signal && { signal }),
  }).catch(() => {
    throw new AppError('unavailable', {
      message: 'The server could not be reached. Please check your connection and try again.',
      extra: { unreachable: true },
    });
  });
  const answer = (await response.json().catch(() => null)) as Answer | null;
  if (!answer) throw new AppError(response.status === 503 ? 'unavailable' : 'internal');
  if (answer.csrf_token) rememberCsrfToken(answer.csrf_token);
  return answer;
}

function csrfToken(): string {
  return document.querySelector<HTMLMetaElement>(CSRF_META)?.content ?? '';
}

function rememberCsrfToken(token: string): void {
  const meta = document.querySelector<HTMLMetaElement>(CSRF_META);
  if (meta) meta.content = token;
}

export async function renewCsrfToken(): Promise<boolean> {
  const response = await fetch('/me', { headers: { accept: 'application/json' } }).catch(() => null);
  const answer = (await response?.json().catch(() => null)) as Answer | null;
  if (!answer?.csrf_token) return false;
  rememberCsrfToken(answer.csrf_token);
  return true;
}
