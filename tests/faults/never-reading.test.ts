import net from 'node:net';
import { describe, expect, it } from 'vitest';
import { siteForTests } from '../harness/site.ts';

const CONNECTIONS = 300;
/** One behind the other on each connection, none of whose answers is read. */
const REQUESTS_EACH = 4;
/** One line of a provider has as many addresses as it likes. */
const floodingFrom = (n: number) => `2001:db8:7:8::${n.toString(16)}`;
const OTHER = '203.0.113.9';
/** Before pages were shared out by address, the others waited for 40 seconds here. */
const PATIENCE_MS = 5_000;

describe('300 connections that ask for pages and never read', () => {
  const site = siteForTests({ env: { TRUST_PROXY: 'true' } });

  async function timeOf(path: string): Promise<{ status: number; ms: number }> {
    const started = Date.now();
    const response = await fetch(site.url + path, { headers: { 'x-forwarded-for': OTHER } });
    await response.text();
    return { status: response.status, ms: Date.now() - started };
  }

  it.each(['/jobs', '/jobs?q=nurse'])('keep nobody else from %s', async (page) => {
    await timeOf('/jobs');
    const flood = Array.from({ length: CONNECTIONS }, (_, n) => {
      const request = `GET ${page} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${floodingFrom(n)}\r\n\r\n`;
      const socket = net.connect(site.fursa.port, '127.0.0.1').on('error', () => {});
      socket.pause();
      socket.write(request.repeat(REQUESTS_EACH));
      return socket;
    });
    try {
      await new Promise((resolve) => setTimeout(resolve, 200));
      for (const path of ['/jobs', '/jobs?q=driver', '/healthz', '/api/jobs', '/login']) {
        const { status, ms } = await timeOf(path);
        expect(status, path).toBe(200);
        expect(ms, path).toBeLessThan(PATIENCE_MS);
      }
    } finally {
      for (const socket of flood) socket.destroy();
    }
  });
});
