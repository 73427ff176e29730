import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { apply, colleagueOf } from '../../../tests/harness/test-applicants.ts';
import type { TestClient } from '../../../tests/harness/test-client.ts';
import { publishJob } from '../../../tests/harness/test-jobs.ts';
import { act, idOf, REASON } from '../../../tests/harness/test-people.ts';
import { startTestServer, TEST_PASSWORD, type TestServer } from '../../../tests/harness/test-server.ts';

let fursa: TestServer;
let admin: TestClient;
beforeAll(async () => {
  fursa = await startTestServer();
  admin = await fursa.signedInAs('admin');
});
afterAll(() => fursa.stop());
beforeEach(() => fursa.database.query('delete from throttles'));

async function newCompany(name: string) {
  const owner = await fursa.register('company', name);
  const { company } = (await owner.get('/me')).body.user;
  const job = await publishJob(owner, admin, { title: `Keeper of ${name}`, application_form: 'wizard' });
  return { owner, id: company.id as number, username: company.username as string, job };
}
const turn = (id: number, name: 'block' | 'unblock') =>
  admin.post(`/admin/companies/${id}/${name}`, { reason: REASON });

type Company = Awaited<ReturnType<typeof newCompany>>;
/** All public pages that show the company's job. */
async function placesOf({ username, job }: Company): Promise<string[]> {
  const visitor = fursa.visitor();
  const found: string[] = [];
  const looks: [string, string][] = [
    ['search', `/api/jobs?q=${encodeURIComponent(`keeper ${username}`)}`],
    ['job', `/api/job/${job.slug}/details`],
    ['employer', `/api/employers/${username}`],
    ['feed', '/feed.xml'],
    ['sitemap', '/sitemap.xml'],
    ['overview', '/api/jobs/overview'],
  ];
  for (const [place, address] of looks) {
    const { status, text } = await visitor.get(address);
    if (status === 200 && text.includes(job.slug)) found.push(place);
  }
  if ((await visitor.get(`/api/job/${job.id}/questions`)).status === 200) found.push('questions');
  return found;
}
const EVERYWHERE = ['search', 'job', 'employer', 'feed', 'sitemap', 'overview', 'questions'];

describe('a company that is blocked', () => {
  it('is nowhere to be found, and comes back as it was', async () => {
    const company = await newCompany('Hideandseek');
    expect(await placesOf(company)).toEqual(EVERYWHERE);
    expect((await turn(company.id, 'block')).status).toBe(200);
    expect(await placesOf(company)).toEqual([]);
    expect((await fursa.visitor().get(`/api/employers/${company.username}`)).status).toBe(404);
    // Admins can still read it.
    expect((await admin.get(`/api/job/${company.job.slug}/details`)).status).toBe(200);
    expect((await turn(company.id, 'unblock')).status).toBe(200);
    expect(await placesOf(company)).toEqual(EVERYWHERE);
  });

  it('hides its closed jobs too, and takes no applications', async () => {
    const company = await newCompany('Closeddoor');
    const closed = await publishJob(company.owner, admin, { title: 'A job of yesterday' });
    await company.owner.post(`/company/jobs/${closed.id}/close`);
    expect((await fursa.visitor().get(`/api/job/${closed.slug}/details`)).status).toBe(200);
    await turn(company.id, 'block');
    expect((await fursa.visitor().get(`/api/job/${closed.slug}/details`)).status).toBe(404);
    await expect(apply(fursa, company.job.id)).rejects.toThrow('not_found');
    const draft = { jobId: company.job.id, status: 'in_progress' };
    expect((await fursa.visitor().post('/api/session/store', draft)).status).toBe(404);
  });

  it('signs its people out and lets none of them in, old or new', async () => {
    const company = await newCompany('Nobodyhome');
    const recruiter = await colleagueOf(fursa, company.owner, 'Rooble Recruiter');
    const email = 'late.joiner@test.example';
    await company.owner.post('/company/team/invitations', { email, role: 'recruiter' });
    await turn(company.id, 'block');
    for (const member of [company.owner, recruiter]) {
      expect((await member.get('/company/team/list')).status).toBe(401);
      const { status, body } = await fursa.visitor().post('/login', { email: member.email, password: TEST_PASSWORD });
      expect([status, body.message]).toEqual([403, expect.stringContaining('This account is blocked')]);
    }
    const joining = { token: await fursa.tokenFor(email), name: 'Late Joiner', password: TEST_PASSWORD };
    expect((await fursa.visitor().post('/company/invitation/accept', joining)).status).toBe(410);
    const { person } = (await admin.get(`/api/admin/people/${recruiter.id}`)).body;
    expect(person).toMatchObject({ state: 'active', company: { blocked: true } });
    await turn(company.id, 'unblock');
    await recruiter.post('/login', { email: recruiter.email, password: TEST_PASSWORD });
    expect((await recruiter.get('/company/team/list')).status).toBe(200);
  });

  it('stays so while it has no owner who can sign in', async () => {
    const { id, owner, ...company } = await newCompany('Ownerless');
    const ownerId = await idOf(owner);
    const recruiter = await colleagueOf(fursa, owner, 'Rooble Remains');
    await turn(id, 'block');
    await act(admin, ownerId, 'block');
    const refused = await turn(id, 'unblock');
    expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('no owner')]);
    await act(admin, ownerId, 'unblock');
    expect((await turn(id, 'unblock')).status).toBe(200);
    await turn(id, 'block');
    expect((await act(admin, ownerId, 'erase', { confirm: owner.email })).status).toBe(200);
    expect((await turn(id, 'unblock')).status).toBe(409);
    expect(await placesOf({ id, owner, ...company })).toEqual([]);
    const login = await fursa.visitor().post('/login', { email: recruiter.email, password: TEST_PASSWORD });
    expect(login.status).toBe(403);
  });

  it('has it in its history, once each time', async () => {
    const { id, owner } = await newCompany('Remembered');
    const answers = await Promise.all([turn(id, 'block'), turn(id, 'block')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    await turn(id, 'unblock');
    const { company } = (await admin.get(`/api/admin/companies/${id}`)).body;
    expect(company).toMatchObject({ name: 'Remembered', state: 'active', members: 1, jobs: 1, open_jobs: 1 });
    expect(company.history).toMatchObject([
      { kind: 'company_unblocked', reason: REASON, actor: { id: await idOf(admin) } },
      { kind: 'company_blocked', reason: REASON },
    ]);
    await owner.post('/login', { email: owner.email, password: TEST_PASSWORD });
    expect(company.team).toMatchObject([{ id: await idOf(owner), role: 'owner', state: 'active' }]);
  });
});

describe('companies', () => {
  it('are found by name, username and state', async () => {
    const { id, username } = await newCompany('Findable Farms');
    const find = async (query: string) =>
      (await admin.get(`/api/admin/companies?${query}`)).body.companies.map((one: { id: number }) => one.id);
    expect(await find('q=farms')).toEqual([id]);
    expect(await find(`q=${username}`)).toEqual([id]);
    expect(await find('q=farms&state=blocked')).toEqual([]);
    await turn(id, 'block');
    expect(await find('q=farms&state=blocked')).toEqual([id]);
  });

  it('are the admins’ to block, and need a reason', async () => {
    const { id, owner } = await newCompany('Untouched');
    for (const client of [owner, await fursa.signedInAs('reviewer')]) {
      expect((await client.post(`/admin/companies/${id}/block`, { reason: REASON })).status).toBe(403);
    }
    expect((await admin.post(`/admin/companies/${id}/block`, {})).status).toBe(422);
    expect((await turn(999_999, 'block')).status).toBe(404);
    expect((await admin.get('/api/admin/companies/999999')).status).toBe(404);
  });
});
