import { describe, expect, it } from 'vitest';
import { application, PDF } from '../../../tests/harness/test-applications.ts';
import type { TestClient } from '../../../tests/harness/test-client.ts';
import { companyForTests } from '../../../tests/harness/test-company.ts';
import { publishJob } from '../../../tests/harness/test-jobs.ts';

const { fursa, admin, employer } = await companyForTests({ company: 'Nuvemba Freight' });

const publish = () => publishJob(employer, admin, { application_form: 'wizard', screening_mode: 'auto', pass_mark: 0 });
const emailOf = async (client: TestClient): Promise<string> => (await client.get('/me')).body.user.email;
const claim = (client: TestClient, receipt: string) =>
  client.post('/candidate/applications/claim', { application: receipt });
const mine = async (client: TestClient) => (await client.get('/candidate/applications')).body.applications;

/** A guest applies with a CV, using the e-mail of an account. */
async function guestOf(email: string) {
  const { id } = await publish();
  const guest = fursa.visitor();
  const { body: uploaded } = await guest.upload(`/candidate/job/${id}/cv`, 'hodan.pdf', PDF);
  const sent = { ...application('wizard', email), cv: uploaded.cv };
  const { body } = await guest.post(`/candidate/job/${id}/apply`, sent);
  return { id, receipt: body.receipt as string };
}

describe('claiming with an account', () => {
  it('moves the application and its CV to the account, and ends the links of the guest', async () => {
    const candidate = await fursa.register('candidate');
    const email = await emailOf(candidate);
    const own = await candidate.post(`/candidate/job/${(await publish()).id}/apply`, application('wizard'));
    const { receipt } = await guestOf(email);
    const { rows: before } = await fursa.database.query('select count(*)::int as n from candidates');
    expect((await candidate.get(`/api/application/${receipt}`)).body.application).toMatchObject({
      claimable: true,
      claimable_by_you: true,
    });
    expect((await claim(candidate, receipt)).status).toBe(200);
    expect(await mine(candidate)).toHaveLength(2);
    expect((await candidate.get('/candidate/resumes')).body.resumes).toMatchObject([{ name: 'hodan.pdf' }]);
    expect((await fursa.visitor().get(`/api/application/${receipt}`)).status).toBe(404);
    const mail = await fursa.lastMailTo(email);
    const renewed = /\/application\/([\w-]{43})/.exec(mail)?.[1] as string;
    expect((await candidate.get(`/api/application/${renewed}`)).body.application).toMatchObject({
      claimable: false,
      cv: { name: 'hodan.pdf' },
    });
    // The application that the account had sent itself keeps its link.
    expect((await fursa.visitor().get(`/api/application/${own.body.receipt}`)).status).toBe(200);
    const { rows: after } = await fursa.database.query('select count(*)::int as n from candidates');
    expect(after[0]?.n).toBe((before[0]?.n as number) - 1);
    expect((await claim(candidate, receipt)).status).toBe(404);
  });

  it('is refused in words with another e-mail, and without a receipt that exists', async () => {
    const owner = await fursa.register('candidate');
    const other = await fursa.register('candidate');
    const { receipt } = await guestOf(await emailOf(owner));
    const refused = await claim(other, receipt);
    expect([refused.status, refused.body.message]).toEqual([403, expect.stringContaining('a different email')]);
    expect((await other.get(`/api/application/${receipt}`)).body.application.claimable_by_you).toBe(false);
    expect(await mine(other)).toEqual([]);
    expect((await claim(other, 'made-up')).status).toBe(404);
  });

  it('leaves both as they are when the account has one for the same job', async () => {
    const candidate = await fursa.register('candidate');
    const { id, receipt } = await guestOf(await emailOf(candidate));
    expect((await candidate.post(`/candidate/job/${id}/apply`, application('wizard'))).status).toBe(200);
    const refused = await claim(candidate, receipt);
    expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('with your account')]);
    expect(await mine(candidate)).toHaveLength(1);
    expect((await fursa.visitor().get(`/api/application/${receipt}`)).status).toBe(200);
  });

  it('happens once, when it is asked for twice at the same time', async () => {
    const candidate = await fursa.register('candidate');
    const { receipt } = await guestOf(await emailOf(candidate));
    const both = await Promise.all([claim(candidate, receipt), claim(candidate, receipt)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect(await mine(candidate)).toHaveLength(1);
  });
});
