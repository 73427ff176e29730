import { errorCodesOf, pathParameters } from '#shared/kernel/endpoint.ts';
import { contractEndpoints, nameOfCall } from './contract-inputs.ts';

const calls = contractEndpoints
  .map((endpoint) => ({
    endpoint,
    address: new RegExp(`^${endpoint.path.replace(/\{\w+\}/g, '[^/]+')}$`),
    codes: new Set<string>(errorCodesOf(endpoint)),
  }))
  // An address without a variable part is meant before one with.
  .sort((a, b) => pathParameters(a.endpoint.path).length - pathParameters(b.endpoint.path).length);

/** What the product answers is what its contract says, and so its OpenAPI document: every test looks. */
export function assertDescribed(method: string, path: string, status: number, body: unknown): void {
  const address = path.replace(/\?.*/s, '');
  const call = calls.find(({ endpoint, address: pattern }) => endpoint.method === method && pattern.test(address));
  // Refused by the connection, before anybody knew what was called.
  const isUnread = status === 431;
  if (!call || isUnread || typeof body !== 'object' || body === null) return;
  const name = nameOfCall(call.endpoint);
  if (status < 400) {
    // Of another type or form, that is. Limits are for what people send: cleaned, it may have become longer.
    const wrong = call.endpoint.output.safeParse(body).error?.issues.find(({ code }) => code.startsWith('invalid_'));
    if (wrong) throw new Error(`${name} does not answer what its contract says: ${JSON.stringify(wrong)}`);
  } else if ('code' in body && !call.codes.has(String(body.code))) {
    throw new Error(`${name} was refused with ${body.code}, which its contract does not name`);
  }
}
