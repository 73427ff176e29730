import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../../../tests/harness/test-client.ts';
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
