import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TestClient } from '../../../tests/harness/test-client.ts';
import { startTestServer, TEST_PASSWORD, type TestServer } from '../../../tests/harness/test-server.ts';

let fursa: TestServer;
beforeAll(async () => {
  fursa = await startTestServer();
});
// All requests come from one address and would soon exceed its rate limit.
beforeEach(() => fursa.database.query('delete from throttles'));
afterAll(() => fursa.stop());

describe('sessions', () => {
  it('renews the token at sign-in, so that a planted one is worth nothing', async () => {
    const { email } = await fursa.register('candidate');
    const client = fursa.visitor();
    await client.get('/me');
    const planted = client.cookies.get('fursa_session');
    await client.post('/login', { email, password: TEST_PASSWORD });
    expect(client.cookies.get('fursa_session')).not.toBe(planted);
    const thief = fursa.visitor();
    thief.cookies.set('fursa_session', planted ?? '');
    expect((await thief.get('/me')).body.user).toBeNull();
  });

  it('refuses the old cookie after sign-out', async () => {
    const client = await fursa.register('candidate');
    const old = copyOf(client);
    expect((await client.post('/logout')).status).toBe(200);
    expect((await old.get('/me')).body.user).toBeNull();
    expect((await old.post('/password/change', {})).status).toBe(401);
  });

  it('ends the other sessions when the password changes, and keeps this one', async () => {
    const client = await fursa.register('candidate');
    const elsewhere = fursa.visitor();
    await elsewhere.post('/login', { email: client.email, password: TEST_PASSWORD });
    const wrong = await client.post('/password/change', {
      current_password: 'not this one',
      password: 'a new sentence',
    });
    expect(wrong.body.errors).toEqual({ current_password: ['This is not your current password.'] });
    const input = { current_password: TEST_PASSWORD, password: 'a new sentence' };
    expect((await client.post('/password/change', input)).status).toBe(200);
    expect((await client.get('/me')).body.user).not.toBeNull();
    expect((await elsewhere.get('/me')).body.user).toBeNull();
  });

  it('do not begin with a password that was changed while it was checked', async () => {
    const client = await fursa.register('candidate');
    const thief = fursa.visitor();
    await thief.get('/me');
    const change = client.post('/password/change', { current_password: TEST_PASSWORD, password: 'a new sentence' });
    const logins = Array.from({ length: 4 }, () => {
      const tab = copyOf(thief);
      return tab.post('/login', { email: client.email, password: TEST_PASSWORD }).then(() => tab);
    });
    expect((await change).status).toBe(200);
    for (const tab of await Promise.all(logins)) expect((await tab.get('/me')).body.user).toBeNull();
  });

  it('stores neither tokens nor passwords as they are', async () => {
    const client = await fursa.register('candidate');
    const { rows } = await fursa.database.query(
      `select encode(token_hash, 'escape') as token from sessions
       union all select password_hash from users where email = '${client.email}'`,
    );
    const stored = JSON.stringify(rows);
    expect(stored).not.toContain(client.cookies.get('fursa_session'));
    expect(stored).not.toContain(TEST_PASSWORD);
    expect(stored).toContain('$argon2id$');
  });

  it('marks its cookies as not readable by scripts', async () => {
    const response = await fetch(`${fursa.baseUrl}/me`);
    expect(response.headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Lax/);
  });
});

describe('the cookie that makes a browser known', () => {
  const PLANTED = 'somebody-else-knows-this-secret-and-planted-it';
  const knownAs = async (client: TestClient, token: string) => {
    const { rows } = await fursa.database.query(
      `select 1 from known_devices join users on users.id = user_id
       where email = $1 and token_hash = sha256(convert_to($2, 'UTF8'))`,
      [(await client.get('/me')).body.user.email, token],
    );
    return rows.length > 0;
  };
  const expectFresh = async (client: TestClient) => {
    const device = client.cookies.get('fursa_device') ?? '';
    expect(device).not.toBe(PLANTED);
    expect([await knownAs(client, PLANTED), await knownAs(client, device)]).toEqual([false, true]);
  };
  const withPlanted = () => {
    const client = fursa.visitor();
    client.cookies.set('fursa_device', PLANTED);
    return client;
  };

  it('is a fresh one at confirmation, whatever the browser brings', async () => {
    const client = withPlanted();
    const email = 'planted@test.example';
    await client.post('/register', { role: 'candidate', name: 'Pia Planted', email, password: TEST_PASSWORD });
    expect((await client.post('/register/confirm', { token: await fursa.tokenFor(email) })).status).toBe(200);
    await expectFresh(client);
  });

  it('is a fresh one after a new password by mail, and when a team is joined', async () => {
    const owner = await fursa.register('company');
    const reset = withPlanted();
    await reset.post('/password/forgot', { email: owner.email });
    await fursa.server.run('identity.mail_reset_link');
    const token = await fursa.tokenFor(owner.email);
    expect((await reset.post('/password/reset', { token, password: TEST_PASSWORD })).status).toBe(200);
    await expectFresh(reset);

    await reset.post('/company/team/invitations', { email: 'planted.too@test.example', role: 'recruiter' });
    const joined = withPlanted();
    const invitation = await fursa.tokenFor('planted.too@test.example');
    const input = { token: invitation, name: 'Rea Recruiter', password: TEST_PASSWORD };
    expect((await joined.post('/company/invitation/accept', input)).status).toBe(200);
    await expectFresh(joined);
  });

  it('stays the same where the account knows it, and only there', async () => {
    const client = await fursa.register('candidate');
    const known = client.cookies.get('fursa_device');
    const change = () => client.post('/password/change', { current_password: TEST_PASSWORD, password: TEST_PASSWORD });
    await change();
    expect(client.cookies.get('fursa_device')).toBe(known);
    await client.post('/login', { email: client.email, password: TEST_PASSWORD });
    expect(client.cookies.get('fursa_device')).toBe(known);
    client.cookies.set('fursa_device', PLANTED);
    await change();
    await expectFresh(client);
  });
});

describe('a forgotten password', () => {
  it('is answered by several processes together with one mail for each request', async () => {
    const { email } = await fursa.register('candidate');
    const before = await fursa.mailCount(email);
    for (let round = 0; round < 3; round += 1) await fursa.visitor().post('/password/forgot', { email });
    await Promise.all([
      fursa.server.run('identity.mail_reset_link'),
      fursa.server.run('identity.mail_reset_link'),
      fursa.server.run('identity.mail_reset_link'),
    ]);
    expect(await fursa.mailCount(email)).toBe(before + 3);
    const { rows } = await fursa.database.query('select count(*)::int as n from password_reset_requests');
    expect(rows).toEqual([{ n: 0 }]);
  });

  it('is mailed although strangers have filled the limit of other mails to the same address', async () => {
    const { email } = await fursa.register('candidate');
    const register = () =>
      fursa.visitor().post('/register', { role: 'candidate', name: 'X Y', email, password: 'another password' });
    for (let round = 0; round < 6; round += 1) await register();
    await fursa.visitor().post('/password/forgot', { email });
    await fursa.server.run('identity.mail_reset_link');
    expect(await fursa.lastMailTo(email)).toContain('/reset?token=');
  });

  it('makes the link void that was mailed before it was changed', async () => {
    const client = await fursa.register('candidate');
    await fursa.visitor().post('/password/forgot', { email: client.email });
    await fursa.server.run('identity.mail_reset_link');
    const token = await fursa.tokenFor(client.email);
    const input = { current_password: TEST_PASSWORD, password: 'a better sentence' };
    expect((await client.post('/password/change', input)).status).toBe(200);
    const reset = await fursa.visitor().post('/password/reset', { token, password: 'another sentence' });
    expect(reset.status).toBe(410);
  });

  it('is replaced with the mailed link, once, and ends every session', async () => {
    const client = await fursa.register('candidate');
    const asked = await fursa.visitor().post('/password/forgot', { email: client.email });
    const unknown = await fursa.visitor().post('/password/forgot', { email: 'nobody@test.example' });
    expect(asked.text).toBe(unknown.text);
    await fursa.server.run('identity.mail_reset_link');
    expect(await fursa.mailCount('nobody@test.example')).toBe(0);
    const token = await fursa.tokenFor(client.email);
    const reset = await fursa.visitor().post('/password/reset', { token, password: 'a better sentence' });
    expect(reset.status).toBe(200);
    expect((await client.get('/me')).body.user).toBeNull();
    expect((await fursa.visitor().post('/password/reset', { token, password: 'a better sentence' })).status).toBe(410);
    const login = await fursa.visitor().post('/login', { email: client.email, password: 'a better sentence' });
    expect(login.status).toBe(200);
  });
});

function copyOf(client: TestClient): TestClient {
  const copy = new TestClient(client.baseUrl);
  copy.cookies = new Map(client.cookies);
  copy.csrfToken = client.csrfToken;
  return copy;
}
