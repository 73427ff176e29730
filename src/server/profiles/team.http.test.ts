import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../../../tests/harness/test-client.ts';
import { jobFields } from '../../../tests/harness/test-jobs.ts';
import { act } from '../../../tests/harness/test-people.ts';
import { startTestServer, TEST_PASSWORD, type TestServer } from '../../../tests/harness/test-server.ts';

let fursa: TestServer;
beforeAll(async () => {
  fursa = await startTestServer();
});
afterAll(() => fursa.stop());

async function recruiterOf(owner: TestClient, email: string) {
  await owner.post('/company/team/invitations', { email, role: 'recruiter' });
  const recruiter = fursa.visitor();
  const token = await fursa.tokenFor(email);
  await recruiter.post('/company/invitation/accept', { token, name: 'Rea Recruiter', password: TEST_PASSWORD });
  return recruiter;
}

describe('the team of a company', () => {
  it('grows by a mailed invitation', async () => {
    const owner = await fursa.register('company', 'Alpha Works');
    const email = 'new.recruiter@test.example';
    const invited = await owner.post('/company/team/invitations', { email, role: 'recruiter' });
    expect(invited.body.invitation).toMatchObject({ email, role: 'recruiter', expired: false });
    const guest = fursa.visitor();
    const token = await fursa.tokenFor(email);
    const shown = await guest.get(`/company/invitation/${token}`);
    expect(shown.body).toMatchObject({ company: { name: 'Alpha Works' }, email, has_account: false });
    const nameless = await guest.post('/company/invitation/accept', { token, password: TEST_PASSWORD });
    expect(nameless.body.errors).toEqual({ name: ['This field is required.'] });
    const joined = await guest.post('/company/invitation/accept', {
      token,
      name: 'Rea Recruiter',
      password: TEST_PASSWORD,
    });
    expect(joined.body.user.company).toMatchObject({ name: 'Alpha Works', role: 'recruiter' });
    const { body } = await owner.get('/company/team/list');
    expect(body.members.map(({ name, role }: { name: string; role: string }) => [name, role])).toEqual([
      ['Alpha Works', 'owner'],
      ['Rea Recruiter', 'recruiter'],
    ]);
    expect(body.invitations).toEqual([]);
    expect((await guest.get(`/company/invitation/${token}`)).status).toBe(410);
  });

  it('is managed by owners only', async () => {
    const owner = await fursa.register('company');
    const recruiter = await recruiterOf(owner, 'only.owner@test.example');
    const tried = await recruiter.post('/company/team/invitations', { email: 'x@test.example', role: 'owner' });
    expect(tried.status).toBe(403);
    const { body } = await recruiter.get('/company/team/list');
    expect((await recruiter.request('DELETE', `/company/team/members/${body.members[0].id}`)).status).toBe(403);
  });

  it('refuses the next request of somebody who was removed', async () => {
    const owner = await fursa.register('company');
    const recruiter = await recruiterOf(owner, 'removed@test.example');
    const { body } = await recruiter.get('/me');
    expect((await owner.request('DELETE', `/company/team/members/${body.user.id}`)).status).toBe(200);
    expect((await recruiter.get('/company/team/list')).status).toBe(401);
    const again = await recruiter.post('/login', { email: 'removed@test.example', password: TEST_PASSWORD });
    expect(again.status).toBe(200);
    expect((await recruiter.get('/company/team/list')).status).toBe(403);
  });

  it('keeps its last owner', async () => {
    const owner = await fursa.register('company');
    const { body } = await owner.get('/me');
    const removed = await owner.request('DELETE', `/company/team/members/${body.user.id}`);
    expect(removed.status).toBe(409);
    expect(removed.body.message).toBe('A company needs at least one owner.');
  });

  it('shows a foreign member and a foreign invitation like a missing one', async () => {
    const owner = await fursa.register('company');
    const other = await fursa.register('company');
    const { body: me } = await other.get('/me');
    const { body } = await other.post('/company/team/invitations', {
      email: 'foreign@test.example',
      role: 'recruiter',
    });
    for (const path of [`members/${me.user.id}`, `invitations/${body.invitation.id}`]) {
      const foreign = await owner.request('DELETE', `/company/team/${path}`);
      const missing = await owner.request('DELETE', `/company/team/${path.replace(/\d+/, '999999')}`);
      expect(foreign.status).toBe(404);
      expect(foreign.text).toBe(missing.text);
    }
    expect((await other.get('/company/team/list')).body.invitations).toHaveLength(1);
  });

  it('lets an existing candidate account keep its role', async () => {
    const owner = await fursa.register('company');
    const candidate = await fursa.register('candidate');
    await owner.post('/company/team/invitations', { email: candidate.email, role: 'recruiter' });
    const token = await fursa.tokenFor(candidate.email);
    const wrong = await fursa.visitor().post('/company/invitation/accept', { token, password: 'not their password' });
    expect(wrong.body.errors).toEqual({ password: ['This is not the password for your account.'] });
    const accepted = await fursa.visitor().post('/company/invitation/accept', { token, password: TEST_PASSWORD });
    expect(accepted.status).toBe(409);
    expect((await candidate.get('/me')).body.user.role).toBe('candidate');
  });
});

describe('an invitation', () => {
  /** A second owner invites somebody; each test then changes that owner. */
  async function invitedByColleague() {
    const owner = await fursa.register('company');
    const { name } = (await owner.get('/me')).body.user;
    const email = `colleague-${name.replaceAll(' ', '-')}@test.example`.toLowerCase();
    await owner.post('/company/team/invitations', { email, role: 'owner' });
    const inviter = fursa.visitor();
    const joined = await inviter.post('/company/invitation/accept', {
      token: await fursa.tokenFor(email),
      name: 'Cole League',
      password: TEST_PASSWORD,
    });
    expect(joined.status).toBe(200);
    const invited = `invited-by-${email}`;
    await inviter.post('/company/team/invitations', { email: invited, role: 'owner' });
    return {
      owner,
      inviterId: joined.body.user.id as number,
      inviterEmail: email,
      token: await fursa.tokenFor(invited),
    };
  }
  const accept = (token: string) =>
    fursa.visitor().post('/company/invitation/accept', { token, name: 'Late Comer', password: TEST_PASSWORD });

  it('is good as long as whoever made it may invite', async () => {
    const { owner, token } = await invitedByColleague();
    expect((await owner.get('/company/team/list')).body.invitations).toHaveLength(1);
    expect((await accept(token)).status).toBe(200);
  });

  it.each(['removed', 'blocked', 'made a candidate', 'erased', 'made a recruiter'])(
    'ends when whoever made it is %s',
    async (what) => {
      const { owner, inviterId, inviterEmail, token } = await invitedByColleague();
      const admin = await fursa.signedInAs('admin');
      const done = {
        removed: () => owner.request('DELETE', `/company/team/members/${inviterId}`),
        blocked: () => act(admin, inviterId, 'block'),
        'made a candidate': () => act(admin, inviterId, 'role', { role: 'candidate' }),
        erased: () => act(admin, inviterId, 'erase', { confirm: inviterEmail }),
        'made a recruiter': async () => {
          await fursa.database.query(`update company_members set role = 'recruiter' where user_id = ${inviterId}`);
          return { status: 200, text: '' };
        },
      }[what] as () => Promise<{ status: number; text: string }>;
      const { status, text } = await done();
      expect(status, text).toBe(200);
      expect((await fursa.visitor().get(`/company/invitation/${token}`)).status).toBe(410);
      expect((await accept(token)).status).toBe(410);
      expect((await owner.get('/company/team/list')).body.invitations).toEqual([]);
    },
  );
});

describe('somebody who is in no company any more', () => {
  it('is told the same of a job that exists as of one that does not', async () => {
    const owner = await fursa.register('company');
    const recruiter = await recruiterOf(owner, 'companyless@test.example');
    const { id: jobId } = (await owner.post('/company/jobs', jobFields())).body.job;
    const { body } = await recruiter.get('/me');
    await owner.request('DELETE', `/company/team/members/${body.user.id}`);
    await recruiter.post('/login', { email: 'companyless@test.example', password: TEST_PASSWORD });
    const tries = (id: number) => [
      recruiter.get(`/company/jobs/${id}/fields`),
      recruiter.request('PUT', `/company/jobs/${id}`, { ...jobFields(), version: 1 }),
      ...['submit', 'close', 'reopen', 'duplicate'].map((call) => recruiter.post(`/company/jobs/${id}/${call}`)),
    ];
    const [own, missing] = [await Promise.all(tries(jobId)), await Promise.all(tries(999_999))];
    expect(own.map(({ status, text }) => [status, text])).toEqual(missing.map(({ status, text }) => [status, text]));
    for (const { status } of own) expect(status).toBe(404);
  });
});
