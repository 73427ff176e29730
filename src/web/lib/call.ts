import {
  type ArgumentsOf,
  type Endpoint,
  filledPath,
  isWrite,
  type OutputOf,
  pathParameters,
} from '#shared/kernel/endpoint.ts';
import { AppError, isAppError } from '#shared/kernel/errors.ts';
import { UNREACHABLE } from '#shared/kernel/unreachable.ts';
import { noteChange } from './came-back.ts';
import { proofs } from './proofs.ts';
import { readAnswer } from './read-answer.ts';

const CSRF_META = 'meta[name="csrf-token"]';

type Options = {
  /** Aborts a call whose response is no longer needed. */
  signal?: AbortSignal;
};

/** Calls an endpoint from the browser. Every failure is thrown as an AppError. */
export async function call<E extends Endpoint>(
  endpoint: E,
  args: ArgumentsOf<E>,
  options: Options = {},
): Promise<OutputOf<E>> {
  try {
    return await send(endpoint, args as Record<string, unknown>, options);
  } catch (failure) {
    // The session of an old page has ended elsewhere: its token is renewed once, and the call repeated.
    const isStale = isAppError(failure) && failure.code === 'csrf';
    if (isStale && (await renewCsrfToken())) return send(endpoint, args as Record<string, unknown>, options);
    // A sensitive act asks first who it is, and then goes on.
    const isUnproved = isAppError(failure) && failure.code === 'proof_needed';
    if (isUnproved && (await proofs.ask())) return send(endpoint, args as Record<string, unknown>, options);
    throw failure;
  }
}

async function send<E extends Endpoint>(
  endpoint: E,
  args: Record<string, unknown>,
  { signal }: Options,
): Promise<OutputOf<E>> {
  const write = isWrite(endpoint.method);
  const token = write ? await csrfToken() : '';
  const inPath = new Set(pathParameters(endpoint.path));
  const rest = Object.entries(args).filter(([name, value]) => !inPath.has(name) && value !== undefined);
  const path = filledPath(endpoint.path, args);
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
    throw unreachable();
  });
  // The connection may still break off in the middle of an answer.
  const body = await response.text().catch(() => {
    throw unreachable();
  });
  const answer = readAnswer(endpoint, response.status, body);
  const { csrf_token: renewed } = answer as { csrf_token?: unknown };
  if (typeof renewed === 'string') {
    rememberCsrfToken(renewed);
    // The call may have signed somebody in, so pages that the browser still holds may belong to another person.
    if (write) noteChange();
  }
  return answer;
}

export function unreachable(): AppError {
  return new AppError('unavailable', { message: UNREACHABLE, extra: { unreachable: true } });
}

/**
 * The token that a write needs. A visitor's page comes without one, so the first write fetches it into the page's meta
 * tag.
 */
export async function csrfToken(): Promise<string> {
  const meta = document.querySelector<HTMLMetaElement>(CSRF_META);
  if (!meta) throw new AppError('csrf');
  if (!meta.content && !(await renewCsrfToken())) throw unreachable();
  return meta.content;
}

function rememberCsrfToken(token: string): void {
  const meta = document.querySelector<HTMLMetaElement>(CSRF_META);
  if (meta) meta.content = token;
}

/** Several writes at once wait for the same token: each answer would bring a cookie of its own. */
let renewing: Promise<boolean> | null = null;

export function renewCsrfToken(): Promise<boolean> {
  renewing ??= fetchCsrfToken().finally(() => {
    renewing = null;
  });
  return renewing;
}

async function fetchCsrfToken(): Promise<boolean> {
  const response = await fetch('/me', { headers: { accept: 'application/json' } }).catch(() => null);
  const answer = response?.ok ? ((await response.json().catch(() => null)) as { csrf_token?: unknown } | null) : null;
  if (typeof answer?.csrf_token !== 'string') return false;
  rememberCsrfToken(answer.csrf_token);
  return true;
}
