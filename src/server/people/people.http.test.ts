import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apply, colleagueOf } from '../../../tests/harness/test-applicants.ts';
import type { TestClient } from '../../../tests/harness/test-client.ts';
import { publishJob } from '../../../tests/harness/test-jobs.ts';
import { act, idOf, REASON } from '../../../tests/harness/test-people.ts';
import { startTestServer, type TestServer } from '../../../tests/harness/test-server.ts';

let fursa: TestServer;
let admin: TestClient;
beforeAll(async () => {
  fursa = await startTestServer();
  admin = await fursa.signedInAs('admin');
});
afterAll(() => fursa.stop());

const find = async (query: string) => (await admin.get(`/api/admin/people?${query}`)).body;
const namesOf = async (query: string) => (await find(query)).people.map(({ name }: { name: string }) => name);

describe('finding accounts', () => {
  it('goes by part of a name, and by the beginning of an e-mail or a username', async () => {
    const found = await fursa.register('candidate', 'Zamzam Qaali');
    await fursa.register('candidate', 'Somebody Else');
    const { username } = (await found.get('/me')).body.user;
    for (const q of ['zamzam', 'QAALI', 'zam qaali'.slice(0, 3), found.email, found.email.toUpperCase(), username]) {
      expect(await namesOf(`q=${encodeURIComponent(q)}`), q).toContain('Zamzam Qaali');
    }
    expect(await namesOf(`q=${encodeURIComponent(found.email)}`)).toEqual(['Zamzam Qaali']);
    expect(await namesOf('q=nobody-is-called-so')).toEqual([]);
  });

  it('takes what patterns mean for what it says', async () => {
    await fursa.register('candidate', 'Hundred % Person');
    expect(await namesOf('q=%25')).toEqual(['Hundred % Person']);
    expect(await namesOf('q=_undred')).toEqual([]);
    expect((await admin.get(`/api/admin/people?q=${encodeURIComponent('\\')}`)).status).toBe(200);
  });

  it('goes by role and state, and shows erased accounts only when asked', async () => {
    const blocked = await fursa.register('candidate', 'Bilan Blocked');
    const erased = await fursa.register('candidate', 'Egal Erased');
    const erasedId = await idOf(erased);
    await act(admin, await idOf(blocked), 'block');
    await act(admin, erasedId, 'erase', { confirm: erased.email });
    expect(await namesOf('state=blocked')).toContain('Bilan Blocked');
    expect(await namesOf('state=active')).not.toContain('Bilan Blocked');
    expect(await namesOf('q=Egal')).toEqual([]);
    const { people } = await find('state=erased');
    expect(people).toEqual([expect.objectContaining({ id: erasedId, name: '', email: null, state: 'erased' })]);
    expect(await namesOf('role=admin')).toEqual(['The admin']);
  });

  it('comes in pages, and a page behind the last is empty', async () => {
    await fursa.database.query(
      `insert into users (email, name, username, role)
       select 'many.' || n || '@test.example', 'Many ' || n, 'many-' || n, 'candidate' from generate_series(1, 60) n`,
    );
    const first = await find('q=many.');
    expect([first.people.length, first.total, first.pages]).toEqual([25, 60, 3]);
    expect(first.people[0].name).toBe('Many 60');
    const last = await find('q=many.&page=3');
    expect([last.people.length, last.people.at(-1).name]).toEqual([10, 'Many 1']);
    expect((await find('q=many.&page=4')).people).toEqual([]);
  });

  it('refuses what it cannot read', async () => {
    for (const query of ['role=king', 'state=gone', 'page=0', 'page=x', `q=${'x'.repeat(201)}`, 'nonsense=1']) {
      expect((await admin.get(`/api/admin/people?${query}`)).status, query).toBe(422);
    }
  });
});

describe('the page of an account', () => {
  it('tells its facts: sessions, company, applications', async () => {
    const owner = await fursa.register('company', 'Facts & Co');
    const job = await publishJob(owner, admin, { application_form: 'wizard' });
    const recruiter = await colleagueOf(fursa, owner, 'Rahma Recruiter');
    const ownerId = await idOf(owner);
    const { person } = (await admin.get(`/api/admin/people/${ownerId}`)).body;
    expect(person).toMatchObject({ role: 'company', state: 'active', sessions: 1, only_owner: true, applications: 0 });
    expect(person.company).toMatchObject({ name: 'Facts & Co', role: 'owner', blocked: false });
    const colleague = (await admin.get(`/api/admin/people/${recruiter.id}`)).body.person;
    expect(colleague).toMatchObject({ only_owner: false, company: { role: 'recruiter' } });

    const candidate = await fursa.register('candidate');
    await apply(fursa, job.id, { person: { email: candidate.email } }, candidate);
    const applied = (await admin.get(`/api/admin/people/${await idOf(candidate)}`)).body.person;
    expect(applied).toMatchObject({ applications: 1, company: null, history: [] });
  });

  it('tells what admins did, newest first, with who and why', async () => {
    const id = await idOf(await fursa.register('candidate'));
    await act(admin, id, 'block', { reason: 'Spam.' });
    await act(admin, id, 'unblock', { reason: 'It was not.' });
    const { history } = (await admin.get(`/api/admin/people/${id}`)).body.person;
    expect(history).toMatchObject([
      { kind: 'user_unblocked', reason: 'It was not.', actor: { name: 'The admin' } },
      { kind: 'user_blocked', reason: 'Spam.', actor: { id: await idOf(admin) } },
    ]);
  });

  it('is not found where there is none', async () => {
    for (const id of ['999999', '0', 'abc', '99999999999999999999']) {
      expect((await admin.get(`/api/admin/people/${id}`)).status, id).toBe(404);
    }
    expect((await act(admin, 999_999, 'block')).status).toBe(404);
  });
});

describe('a reason', () => {
  it('is needed for every act, and has a limit in code points', async () => {
    const person = await fursa.register('candidate');
    const id = await idOf(person);
    const more = { role: { role: 'reviewer' }, erase: { confirm: person.email } } as const;
    for (const name of ['block', 'unblock', 'role', 'sign-out', 'export', 'erase'] as const) {
      const extra = name in more ? more[name as keyof typeof more] : {};
      for (const reason of ['', '   ', undefined, '🎈'.repeat(501)]) {
        const answer = await act(admin, id, name, { ...extra, reason });
        expect([answer.status, Object.keys(answer.body.errors)], `${name} ${reason}`).toEqual([422, ['reason']]);
      }
    }
    expect((await act(admin, id, 'sign-out', { reason: '🎈'.repeat(500) })).status).toBe(200);
  });

  it('is not enough for anybody but admins', async () => {
    const id = await idOf(await fursa.register('candidate'));
    for (const role of ['candidate', 'company', 'reviewer'] as const) {
      const client = await fursa.signedInAs(role);
      expect((await act(client, id, 'block')).status, role).toBe(403);
      expect((await client.get('/api/admin/people')).status, role).toBe(403);
    }
    expect((await fursa.visitor().post(`/admin/people/${id}/block`, { reason: REASON })).status).toBe(401);
  });
});
