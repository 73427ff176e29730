import net from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD, DEMO_SIGN_INS } from '#server/demo/sign-ins.ts';
import routes from '#web/routes.ts';
import { type FursaProcess, startFursa } from '../harness/fursa-process.ts';
import { TestClient } from '../harness/test-client.ts';

type PageRoute = { path?: string | undefined; children?: PageRoute[] | undefined };

/** All page paths of the product, such as `/job/:slug`. */
function pathsOf(pages: readonly PageRoute[]): string[] {
  return pages.flatMap(({ path = '', children }) => (children ? pathsOf(children) : [`/${path}`]));
}
const PAGES = pathsOf(routes);

const NAMES = [
  '%00',
  'a%00b',
  '%ff',
  '%',
  '%E0%A4%A',
  '%ED%A0%80',
  '%0d%0a',
  '%2e%2e%2f',
  '..',
  '%5c',
  '-1',
  '99999999999999999999',
  '__proto__',
  'constructor',
  'x'.repeat(400),
  '%F0%9F%98%80',
];
const QUERIES = [
  '?q=%00',
  '?q=%ff&place=%00',
  '?token=%00',
  '?application=%00&next=%00',
  '?next=//%5cevil.example',
  '?page=-1&page=2',
  '?__proto__=1&constructor=2',
  `?q=${'%3C'.repeat(2_000)}`,
  '?%',
  '?_routes=%00',
];
const NOWHERE = [
  '//',
  '///',
  '/\\',
  '//evil.example/',
  '/\\evil.example',
  '/%',
  '/%ff',
  '/%00',
  'http://evil.example/',
  '/.data',
  '/jobs/',
  '//jobs',
  '/jobs//',
  '/job//apply',
  '/assets/%00',
  '/assets/..%2f..%2fpackage.json',
];

let fursa: FursaProcess;
const cookies = new Map<string, string>();
beforeAll(async () => {
  fursa = await startFursa();
  cookies.set('visitor', '');
  for (const role of ['candidate', 'company', 'admin'] as const) {
    const { email } = DEMO_SIGN_INS.find((one) => one.role === role) as { email: string };
    const client = new TestClient(fursa.url);
    const { status } = await client.post('/login', { email, password: DEMO_PASSWORD });
    expect(status).toBe(200);
    cookies.set(role, [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; '));
  }
});
afterAll(() => fursa?.stop());

/** Sends the address byte for byte: a browser or fetch would normalise it. */
async function statusOf(target: string, cookie: string): Promise<number> {
  return Number(/^HTTP\/1\.1 (\d+)/.exec(await answerTo(target, cookie))?.[1] ?? 0);
}

function answerTo(target: string, cookie = '', method = 'GET'): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const head = `${method} ${target} HTTP/1.1\r\nHost: localhost\r\nAccept: text/html\r\nCookie: ${cookie}\r\nConnection: close\r\n\r\n`;
    const socket = net.connect(fursa.port, '127.0.0.1', () => socket.write(head));
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      answer += chunk;
    });
    socket.on('close', () => resolve(answer)).on('error', reject);
  });
}

async function faults(targets: readonly string[]): Promise<string[]> {
  const found = [...cookies].map(async ([who, cookie]) => {
    const odd: string[] = [];
    for (const target of targets) {
      const status = await statusOf(target, cookie);
      if (status < 200 || status >= 500) odd.push(`${who}: ${target} → ${status}`);
    }
    return odd;
  });
  return (await Promise.all(found)).flat();
}

describe('addresses that nobody would type', () => {
  it.each(PAGES.filter((page) => page.includes(':')))('are answered without a fault: %s', async (page) => {
    // With this ending, the router in the browser requests only the data.
    const odd = NAMES.map((name) => page.replace(/:\w+/, name));
    expect(await faults([...odd, ...odd.slice(0, 4).map((path) => `${path}.data`)])).toEqual([]);
  });

  it.each(PAGES)('with odd queries are answered without a fault: %s', async (page) => {
    const path = page.replace(/:\w+/, '1').replace('*', 'nothing');
    expect(await faults(QUERIES.map((query) => path + query))).toEqual([]);
  });

  it.each(['/api/%00', '/api/job/%ED%A0%80/details', '/api/jobs/\\', '/api/no/such/call', '/api/job/%ff/details'])(
    'of calls are answered as calls are, never with a page: %s',
    async (target) => {
      for (const cookie of cookies.values()) {
        const answer = await answerTo(target, cookie);
        expect(answer).toMatch(/^HTTP\/1\.1 404/);
        expect(answer).toContain('content-type: application/json');
        expect(answer).toContain('"code":"not_found"');
      }
    },
  );

  it('are asked for their head alone, before anybody has seen the page', async () => {
    for (const page of ['/', '/jobs', '/login', '/register', '/employer/tsehayon-energy', '/jobs?q=solar']) {
      const head = await answerTo(page, '', 'HEAD');
      const [, status, length] = /^HTTP\/1\.1 (\d+)[\s\S]*content-length: (\d+)/i.exec(head) ?? [];
      expect([page, status, Number(length) > 5_000]).toEqual([page, '200', true]);
      expect(head.endsWith('\r\n\r\n')).toBe(true);
      // The page is complete although a HEAD request came first.
      expect(await answerTo(page)).toContain('</html>');
    }
    const dashboard = await answerTo('/user/dashboard', cookies.get('candidate'), 'HEAD');
    expect(dashboard).toMatch(/^HTTP\/1\.1 200/);
  });

  it('lead nowhere, and to no other host', async () => {
    expect(await faults(NOWHERE)).toEqual([]);
    for (const target of ['//', '/\\', '/%', '/%ff', '/%00', '//evil.example/', 'http://evil.example/']) {
      expect(await statusOf(target, ''), target).toBe(404);
    }
    expect(fursa.output.text).not.toContain('"level":50');
  });
});
