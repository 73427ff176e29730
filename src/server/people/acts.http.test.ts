import { io } from 'socket.io-client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { colleagueOf } from '../../../tests/harness/test-applicants.ts';
import type { TestClient } from '../../../tests/harness/test-client.ts';
import { act, historyOf, idOf } from '../../../tests/harness/test-people.ts';
import { startTestServer, TEST_PASSWORD, type TestServer } from '../../../tests/harness/test-server.ts';

let fursa: TestServer;
let admin: TestClient & { email: string };
beforeAll(async () => {
  fursa = await startTestServer({ runningParts: true });
});
afterAll(() => fursa.stop());
/** Each test starts with a single new admin. */
beforeEach(async () => {
  await fursa.database.query('delete from throttles');
  await fursa.database.query("update users set role = 'reviewer' where role = 'admin'");
  admin = await fursa.signedInAs('admin');
});

const login = (email: string, password = TEST_PASSWORD) => fursa.visitor().post('/login', { email, password });
const isSignedIn = async (client: TestClient) => (await client.get('/me')).body.user !== null;

/** Connects a person's socket. `closed` resolves when the server has closed it. */
async function connected(client: TestClient): Promise<{ closed: Promise<void> }> {
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const socket = io(fursa.baseUrl, { extraHeaders: { cookie }, reconnection: false, transports: ['websocket'] });
  const closed = new Promise<void>((resolve) => socket.once('disconnect', () => resolve()));
  await new Promise((resolve, reject) => {
    socket.once('connect', () => resolve(null));
    socket.once('connect_error', reject);
  });
  return { closed };
}

async function within(ms: number, what: Promise<void>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), ms);
  });
  const inTime = await Promise.race([what.then(() => true), late]);
  clearTimeout(timer);
  return inTime;
}

describe('blocking somebody', () => {
  it('ends what they have open: the next request is refused, and the connection closes within two seconds', async () => {
    const candidate = await fursa.register('candidate');
    const { closed } = await connected(candidate);
    const id = await idOf(candidate);
    expect((await act(admin, id, 'block')).status).toBe(200);
    expect(await within(2_000, closed)).toBe(true);
    expect((await candidate.get('/candidate/applications')).status).toBe(401);
    expect(await isSignedIn(candidate)).toBe(false);
    expect(await historyOf(admin, id)).toMatchObject([{ kind: 'user_blocked' }]);
  });

  it('refuses to let them in, in words for who knows the password and for nobody else', async () => {
    const candidate = await fursa.register('candidate');
    await act(admin, await idOf(candidate), 'block');
    const right = await login(candidate.email);
    expect([right.status, right.body.message]).toEqual([403, expect.stringContaining('This account is blocked')]);
    const wrong = await login(candidate.email, 'not the password at all');
    const unknown = await login('nobody@test.example', 'not the password at all');
    expect(wrong.body).toEqual(unknown.body);
    expect(wrong.status).toBe(401);
  });

  it('lets no link of before in, and mails no new one', async () => {
    const candidate = await fursa.register('candidate');
    const forgot = async () => {
      await fursa.visitor().post('/password/forgot', { email: candidate.email });
      await fursa.server.run('identity.mail_reset_link');
    };
    await forgot();
    await expect.poll(() => fursa.lastMailTo(candidate.email)).toContain('/reset?token=');
    const token = await fursa.tokenFor(candidate.email);
    await act(admin, await idOf(candidate), 'block');
    const reset = await fursa.visitor().post('/password/reset', { token, password: 'another sentence to remember' });
    expect(reset.status).toBe(410);
    const mails = await fursa.mailCount(candidate.email);
    await forgot();
    expect(await fursa.mailCount(candidate.email)).toBe(mails);
  });

  it('is over when they are unblocked, with the password that they had', async () => {
    const candidate = await fursa.register('candidate');
    const id = await idOf(candidate);
    await act(admin, id, 'block');
    expect((await act(admin, id, 'unblock')).status).toBe(200);
    expect((await login(candidate.email)).status).toBe(200);
    // Sessions that were open before the block stay closed.
    expect(await isSignedIn(candidate)).toBe(false);
  });

  it('is done once: who comes second is told', async () => {
    const id = await idOf(await fursa.register('candidate'));
    const answers = await Promise.all([act(admin, id, 'block'), act(admin, id, 'block')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    await act(admin, id, 'unblock');
    expect((await act(admin, id, 'unblock')).status).toBe(409);
  });

  it('holds against somebody who signs in at the same moment', async () => {
    const candidate = await fursa.register('candidate');
    const id = await idOf(candidate);
    const tabs = Array.from({ length: 4 }, () => fursa.visitor());
    const logins = tabs.map((tab) => tab.post('/login', { email: candidate.email, password: TEST_PASSWORD }));
    expect((await act(admin, id, 'block')).status).toBe(200);
    await Promise.all(logins);
    for (const tab of tabs) expect(await isSignedIn(tab)).toBe(false);
    const { rows } = await fursa.database.query(`select count(*)::int as n from sessions where user_id = ${id}`);
    expect(rows).toEqual([{ n: 0 }]);
  });
});

describe('the last admin', () => {
  it('cannot be blocked, demoted or erased by themselves', async () => {
    const id = await idOf(admin);
    for (const answer of [
      await act(admin, id, 'block'),
      await act(admin, id, 'role', { role: 'candidate' }),
      await act(admin, id, 'erase', { confirm: admin.email }),
    ]) {
      expect([answer.status, answer.body.message]).toEqual([403, expect.stringContaining('your own account')]);
    }
    expect(await isSignedIn(admin)).toBe(true);
  });

  for (const [name, more] of [
    ['block', () => ({})],
    ['role', () => ({ role: 'reviewer' })],
    ['erase', (email: string) => ({ confirm: email })],
  ] as const) {
    it(`is left when two do it to each other at the same moment: ${name}`, async () => {
      const other = await fursa.signedInAs('admin');
      const [ownId, otherId] = [await idOf(admin), await idOf(other)];
      const answers = await Promise.all([
        act(admin, otherId, name, more(other.email)),
        act(other, ownId, name, more(admin.email)),
      ]);
      const statuses = answers.map(({ status }) => status);
      expect(statuses).toContain(200);
      expect(statuses.filter((status) => status === 200)).toHaveLength(1);
      const { rows } = await fursa.database.query(
        "select id::int from users where role = 'admin' and blocked_at is null and erased_at is null",
      );
      expect(rows).toEqual([{ id: statuses[0] === 200 ? ownId : otherId }]);
    });
  }

  it('is left when many of them do it to each other in a ring', async () => {
    const ring = [admin, ...(await Promise.all([1, 2, 3].map(() => fursa.signedInAs('admin'))))];
    const ids = await Promise.all(ring.map(idOf));
    await Promise.all(ring.map((one, place) => act(one, ids[(place + 1) % ring.length] as number, 'block')));
    const { rows } = await fursa.database.query("select id from users where role = 'admin' and blocked_at is null");
    expect(rows.length).toBeGreaterThanOrEqual(1);
    expect(rows.length).toBeLessThan(ring.length);
  });
});

describe('another role', () => {
  it('is in force with the next sign-in, and the sessions of before end', async () => {
    const person = await fursa.register('candidate');
    const id = await idOf(person);
    expect((await act(admin, id, 'role', { role: 'admin' })).status).toBe(200);
    expect(await isSignedIn(person)).toBe(false);
    await person.post('/login', { email: person.email, password: TEST_PASSWORD });
    expect((await person.get('/api/admin/people')).status).toBe(200);
    expect(await historyOf(admin, id)).toMatchObject([{ kind: 'user_role', from: 'candidate', to: 'admin' }]);
    expect((await act(admin, id, 'role', { role: 'admin' })).status).toBe(409);
  });

  it('is not one of a company: there one is invited', async () => {
    const id = await idOf(await fursa.register('candidate'));
    expect((await act(admin, id, 'role', { role: 'company' })).status).toBe(422);
  });

  it('takes a recruiter out of the team, and makes a candidate with a profile', async () => {
    const owner = await fursa.register('company', 'Left & Co');
    const recruiter = await colleagueOf(fursa, owner, 'Layla Leaves');
    expect((await act(admin, recruiter.id, 'role', { role: 'candidate' })).status).toBe(200);
    const { members } = (await owner.get('/company/team/list')).body;
    expect(members).toHaveLength(1);
    await recruiter.post('/login', { email: recruiter.email, password: TEST_PASSWORD });
    const { user } = (await recruiter.get('/me')).body;
    expect(user).toMatchObject({ role: 'candidate', company: null });
    expect((await recruiter.get('/candidate/profile/form')).status).toBe(200);
    const { rows } = await fursa.database.query(`select username from candidates where user_id = ${user.id}`);
    expect(rows).toEqual([{ username: user.username }]);
  });

  it('is refused to the only owner of a company', async () => {
    const owner = await fursa.register('company', 'Lonely & Co');
    const answer = await act(admin, await idOf(owner), 'role', { role: 'reviewer' });
    expect([answer.status, answer.body.message]).toEqual([409, expect.stringContaining('Lonely & Co')]);
    expect(await isSignedIn(owner)).toBe(true);
  });
});

describe('signing somebody out everywhere', () => {
  it('ends all their sessions and connections, and lets them in again', async () => {
    const candidate = await fursa.register('candidate');
    const elsewhere = fursa.visitor();
    await elsewhere.post('/login', { email: candidate.email, password: TEST_PASSWORD });
    const { closed } = await connected(elsewhere);
    const id = await idOf(candidate);
    expect((await admin.get(`/api/admin/people/${id}`)).body.person.sessions).toBe(2);
    expect((await act(admin, id, 'sign-out')).status).toBe(200);
    expect(await within(2_000, closed)).toBe(true);
    expect([await isSignedIn(candidate), await isSignedIn(elsewhere)]).toEqual([false, false]);
    expect((await login(candidate.email)).status).toBe(200);
    expect(await historyOf(admin, id)).toMatchObject([{ kind: 'user_signed_out' }]);
  });
});
