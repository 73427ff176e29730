import type { SessionUser } from '#shared/identity/identity.contract.ts';
import { judgeAccess } from '#shared/kernel/access.ts';
import type { Endpoint, InputOf, OutputOf } from '#shared/kernel/endpoint.ts';
import { AppError } from '#shared/kernel/errors.ts';
import { parseInput } from '#shared/kernel/validation.ts';
import { isFreshProof } from '../identity/sessions.ts';
import type { UploadedFile, UploadedStream } from './upload.ts';
import { sessionOf, userOf, type Visit } from './visit.ts';

type UserOf<E extends Endpoint> = E['access']['visitors'] extends false ? SessionUser : SessionUser | null;

export type Call<E extends Endpoint = Endpoint> = {
  input: InputOf<E>;
  user: UserOf<E>;
  visit: Visit;
  /** The uploaded file of an endpoint that takes one. */
  file(): UploadedFile;
  /** The same for an endpoint that takes it while it arrives. */
  stream(): UploadedStream;
};

/** An endpoint and the service call that answers it. */
export type Route = {
  endpoint: Endpoint;
  handle: (call: Call) => Promise<unknown>;
  /** The heading in the API description, if it differs from the module's. */
  tag?: string;
};

export function route<E extends Endpoint>(endpoint: E, handle: (call: Call<E>) => Promise<OutputOf<E>>): Route {
  return { endpoint, handle: handle as Route['handle'] };
}

/** Lists endpoints in the API description under the heading of another module, where readers look for them. */
export function underTag(tag: string, routes: readonly Route[]): Route[] {
  return routes.map((one) => ({ ...one, tag }));
}

/**
 * Refuses callers without access, and returns the caller. Called before the request body is read. Somebody who must
 * have a second factor first is a visitor everywhere else.
 */
export function admit(endpoint: Endpoint, visit: Visit): SessionUser | null {
  const user = userOf(visit) ?? (endpoint.securesAccount ? (visit.heldBack?.user ?? null) : null);
  const judged = judgeAccess(endpoint.access, user?.role ?? null);
  if (judged === 'unauthenticated' && visit.heldBack) throw new AppError('second_factor_needed');
  if (judged !== 'allowed') throw new AppError(judged);
  return user;
}

/** A password in the call is a proof of its own, which the service checks. */
function assertProved({ asksProof }: Endpoint, visit: Visit, input: { current_password?: unknown }): void {
  if (!asksProof || input.current_password !== undefined) return;
  const session = sessionOf(visit);
  if (!session || !isFreshProof(session)) throw new AppError('proof_needed');
}

/** Runs an endpoint: access check, validation, handler. Both HTTP requests and page loaders use it. */
export async function execute(
  { endpoint, handle }: Route,
  visit: Visit,
  input: unknown,
  upload?: UploadedFile | UploadedStream,
): Promise<unknown> {
  const user = admit(endpoint, visit);
  const { data, errors } = parseInput(endpoint.input, input);
  if (errors) throw new AppError('invalid', { errors });
  assertProved(endpoint, visit, data);
  const file = () => {
    if (!upload || !Buffer.isBuffer(upload.content)) throw new AppError('unsupported_type');
    return { name: upload.name, content: upload.content };
  };
  const stream = () => {
    if (!upload || Buffer.isBuffer(upload.content)) throw new AppError('unsupported_type');
    return { name: upload.name, content: upload.content };
  };
  return handle({ input: data, user: user as never, visit, file, stream });
}
