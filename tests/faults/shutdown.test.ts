import net from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { ENGINES, prepareEngine, publishUnapproved, registerByMail } from '../harness/engines.ts';
import { startFursa } from '../harness/fursa-process.ts';

const REQUESTS = 100;
/** Each request uses its own connection: half of these were used before, half are new. */
const USED = REQUESTS / 2;

const endings: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
});

describe.each(ENGINES)('SIGTERM under load, on %s', (engine) => {
  it('is followed by an answer to everything that was sent before it, and by exit 0', { timeout: 60_000 }, async () => {
    const prepared = await prepareEngine(engine);
    endings.push(prepared.drop);
    const fursa = await startFursa(prepared);
    endings.push(fursa.stop);
    const employer = await registerByMail(fursa, 'company', 'owner@term.example');
    const { slug } = await publishUnapproved(employer, {});
    const addresses = [`/job/${slug}`, '/jobs', '/api/jobs?q=dairy', '/login'];

    const connections = await Promise.all(Array.from({ length: USED }, () => connect(fursa.port)));
    await Promise.all(connections.map((connection) => connection.ask('/healthz')));
    connections.push(...(await Promise.all(Array.from({ length: USED }, () => connect(fursa.port)))));
    const answers = connections.map((connection, index) =>
      connection.ask(addresses[index % addresses.length] as string),
    );
    const started = Date.now();
    fursa.child.kill('SIGTERM');

    const statuses = await Promise.all(answers);
    expect(statuses.filter((status) => status !== 200)).toEqual([]);
    expect(await fursa.exited).toBe(0);
    expect(Date.now() - started).toBeLessThan(10_000);
    await expect(fetch(`${fursa.url}/healthz`)).rejects.toThrow();
  });

  it('answers everything that it accepted, under a load that never pauses', { timeout: 60_000 }, async () => {
    const prepared = await prepareEngine(engine);
    endings.push(prepared.drop);
    const fursa = await startFursa(prepared);
    endings.push(fursa.stop);
    let isOver = false;
    let answered = 0;
    const cut: string[] = [];
    /** Sends requests on the same connection or a new one until the server stops listening. */
    async function keepAsking(): Promise<void> {
      while (!isOver) {
        const connection = await connect(fursa.port).catch(() => null);
        if (!connection) return;
        for (let isOpen = true; isOpen && !isOver; ) {
          const status = await connection.ask('/api/jobs?q=dairy');
          if (status === 200) answered += 1;
          else cut.push(String(status));
          isOpen = status === 200 && !connection.isEnding();
        }
        connection.end();
      }
    }
    const clients = Array.from({ length: 30 }, keepAsking);
    await expect.poll(() => answered).toBeGreaterThan(100);
    const started = Date.now();
    fursa.child.kill('SIGTERM');
    expect(await fursa.exited).toBe(0);
    expect(Date.now() - started).toBeLessThan(10_000);
    isOver = true;
    await Promise.all(clients);
    expect(cut).toEqual([]);
  });

  it('does not wait for requests that never end', { timeout: 60_000 }, async () => {
    const prepared = await prepareEngine(engine);
    endings.push(prepared.drop);
    const fursa = await startFursa(prepared);
    endings.push(fursa.stop);
    const socket = net.connect(fursa.port, '127.0.0.1').on('error', () => {});
    socket.write(
      'POST /login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{',
    );
    await setTimeout(200);
    const started = Date.now();
    fursa.child.kill('SIGTERM');
    expect(await fursa.exited).toBe(0);
    expect(Date.now() - started).toBeLessThan(9_000);
  });

  it('turns readiness off first, while what comes is still answered', { timeout: 60_000 }, async () => {
    const prepared = await prepareEngine(engine);
    endings.push(prepared.drop);
    const fursa = await startFursa(prepared);
    endings.push(fursa.stop);
    expect((await fetch(`${fursa.url}/readyz`)).status).toBe(200);
    const slow = Promise.all(Array.from({ length: 20 }, () => fetch(`${fursa.url}/jobs`)));
    await setTimeout(20);
    fursa.child.kill('SIGTERM');
    const readiness = async () => {
      const { status, headers } = await fetch(`${fursa.url}/readyz`);
      return [status, headers.get('connection')];
    };
    await expect.poll(readiness, { interval: 1 }).toEqual([503, 'close']);
    for (const { status } of await slow) expect(status).toBe(200);
    expect(await fursa.exited).toBe(0);
  });
});

/** A connection that records whether its request was answered completely or cut off. */
async function connect(port: number) {
  const socket = net.connect(port, '127.0.0.1');
  await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('error', reject));
  let lastAnswer = '';
  return {
    /** Whether the last response announced that the connection closes. */
    isEnding: () => /^connection: close/im.test(lastAnswer),
    end: () => void socket.destroy(),
    ask(address: string): Promise<number | string> {
      return new Promise((resolve) => {
        let answer = '';
        const done = (result: number | string) => {
          socket.removeAllListeners();
          socket.on('error', () => {});
          resolve(result);
        };
        socket.on('data', (chunk) => {
          answer += chunk.toString('latin1');
          if (!isWhole(answer)) return;
          lastAnswer = answer;
          done(Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]));
        });
        socket.on('error', (error: NodeJS.ErrnoException) => done(`${address}: ${error.code}`));
        socket.on('close', () => done(`${address}: closed after ${answer.length} bytes`));
        socket.write(`GET ${address} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
      });
    },
  };
}

function isWhole(answer: string): boolean {
  const [head = '', body] = answer.split(/\r\n\r\n(.*)/s);
  if (body === undefined) return false;
  const length = /^content-length: (\d+)$/im.exec(head)?.[1];
  return length === undefined ? body.endsWith('0\r\n\r\n') : body.length >= Number(length);
}
