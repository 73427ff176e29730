import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codeOf, turnOnApp, waitForNextCode, waitForOldProofs } from '../../../../tests/harness/authenticator-app.ts';
import { contractEndpoints, nameOfCall } from '../../../../tests/harness/contract-inputs.ts';
import { idOf } from '../../../../tests/harness/test-people.ts';
import { startTestServer, TEST_PASSWORD, type TestServer } from '../../../../tests/harness/test-server.ts';

let fursa: TestServer;
beforeAll(async () => {
  fursa = await startTestServer();
});
afterAll(() => fursa.stop());
beforeEach(() => fursa.database.query('delete from throttles'));

/** Calls without a password in them, which only the last proof opens. */
const SENSITIVE = [
  ['POST', '/account/export', {}],
  ['POST', '/account/second-factor/begin', {}],
  ['POST', '/account/passkeys/begin', {}],
  ['POST', '/account/email', { email: 'another@test.example' }],
  ['POST', '/password/change', { password: 'another sentence of mine' }],
  ['POST', '/account/erase', { confirm: 'nobody@test.example' }],
] as const;

describe('sensitive acts', () => {
  it('ask again when the last proof is older than fifteen minutes, and not before', async () => {
    const person = await fursa.register('company');
    await fursa.database.query("update sessions set proved_at = now() - interval '14 minutes'");
    expect((await person.get('/account/proof')).body.fresh).toBe(true);
    expect((await person.post('/account/export')).status).toBe(200);
    await waitForOldProofs(fursa);
    expect((await person.get('/account/proof')).body).toMatchObject({ fresh: false, ways: { password: true } });
    const token = { name: 'Payroll', scopes: ['jobs:read'], expires_in_days: 30 };
    for (const [method, path, input] of [...SENSITIVE, ['POST', '/api-tokens', token] as const]) {
      const answer = await person.request(method, path, input);
      expect([path, answer.status, answer.body.code]).toEqual([path, 403, 'proof_needed']);
    }
    expect((await person.get('/account/email')).body.pending).toBeNull();
  });

  it('go on after the password, which opens them for fifteen minutes', async () => {
    const person = await fursa.register('candidate');
    await waitForOldProofs(fursa);
    const wrong = await person.post('/account/proof/password', { current_password: 'not it' });
    expect([wrong.status, wrong.body.errors.current_password?.length]).toEqual([422, 1]);
    expect((await person.post('/account/export')).body.code).toBe('proof_needed');
    expect((await person.post('/account/proof/password', { current_password: TEST_PASSWORD })).status).toBe(200);
    expect((await person.post('/account/export')).status).toBe(200);
  });

  it('take a password in the call as a proof, and a wrong one never, however fresh the last proof is', async () => {
    const person = await fursa.register('candidate');
    const change = (current_password: string) =>
      person.post('/account/email', { email: 'another@test.example', current_password });
    expect((await change('not it')).status).toBe(422);
    await waitForOldProofs(fursa);
    expect((await change(TEST_PASSWORD)).status).toBe(200);
  });

  it('go on after a code of the app, which counts once here too', async () => {
    const person = await fursa.register('candidate');
    const { secret } = await turnOnApp(person);
    await waitForNextCode(fursa);
    await waitForOldProofs(fursa);
    const code = codeOf(secret);
    expect((await person.post('/account/proof/code', { code })).status).toBe(200);
    expect((await person.post('/account/proof/code', { code })).status).toBe(422);
    expect((await person.post('/account/export')).status).toBe(200);
  });

  it('prove one session alone', async () => {
    const person = await fursa.register('candidate');
    const phone = fursa.visitor();
    await phone.post('/login', { email: person.email, password: TEST_PASSWORD });
    await waitForOldProofs(fursa);
    await phone.post('/account/proof/password', { current_password: TEST_PASSWORD });
    expect((await person.post('/account/export')).body.code).toBe('proof_needed');
  });

  it('limit the guesses', async () => {
    const person = await fursa.register('candidate');
    for (let guess = 0; guess < 10; guess += 1) {
      await person.post('/account/proof/password', { current_password: 'not it' });
    }
    const paused = await person.post('/account/proof/password', { current_password: TEST_PASSWORD });
    expect(paused.status).toBe(429);
  });

  it('are all those that change who can get in, or what leaves', () => {
    const asking = contractEndpoints.filter(({ asksProof }) => asksProof).map(nameOfCall);
    expect(asking.sort()).toEqual([
      'DELETE /account/passkeys/{id}',
      'DELETE /account/providers/{name}',
      'POST /account/email',
      'POST /account/erase',
      'POST /account/export',
      'POST /account/passkeys',
      'POST /account/passkeys/begin',
      'POST /account/providers/{name}',
      'POST /account/second-factor/begin',
      'POST /account/second-factor/codes',
      'POST /account/second-factor/end',
      'POST /admin/companies/{id}/free-sign-in',
      'POST /admin/people/{id}/erase',
      'POST /admin/people/{id}/export',
      'POST /admin/people/{id}/reset-second-factor',
      'POST /admin/people/{id}/role',
      'POST /api-tokens',
      'POST /company/export/newest',
      'POST /password/change',
      'POST /webhooks',
      'POST /webhooks/{id}/secret',
      'PUT /company/sign-in',
      'PUT /webhooks/{id}',
    ]);
    // API tokens never reach them.
    expect(
      contractEndpoints.filter(({ asksProof, securesAccount, scope }) => (asksProof || securesAccount) && scope),
    ).toEqual([]);
  });
});

describe('somebody without a password', () => {
  it('does everything that asks for one, after a fresh proof', async () => {
    const person = await fursa.register('candidate');
    await fursa.database.query('update users set password_hash = null where id = $1', [await idOf(person)]);
    expect((await person.get('/account/security')).body.has_password).toBe(false);
    expect((await person.post('/account/email', { email: 'new.address@test.example' })).status).toBe(200);
    expect((await person.post('/account/export')).status).toBe(200);
    const set = await person.post('/password/change', { password: 'my first sentence here' });
    expect(set.status).toBe(200);
    const signedIn = await fursa.visitor().post('/login', { email: person.email, password: 'my first sentence here' });
    expect(signedIn.status).toBe(200);
    await fursa.database.query('update users set password_hash = null where id = $1', [await idOf(person)]);
    expect((await person.post('/account/erase', { confirm: person.email })).status).toBe(200);
  });
});
