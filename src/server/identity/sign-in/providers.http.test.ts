import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codeOf, turnOnApp, waitForNextCode, waitForOldProofs } from '../../../../tests/harness/authenticator-app.ts';
import { startOidcForger } from '../../../../tests/harness/oidc-forger.ts';
import { startOidcProvider, walkToReturn } from '../../../../tests/harness/oidc-provider.ts';
import type { TestClient } from '../../../../tests/harness/test-client.ts';
import { historyOf, idOf } from '../../../../tests/harness/test-people.ts';
import { startTestServer, TEST_PASSWORD, type TestServer } from '../../../../tests/harness/test-server.ts';

let fursa: TestServer;
let provider: Awaited<ReturnType<typeof startOidcProvider>>;
let forger: Awaited<ReturnType<typeof startOidcForger>>;
const DOWN = {
  OIDC_DOWN_ISSUER: 'http://127.0.0.1:9',
  OIDC_DOWN_CLIENT_ID: 'fursa',
  OIDC_DOWN_LABEL: 'Down ID',
};
beforeAll(async () => {
  [provider, forger] = await Promise.all([startOidcProvider(), startOidcForger()]);
  fursa = await startTestServer({ env: { ...provider.env, ...forger.env, ...DOWN } });
});
afterAll(async () => {
  await fursa.stop();
  await Promise.all([provider.stop(), forger.stop()]);
});
beforeEach(() => fursa.database.query('delete from throttles'));

let made = 0;
const somebody = (changes: object = {}) => {
  made += 1;
  return {
    sub: `sub-${made}`,
    email: `p${made}@work.example`,
    email_verified: true,
    name: `Person ${made}`,
    ...changes,
  };
};
const me = async (client: TestClient) => (await client.get('/me')).body.user;
const withRole = { role: 'candidate' };

/** Goes to the provider and comes back, and says where that leads. */
async function goAndReturn(client: TestClient, path: string, input: object = {}) {
  const { body, text } = await client.post(path, input);
  if (!body.address) throw new Error(text);
  return goBack(client, await walkToReturn(body.address));
}
async function goBack(client: TestClient, path: string) {
  const returned = await client.get(path);
  expect(returned.status).toBe(303);
  client.csrfToken = null;
  return returned.headers.get('location') as string;
}
const signIn = (client: TestClient, input: object = withRole) => goAndReturn(client, '/login/providers/test', input);

describe('signing in with a provider', () => {
  it('gives a new person an account of the role they came for', async () => {
    const [worker, employer] = [somebody(), somebody()];
    provider.signsIn(worker);
    const browser = fursa.visitor();
    expect(await signIn(browser, { role: 'candidate', next: '/jobs?q=milk' })).toBe('/jobs?q=milk');
    expect(await me(browser)).toMatchObject({ email: worker.email, name: worker.name, role: 'candidate' });
    const [session] = (await browser.get('/account/sessions')).body.sessions;
    expect(session.way).toBe('provider');

    provider.signsIn(employer);
    const other = fursa.visitor();
    expect(await signIn(other, { role: 'company', company_name: 'Milk & Co' })).toBe('/login');
    expect(await me(other)).toMatchObject({ role: 'company', company: { name: 'Milk & Co', role: 'owner' } });

    // The next time the account is there, whatever role is asked for, and wherever the name leads.
    const again = fursa.visitor();
    expect(await signIn(again, { role: 'candidate', next: 'https://evil.example/' })).toBe('/');
    expect((await me(again)).id).toBe((await me(other)).id);
  });

  it('asks somebody new for their role', async () => {
    provider.signsIn(somebody());
    const browser = fursa.visitor();
    expect(await signIn(browser, {})).toBe('/register?problem=no_account&provider=test');
    expect(await me(browser)).toBeNull();
  });

  it('gives nobody an account whose address the provider does not confirm', async () => {
    for (const changes of [{ email_verified: false }, { email: undefined }, { email: 'no address' }]) {
      provider.signsIn(somebody(changes));
      const browser = fursa.visitor();
      expect(await signIn(browser)).toBe('/login?problem=unverified&provider=test');
      expect(await me(browser)).toBeNull();
    }
  });

  it('voids a registration that somebody else began with the address', async () => {
    const person = somebody();
    const attacker = fursa.visitor();
    const registered = { role: 'candidate', name: 'Not Me', email: person.email, password: TEST_PASSWORD };
    await attacker.post('/register', registered);
    const token = await fursa.tokenFor(person.email);
    provider.signsIn(person);
    const browser = fursa.visitor();
    await signIn(browser);
    expect((await attacker.post('/register/confirm', { token })).status).toBe(410);
    expect((await fursa.visitor().post('/login', { email: person.email, password: TEST_PASSWORD })).status).toBe(401);
    expect((await me(browser)).name).toBe(person.name);
  });

  it('asks for the code of an authenticator app too', async () => {
    const person = somebody();
    provider.signsIn(person);
    const browser = fursa.visitor();
    await signIn(browser);
    const { secret } = await turnOnApp(browser);
    await waitForNextCode(fursa);
    const next = fursa.visitor();
    expect(await signIn(next, { next: '/jobs' })).toBe('/login/code?next=%2Fjobs');
    expect(await me(next)).toBeNull();
    expect((await next.post('/login/code', { code: codeOf(secret) })).status).toBe(200);
  });

  it('says in words that a provider is down, and that one is unknown', async () => {
    const down = await fursa.visitor().post('/login/providers/down', withRole);
    expect([down.status, down.body.message]).toEqual([
      503,
      'Down ID does not answer at the moment. Please try again later, or use another way.',
    ]);
    expect((await fursa.visitor().post('/login/providers/unknown', withRole)).status).toBe(404);
    expect((await fursa.visitor().get('/login/providers')).body.providers).toEqual([
      { name: 'down', label: 'Down ID' },
      { name: 'forger', label: 'Forger' },
      { name: 'test', label: 'Test ID' },
    ]);
  });
});

describe('an account that is there already', () => {
  it('is never opened by its address alone, and is joined when its owner proves it in the same browser', async () => {
    const owner = await fursa.register('candidate');
    provider.signsIn(somebody({ email: owner.email }));
    const browser = fursa.visitor();
    expect(await signIn(browser, { role: 'candidate', next: '/jobs' })).toBe(
      '/login?problem=known&provider=test&next=%2Fjobs',
    );
    expect(await me(browser)).toBeNull();
    // Somebody else's password joins nothing.
    const other = await fursa.register('candidate');
    await browser.post('/login', { email: other.email, password: TEST_PASSWORD });
    expect((await browser.get('/account/security')).body.providers.some((one: { linked: boolean }) => one.linked)).toBe(
      false,
    );
    const again = fursa.visitor();
    await signIn(again);
    expect((await again.post('/login', { email: owner.email, password: TEST_PASSWORD })).status).toBe(200);
    expect((await again.get('/account/security')).body.providers).toContainEqual({
      name: 'test',
      label: 'Test ID',
      linked: true,
      email: owner.email,
    });
    expect(await fursa.lastMailTo(owner.email)).toContain('was connected with Test ID');
    const third = fursa.visitor();
    await signIn(third);
    expect((await me(third)).id).toBe(await idOf(owner));
    const admin = await fursa.signedInAs('admin');
    expect((await historyOf(admin, await idOf(owner))).map(({ kind }) => kind)).toEqual(['provider_linked']);
  });

  it('is joined only after the second step, where there is one', async () => {
    const owner = await fursa.register('candidate');
    const { secret } = await turnOnApp(owner);
    await waitForNextCode(fursa);
    provider.signsIn(somebody({ email: owner.email }));
    const browser = fursa.visitor();
    await signIn(browser);
    await browser.post('/login', { email: owner.email, password: TEST_PASSWORD });
    const linked = async () =>
      (await owner.get('/account/security')).body.providers.find(({ name }: { name: string }) => name === 'test')
        .linked;
    expect(await linked()).toBe(false);
    await browser.post('/login/code', { code: codeOf(secret) });
    expect(await linked()).toBe(true);
  });

  it('is joined at once where an admin trusts the provider for its domains, and for no other', async () => {
    const admin = await fursa.signedInAs('admin');
    const set = async (trust_provider_domains: boolean) => {
      const { settings } = (await admin.get('/api/admin/settings')).body;
      const { changed_at } = settings.find(({ key }: { key: string }) => key === 'trust_provider_domains');
      const seen = { trust_provider_domains: changed_at };
      const changed = await admin.request('PUT', '/api/admin/settings', { trust_provider_domains, seen });
      expect(changed.status).toBe(200);
    };
    const owner = await fursa.register('candidate');
    const stranger = await fursa.register('candidate');
    const email = `boss${made}@trusted.example`;
    await fursa.database.query('update users set email = $1 where id = $2', [email, await idOf(owner)]);
    const lookalike = `boss${made}@nottrusted.example`;
    await fursa.database.query('update users set email = $1 where id = $2', [lookalike, await idOf(stranger)]);
    const [trusted, other] = [somebody({ email }), somebody({ email: lookalike })];
    provider.signsIn(trusted);
    expect(await signIn(fursa.visitor())).toContain('problem=known');
    await set(true);
    provider.signsIn(other);
    expect(await signIn(fursa.visitor())).toContain('problem=known');
    provider.signsIn({ ...trusted, email_verified: false });
    expect(await signIn(fursa.visitor())).toContain('problem=unverified');
    provider.signsIn(trusted);
    const browser = fursa.visitor();
    expect(await signIn(browser)).toBe('/login');
    expect((await me(browser)).id).toBe(await idOf(owner));
    await set(false);
  });

  it('is connected and disconnected by its owner, but not from the last way to sign in', async () => {
    const owner = await fursa.register('candidate');
    const person = somebody({ email: 'private@elsewhere.example', email_verified: false });
    provider.signsIn(person);
    expect(await goAndReturn(owner, '/account/providers/test')).toBe('/user/security');
    const stranger = await fursa.register('candidate');
    expect(await goAndReturn(stranger, '/account/providers/test')).toBe('/user/security?problem=taken&provider=test');
    await fursa.database.query('update users set password_hash = null where id = $1', [await idOf(owner)]);
    const refused = await owner.request('DELETE', '/account/providers/test');
    expect([refused.status, refused.body.code]).toEqual([409, 'conflict']);
    expect((await owner.post('/password/change', { password: 'a first sentence of mine' })).status).toBe(200);
    expect((await owner.request('DELETE', '/account/providers/test')).status).toBe(200);
    expect((await owner.request('DELETE', '/account/providers/test')).status).toBe(404);
    expect(await fursa.lastMailTo(owner.email)).toContain('was disconnected from Test ID');
    expect(await signIn(fursa.visitor())).toContain('problem=unverified');
  });

  it('is not opened while it is blocked', async () => {
    const person = somebody();
    provider.signsIn(person);
    const browser = fursa.visitor();
    await signIn(browser);
    await fursa.database.query('update users set blocked_at = now() where email = $1', [person.email]);
    expect(await signIn(fursa.visitor())).toBe('/login?problem=blocked&provider=test');
  });
});

describe('somebody without a password', () => {
  it('proves again who they are by signing in at the provider anew, and does everything', async () => {
    const person = somebody();
    provider.signsIn(person);
    const jar = new Map<string, string>();
    const browser = fursa.visitor();
    const { body } = await browser.post('/login/providers/test', withRole);
    await goBack(browser, await walkToReturn(body.address, undefined, jar));
    await waitForOldProofs(fursa);
    expect((await browser.post('/account/export')).body.code).toBe('proof_needed');
    expect((await browser.get('/account/proof')).body.ways).toEqual({
      password: false,
      code: false,
      passkey: false,
      providers: [{ name: 'test', label: 'Test ID' }],
    });
    const proof = await browser.post('/account/proof/providers/test');
    expect(new URL(proof.body.address).searchParams.get('prompt')).toBe('login');
    expect(await goBack(browser, await walkToReturn(proof.body.address, undefined, jar))).toBe('/proved');
    expect((await browser.post('/account/export')).status).toBe(200);
    expect((await browser.post('/account/email', { email: `new${made}@work.example` })).status).toBe(200);
    expect((await browser.post('/account/erase', { confirm: person.email })).status).toBe(200);
  });

  it('proves nothing with another account at the provider, or with an old sign-in there', async () => {
    const browser = fursa.visitor();
    const asked = await browser.post('/login/providers/forger', withRole);
    const sub = `forged-${made}`;
    const mine = { sub, email: `${sub}@forged.example` };
    expect(await goBack(browser, forger.answer(asked.body.address, { claims: mine }))).toBe('/login');
    await waitForOldProofs(fursa);
    const now = Math.floor(Date.now() / 1000);
    for (const claims of [
      { ...mine, sub: 'another', auth_time: now },
      { ...mine, auth_time: now - 3_600 },
      { ...mine },
    ]) {
      const proof = await browser.post('/account/proof/providers/forger');
      const back = await goBack(browser, forger.answer(proof.body.address, { claims }));
      expect(back).toBe('/proved?problem=not_again&provider=forger');
      expect((await browser.get('/account/proof')).body.fresh).toBe(false);
    }
    const proof = await browser.post('/account/proof/providers/forger');
    expect(await goBack(browser, forger.answer(proof.body.address, { claims: { ...mine, auth_time: now } }))).toBe(
      '/proved',
    );
    expect((await browser.get('/account/proof')).body.fresh).toBe(true);
  });
});

describe('a forged answer', () => {
  const now = () => Math.floor(Date.now() / 1000);
  const FORGERIES: [string, () => Parameters<Awaited<ReturnType<typeof startOidcForger>>['answer']>[1]][] = [
    ['another issuer', () => ({ claims: { iss: 'https://evil.example' } })],
    ['another audience', () => ({ claims: { aud: 'another-site' } })],
    ['several audiences without us', () => ({ claims: { aud: ['another-site', 'a-third'] } })],
    ['another nonce', () => ({ claims: { nonce: 'mine' } })],
    ['no nonce', () => ({ claims: { nonce: undefined } })],
    ['expired', () => ({ claims: { exp: now() - 600, iat: now() - 1_200 } })],
    ['from the future', () => ({ claims: { nbf: now() + 3_600 } })],
    ['no subject', () => ({ claims: { sub: undefined } })],
    ['unsigned', () => ({ signed: 'with alg none' })],
    ['signed by another key', () => ({ signed: 'by another key' })],
    ['a failure', () => ({ status: 500 })],
  ];
  for (const [what, forge] of FORGERIES) {
    it(`opens nothing: ${what}`, async () => {
      const browser = fursa.visitor();
      const { body } = await browser.post('/login/providers/forger', withRole);
      const back = await goBack(browser, forger.answer(body.address, forge()));
      expect(back).toBe('/login?problem=failed&provider=forger');
      expect(await me(browser)).toBeNull();
    });
  }

  it('opens nothing with another browser’s state, with none, or without a beginning', async () => {
    const [browser, thief] = [fursa.visitor(), fursa.visitor()];
    const { body } = await browser.post('/login/providers/forger', withRole);
    await thief.post('/login/providers/forger', withRole);
    const before = forger.redemptions();
    const back = forger.answer(body.address);
    for (const path of [back, '/login/providers/forger/return', '/login/providers/forger/return?code=x&state=']) {
      expect(await goBack(thief, path)).toContain('problem=other_browser');
    }
    expect(await goBack(fursa.visitor(), back)).toContain('problem=other_browser');
    expect(await goBack(browser, back.replace('/forger/', '/test/'))).toContain('problem=other_browser');
    expect([forger.redemptions() - before, await me(thief), await me(browser)]).toEqual([0, null, null]);
  });

  it('opens nothing a second time, and not after ten minutes', async () => {
    const browser = fursa.visitor();
    const { body } = await browser.post('/login/providers/forger', withRole);
    const claims = { sub: `twice-${made}`, email: `twice${made}@forged.example` };
    const back = forger.answer(body.address, { claims });
    const old = new Map(browser.cookies);
    expect(await goBack(browser, back)).toBe('/login');
    const thief = fursa.visitor();
    thief.cookies = old;
    expect(await goBack(thief, back)).toContain('problem=other_browser');
    const late = fursa.visitor();
    const asked = await late.post('/login/providers/forger', withRole);
    await fursa.database.query("update sign_in_steps set expires_at = now() - interval '1 second'");
    expect(await goBack(late, forger.answer(asked.body.address))).toContain('problem=other_browser');
  });

  it('does not connect the account of whoever is signed in meanwhile', async () => {
    const [owner, victim] = [await fursa.register('candidate'), await fursa.register('candidate')];
    const { body } = await owner.post('/account/providers/forger');
    const back = forger.answer(body.address, { claims: { sub: `link-${made}` } });
    const cookies = new Map(owner.cookies);
    await owner.post('/logout');
    expect(await goBack(owner, back)).not.toBe('/user/security');
    victim.cookies = new Map([...cookies, ...victim.cookies]);
    expect(await goBack(victim, back)).not.toBe('/user/security');
    const { providers } = (await victim.get('/account/security')).body;
    expect(providers.every(({ linked }: { linked: boolean }) => !linked)).toBe(true);
  });

  it('says that somebody turned back', async () => {
    const browser = fursa.visitor();
    const { body } = await browser.post('/login/providers/forger', withRole);
    const state = new URL(body.address).searchParams.get('state') ?? '';
    const path = `/login/providers/forger/return?${new URLSearchParams({ error: 'access_denied', state })}`;
    expect(await goBack(browser, path)).toBe('/login?problem=cancelled&provider=forger');
  });
});
