import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { application } from '../../../tests/harness/test-applications.ts';
import type { TestClient } from '../../../tests/harness/test-client.ts';
import { publishJob } from '../../../tests/harness/test-jobs.ts';
import { startTestServer, TEST_PASSWORD, type TestServer } from '../../../tests/harness/test-server.ts';

let fursa: TestServer;
beforeAll(async () => {
  fursa = await startTestServer();
});
// All requests come from one address and would soon exceed its rate limit.
beforeEach(() => fursa.database.query('delete from throttles'));
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

describe('a link that is opened in another browser than the one that registered', () => {
  const STRANGERS = 'the password of a stranger';
  const OWN = 'a sentence of the owner';
  let count = 0;

  /** Somebody registers an e-mail, their own or not, with a password of their choice. */
  async function registered(changes: { email?: string; role?: string; company_name?: string; password?: string } = {}) {
    count += 1;
    const email = changes.email ?? `mailbox${count}@test.example`;
    const browser = fursa.visitor();
    const input = { role: 'candidate', name: 'Sly Stranger', password: STRANGERS, ...changes, email };
    expect((await browser.post('/register', input)).status).toBe(200);
    return { email, browser, token: await fursa.tokenFor(email) };
  }
  const signIn = async (email: string, password: string) =>
    (await fursa.visitor().post('/login', { email, password })).status;

  it('gives nobody an account by itself, and still works in the right one', async () => {
    const { email, browser, token } = await registered({ role: 'company', company_name: 'Sly & Sons' });
    const owner = fursa.visitor();
    const opened = await owner.post('/register/confirm', { token });
    expect([opened.status, opened.body.code]).toEqual([403, 'other_browser']);
    expect(opened.body.registration).toEqual({
      email,
      role: 'company',
      name: 'Sly Stranger',
      company_name: 'Sly & Sons',
      has_application: false,
    });
    expect((await owner.get('/me')).body.user).toBeNull();
    expect(await signIn(email, STRANGERS)).toBe(401);
    expect((await browser.post('/register/confirm', { token })).status).toBe(200);
  });

  it('opens with the password that was typed, as on the phone of the same person', async () => {
    const { email, token } = await registered();
    const phone = fursa.visitor();
    const wrong = await phone.post('/register/confirm', { token, password: 'not that one' });
    expect([wrong.status, wrong.body.errors]).toEqual([
      422,
      { password: ['This is not the password the account was registered with.'] },
    ]);
    expect((await phone.post('/register/confirm', { token, password: STRANGERS })).status).toBe(200);
    expect((await phone.get('/me')).body.user).toMatchObject({ email, name: 'Sly Stranger' });
    expect((await phone.post('/register/confirm', { token, password: STRANGERS })).status).toBe(410);
  });

  it('makes the account that the owner of the mailbox wants, and shuts the stranger out', async () => {
    const { email, browser, token } = await registered({ role: 'company', company_name: 'Sly & Sons' });
    const owner = fursa.visitor();
    const input = { token, role: 'candidate', name: 'Olga Owner', password: OWN };
    expect((await owner.post('/register/take-over', input)).status).toBe(200);
    const { user } = (await owner.get('/me')).body;
    expect(user).toMatchObject({ email, name: 'Olga Owner', role: 'candidate', company: null });
    expect([await signIn(email, STRANGERS), await signIn(email, OWN)]).toEqual([401, 200]);
    expect((await browser.post('/register/confirm', { token })).status).toBe(410);
    expect((await browser.get('/me')).body.user).toBeNull();
    expect((await fursa.visitor().post('/register/take-over', input)).status).toBe(410);
  });

  it('gives a company the corrected name', async () => {
    const { token } = await registered();
    const owner = fursa.visitor();
    const names = { name: 'Olga Owner', company_name: 'Olga & Daughters Two' };
    const taken = await owner.post('/register/take-over', { token, role: 'company', ...names, password: OWN });
    expect(taken.body.user.company).toMatchObject({ name: 'Olga & Daughters Two', role: 'owner' });
  });

  it('is one of several for the same e-mail, each with its own password; the first one ends the others', async () => {
    const stranger = await registered();
    const own = await registered({ email: stranger.email, password: OWN });
    const tried = await own.browser.post('/register/confirm', { token: stranger.token });
    expect(tried.body.code).toBe('other_browser');
    const withOwn = await own.browser.post('/register/confirm', { token: stranger.token, password: OWN });
    expect(withOwn.status).toBe(422);
    expect((await own.browser.post('/register/confirm', { token: own.token })).status).toBe(200);
    expect((await stranger.browser.post('/register/confirm', { token: stranger.token })).status).toBe(410);
    expect([await signIn(own.email, STRANGERS), await signIn(own.email, OWN)]).toEqual([401, 200]);
  });

  it('is one of several that are opened at once: one begins, the others are told so', async () => {
    for (let round = 0; round < 3; round += 1) {
      const first = await registered({ email: `at-once-${round}@test.example` });
      const links = [first];
      for (let more = 0; more < 3; more += 1) links.push(await registered({ email: first.email }));
      const answers = await Promise.all(
        links.map(({ browser, token }) => browser.post('/register/confirm', { token })),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410, 410]);
    }
  });

  it('ends the session of whoever was signed in before in the same browser', async () => {
    const before = await fursa.register('candidate');
    const old = fursa.visitor();
    for (const [name, value] of before.cookies) old.cookies.set(name, value);
    const email = 'second-account@test.example';
    await before.post('/register', { role: 'candidate', name: 'Second Account', email, password: TEST_PASSWORD });
    expect((await before.post('/register/confirm', { token: await fursa.tokenFor(email) })).status).toBe(200);
    expect((await before.get('/me')).body.user.email).toBe(email);
    expect((await old.get('/me')).body.user).toBeNull();
  });

  it('counts one mailbox once, however its address is spelt', async () => {
    const input = { role: 'candidate', name: 'One Mailbox', password: TEST_PASSWORD };
    const spellings = ['spelt@test.example', 'Spelt@TEST.example', 'spelt@ｔest.example', 'ｓpelt@test.example'];
    for (const email of [...spellings, ...spellings]) {
      const { status, body } = await fursa.visitor().post('/register', { ...input, email });
      expect([status, body.user.email]).toEqual([200, 'spelt@test.example']);
    }
    const { rows } = await fursa.database.query(
      `select count(*)::int as mails, count(distinct recipient)::int as mailboxes from mails where recipient like '%pelt@%'`,
    );
    expect(rows).toEqual([{ mails: 5, mailboxes: 1 }]);
  });

  it('asks also when the browser was not remembered yet', async () => {
    const { browser, email, token } = await registered();
    await fursa.database.query('update pending_registrations set browser_hash = null where email = $1', [email]);
    expect((await browser.post('/register/confirm', { token })).body.code).toBe('other_browser');
  });

  it('lets exactly ten passwords be tried, also when they come at once; the right browser is not held up', async () => {
    const { browser, token } = await registered();
    const client = fursa.visitor();
    await client.get('/me');
    const statuses = await Promise.all(
      Array.from({ length: 30 }, async (_, number) => {
        const guess = { token, password: `guess number ${number}` };
        return (await client.post('/register/confirm', guess)).status;
      }),
    );
    expect(statuses.filter((status) => status === 422)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(20);
    expect((await browser.post('/register/confirm', { token })).status).toBe(200);
  });

  it('stores no secret of the browser as it is', async () => {
    const { browser, email } = await registered();
    const { rows } = await fursa.database.query(
      `select encode(browser_hash, 'escape') as browser from pending_registrations where email = $1`,
      [email],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.browser).toBeTruthy();
    expect(JSON.stringify(rows)).not.toContain(browser.cookies.get('fursa_session'));
  });

  it('takes over the guest application that was named only for whoever typed the password, or says so', async () => {
    const admin = await fursa.signedInAs('admin');
    const employer = await fursa.register('company', 'Nuvemba Freight');
    const { id } = await publishJob(employer, admin, { application_form: 'wizard', pass_mark: 0 });
    /** Somebody applies as a guest with an e-mail, and registers it with the receipt. */
    async function appliedAndRegistered() {
      const body = application('wizard');
      const { email } = body.personalInfo;
      const { redirect } = (await fursa.visitor().post(`/candidate/job/${id}/apply`, body)).body;
      const receipt = new URL(redirect, fursa.baseUrl).searchParams.get('application') ?? undefined;
      expect(receipt).toBeTruthy();
      const input = { role: 'candidate', name: 'Sly Stranger', email, password: STRANGERS, application: receipt };
      await fursa.visitor().post('/register', input);
      return fursa.tokenFor(email);
    }
    const applicationsOf = async (client: TestClient) =>
      (await client.get('/candidate/applications')).body.applications.length;
    const mine = { role: 'candidate', name: 'Olga Owner', password: OWN };

    const typed = fursa.visitor();
    await typed.post('/register/confirm', { token: await appliedAndRegistered(), password: STRANGERS });
    expect(await applicationsOf(typed)).toBe(1);

    const silent = fursa.visitor();
    const token = await appliedAndRegistered();
    expect((await silent.post('/register/confirm', { token })).body.registration.has_application).toBe(true);
    await silent.post('/register/take-over', { token, ...mine });
    expect(await applicationsOf(silent)).toBe(0);

    const told = fursa.visitor();
    await told.post('/register/take-over', { token: await appliedAndRegistered(), ...mine, with_application: true });
    expect(await applicationsOf(told)).toBe(1);
  });
});
