import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startOidcForger } from '../../../tests/harness/oidc-forger.ts';
import type { TestClient } from '../../../tests/harness/test-client.ts';
import { idOf } from '../../../tests/harness/test-people.ts';
import { startTestServer, TEST_PASSWORD, type TestServer } from '../../../tests/harness/test-server.ts';

let fursa: TestServer;
let forger: Awaited<ReturnType<typeof startOidcForger>>;
beforeAll(async () => {
  forger = await startOidcForger();
  fursa = await startTestServer({ env: forger.env });
});
afterAll(async () => {
  await fursa.stop();
  await forger.stop();
});

const isIn = async (client: TestClient) => (await client.get('/me')).body.user !== null;
const requireOf = (client: TestClient, provider: string | null) =>
  client.request('PUT', '/company/sign-in', { provider });

/** Comes by the provider, with this address. */
async function comeBy(client: TestClient, email: string, input: object = {}) {
  const { body } = await client.post('/login/providers/forger', input);
  const answer = forger.answer(body.address, { claims: { sub: `sub ${email}`, email } });
  const returned = await client.get(answer);
  client.csrfToken = null;
  return returned.headers.get('location');
}

/** A company whose owner signs in with the provider, and a recruiter who joined with a password. */
async function company() {
  const email = `owner${Math.random().toString(36).slice(2)}@firm.example`;
  const owner = fursa.visitor();
  await comeBy(owner, email, { role: 'company', company_name: 'Firm & Co' });
  const recruiterEmail = email.replace('owner', 'recruiter');
  await owner.post('/company/team/invitations', { email: recruiterEmail, role: 'recruiter' });
  const recruiter = fursa.visitor();
  const token = await fursa.tokenFor(recruiterEmail);
  await recruiter.post('/company/invitation/accept', { token, name: 'Reka Ruiter', password: TEST_PASSWORD });
  return { owner, recruiter, recruiterEmail };
}

describe('a company that asks for its provider', () => {
  it('signs everybody out who came in another way, and lets them in by the provider alone', async () => {
    const { owner, recruiter, recruiterEmail } = await company();
    expect((await owner.get('/company/sign-in')).body).toMatchObject({ required: null, offered: { label: 'Forger' } });
    expect((await requireOf(owner, 'forger')).status).toBe(200);
    expect([await isIn(owner), await isIn(recruiter)]).toEqual([true, false]);
    const browser = fursa.visitor();
    const refused = await browser.post('/login', { email: recruiterEmail, password: TEST_PASSWORD });
    expect([refused.status, refused.body.message]).toEqual([
      403,
      'Your company asks its members to sign in with Forger.',
    ]);
    const wrong = await browser.post('/login', { email: recruiterEmail, password: 'not the password' });
    expect([wrong.status, wrong.body.code]).toEqual([401, 'wrong_credentials']);
    // They prove their account once, in the browser in which they came back from the provider.
    expect(await comeBy(browser, recruiterEmail)).toContain('problem=known');
    expect((await browser.post('/login', { email: recruiterEmail, password: TEST_PASSWORD })).status).toBe(200);
    expect((await browser.get('/company/team/list')).status).toBe(200);
    const next = fursa.visitor();
    expect(await comeBy(next, recruiterEmail)).toBe('/login');
    expect(await isIn(next)).toBe(true);
  });

  it('is asked for by an owner who has signed in with it, and by nobody else', async () => {
    const { owner, recruiter } = await company();
    expect((await requireOf(recruiter, 'forger')).status).toBe(403);
    expect((await requireOf(owner, 'unknown')).status).toBe(404);
    await owner.post('/password/change', { password: TEST_PASSWORD });
    const { email } = (await owner.get('/me')).body.user;
    const byPassword = fursa.visitor();
    await byPassword.post('/login', { email, password: TEST_PASSWORD });
    const refused = await requireOf(byPassword, 'forger');
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'Please sign in with Forger first, so that you do not lock yourself out.',
    ]);
    expect((await byPassword.get('/company/sign-in')).body).toMatchObject({ offered: null, available: true });
  });

  it('tells new colleagues to sign in with it, once they have joined', async () => {
    const { owner } = await company();
    await requireOf(owner, 'forger');
    const email = `new${Math.random().toString(36).slice(2)}@firm.example`;
    await owner.post('/company/team/invitations', { email, role: 'recruiter' });
    const browser = fursa.visitor();
    const token = await fursa.tokenFor(email);
    const joined = await browser.post('/company/invitation/accept', {
      token,
      name: 'Nyo Wan',
      password: TEST_PASSWORD,
    });
    expect([joined.status, joined.body.message]).toEqual([
      403,
      'You have joined the team. Please sign in with Forger, which your company asks for.',
    ]);
    const { members } = (await owner.get('/company/team/list')).body;
    expect(members.map((member: { email: string }) => member.email)).toContain(email);
    await comeBy(browser, email);
    await browser.post('/login', { email, password: TEST_PASSWORD });
    expect((await browser.get('/company/team/list')).status).toBe(200);
  });

  it('is freed by its owner, or by an admin with a reason', async () => {
    const { owner, recruiterEmail } = await company();
    const admin = await fursa.signedInAs('admin');
    await requireOf(owner, 'forger');
    const signIn = () => fursa.visitor().post('/login', { email: recruiterEmail, password: TEST_PASSWORD });
    expect((await requireOf(owner, null)).status).toBe(200);
    expect((await signIn()).status).toBe(200);
    await requireOf(owner, 'forger');
    const { id } = (await owner.get('/me')).body.user.company;
    const path = `/admin/companies/${id}/free-sign-in`;
    expect((await owner.post(path, { reason: 'x' })).status).toBe(403);
    expect((await admin.get(`/api/admin/companies/${id}`)).body.company.required_provider).toBe('forger');
    expect((await admin.post(path, { reason: 'The provider is gone.' })).status).toBe(200);
    expect((await signIn()).status).toBe(200);
    expect((await admin.post(path, { reason: 'again' })).status).toBe(409);
    const { history } = (await admin.get(`/api/admin/companies/${id}`)).body.company;
    expect(history[0]).toMatchObject({ kind: 'company_sign_in', reason: 'The provider is gone.' });
    expect(await idOf(owner)).toBeGreaterThan(0);
  });
});
