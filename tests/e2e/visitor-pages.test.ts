import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD, openPage, visit } from '../harness/browser.ts';
import { siteForTests } from '../harness/site.ts';
import { TestClient } from '../harness/test-client.ts';

const site = siteForTests();
let pages: string[];

beforeAll(async () => {
  const { jobs } = (await (await fetch(`${site.url}/api/jobs`)).json()) as {
    jobs: { slug: string; company: { username: string } }[];
  };
  const [job] = jobs;
  pages = ['/', '/jobs', '/jobs?q=nurse&type=Full+time', '/login', '/login?next=%2Fjobs', '/register', '/forgot'];
  pages.push(`/job/${job?.slug}`, `/employer/${job?.company.username}`);
});

const get = (path: string, headers: Record<string, string> = {}) => fetch(site.url + path, { headers });

/** Each try to do what the content policy forbids, also the silent ones. */
async function forbiddenTries(path: string): Promise<string[]> {
  const { page, context } = await openPage(site.browser);
  await page.addInitScript(() => {
    const tries: string[] = [];
    Object.assign(window, { tries });
    addEventListener('securitypolicyviolation', (event) =>
      tries.push(`${event.violatedDirective} ${event.blockedURI}`),
    );
  });
  await visit(page, site.url + path);
  await page.waitForLoadState('networkidle');
  const tries = await page.evaluate(() => (window as unknown as { tries: string[] }).tries);
  await context.close();
  return tries;
}

describe('a page for visitors', () => {
  it('tries nothing that its policy forbids', async () => {
    for (const path of ['/login', '/register', ...pages.filter((one) => one.startsWith('/job/'))])
      expect(await forbiddenTries(path), path).toEqual([]);
  });

  it('is the same bytes for all of them, and sets no cookie', async () => {
    const returning = new TestClient(site.url);
    await returning.get('/me');
    const [[name, token] = ['', '']] = returning.cookies;
    for (const path of pages) {
      const first = await get(path);
      const second = await get(path, { cookie: `${name}=${token}; theme=dark`, 'user-agent': 'another' });
      const html = await first.text();
      expect(first.status, path).toBe(200);
      expect(await second.text(), path).toBe(html);
      for (const { headers } of [first, second]) {
        expect(headers.get('set-cookie'), path).toBeNull();
        expect(headers.get('cache-control'), path).toBe('private, no-cache');
        expect(headers.get('vary'), path).toBe('accept-encoding, accept-language, cookie');
      }
      expect(html).not.toMatch(/\snonce=/);
      expect(html).toContain('<meta name="csrf-token" content=""/>');
    }
  });

  it('comes with a policy that names the hash of each of its scripts and styles', async () => {
    for (const path of pages) {
      const response = await get(path);
      const policy = response.headers.get('content-security-policy') ?? '';
      const html = await response.text();
      expect(policy).toMatch(/script-src 'self'( 'sha256-[^']+')+;/);
      expect(policy).not.toMatch(/nonce-|script-src[^;]*unsafe/);
      for (const [, tag = '', , text = ''] of html.matchAll(
        /<(script|style)(?! type="application)([^>]*)>(.*?)<\/\1>/gs,
      ))
        expect(policy, tag).toContain(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
    }
  });

  it('is told to be unchanged, and is whole in every encoding', async () => {
    for (const path of pages) {
      const plain = await (await get(path, { 'accept-encoding': 'identity' })).text();
      const etag = (await get(path)).headers.get('etag') ?? '';
      const unchanged = await get(path, { 'if-none-match': `"x", ${etag}` });
      expect([unchanged.status, await unchanged.text(), unchanged.headers.get('etag')]).toEqual([304, '', etag]);
      // The browser keeps the policy of its copy: the etag is that of both.
      expect(unchanged.headers.get('content-security-policy')).toBeNull();
      expect((await get(path, { 'if-none-match': etag, 'accept-language': 'ar' })).status).toBe(200);
      for (const [encoding, decode] of [
        ['br', brotliDecompressSync],
        ['gzip', gunzipSync],
      ] as const) {
        // Quickly the first time, as small as it goes soon after the second.
        const sizes: number[] = [];
        for (let turn = 0; turn < 3; turn += 1) {
          const { body, headers } = await raw(path, encoding);
          expect(headers.get('content-encoding')).toBe(encoding);
          expect(decode(body).toString()).toBe(plain);
          sizes.push(body.length);
        }
        if (encoding === 'br')
          await expect.poll(async () => (await raw(path, encoding)).body.length).toBeLessThan(sizes[0] ?? 0);
      }
    }
  });

  it('depends on the part of its address that it reads, and on no other', async () => {
    const text = async (path: string) => (await get(path)).text();
    expect(await text('/?utm_source=a')).toBe(await text('/'));
    expect(await text('/jobs?utm_source=a&q=nurse')).toBe(await text('/jobs?q=nurse'));
    expect(await text('/jobs?q=nurse')).not.toBe(await text('/jobs?q=driver'));
    expect(await text('/register?role=company')).not.toBe(await text('/register'));
    expect((await get('/register?application=abc')).headers.get('cache-control')).toBe('private, no-store');
  });

  it('is in the language that was chosen, or else asked for', async () => {
    const languageOf = async (headers: Record<string, string>) =>
      /<html lang="(\w+)"/.exec(await (await get('/', headers)).text())?.[1];
    expect(await languageOf({ 'accept-language': 'sw-KE,sw;q=0.9' })).toBe('sw');
    expect(await languageOf({ 'accept-language': 'sw', cookie: 'fursa_locale=so' })).toBe('so');
    expect(await languageOf({})).toBe('en');
  });

  it('is one of their own for those who are signed in', async () => {
    const person = new TestClient(site.url);
    await person.post('/login', { email: 'candidate@fursa.example', password: DEMO_PASSWORD });
    const { headers, text } = await person.get('/');
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(headers.get('content-security-policy')).toMatch(/script-src 'self' 'nonce-[^']+';/);
    expect(text).toContain(`<meta name="csrf-token" content="${person.csrfToken}"/>`);
    expect((await get('/')).headers.get('etag')).not.toBeNull();
    const visitors = (await get('/')).headers.get('etag') ?? '';
    expect((await person.get('/', { headers: { 'if-none-match': visitors } })).status).toBe(200);
  });

  it('that somebody comes back to is loaded anew, where they signed in or out since', async () => {
    const { page, context } = await openPage(site.browser);
    await visit(page, `${site.url}/jobs`);
    const comeBack = () =>
      page.evaluate(() => {
        Object.assign(window, { isOld: true });
        window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
      });
    await comeBack();
    await page.waitForTimeout(500);
    expect(await page.evaluate(() => 'isOld' in window)).toBe(true);

    const second = await context.newPage();
    await visit(second, `${site.url}/login`);
    await second.getByLabel('Email').fill('candidate@fursa.example');
    await second.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
    await second.getByRole('button', { name: 'Sign in', exact: true }).click();
    await second.waitForURL(`${site.url}/user/dashboard`);
    await comeBack();
    await page.waitForFunction(() => !('isOld' in window));
    await page.getByText('Your menu').first().waitFor({ state: 'attached' });
    await context.close();
  });

  it('fetches its token with the first thing that somebody sends', async () => {
    const { page, context } = await openPage(site.browser);
    await visit(page, `${site.url}/login`);
    await page.waitForLoadState('networkidle');
    const token = () => page.locator('meta[name="csrf-token"]').getAttribute('content');
    expect([await token(), await context.cookies()]).toEqual(['', []]);
    await page.getByLabel('Email').fill('candidate4@fursa.example');
    await page.getByLabel('Password', { exact: true }).fill('not the password');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByRole('alert').getByText('The email or the password is wrong').waitFor();
    expect(await token()).toMatch(/^[\w-]{43}$/);
    expect((await context.cookies()).map(({ name }) => name)).toEqual(['fursa_session']);
    await context.close();
  });
});

/** As it travels: fetch would unpack it. */
async function raw(path: string, encoding: string): Promise<{ body: Buffer; headers: Headers }> {
  const { request } = await import('node:http');
  return new Promise((resolve, reject) => {
    request(site.url + path, { headers: { 'accept-encoding': encoding } }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({ body: Buffer.concat(parts), headers: new Headers(response.headers as Record<string, string>) }),
      );
    })
      .on('error', reject)
      .end();
  });
}
