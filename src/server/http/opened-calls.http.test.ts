import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../../../tests/harness/test-client.ts';
import { startTestServer, type TestServer } from '../../../tests/harness/test-server.ts';

let fursa: TestServer;
let employer: TestClient;
beforeAll(async () => {
  fursa = await startTestServer();
  employer = await fursa.register('company');
});
afterAll(() => fursa.stop());

/** The header that a browser sends when somebody opens an address. */
const OPENED = { headers: { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' } };

describe('the address of a call that somebody opens in a browser', () => {
  it('leads to the page that shows it, and answers whoever calls it as before', async () => {
    const opened = await employer.get('/company/dashboard', OPENED);
    expect([opened.status, opened.headers.get('location')]).toEqual([302, '/user/dashboard']);
    expect(opened.headers.get('cache-control')).toBe('no-store');
    const called = await employer.get('/company/dashboard', { headers: { accept: 'application/json' } });
    expect([called.status, called.body.success]).toEqual([200, true]);
    expect((await employer.get('/company/dashboard')).status).toBe(200);
  });

  it('leads visitors there too, where they are asked to sign in', async () => {
    const opened = await fursa.visitor().get('/candidate/profile', OPENED);
    expect([opened.status, opened.headers.get('location')]).toEqual([302, '/user/profile']);
    expect((await fursa.visitor().get('/candidate/profile')).status).toBe(401);
  });

  it('shows what was answered where no page does', async () => {
    expect((await employer.get('/me', OPENED)).body).toMatchObject({ success: true });
  });
});
