import type { z } from 'zod';
import type { Access } from './access.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** One call of the product: mounted by the server, called by the browser, by page loaders and by tests. */
export type Endpoint<
  Input extends z.ZodObject = z.ZodObject,
  Output extends z.ZodType = z.ZodType,
  Allowed extends Access = Access,
> = {
  method: Method;
  /** `{name}` marks a path parameter; its value is read from the input of the same name. */
  path: string;
  summary: string;
  access: Allowed;
  input: Input;
  output: Output;
  /** The call takes one file, as the multipart field `file`, instead of a JSON body. */
  upload?: { maxBytes: number };
  /** The answer is the same for everybody: browsers keep it for so long, and then ask whether it has changed. */
  keepSeconds?: number;
};

export type InputOf<E extends Endpoint> = z.output<E['input']>;
/** What a caller passes: path and query values are still in the form they have in the address. */
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

/** Writes carry a CSRF token and a JSON body; reads carry their input in the address. */
export function isWrite(method: string): boolean {
  return method !== 'GET' && method !== 'HEAD' && method !== 'OPTIONS';
}
