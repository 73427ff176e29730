import { Resolver } from 'node:dns/promises';
import http from 'node:http';
import https from 'node:https';
import { isIPv6, type LookupFunction } from 'node:net';
import {
  type AddressRefusal,
  createAddressRules,
  isLocalName,
  literalOf,
  type OutgoingRules,
} from './outgoing-address.ts';

const LIMIT_MS = 10_000;
const MOST_BYTES = 64 * 1024;
const CONNECTIONS_AT_ONCE = 10;

/** `address`: the name leads to an address that may not be connected to. */
export type OutgoingFailure = 'timeout' | 'address' | 'name' | 'connection' | 'certificate';
/** `body` is at most the first 64 kB, unless the request wants more. */
export type OutgoingAnswer = { durationMs: number } & (
  | { status: number; body: Buffer; failure: null }
  | { status: null; failure: OutgoingFailure }
);
type OutgoingRequest = {
  /** As `read` returned it. */
  url: URL;
  method: string;
  headers: Record<string, string>;
  body?: string;
  /** How much of the answer is read; the rest is not waited for. */
  mostBytes?: number;
};

/** All addresses of a name. Throws if it has none. */
type Resolve = (name: string) => Promise<string[]>;
type Options = OutgoingRules & { resolve?: Resolve; limitMs?: number };

class Refused extends Error {}
class Unresolved extends Error {}

/**
 * Requests to addresses that users have entered. None goes to where it should not: a name is resolved once for each
 * connection, all its addresses are checked, and the connection is made to these very addresses, so that a name server
 * cannot answer differently a moment later. Redirects are not followed. Everything together may take ten seconds.
 */
export function createOutgoing({ resolve = resolveByDns, limitMs = LIMIT_MS, ...options }: Options) {
  const rules = createAddressRules(options);

  const lookupFor = (url: URL): LookupFunction =>
    function lookup(name, { all }, answer) {
      resolve(name).then(
        (addresses) => {
          const found = addresses.map((address) => ({ address, family: isIPv6(address) ? 6 : 4 }));
          const [first] = found;
          if (!first) answer(new Unresolved(), '');
          else if (!addresses.every((address) => rules.mayConnect(address, url))) answer(new Refused(), '');
          else if (all) answer(null, found);
          else answer(null, first.address, first.family);
        },
        () => answer(new Unresolved(), ''),
      );
    };

  function send(
    { url, method, headers, body, mostBytes = MOST_BYTES }: OutgoingRequest,
    agent: http.Agent | undefined,
  ): Promise<OutgoingAnswer> {
    const begun = performance.now();
    const ended = () => Math.round(performance.now() - begun);
    const failed = (failure: OutgoingFailure): OutgoingAnswer => ({ status: null, failure, durationMs: ended() });
    const literal = literalOf(url);
    // An address is not looked up, so it is checked here.
    if (literal !== null && !rules.mayConnect(literal, url)) return Promise.resolve(failed('address'));
    const signal = AbortSignal.timeout(limitMs);
    return new Promise((done) => {
      const fail = (error: Error) => done(failed(signal.aborted ? 'timeout' : failureOf(error)));
      const { request } = url.protocol === 'https:' ? https : http;
      const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
      const outgoing = request(
        url,
        { method, headers: { ...headers, ...length }, agent: agent ?? false, lookup: lookupFor(url), signal },
        (answer) => {
          const parts: Buffer[] = [];
          let bytes = 0;
          const finish = () => {
            const whole = Buffer.concat(parts).subarray(0, mostBytes);
            done({ status: answer.statusCode ?? 0, body: whole, failure: null, durationMs: ended() });
          };
          answer.on('data', (part: Buffer) => {
            parts.push(part);
            bytes += part.length;
            if (bytes < mostBytes) return;
            finish();
            answer.destroy();
          });
          answer.once('end', finish);
          answer.once('error', fail);
          // Without an error or an end, it was cut off.
          answer.once('close', () => fail(new Error('cut off')));
        },
      );
      outgoing.once('error', fail);
      outgoing.end(body);
    });
  }

  return {
    /** Reads an address that somebody has entered, or says why it is not accepted. */
    read: (text: string): URL | AddressRefusal => rules.read(text),
    /** Several requests to one receiver share their connections, until they are closed. */
    connectTo({ protocol }: URL) {
      const { Agent } = protocol === 'https:' ? https : http;
      const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS_AT_ONCE });
      return {
        send: (request: OutgoingRequest) => send(request, agent),
        close: () => agent.destroy(),
      };
    },
  };
}
export type Outgoing = ReturnType<typeof createOutgoing>;

function failureOf(error: Error & { code?: string }): OutgoingFailure {
  if (error instanceof Refused) return 'address';
  if (error instanceof Unresolved) return 'name';
  return /CERT|SSL|TLS|VERIFY/.test(error.code ?? '') ? 'certificate' : 'connection';
}

const dns = new Resolver({ timeout: 2_000, tries: 2 });

/**
 * Asks the name servers directly. The system's own resolver would block one of the few threads of this process for as
 * long as the name server of a stranger takes.
 */
async function resolveByDns(name: string): Promise<string[]> {
  if (isLocalName(name)) return ['127.0.0.1'];
  const found = await Promise.allSettled([dns.resolve4(name), dns.resolve6(name)]);
  return found.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
}
