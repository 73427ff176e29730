import { once } from 'node:events';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ROLES } from '#shared/kernel/access.ts';
import type { TestClient } from '../../../tests/harness/test-client.ts';
import { listen } from '../../../tests/harness/test-listener.ts';
import { startTestServer, TEST_PASSWORD, type TestServer } from '../../../tests/harness/test-server.ts';

const ANDROID =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/127.0.0.0 Mobile Safari/537.36';

let fursa: TestServer;
beforeAll(async () => {
  fursa = await startTestServer({ runningParts: true });
});
afterAll(() => fursa.stop());
beforeEach(() => fursa.database.query('delete from throttles'));

async function signInElsewhere(email: string, userAgent = ANDROID): Promise<TestClient> {
  const client = fursa.visitor();
  await client.post('/login', { email, password: TEST_PASSWORD }, { headers: { 'user-agent': userAgent } });
  return client;
}
const listOf = async (client: TestClient) => (await client.get('/account/sessions')).body.sessions;
const end = (client: TestClient, id: number | string) => client.request('DELETE', `/account/sessions/${id}`);
const isIn = async (client: TestClient) => (await client.get('/me')).body.user !== null;

describe('where somebody is signed in', () => {
  for (const role of ROLES) {
    it(`is listed by device, this one first: ${role}`, async () => {
      const person = await fursa.signedInAs(role);
      await person.post('/account/sessions/end-others');
      await signInElsewhere(person.email);
      const [own, other, ...rest] = await listOf(person);
      expect(rest).toEqual([]);
      expect(own).toMatchObject({ current: true });
      expect(other).toMatchObject({ current: false, browser: 'Chrome', system: 'Android' });
      expect(Date.parse(other.last_seen_at)).toBeGreaterThan(Date.now() - 60_000);
    });
  }

  it('can be ended there, within a moment, and its socket with it', async () => {
    const person = await fursa.register('candidate');
    const phone = await signInElsewhere(person.email);
    const { socket } = await listen(phone, fursa.baseUrl);
    const own = await listen(person, fursa.baseUrl);
    const closed = once(socket as never, 'disconnect');
    const began = Date.now();
    const [, other] = await listOf(person);
    expect((await end(person, other.id)).status).toBe(200);
    await closed;
    expect(Date.now() - began).toBeLessThan(2_000);
    expect([await isIn(phone), await isIn(person), own.socket.connected]).toEqual([false, true, true]);
    own.socket.close();
  });

  it('can be ended everywhere else at once', async () => {
    const person = await fursa.register('candidate');
    const others = [await signInElsewhere(person.email), await signInElsewhere(person.email)];
    expect((await person.post('/account/sessions/end-others')).status).toBe(200);
    for (const other of others) expect(await isIn(other)).toBe(false);
    expect(await listOf(person)).toHaveLength(1);
  });

  it('is nobody else’s to end: the same bytes as what does not exist', async () => {
    const [person, other] = [await fursa.register('candidate'), await fursa.register('candidate')];
    const [theirs] = await listOf(other);
    const [foreign, missing] = [await end(person, theirs.id), await end(person, 999_999_999)];
    expect([foreign.status, foreign.text]).toEqual([404, missing.text]);
    expect(await isIn(other)).toBe(true);
    for (const id of ['abc', '-1', '99999999999999999999']) expect((await end(person, id)).status).toBe(404);
  });

  it('ends here, too, when that is asked for', async () => {
    const person = await fursa.register('candidate');
    const [own] = await listOf(person);
    expect((await end(person, own.id)).status).toBe(200);
    expect(await isIn(person)).toBe(false);
  });

  it('is kept short, and says nothing where the browser is not known', async () => {
    const person = await fursa.register('candidate');
    await signInElsewhere(person.email, `curl/${'9'.repeat(5_000)}`);
    const [, other] = await listOf(person);
    expect(other).toMatchObject({ browser: null, system: null });
    const { rows } = await fursa.database.query('select max(length(user_agent))::int as longest from sessions');
    expect(rows).toEqual([{ longest: 300 }]);
  });

  it('holds no session that has run out', async () => {
    const person = await fursa.register('candidate');
    await signInElsewhere(person.email);
    const [, other] = await listOf(person);
    await fursa.database.query(`update sessions set expires_at = now() - interval '1 second' where id = ${other.id}`);
    expect(await listOf(person)).toHaveLength(1);
  });

  it('ends elsewhere with a new password', async () => {
    const person = await fursa.register('candidate');
    const phone = await signInElsewhere(person.email);
    await person.post('/password/change', { current_password: TEST_PASSWORD, password: 'another sentence of mine' });
    expect([await isIn(phone), await isIn(person)]).toEqual([false, true]);
  });
});
