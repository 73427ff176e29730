import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../tests/harness/test-server.ts';

let fursa: TestServer;
beforeAll(async () => {
  fursa = await startTestServer({ env: { TRUST_PROXY: 'true' } });
});
beforeEach(() => fursa.database.query('delete from throttles'));
afterAll(() => fursa.stop());

/** Counts the requests per address, for requests with these headers. */
async function countsFor(forwarded: readonly string[]) {
  for (const header of forwarded) {
    const headers = { 'x-forwarded-for': header };
    const { status } = await fursa.visitor().post('/password/forgot', { email: 'nobody@test.example' }, { headers });
    expect(status).toBe(200);
  }
  const { rows } = await fursa.database.query(
    `select count from throttles where key like 'account-mail-address:%' order by count`,
  );
  return rows.map(({ count }) => count);
}

describe('the address that limits are counted by', () => {
  it('is what the proxy wrote; what the client wrote before it opens no new count', async () => {
    const spoofed = ['198.51.100.1, 203.0.113.7', '198.51.100.2,203.0.113.7', 'made up, 198.51.100.3, 203.0.113.7'];
    expect(await countsFor([...spoofed, '203.0.113.7', '203.0.113.8'])).toEqual([1, 4]);
  });

  it('is one for all the addresses of an IPv6 line', async () => {
    expect(await countsFor(['2001:db8:1:2::1', '2001:db8:1:ff:ffff::9', '2001:db8:1:100::1'])).toEqual([1, 2]);
  });
});
