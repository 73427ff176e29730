import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestClient } from '../../../tests/harness/test-client.ts';
import { startTestServer, TEST_PASSWORD, type TestServer } from '../../../tests/harness/test-server.ts';

let fursa: TestServer;
beforeAll(async () => {
  fursa = await startTestServer();
});
afterAll(() => fursa.stop());

describe('registering', () => {
  it('starts an account with the mailed link, and signs in', async () => {
    const client = fursa.visitor();
    const email = 'hodan@test.example';
    const input = { role: 'candidate', name: 'Hodan Test', email: ' Hodan@Test.Example ', password: TEST_PASSWORD };
    const registered = await client.post('/register', input);
    expect(registered.status).toBe(200);
    expect(registered.body.user).toEqual({ name: 'Hodan Test', email, role: 'candidate' });
    expect((await client.get('/me')).body.user).toBeNull();
    expect((await client.post('/login', { email, password: TEST_PASSWORD })).status).toBe(401);

    const confirmed = await client.post('/register/confirm', { token: await fursa.tokenFor(email) });
    expect(confirmed.status).toBe(200);
    expect((await client.get('/me')).body.user).toMatchObject({ email, role: 'candidate', company: null });
  });

  it('gives a company its owner and its name', async () => {
    const client = fursa.visitor();
    const email = 'owner@test.example';
    const names = { name: 'Olga Owner', company_name: 'Olga & Daughters' };
    await client.post('/register', { role: 'company', ...names, email, password: TEST_PASSWORD });
    const { body } = await client.post('/register/confirm', { token: await fursa.tokenFor(email) });
    expect(body.user.company).toMatchObject({ name: 'Olga & Daughters', username: 'olga-daughters', role: 'owner' });
  });

  it('answers the same for a known and an unknown e-mail, and changes nothing for the known one', async () => {
    const known = await fursa.register('candidate', 'Known Person');
    const register = (email: string) =>
      fursa.visitor().post('/register', { role: 'candidate', name: 'X Y', email, password: 'another password' });
    const [a, b] = [await register(known.email), await register('unknown@test.example')];
    expect(a.status).toBe(b.status);
    expect(a.text.replace(known.email, '@')).toBe(b.text.replace('unknown@test.example', '@'));
    expect([...a.headers.keys()].sort()).toEqual([...b.headers.keys()].sort());
    expect(await fursa.lastMailTo(known.email)).toContain('already has an account');
    expect((await fursa.visitor().post('/login', { email: known.email, password: TEST_PASSWORD })).status).toBe(200);
  });

  it('takes a link once', async () => {
    const client = fursa.visitor();
    const email = 'once@test.example';
    await client.post('/register', { role: 'candidate', name: 'Once Only', email, password: TEST_PASSWORD });
    const token = await fursa.tokenFor(email);
    expect((await client.post('/register/confirm', { token })).status).toBe(200);
    expect((await fursa.visitor().post('/register/confirm', { token })).body).toMatchObject({ code: 'link_expired' });
    expect((await fursa.visitor().post('/register/confirm', { token: 'made-up' })).status).toBe(410);
  });

  it('says under each field what is wrong with it', async () => {
    const { status, body } = await fursa
      .visitor()
      .post('/register', { role: 'admin', name: 'A', email: 'no', password: 'short' });
    expect(status).toBe(422);
    expect(body).toMatchObject({
      success: false,
      code: 'invalid',
      errors: {
        role: ['This is not one of the possible values.'],
        name: ['The name must be at least 2 characters.'],
        email: ['Please enter a valid email address'],
        password: ['The password must be at least 10 characters.'],
      },
    });
  });
});

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

describe('a forgotten password', () => {
  it('is replaced with the mailed link, once, and ends every session', async () => {
    const client = await fursa.register('candidate');
    const asked = await fursa.visitor().post('/password/forgot', { email: client.email });
    const unknown = await fursa.visitor().post('/password/forgot', { email: 'nobody@test.example' });
    expect(asked.text).toBe(unknown.text);
    const token = await fursa.tokenFor(client.email);
    const reset = await fursa.visitor().post('/password/reset', { token, password: 'a better sentence' });
    expect(reset.status).toBe(200);
    expect((await client.get('/me')).body.user).toBeNull();
    expect((await fursa.visitor().post('/password/reset', { token, password: 'a better sentence' })).status).toBe(410);
    const login = await fursa.visitor().post('/login', { email: client.email, password: 'a better sentence' });
    expect(login.status).toBe(200);
  });
});

describe('guessing', () => {
  it('answers known and unknown e-mails alike', async () => {
    const { email } = await fursa.register('candidate');
    const known = await fursa.visitor().post('/login', { email, password: 'wrong password' });
    const unknown = await fursa.visitor().post('/login', { email: 'nobody2@test.example', password: 'wrong password' });
    expect(known.status).toBe(401);
    expect(known.text).toBe(unknown.text);
  });

  it('is throttled per account, also when the guesses come at once; the owner still gets in', async () => {
    const owner = await fursa.register('candidate');
    const device = copyOf(owner);
    const guess = () => fursa.visitor().post('/login', { email: owner.email, password: 'wrong password' });
    const answers = await Promise.all(Array.from({ length: 12 }, guess));
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
    const stranger = await fursa.visitor().post('/login', { email: owner.email, password: TEST_PASSWORD });
    expect(stranger.status).toBe(429);
    expect(Number(stranger.headers.get('retry-after'))).toBeGreaterThan(0);
    // The browser in which the owner signed in before is not locked out by the strangers.
    expect((await device.post('/login', { email: owner.email, password: TEST_PASSWORD })).status).toBe(200);
  });
});

function copyOf(client: TestClient): TestClient {
  const copy = new TestClient(client.baseUrl);
  copy.cookies = new Map(client.cookies);
  copy.csrfToken = client.csrfToken;
  return copy;
}
