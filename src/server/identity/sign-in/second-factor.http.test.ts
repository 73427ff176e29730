import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { RECOVERY_CODES } from '#shared/identity/identity.values.ts';
import { codeOf, turnOnApp, waitForNextCode } from '../../../../tests/harness/authenticator-app.ts';
import type { TestClient } from '../../../../tests/harness/test-client.ts';
import { act, historyOf, idOf } from '../../../../tests/harness/test-people.ts';
import { startTestServer, TEST_PASSWORD, type TestServer } from '../../../../tests/harness/test-server.ts';

let fursa: TestServer;
beforeAll(async () => {
  fursa = await startTestServer();
});
afterAll(() => fursa.stop());
beforeEach(() => fursa.database.query('delete from throttles'));

const isIn = async (client: TestClient) => (await client.get('/me')).body.user !== null;
const typePassword = (client: TestClient, email: string) => client.post('/login', { email, password: TEST_PASSWORD });
const typeCode = (client: TestClient, code: string) => client.post('/login/code', { code });

async function withApp(role: 'candidate' | 'company' = 'candidate') {
  const person = await fursa.register(role);
  const app = await turnOnApp(person);
  await waitForNextCode(fursa);
  return { person, ...app };
}

describe('an authenticator app', () => {
  it('is turned on with a code, and its secret is shown once', async () => {
    const person = await fursa.register('candidate');
    const begun = await person.post('/account/second-factor/begin');
    expect(begun.body.address).toContain(`otpauth://totp/`);
    expect(new Set(begun.body.codes).size).toBe(RECOVERY_CODES);
    expect((await person.get('/account/security')).body.second_factor).toBeNull();
    const wrong = await person.post('/account/second-factor/confirm', { code: '000000' });
    expect([wrong.status, wrong.body.errors.code]).toEqual([422, ['This code is not right, or was used already.']]);
    const right = await person.post('/account/second-factor/confirm', { code: ` ${codeOf(begun.body.secret)} ` });
    expect(right.status).toBe(200);
    const shown = await person.get('/account/security');
    expect(shown.body.second_factor).toMatchObject({ codes_left: RECOVERY_CODES });
    expect(shown.text).not.toContain(begun.body.secret);
    expect((await person.post('/account/second-factor/begin')).status).toBe(409);
    expect((await person.post('/account/second-factor/confirm', { code: '000000' })).status).toBe(409);
    expect(await fursa.lastMailTo(person.email)).toContain('An authenticator app was turned on');
  });

  it('is asked for after the password, without a session until then', async () => {
    const { person, secret } = await withApp();
    const browser = fursa.visitor();
    const first = await typePassword(browser, person.email);
    expect([first.status, first.body.code]).toEqual([401, 'second_step']);
    expect(Object.keys(first.body).sort()).toEqual(['code', 'message', 'success']);
    expect([await isIn(browser), (await browser.get('/account/security')).status]).toEqual([false, 401]);
    expect((await typeCode(browser, '123456')).status).toBe(422);
    const second = await typeCode(browser, codeOf(secret));
    expect([second.status, second.body.user.email]).toEqual([200, person.email]);
    const [session] = (await browser.get('/account/sessions')).body.sessions;
    expect(session.way).toBe('code');
    // The step has been taken.
    await waitForNextCode(fursa);
    expect((await typeCode(fursa.visitor(), codeOf(secret))).status).toBe(401);
  });

  it('takes no code twice, not even at the same moment', async () => {
    const { person, secret } = await withApp();
    const code = codeOf(secret);
    const browsers = [fursa.visitor(), fursa.visitor(), fursa.visitor()];
    for (const browser of browsers) await typePassword(browser, person.email);
    const answers = await Promise.all(browsers.map((browser) => typeCode(browser, code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
    expect((await typeCode(browsers[0] as TestClient, code)).status).not.toBe(200);
  });

  it('takes the code only in the browser of the password', async () => {
    const { person, secret } = await withApp();
    const [browser, other] = [fursa.visitor(), fursa.visitor()];
    await typePassword(browser, person.email);
    const stolen = await typeCode(other, codeOf(secret));
    expect([stolen.status, stolen.body.code]).toEqual([401, 'unauthenticated']);
    await fursa.database.query("update sign_in_steps set expires_at = now() - interval '1 second'");
    expect((await typeCode(browser, codeOf(secret))).status).toBe(401);
  });

  it('answers a wrong password as if there were no app', async () => {
    const { person } = await withApp();
    const wrong = await fursa.visitor().post('/login', { email: person.email, password: 'not the password' });
    const nobody = await fursa.visitor().post('/login', { email: 'nobody@test.example', password: 'not the password' });
    expect([wrong.status, wrong.text]).toEqual([401, nobody.text]);
  });

  it('cannot be guessed: after five codes there is a pause', async () => {
    const { person, secret } = await withApp();
    const browser = fursa.visitor();
    await typePassword(browser, person.email);
    for (let guess = 0; guess < 5; guess += 1) expect((await typeCode(browser, '000000')).status).toBe(422);
    const paused = await typeCode(browser, codeOf(secret));
    expect(paused.status).toBe(429);
    expect(Number(paused.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('is asked for after a mailed link too, and the pending step ends with a new password', async () => {
    const { person, secret } = await withApp();
    const waiting = fursa.visitor();
    await typePassword(waiting, person.email);
    const browser = fursa.visitor();
    await browser.post('/password/forgot', { email: person.email });
    await fursa.server.run('identity.mail_reset_link');
    const token = await fursa.tokenFor(person.email);
    const reset = await browser.post('/password/reset', { token, password: 'another sentence of mine' });
    expect([reset.status, reset.body.code]).toEqual([401, 'second_step']);
    expect((await typeCode(waiting, codeOf(secret))).status).toBe(401);
    expect((await typeCode(browser, codeOf(secret))).status).toBe(200);
  });

  it('does not let a blocked person in between the steps', async () => {
    const { person, secret } = await withApp();
    const admin = await fursa.signedInAs('admin');
    const browser = fursa.visitor();
    await typePassword(browser, person.email);
    await act(admin, await idOf(person), 'block');
    expect((await typeCode(browser, codeOf(secret))).status).not.toBe(200);
    expect(await isIn(browser)).toBe(false);
  });

  it('is turned off, and the password is enough again', async () => {
    const { person, codes } = await withApp();
    expect((await person.post('/account/second-factor/end')).status).toBe(200);
    expect((await person.post('/account/second-factor/end')).status).toBe(404);
    expect((await typePassword(fursa.visitor(), person.email)).status).toBe(200);
    const { rows } = await fursa.database.query('select count(*)::int as left from recovery_codes where user_id = $1', [
      await idOf(person),
    ]);
    expect([codes.length, rows]).toEqual([RECOVERY_CODES, [{ left: 0 }]]);
    expect(await fursa.lastMailTo(person.email)).toContain('was turned off');
  });
});

describe('recovery codes', () => {
  it('work once each, however they are typed, and are told by mail and in the audit', async () => {
    const { person, codes } = await withApp();
    const admin = await fursa.signedInAs('admin');
    const code = codes[3] as string;
    const first = fursa.visitor();
    await typePassword(first, person.email);
    expect((await typeCode(first, code.toUpperCase().replace('-', ' '))).status).toBe(200);
    expect((await first.get('/account/sessions')).body.sessions[0].way).toBe('recovery_code');
    expect(await fursa.lastMailTo(person.email)).toContain(`Codes left: ${RECOVERY_CODES - 1}`);
    const again = fursa.visitor();
    await typePassword(again, person.email);
    expect((await typeCode(again, code)).status).toBe(422);
    const acts = await historyOf(admin, await idOf(person));
    expect(acts.map(({ kind }) => kind)).toEqual(['recovery_code_used', 'second_factor_on']);
  });

  it('are stored as hashes, belong to one person, and can be made anew', async () => {
    const [mine, theirs] = [await withApp(), await withApp()];
    const { rows } = await fursa.database.query('select * from recovery_codes');
    for (const code of mine.codes) expect(JSON.stringify(rows)).not.toContain(code);
    const browser = fursa.visitor();
    await typePassword(browser, mine.person.email);
    expect((await typeCode(browser, theirs.codes[0] as string)).status).toBe(422);
    const renewed = (await mine.person.post('/account/second-factor/codes')).body.codes;
    expect((await typeCode(browser, mine.codes[0] as string)).status).toBe(422);
    expect((await typeCode(browser, renewed[0])).status).toBe(200);
  });
});

describe('a second factor that is required', () => {
  const requireOf = async (value: string) => {
    const admin = await fursa.signedInAs('admin');
    await turnOnApp(admin);
    const { settings } = (await admin.get('/api/admin/settings')).body;
    const { changed_at } = settings.find(({ key }: { key: string }) => key === 'second_factor_for');
    const seen = { second_factor_for: changed_at };
    const changed = await admin.request('PUT', '/api/admin/settings', { second_factor_for: value, seen });
    expect(changed.status).toBe(200);
    return admin;
  };
  afterAll(() => requireOf('nobody'));

  it('holds owners and admins back everywhere but at securing the account', async () => {
    const owner = await fursa.register('company');
    const candidate = await fursa.register('candidate');
    const other = await fursa.signedInAs('admin');
    await requireOf('admins_and_owners');
    for (const person of [owner, other]) {
      for (const path of ['/account/email', '/account/export', '/api/countries/nothing']) {
        const answer = await person.get(path);
        if (path !== '/api/countries/nothing') expect([path, answer.body.code]).toEqual([path, 'second_factor_needed']);
      }
      expect((await person.post('/account/export')).body.code).toBe('second_factor_needed');
      expect((await person.get('/me')).body.user).toBeNull();
      expect((await person.get('/account/security')).body).toMatchObject({ held_back: true, second_factor: null });
    }
    expect((await owner.get('/company/jobs/list')).body.code).toBe('second_factor_needed');
    expect((await other.get('/api/admin/people')).body.code).toBe('second_factor_needed');
    expect((await candidate.get('/account/email')).status).toBe(200);

    const { secret } = await turnOnApp(owner);
    expect((await owner.get('/company/jobs/list')).status).toBe(200);
    await waitForNextCode(fursa);
    const browser = fursa.visitor();
    await typePassword(browser, owner.email);
    await typeCode(browser, codeOf(secret));
    expect((await browser.get('/company/jobs/list')).status).toBe(200);
  });

  it('is no way around for somebody who is held back: turning off, tokens and files stay closed', async () => {
    const admin = await requireOf('admins');
    const owner = await fursa.register('company');
    expect((await owner.get('/company/jobs/list')).status).toBe(200);
    expect((await admin.post('/account/second-factor/end')).status).toBe(200);
    // This session has shown two factors; the next one has not.
    const browser = fursa.visitor();
    await typePassword(browser, admin.email);
    expect((await browser.get('/api/admin/people')).body.code).toBe('second_factor_needed');
    expect((await browser.get('/api/admin/audit.csv')).status).not.toBe(200);
    expect((await browser.post('/account/second-factor/end')).body.code).toBe('second_factor_needed');
    expect((await browser.post('/logout')).status).toBe(200);
  });
});

describe('a lost phone', () => {
  it('is helped by an admin, with a reason, which signs the person out', async () => {
    const { person } = await withApp();
    const [admin, id] = [await fursa.signedInAs('admin'), await idOf(person)];
    const path = `/admin/people/${id}/reset-second-factor`;
    expect((await (await fursa.register('company')).post(path, { reason: 'x' })).status).toBe(403);
    expect((await admin.post(path, {})).status).toBe(422);
    expect((await admin.get(`/api/admin/people/${id}`)).body.person.second_factor).toBe(true);
    expect((await admin.post(path, { reason: 'Called us from the known number.' })).status).toBe(200);
    expect(await isIn(person)).toBe(false);
    expect((await typePassword(fursa.visitor(), person.email)).status).toBe(200);
    expect(await fursa.lastMailTo(person.email)).toContain('An admin turned off the authenticator app');
    const [newest] = await historyOf(admin, id);
    expect(newest).toMatchObject({ kind: 'second_factor_reset', reason: 'Called us from the known number.' });
    expect((await admin.post(path, { reason: 'again' })).status).toBe(409);
    expect((await admin.post(`/admin/people/${await idOf(admin)}/reset-second-factor`, { reason: 'me' })).status).toBe(
      403,
    );
  });
});
