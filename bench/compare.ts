import http from 'node:http';
import type { BenchServer } from './bench-server.ts';

const PAIRS = 30;
const BLOCK = 200;
const AT_ONCE = 8;

/** What every browser sends along: an answer that is quick only uncompressed is not quick. */
export const BROWSER_HEADERS = {
  'accept-encoding': 'gzip, deflate, br',
  'accept-language': 'en-GB,en;q=0.9',
  'user-agent': 'Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36',
};

/** An address to read, or a whole request. */
export type BenchRequest = string | WholeRequest;
type WholeRequest = {
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  onAnswer?: (answer: http.IncomingMessage) => void;
};
export type NextRequest = () => BenchRequest;

/** Requests of one kind, a fixed number, a few at a time. Anything but 200 and 304 ends the bench. */
async function block(base: string, next: NextRequest, count: number, agent: http.Agent): Promise<void> {
  let left = count;
  const worker = async () => {
    while (left > 0) {
      left -= 1;
      await send(base, next(), agent);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

/** Anything but 200 and 304 is an error. */
export function send(base: string, wanted: BenchRequest, agent: http.Agent): Promise<void> {
  const {
    path,
    method = 'GET',
    headers,
    body,
    onAnswer,
  }: WholeRequest = typeof wanted === 'string' ? { path: wanted } : wanted;
  return new Promise((resolve, reject) => {
    const request = http.request(
      base + path,
      { method, headers: { ...BROWSER_HEADERS, ...headers }, agent },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.length < 4 && parts.push(part));
        response.once('end', () => {
          onAnswer?.(response);
          if (response.statusCode === 200 || response.statusCode === 304) return resolve();
          reject(new Error(`${response.statusCode} for ${path}: ${Buffer.concat(parts).toString().slice(0, 300)}`));
        });
      },
    );
    request.once('error', reject);
    request.end(body);
  });
}

/**
 * CPU per request of a flow in multiples of the bare route: blocks in turn, the median of the pairs. What a flow leaves
 * to be done afterwards belongs to it: it is waited for with `settle`.
 */
export async function timesHello(server: BenchServer, next: NextRequest, settle = async () => {}): Promise<number> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const hello = () => '/bench/hello';
  await block(server.base, hello, BLOCK * 2, agent);
  await block(server.base, next, BLOCK, agent);
  await settle();
  const ratios: number[] = [];
  for (let pair = 0; pair < PAIRS; pair += 1) {
    const before = await server.cpu();
    await block(server.base, next, BLOCK, agent);
    await settle();
    const between = await server.cpu();
    // The bare route is quick: a longer block measures it as finely.
    await block(server.base, hello, BLOCK * 3, agent);
    const after = await server.cpu();
    ratios.push((between - before) / BLOCK / ((after - between) / (BLOCK * 3)));
  }
  agent.destroy();
  return median(ratios);
}

/** CPU per request of a flow in multiples of another one on the same server. */
export async function timesOther(server: BenchServer, next: NextRequest, other: NextRequest): Promise<number> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const cpuOf = async (requests: NextRequest) => {
    const before = await server.cpu();
    await block(server.base, requests, BLOCK, agent);
    return (await server.cpu()) - before;
  };
  await cpuOf(other);
  await cpuOf(next);
  const ratios: number[] = [];
  for (let pair = 0; pair < PAIRS; pair += 1) ratios.push((await cpuOf(next)) / (await cpuOf(other)));
  agent.destroy();
  return median(ratios);
}

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[sorted.length >> 1] as number;
}
