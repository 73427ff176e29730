import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TestClient } from '../../../tests/harness/test-client.ts';
import { startTestServer, TEST_PASSWORD, type TestServer } from '../../../tests/harness/test-server.ts';
import { deleteStaleThrottles } from './throttle.store.ts';

let fursa: TestServer;
beforeAll(async () => {
  fursa = await startTestServer({ env: { TRUST_PROXY: 'true' } });
});
beforeEach(() => fursa.database.query('delete from throttles'));
afterAll(() => fursa.stop());

const WRONG = 'wrong password';
const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
const times = <T>(count: number, act: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => act(index)));
/** How many answers have each status. */
function tallyOf(answers: { status: number }[]): Record<number, number> {
  const tally: Record<number, number> = {};
  for (const { status } of answers) tally[status] = (tally[status] ?? 0) + 1;
  return tally;
}
/** A visitor who has loaded a page and so has a CSRF token. */
async function visitor(): Promise<TestClient> {
  const client = fursa.visitor();
  await client.get('/me');
  return client;
}
const guess = (client: TestClient, email: string, address: string, password = WRONG) =>
  client.post('/login', { email, password }, from(address));

function copyOf(client: TestClient): TestClient {
  const copy = new TestClient(client.baseUrl);
  copy.cookies = new Map(client.cookies);
  copy.csrfToken = client.csrfToken;
  return copy;
}

describe('guessing a password', () => {
  it('answers known and unknown e-mails alike', async () => {
    const { email } = await fursa.register('candidate');
    const known = await fursa.visitor().post('/login', { email, password: WRONG });
    const unknown = await fursa.visitor().post('/login', { email: 'nobody2@test.example', password: WRONG });
    expect(known.status).toBe(401);
    expect(known.text).toBe(unknown.text);
  });

  it('from one address: of 60 at once exactly 5 are tried, and refusals make nobody wait longer', async () => {
    const { email } = await fursa.register('candidate');
    const client = await visitor();
    expect(tallyOf(await times(60, () => guess(client, email, '203.0.113.1')))).toEqual({ 401: 5, 429: 55 });
    await fursa.database.query(`update throttles set reset_at = now() + interval '100 seconds'`);
    const refused = await guess(client, email, '203.0.113.1', TEST_PASSWORD);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(100);
    await fursa.database.query(`update throttles set reset_at = now() - interval '1 second'`);
    expect((await guess(client, email, '203.0.113.1', TEST_PASSWORD)).status).toBe(200);
  });

  it('of one account from many addresses: of 60 at once exactly 20 are tried', async () => {
    const { email } = await fursa.register('candidate');
    const client = await visitor();
    const answers = await times(60, (index) => guess(client, email, `203.0.113.${index}`));
    expect(tallyOf(answers)).toEqual({ 401: 20, 429: 40 });
  });

  it('of many accounts from one address: of 80 at once exactly 50 are tried', async () => {
    const client = await visitor();
    const answers = await times(80, (index) => guess(client, `nobody${index}@test.example`, '203.0.113.2'));
    expect(tallyOf(answers)).toEqual({ 401: 50, 429: 30 });
  });

  it('one account after the other never ends in a deadlock', async () => {
    const client = await visitor();
    const answers = await times(200, async (index) => {
      if (index % 20 === 0) {
        await fursa.database.query(`update throttles set reset_at = now() - interval '1 second' where key ~ '[a-m]$'`);
        await deleteStaleThrottles(fursa.db);
      }
      return guess(client, `nobody${index % 7}@test.example`, `203.0.113.${index % 11}`);
    });
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  });
});

describe('signing in rightly', () => {
  it('does not count against the address that many people share', async () => {
    const { email } = await fursa.register('candidate');
    const address = '203.0.113.3';
    const client = await visitor();
    await guess(client, email, address);
    await fursa.database.query(`update throttles set count = 49 where key like 'sign-in-address:%'`);
    for (let round = 0; round < 4; round += 1) {
      expect((await guess(await visitor(), email, address, TEST_PASSWORD)).status).toBe(200);
    }
    expect((await guess(client, 'nobody@test.example', address)).status).toBe(401);
    expect((await guess(client, 'nobody@test.example', address)).status).toBe(429);
  });

  it('gives strangers who guess the same account no new guesses', async () => {
    const { email } = await fursa.register('candidate');
    const client = await visitor();
    await times(19, (index) => guess(client, email, `203.0.113.${index}`));
    expect((await guess(await visitor(), email, '203.0.113.99', TEST_PASSWORD)).status).toBe(200);
    expect((await guess(client, email, '203.0.113.50')).status).toBe(401);
    expect((await guess(client, email, '203.0.113.51')).status).toBe(429);
  });

  it('always works in a browser in which the owner signed in before, whatever strangers do', async () => {
    const owner = await fursa.register('candidate');
    const address = '203.0.113.4';
    const stranger = await visitor();
    // The guesses come from the owner's own address, which a school or an office may share.
    await times(60, () => guess(stranger, owner.email, address));
    await times(60, (index) => guess(stranger, owner.email, `198.51.100.${index}`));
    await times(60, (index) => guess(stranger, `nobody${index}@test.example`, address));
    expect((await guess(await visitor(), owner.email, address, TEST_PASSWORD)).status).toBe(429);
    await owner.post('/logout');
    await owner.get('/me');
    expect((await guess(owner, owner.email, address, TEST_PASSWORD)).status).toBe(200);
  });

  it('is limited in that browser by itself, wherever it goes; the other browser of the owner is not', async () => {
    const owner = await fursa.register('candidate');
    const stolen = copyOf(owner);
    const other = await visitor();
    await guess(other, owner.email, '203.0.113.5', TEST_PASSWORD);
    const answers = await times(30, (index) => guess(copyOf(stolen), owner.email, `203.0.113.${index}`));
    expect(tallyOf(answers)).toEqual({ 401: 10, 429: 20 });
    expect((await guess(other, owner.email, '203.0.113.5', TEST_PASSWORD)).status).toBe(200);
  });

  it('is no help to somebody who brings the cookie of another account', async () => {
    const owner = await fursa.register('candidate');
    const stranger = await fursa.register('candidate');
    const answers = await times(30, () => guess(copyOf(stranger), owner.email, '203.0.113.6'));
    expect(tallyOf(answers)).toEqual({ 401: 5, 429: 25 });
  });
});

describe('other calls that cost something, all at once', () => {
  it('guess the password of an open session exactly 10 times, from any address', async () => {
    const owner = await fursa.register('candidate');
    const input = { current_password: WRONG, password: 'a new sentence' };
    const answers = await times(30, (index) => {
      const thief = copyOf(owner);
      thief.cookies.set('fursa_device', `made-up-${index}`);
      return thief.post('/password/change', input, from(`203.0.113.${index}`));
    });
    expect(tallyOf(answers)).toEqual({ 422: 10, 429: 20 });
  });

  it('register exactly 20 times from one address, and send 5 mails to one recipient', async () => {
    const client = await visitor();
    const email = 'flooded@test.example';
    const register = (address: string) =>
      client.post('/register', { role: 'candidate', name: 'X Y', email, password: TEST_PASSWORD }, from(address));
    expect(tallyOf(await times(40, () => register('203.0.113.7')))).toEqual({ 200: 20, 429: 20 });
    expect(await fursa.mailCount(email)).toBe(5);
  });

  it('ask for a new password exactly 20 times from one address, and send 5 mails to one recipient', async () => {
    const { email } = await fursa.register('candidate');
    const before = await fursa.mailCount(email);
    const client = await visitor();
    const forget = () => client.post('/password/forgot', { email }, from('203.0.113.8'));
    expect(tallyOf(await times(40, forget))).toEqual({ 200: 20, 429: 20 });
    await fursa.server.run('identity.mail_reset_link');
    expect(await fursa.mailCount(email)).toBe(before + 5);
  });

  it('invite exactly 20 people an hour', async () => {
    const owner = await fursa.register('company');
    const invite = (index: number) =>
      owner.post('/company/team/invitations', { email: `guest${index}@test.example`, role: 'recruiter' });
    expect(tallyOf(await times(30, invite))).toEqual({ 200: 20, 429: 10 });
  });

  it('guess the password of whoever is invited as often as at the sign-in', async () => {
    const invited = await fursa.register('company');
    const owner = await fursa.register('company');
    await owner.post('/company/team/invitations', { email: invited.email, role: 'recruiter' });
    const token = await fursa.tokenFor(invited.email);
    const client = await visitor();
    const accept = () => client.post('/company/invitation/accept', { token, password: WRONG }, from('203.0.113.9'));
    expect(tallyOf(await times(30, accept))).toEqual({ 422: 5, 429: 25 });
    expect((await guess(client, invited.email, '203.0.113.9')).status).toBe(429);
  });

  it('use a mailed link for a new password once', async () => {
    const { email } = await fursa.register('candidate');
    await fursa.visitor().post('/password/forgot', { email });
    await fursa.server.run('identity.mail_reset_link');
    const token = await fursa.tokenFor(email);
    const client = await visitor();
    const answers = await times(30, () =>
      copyOf(client).post('/password/reset', { token, password: 'a better sentence' }),
    );
    const tally = tallyOf(answers);
    expect(tally[200]).toBe(1);
    expect((tally[410] ?? 0) + (tally[429] ?? 0)).toBe(29);
  });
});
