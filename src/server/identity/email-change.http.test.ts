import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { turnOnApp } from '../../../tests/harness/authenticator-app.ts';
import { apply } from '../../../tests/harness/test-applicants.ts';
import type { TestClient } from '../../../tests/harness/test-client.ts';
import { publishJob } from '../../../tests/harness/test-jobs.ts';
import { act, historyOf, idOf } from '../../../tests/harness/test-people.ts';
import { startTestServer, TEST_PASSWORD, type TestServer } from '../../../tests/harness/test-server.ts';

type Person = TestClient & { email: string };

let fursa: TestServer;
beforeAll(async () => {
  fursa = await startTestServer();
});
afterAll(() => fursa.stop());
beforeEach(() => fursa.database.query('delete from throttles'));

const freshEmail = () => `new.${Math.random().toString(36).slice(2, 12)}@test.example`;
const ask = (client: TestClient, email: string, current_password = TEST_PASSWORD) =>
  client.post('/account/email', { email, current_password });
const confirm = (client: TestClient, token: string, more: object = {}) =>
  client.post('/account/email/confirm', { token, ...more });
const login = async (email: string, password = TEST_PASSWORD) =>
  (await fursa.visitor().post('/login', { email, password })).status;
const emailOf = async (client: TestClient) => (await client.get('/me')).body.user?.email;

/** Requests another e-mail, and returns the person and the mailed links. */
async function asked(role: 'candidate' | 'company' | 'reviewer' | 'admin' = 'candidate') {
  const person: Person = await fursa.signedInAs(role);
  const to = freshEmail();
  const answer = await ask(person, to);
  expect(answer.status, answer.text).toBe(200);
  return { person, to, token: await fursa.tokenFor(to), undo: await fursa.tokenFor(person.email) };
}

describe('another e-mail', () => {
  for (const role of ['candidate', 'company', 'reviewer', 'admin'] as const) {
    it(`counts once its link was opened, and not before: ${role}`, async () => {
      const { person, to, token } = await asked(role);
      expect((await person.get('/account/email')).body.pending).toMatchObject({ email: to });
      expect([await emailOf(person), await login(to), await login(person.email)]).toEqual([person.email, 401, 200]);
      expect((await confirm(person, token)).body.user).toMatchObject({ email: to, role });
      expect([await login(to), await login(person.email)]).toEqual([200, 401]);
      expect((await person.get('/account/email')).body.pending).toBeNull();
      expect((await confirm(person, token)).status).toBe(410);
    });
  }

  it('needs the password, and guesses are counted', async () => {
    const person = await fursa.register('candidate');
    const wrong = await ask(person, freshEmail(), 'not my password');
    expect([wrong.status, wrong.body.errors.current_password]).toEqual([422, ['This is not your current password.']]);
    const answers = await Promise.all(Array.from({ length: 15 }, () => ask(person, freshEmail(), 'not my password')));
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(9);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(6);
    expect((await ask(person, freshEmail())).status).toBe(429);
    expect((await person.get('/account/email')).body.pending).toBeNull();
  });

  it('is refused when it is one’s own already, or no address', async () => {
    const person = await fursa.register('candidate');
    const same = await ask(person, person.email.toUpperCase());
    expect([same.status, same.body.errors.email]).toEqual([422, ['This is your email already.']]);
    expect((await ask(person, 'nobody')).status).toBe(422);
  });

  it('of somebody else: the same answer, and a mail to them that opens nothing', async () => {
    const [person, other] = [await fursa.register('candidate'), await fursa.register('candidate')];
    const [known, unknown] = [await ask(person, other.email), await ask(person, freshEmail())];
    expect(known.text).toBe(unknown.text);
    await ask(person, other.email);
    expect((await person.get('/account/email')).body.pending.email).toBe(other.email);
    const mail = await fursa.lastMailTo(other.email);
    expect(mail).toContain('so nothing has changed');
    expect(mail).not.toMatch(/token=|Person/);
    expect(await login(other.email)).toBe(200);
  });

  it('is the one that was asked for last', async () => {
    const { person, token } = await asked();
    const second = freshEmail();
    await ask(person, second);
    expect((await confirm(person, token)).status).toBe(410);
    expect((await confirm(person, await fursa.tokenFor(second))).status).toBe(200);
    expect(await emailOf(person)).toBe(second);
  });

  it('is not wanted after all', async () => {
    const { person, token } = await asked();
    expect((await person.request('DELETE', '/account/email')).status).toBe(200);
    expect((await confirm(person, token)).status).toBe(410);
    expect(await emailOf(person)).toBe(person.email);
  });

  it('comes too late after a day', async () => {
    const { person, token } = await asked();
    await fursa.database.query("update email_changes set expires_at = now() - interval '1 minute'");
    expect((await confirm(person, token)).status).toBe(410);
    expect((await person.get('/account/email')).body.pending).toBeNull();
  });

  it('is asked for a few times an hour', async () => {
    const person = await fursa.register('candidate');
    const statuses = [];
    for (let time = 0; time < 6; time += 1) statuses.push((await ask(person, freshEmail())).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it('fills nobody’s mailbox, however many ask for it', async () => {
    const to = freshEmail();
    for (let time = 0; time < 7; time += 1) {
      const person = await fursa.register('candidate');
      expect((await ask(person, to)).status).toBe(200);
    }
    expect(await fursa.mailCount(to)).toBe(5);
  });

  it('ends all other sessions, and the links for a new password that went to the one before', async () => {
    const { person, to, token } = await asked();
    const elsewhere = fursa.visitor();
    await elsewhere.post('/login', { email: person.email, password: TEST_PASSWORD });
    await fursa.visitor().post('/password/forgot', { email: person.email });
    await fursa.server.run('identity.mail_reset_link');
    const reset = await fursa.tokenFor(person.email);
    const before = new Map(person.cookies);
    await confirm(person, token);
    expect(await emailOf(person)).toBe(to);
    expect(await emailOf(elsewhere)).toBeUndefined();
    const oldCookie = Object.assign(fursa.visitor(), { cookies: before });
    expect(await emailOf(oldCookie)).toBeUndefined();
    expect((await fursa.visitor().post('/password/reset', { token: reset, password: TEST_PASSWORD })).status).toBe(410);
  });

  it('is confirmed in another browser with the password, and in nobody else’s session', async () => {
    const { person, to, token } = await asked();
    const other = await fursa.register('candidate');
    for (const client of [fursa.visitor(), other]) {
      const refused = await confirm(client, token);
      expect([refused.status, refused.body.code, refused.body.email]).toEqual([403, 'other_browser', to]);
      const wrong = await confirm(client, token, { password: 'a guess of somebody' });
      expect([wrong.status, wrong.body.errors]).toEqual([
        422,
        { password: ['This is not the password of the account.'] },
      ]);
    }
    expect(await emailOf(other)).toBe(other.email);
    const elsewhere = fursa.visitor();
    expect((await confirm(elsewhere, token, { password: TEST_PASSWORD })).status).toBe(200);
    expect([await emailOf(elsewhere), await emailOf(person)]).toEqual([to, undefined]);
  });

  it('lets nobody guess the password with a link that came to them by a slip', async () => {
    const { token } = await asked();
    const visitor = fursa.visitor();
    await visitor.get('/me');
    const guess = () => confirm(visitor, token, { password: 'a guess of somebody' });
    const answers = await Promise.all(Array.from({ length: 15 }, guess));
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(10);
    expect((await confirm(visitor, token, { password: TEST_PASSWORD })).status).toBe(429);
  });

  it('goes to one of two who confirm it at once', async () => {
    const to = freshEmail();
    const people = [await fursa.register('candidate'), await fursa.register('company')];
    const tokens: string[] = [];
    for (const person of people) {
      await ask(person, to);
      tokens.push(await fursa.tokenFor(to));
    }
    const answers = await Promise.all(people.map((person, at) => confirm(person, tokens[at] as string)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410]);
    const { rows } = await fursa.database.query('select count(*)::int as n from users where email = $1', [to]);
    expect(rows).toEqual([{ n: 1 }]);
  });

  it('is confirmed once, however often at once', async () => {
    const { person, token } = await asked();
    const answers = await Promise.all(Array.from({ length: 10 }, () => confirm(person, token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status } of answers) expect([200, 403, 410]).toContain(status);
  });

  it('is not taken over by a registration that was pending, and takes none over', async () => {
    for (const first of ['change', 'registration', 'both']) {
      await fursa.database.query('delete from throttles');
      const { person, to, token } = await asked();
      const stranger = fursa.visitor();
      await stranger.post('/register', {
        role: 'candidate',
        name: 'Pending Person',
        email: to,
        password: 'strangers sentence',
      });
      const registered = await fursa.tokenFor(to);
      const changing = () => confirm(person, token);
      const registering = () => stranger.post('/register/confirm', { token: registered });
      const answers =
        first === 'both'
          ? await Promise.all([changing(), registering()])
          : first === 'change'
            ? [await changing(), await registering()]
            : [await registering(), await changing()];
      expect(answers.map(({ status }) => status).sort(), first).toEqual([200, 410]);
      const owner = [await login(to), await login(to, 'strangers sentence')].sort();
      expect(owner, first).toEqual([200, 401]);
    }
  });

  it('goes with the candidate’s row, the choice of mails, and what can be claimed', async () => {
    const admin = await fursa.signedInAs('admin');
    const employer = await fursa.register('company');
    const job = await publishJob(employer, admin, { application_form: 'wizard', pass_mark: 0 });
    const { person, to, token } = await asked();
    const sent = await apply(fursa, job.id, { person: { email: to } });
    await person.request('PUT', '/api/notices/choices', { kind: 'message', here: true, mail: 'off' });
    await confirm(person, token);
    const { rows } = await fursa.database.query('select email from candidates where user_id = $1', [
      await idOf(person),
    ]);
    expect(rows).toEqual([{ email: to }]);
    expect((await person.get('/api/notices/choices')).body.choices[0].mail).toBe('off');
    const claimed = await person.post('/candidate/applications/claim', { application: sent.receipt });
    expect(claimed.status, claimed.text).toBe(200);
    expect(await historyOf(admin, await idOf(person))).toMatchObject([{ kind: 'own_email', reason: null }]);
  });

  it('waits for nobody who was blocked meanwhile', async () => {
    const admin = await fursa.signedInAs('admin');
    const { person, token } = await asked();
    await act(admin, await idOf(person), 'block');
    expect((await confirm(fursa.visitor(), token, { password: TEST_PASSWORD })).status).toBe(410);
  });
});

describe('“it was not me”', () => {
  const undo = (token: string) => fursa.visitor().post('/account/email/not-me', { token });

  /** Expects that all sessions have ended, that the old password is void, and that the mailed link sets a new one. */
  async function expectSecured(person: Person) {
    expect(await emailOf(person)).toBeUndefined();
    expect(await login(person.email)).toBe(401);
    const owner = fursa.visitor();
    const reset = { token: await fursa.tokenFor(person.email), password: 'another sentence of mine' };
    expect((await owner.post('/password/reset', reset)).status).toBe(200);
    expect(await emailOf(owner)).toBe(person.email);
    await fursa.database.query('delete from throttles');
    expect(await login(person.email, reset.password)).toBe(200);
  }

  it('takes a change back that was not confirmed yet', async () => {
    const { person, token, undo: secret } = await asked();
    // Whoever it was has set up a way in of their own, which ends too.
    await turnOnApp(person);
    expect((await undo(secret)).status).toBe(200);
    expect((await confirm(person, token, { password: TEST_PASSWORD })).status).toBe(410);
    await expectSecured(person);
    expect((await undo(secret)).status).toBe(410);
  });

  it('takes a change back that was confirmed, and all that came after it', async () => {
    const { person, to, token, undo: first } = await asked();
    await confirm(person, token);
    const third = freshEmail();
    await ask(person, third);
    const second = await fursa.tokenFor(to);
    await confirm(person, await fursa.tokenFor(third));
    expect((await undo(first)).status).toBe(200);
    expect([await login(third), (await undo(second)).status]).toEqual([401, 410]);
    await expectSecured(person);
  });

  it('works for a week', async () => {
    const { person, to, token, undo: secret } = await asked();
    await confirm(person, token);
    await fursa.database.query("update former_emails set left_at = now() - interval '8 days'");
    expect((await undo(secret)).status).toBe(410);
    expect(await login(to)).toBe(200);
    await fursa.server.run('clean-up');
    const { rows } = await fursa.database.query('select count(*)::int as n from former_emails');
    expect(rows).toEqual([{ n: 0 }]);
  });

  it('takes nothing from whoever has the address by now', async () => {
    const { person, to, token, undo: secret } = await asked();
    await confirm(person, token);
    const successor = fursa.visitor();
    await successor.post('/register', {
      role: 'candidate',
      name: 'Successor',
      email: person.email,
      password: TEST_PASSWORD,
    });
    await successor.post('/register/confirm', { token: await fursa.tokenFor(person.email) });
    expect((await undo(secret)).status).toBe(410);
    expect([await emailOf(successor), await login(to)]).toEqual([person.email, 200]);
  });

  it('is answered alike for every link that leads nowhere', async () => {
    for (const token of ['x', 'a'.repeat(43)]) expect((await undo(token)).status).toBe(410);
  });
});
