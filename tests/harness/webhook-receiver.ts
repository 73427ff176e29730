import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

type Received = {
  path: string;
  headers: http.IncomingHttpHeaders;
  body: string;
  /** The body, read. */
  // biome-ignore lint/suspicious/noExplicitAny: a test says itself what it expects.
  told: any;
  at: number;
};
type Answer = { status: number; body?: string; headers?: object; delayMs?: number };
type Behave = (received: Received, count: number) => Answer | 'silent';

/** Another system that webhooks are sent to. It answers 200 unless told otherwise; `silent` never answers. */
export async function startReceiver() {
  let behave: Behave = () => ({ status: 200 });
  const received: Received[] = [];
  let atOnce = 0;
  let mostAtOnce = 0;
  const server = http.createServer(async (request, response) => {
    atOnce += 1;
    mostAtOnce = Math.max(mostAtOnce, atOnce);
    response.once('close', () => {
      atOnce -= 1;
    });
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const body = Buffer.concat(parts).toString();
    const one = { path: request.url ?? '', headers: request.headers, body, told: JSON.parse(body), at: Date.now() };
    received.push(one);
    const answer = behave(one, received.length);
    if (answer === 'silent') return;
    if (answer.delayMs) await pause(answer.delayMs);
    response.writeHead(answer.status, answer.headers as http.OutgoingHttpHeaders).end(answer.body ?? '');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    address: `http://127.0.0.1:${port}/hook`,
    received,
    /** The types of what was received, in this order. */
    types: () => received.map(({ told }) => told.type as string),
    mostAtOnce: () => mostAtOnce,
    behave(change: Behave): void {
      behave = change;
    },
    close(): void {
      server.closeAllConnections();
      server.close();
    },
  };
}
export type Receiver = Awaited<ReturnType<typeof startReceiver>>;
