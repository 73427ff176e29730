import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { turnOnApp, waitForOldProofs } from '../../../../tests/harness/authenticator-app.ts';
import { softwarePasskey } from '../../../../tests/harness/software-passkey.ts';
import type { TestClient } from '../../../../tests/harness/test-client.ts';
import { historyOf, idOf } from '../../../../tests/harness/test-people.ts';
import { startTestServer, TEST_PASSWORD, type TestServer } from '../../../../tests/harness/test-server.ts';

type Passkey = ReturnType<typeof softwarePasskey>;
type Changes = Parameters<Passkey['sign']>[1];

let fursa: TestServer;
beforeAll(async () => {
  fursa = await startTestServer();
});
afterAll(() => fursa.stop());
beforeEach(() => fursa.database.query('delete from throttles'));

const isIn = async (client: TestClient) => (await client.get('/me')).body.user !== null;
const ask = async (client: TestClient, path: string) => (await client.post(path)).body.options;

async function add(person: TestClient, passkey: Passkey, name = 'My phone', changes?: Changes) {
  const options = await ask(person, '/account/passkeys/begin');
  return person.post('/account/passkeys', { name, credential: passkey.make(options, changes) });
}
async function signIn(client: TestClient, passkey: Passkey, changes?: Changes) {
  const options = await ask(client, '/login/passkey/begin');
  return client.post('/login/passkey', { credential: passkey.sign(options, changes) });
}
async function withPasskey() {
  const [person, passkey] = [await fursa.register('candidate'), softwarePasskey()];
  const added = await add(person, passkey);
  if (added.status !== 200) throw new Error(added.text);
  return { person, passkey, id: added.body.passkey.id as number };
}

describe('a passkey', () => {
  it('is added, told by mail and in the audit, renamed and removed', async () => {
    const { person, id } = await withPasskey();
    const admin = await fursa.signedInAs('admin');
    const listed = async () => (await person.get('/account/security')).body.passkeys;
    expect(await listed()).toMatchObject([{ id, name: 'My phone', last_used_at: null }]);
    expect(await fursa.lastMailTo(person.email)).toContain('My phone');
    expect((await person.request('PUT', `/account/passkeys/${id}`, { name: 'Old phone' })).status).toBe(200);
    expect(await listed()).toMatchObject([{ name: 'Old phone' }]);
    expect((await person.request('DELETE', `/account/passkeys/${id}`)).status).toBe(200);
    expect(await listed()).toEqual([]);
    const acts = await historyOf(admin, await idOf(person));
    expect(acts.map(({ kind }) => kind)).toEqual(['passkey_removed', 'passkey_added']);
  });

  it('signs in without a name and a password, and counts as both factors', async () => {
    const { person, passkey } = await withPasskey();
    await turnOnApp(person);
    const browser = fursa.visitor();
    const answer = await signIn(browser, passkey);
    expect([answer.status, answer.body.user.email]).toEqual([200, person.email]);
    expect((await browser.get('/account/sessions')).body.sessions[0].way).toBe('passkey');
    expect((await browser.get('/account/security')).body.passkeys[0].last_used_at).not.toBeNull();
  });

  it('proves again who somebody is', async () => {
    const { person, passkey } = await withPasskey();
    await waitForOldProofs(fursa);
    expect((await add(person, softwarePasskey()).catch(() => null))?.status).not.toBe(200);
    const options = await ask(person, '/account/proof/passkey/begin');
    expect(options.allowCredentials).toMatchObject([{ id: passkey.id }]);
    expect((await person.post('/account/proof/passkey', { credential: passkey.sign(options) })).status).toBe(200);
    expect((await add(person, softwarePasskey())).status).toBe(200);
  });

  it('of somebody else proves nothing', async () => {
    const [mine, theirs] = [await withPasskey(), await withPasskey()];
    await waitForOldProofs(fursa);
    const options = await ask(mine.person, '/account/proof/passkey/begin');
    const answer = await mine.person.post('/account/proof/passkey', { credential: theirs.passkey.sign(options) });
    expect(answer.status).toBe(422);
    expect((await mine.person.get('/account/proof')).body.fresh).toBe(false);
  });

  it('is nobody else’s to rename or remove: as if it were missing', async () => {
    const [mine, theirs] = [await withPasskey(), await withPasskey()];
    const missing = await mine.person.request('DELETE', '/account/passkeys/999999');
    const foreign = await mine.person.request('DELETE', `/account/passkeys/${theirs.id}`);
    expect([foreign.status, foreign.text]).toEqual([404, missing.text]);
    expect((await mine.person.request('PUT', `/account/passkeys/${theirs.id}`, { name: 'x' })).status).toBe(404);
  });

  it('that is the last way to sign in stays', async () => {
    const { person, id } = await withPasskey();
    await fursa.database.query('update users set password_hash = null where id = $1', [await idOf(person)]);
    const refused = await person.request('DELETE', `/account/passkeys/${id}`);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'This is your last way to sign in. Please add another one first, for example a password.',
    ]);
    expect((await add(person, softwarePasskey(), 'Second')).status).toBe(200);
    expect((await person.request('DELETE', `/account/passkeys/${id}`)).status).toBe(200);
  });

  it('is added once, to one account', async () => {
    const { person, passkey } = await withPasskey();
    expect((await add(person, passkey)).status).toBe(422);
    expect((await add(await fursa.register('candidate'), passkey)).status).toBe(422);
  });
});

describe('a forged passkey', () => {
  it('is refused with one answer, whatever is wrong', async () => {
    const { passkey } = await withPasskey();
    const forgeries: [string, Changes][] = [
      ['another site', { origin: 'https://evil.example' }],
      ['another relying party', { rpId: 'evil.example' }],
      ['another challenge', { challenge: Buffer.from('mine').toString('base64url') }],
      ['nobody verified', { isVerified: false }],
      ['a registration', { type: 'webauthn.create' }],
    ];
    const answers = new Set<string>();
    for (const [what, changes] of forgeries) {
      const browser = fursa.visitor();
      const answer = await signIn(browser, passkey, changes);
      expect([what, answer.status, await isIn(browser)]).toEqual([what, 422, false]);
      answers.add(answer.text);
    }
    answers.add((await signIn(fursa.visitor(), softwarePasskey())).text);
    expect(answers.size).toBe(1);
  });

  it('does not count when its signature is changed, or its counter goes back', async () => {
    const { passkey } = await withPasskey();
    expect((await signIn(fursa.visitor(), passkey, { counter: 7 })).status).toBe(200);
    for (const counter of [7, 3, 0]) {
      expect([counter, (await signIn(fursa.visitor(), passkey, { counter })).status]).toEqual([counter, 422]);
    }
    expect((await signIn(fursa.visitor(), passkey, { counter: 8 })).status).toBe(200);
    const browser = fursa.visitor();
    const signed = passkey.sign(await ask(browser, '/login/passkey/begin'), { counter: 9 });
    signed.response.signature = softwarePasskey().sign({ challenge: 'x' }).response.signature;
    expect((await browser.post('/login/passkey', { credential: signed })).status).toBe(422);
  });

  it('cannot be sent twice, or from another browser', async () => {
    const { passkey } = await withPasskey();
    const [browser, thief] = [fursa.visitor(), fursa.visitor()];
    await ask(thief, '/login/passkey/begin');
    const credential = passkey.sign(await ask(browser, '/login/passkey/begin'));
    expect((await thief.post('/login/passkey', { credential })).status).toBe(422);
    expect((await browser.post('/login/passkey', { credential })).status).toBe(200);
    expect((await browser.post('/login/passkey', { credential })).status).toBe(422);
    expect((await fursa.visitor().post('/login/passkey', { credential })).status).toBe(422);
  });

  it('cannot use the challenge of another act', async () => {
    const { person, passkey } = await withPasskey();
    const options = await ask(person, '/account/proof/passkey/begin');
    expect((await person.post('/login/passkey', { credential: passkey.sign(options) })).status).toBe(422);
    await ask(person, '/account/passkeys/begin');
    expect((await person.post('/account/proof/passkey', { credential: passkey.sign(options) })).status).toBe(422);
  });

  it('may be anything at all', async () => {
    const browser = fursa.visitor();
    for (const credential of [
      {},
      { id: 7 },
      { id: 'x', response: 'y' },
      { id: 'x', response: { clientDataJSON: '{' } },
    ]) {
      await ask(browser, '/login/passkey/begin');
      expect((await browser.post('/login/passkey', { credential })).status).toBe(422);
    }
    const person = await fursa.register('candidate');
    for (const credential of [
      {},
      { id: 'x', rawId: 'x', type: 'public-key', response: { attestationObject: 'AAAA' } },
    ]) {
      await ask(person, '/account/passkeys/begin');
      expect((await person.post('/account/passkeys', { name: 'x', credential })).status).toBe(422);
    }
  });

  it('does not open a blocked account', async () => {
    const { person, passkey } = await withPasskey();
    await fursa.database.query('update users set blocked_at = now() where id = $1', [await idOf(person)]);
    const browser = fursa.visitor();
    expect([(await signIn(browser, passkey)).status, await isIn(browser)]).toEqual([403, false]);
  });
});

it('a session of a password is told from one of a passkey', async () => {
  const { person } = await withPasskey();
  const browser = fursa.visitor();
  await browser.post('/login', { email: person.email, password: TEST_PASSWORD });
  expect((await browser.get('/account/sessions')).body.sessions[0].way).toBe('password');
});
