import http from 'node:http';
import type { BenchServer } from './bench-server.ts';

const PAIRS = 30;
const BLOCK = 200;
const AT_ONCE = 8;

/** An address to read, or a whole request. */
export type BenchRequest = string | { method: string; path: string; headers: Record<string, string>; body: string };
export type NextRequest = () => BenchRequest;

/** Requests of one kind, a fixed number, a few at a time. Anything but 200 ends the bench. */
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

function send(base: string, wanted: BenchRequest, agent: http.Agent): Promise<void> {
  const { path, body, ...options } =
    typeof wanted === 'string' ? { method: 'GET', path: wanted, headers: {}, body: undefined } : wanted;
  return new Promise((resolve, reject) => {
    const request = http.request(base + path, { ...options, agent }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.length < 4 && parts.push(part));
      response.once('end', () => {
        if (response.statusCode === 200) return resolve();
        reject(new Error(`${response.statusCode} for ${path}: ${Buffer.concat(parts).toString().slice(0, 300)}`));
      });
    });
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

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[sorted.length >> 1] as number;
}
