import { type Access, ROLES } from './access.ts';
import { ERRORS, type ErrorCode } from './errors.ts';
import type { z } from './schema.ts';
import type { Scope } from './scopes.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** One endpoint of the API: mounted by the server, called by the browser, by page loaders and by tests. */
export type Endpoint<
  Input extends z.ZodObject = z.ZodObject,
  Output extends z.ZodType = z.ZodType,
  Allowed extends Access = Access,
> = {
  method: Method;
  /** `{name}` marks a path parameter; its value is read from the input of the same name. */
  path: string;
  /** The page that shows the same data. A browser that opens the endpoint's address is redirected there. */
  page?: string;
  summary: string;
  access: Allowed;
  /** What an API token needs to make this call. Without a scope, tokens cannot make it. */
  scope?: Scope;
  /** A sensitive act: refused with `proof_needed` when the caller's last proof of who they are is too old. */
  asksProof?: true;
  /** Somebody who must set up a second factor can make this call before they have one. */
  securesAccount?: true;
  input: Input;
  output: Output;
  /** The call takes one file, as the multipart field `file`, instead of a JSON body. */
  upload?: {
    maxBytes: number;
    /** The file may be too large for memory, and is passed on while it arrives. */
    streamed?: true;
  };
  /** The field of the body that may contain the CSRF token if the header is missing. */
  csrfField?: string;
  /** Its errors besides those that follow from the rest of the definition. */
  errors?: readonly ErrorCode[];
  /** Set if the response is the same for everybody: browsers cache it for this many seconds, and revalidate it then. */
  keepSeconds?: number;
  /** Pages of every other site may read it too. It depends on nobody, and its answer needs no cookie. */
  crossOrigin?: true;
};

export type InputOf<E extends Endpoint> = z.output<E['input']>;
/** The arguments of a caller: values of path and query are still text, as in the address. */
export type ArgumentsOf<E extends Endpoint> = z.input<E['input']>;
export type OutputOf<E extends Endpoint> = z.output<E['output']>;

/** Unknown keys are refused, so that nobody can assign what the contract does not name. */
export function defineEndpoint<Input extends z.ZodObject, Output extends z.ZodType, Allowed extends Access>(
  definition: Endpoint<Input, Output, Allowed>,
): Endpoint<Input, Output, Allowed> {
  return { ...definition, input: definition.input.strict() as unknown as Input };
}

export function pathParameters(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] as string);
}

/** The path with its parameters in it. */
export function filledPath(path: string, args: Readonly<Record<string, unknown>>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(args[name])));
}

/** What everybody may read is the same with an API token and without. */
export function ignoresTokens({ method, access, scope }: Pick<Endpoint, 'method' | 'access' | 'scope'>): boolean {
  return scope === undefined && access.visitors && !isWrite(method);
}

/** All errors that the endpoint can return, in the catalogue's order. */
export function errorCodesOf(endpoint: Omit<Endpoint, 'input' | 'output'>): ErrorCode[] {
  const { method, path, access, scope, errors = [] } = endpoint;
  const codes = new Set<ErrorCode>(['bad_request', 'invalid', 'internal', 'unavailable', ...errors]);
  if (!access.visitors) codes.add('unauthenticated');
  if (!access.visitors && !endpoint.securesAccount) codes.add('second_factor_needed');
  if (endpoint.asksProof) codes.add('proof_needed');
  if (access.roles.length < ROLES.length) codes.add(access.hidden ? 'not_found' : 'forbidden');
  if (!ignoresTokens(endpoint)) codes.add('forbidden');
  if (scope) for (const code of ['unauthenticated', 'too_many'] as const) codes.add(code);
  if (pathParameters(path).length > 0) codes.add('not_found');
  if (isWrite(method))
    for (const code of ['csrf', 'too_large', 'unsupported_type', 'storage_full'] as const) codes.add(code);
  return (Object.keys(ERRORS) as ErrorCode[]).filter((code) => codes.has(code));
}

/** Writes carry a CSRF token and a JSON body; reads carry their input in the address. */
export function isWrite(method: string): boolean {
  return method !== 'GET' && method !== 'HEAD' && method !== 'OPTIONS';
}
