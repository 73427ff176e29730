import { describe, expect, it } from 'vitest';
import { application, PDF } from '../../../../tests/harness/test-applications.ts';
import type { TestClient } from '../../../../tests/harness/test-client.ts';
import { companyForTests } from '../../../../tests/harness/test-company.ts';
import { publishJob } from '../../../../tests/harness/test-jobs.ts';

const { fursa, admin, employer } = await companyForTests({ company: 'Nuvemba Freight' });

const publish = () => publishJob(employer, admin, { application_form: 'wizard', screening_mode: 'auto', pass_mark: 0 });

/** A visitor applies with this e-mail and a CV. */
async function sentWith(email: string) {
  const { id } = await publish();
  const guest = fursa.visitor();
  const { body: uploaded } = await guest.upload(`/candidate/job/${id}/cv`, 'hodan.pdf', PDF);
  const answer = await guest.post(`/candidate/job/${id}/apply`, { ...application('wizard', email), cv: uploaded.cv });
  expect(answer.status, answer.text).toBe(200);
  const { rows } = await fursa.database.query(`select id::int from applications where job_id = ${id}`);
  return { jobId: id, id: rows[0]?.id as number, receipt: answer.body.receipt as string };
}

const unclaimed = async (client: TestClient) =>
  (await client.get('/candidate/applications/unclaimed')).body.applications;
const claim = async (client: TestClient, ...ids: number[]) =>
  (await client.post('/candidate/applications/unclaimed/claim', { ids })).body.results;
const disown = (client: TestClient, id: number) => client.post(`/candidate/applications/unclaimed/${id}/not-mine`);
const mine = async (client: TestClient) => (await client.get('/candidate/applications')).body.applications;

describe('what was sent with the e-mail of an account', () => {
  it('is offered to its owner, however the e-mail was written, and to nobody else', async () => {
    const owner = await fursa.register('candidate');
    const [first, second] = [await sentWith(owner.email.toUpperCase()), await sentWith(owner.email)];
    expect(await unclaimed(owner)).toMatchObject([
      { id: second.id, job: { title: 'Dairy Technician' }, company: { name: 'Nuvemba Freight' } },
      { id: first.id, applied_with_account: false },
    ]);
    const other = await fursa.register('candidate');
    expect(await unclaimed(other)).toEqual([]);
    expect(await mine(owner)).toEqual([]);
  });

  it('becomes the account’s own with a press: all at once, with CVs and conversations', async () => {
    const owner = await fursa.register('candidate');
    const [first, second] = [await sentWith(owner.email), await sentWith(owner.email)];
    const wrote = await employer.post('/company/message/candidate', {
      application_id: first.id,
      message: 'When could you start?',
    });
    expect(wrote.status, wrote.text).toBe(200);
    expect(await claim(owner, first.id, second.id, first.id)).toEqual([
      { id: first.id, result: 'yours' },
      { id: second.id, result: 'yours' },
    ]);
    expect((await mine(owner)).map(({ id }: { id: number }) => id).sort()).toEqual([first.id, second.id]);
    expect(await unclaimed(owner)).toEqual([]);
    expect((await owner.get('/candidate/resumes')).body.resumes).toHaveLength(2);
    expect((await owner.get('/load-unread-count')).body.unread).toBe(1);
    // The guest's link does not open the application any more.
    expect((await fursa.visitor().get(`/api/application/${first.receipt}`)).status).toBe(404);
  });

  it('is claimed once, in however many windows, and a second time changes nothing', async () => {
    const owner = await fursa.register('candidate');
    const { id } = await sentWith(owner.email);
    const both = await Promise.all([claim(owner, id), claim(owner, id)]);
    expect(both).toEqual([[{ id, result: 'yours' }], [{ id, result: 'yours' }]]);
    expect(await claim(owner, id)).toEqual([{ id, result: 'yours' }]);
    expect(await mine(owner)).toHaveLength(1);
    expect(await fursa.mailCount(owner.email)).toBe(3);
  });

  it('is answered to others like what does not exist, and stays as it is', async () => {
    const [owner, other] = [await fursa.register('candidate'), await fursa.register('candidate')];
    const { id } = await sentWith(owner.email);
    expect(await claim(other, id, 999_999)).toEqual([
      { id, result: 'not_found' },
      { id: 999_999, result: 'not_found' },
    ]);
    const [foreign, missing] = [await disown(other, id), await disown(other, 999_999)];
    expect([foreign.status, foreign.text]).toEqual([404, missing.text]);
    expect(await unclaimed(owner)).toHaveLength(1);
    expect(await mine(other)).toEqual([]);
  });

  it('stays apart where the account has one running for the same job', async () => {
    const owner = await fursa.register('candidate');
    const [double, single] = [await sentWith(owner.email), await sentWith(owner.email)];
    await owner.post(`/candidate/job/${double.jobId}/apply`, application('wizard'));
    expect(await unclaimed(owner)).toMatchObject([
      { id: single.id, applied_with_account: false },
      { id: double.id, applied_with_account: true },
    ]);
    expect(await claim(owner, double.id, single.id)).toEqual([
      { id: double.id, result: 'applied_with_account' },
      { id: single.id, result: 'yours' },
    ]);
    expect(await mine(owner)).toHaveLength(2);
    expect(await unclaimed(owner)).toHaveLength(1);
  });

  it('that somebody else sent is removed when its owner says so, with everything in it', async () => {
    const owner = await fursa.register('candidate');
    const [foreign, kept] = [await sentWith(owner.email), await sentWith(owner.email)];
    expect((await disown(owner, foreign.id)).status).toBe(200);
    expect((await disown(owner, foreign.id)).status).toBe(404);
    expect(await unclaimed(owner)).toMatchObject([{ id: kept.id }]);
    const { rows } = await fursa.database.query(
      `select (select count(*)::int from applications where id = ${foreign.id}) as applications,
         (select count(*)::int from candidates where email = '${owner.email}' and user_id is null) as guests`,
    );
    expect(rows).toEqual([{ applications: 0, guests: 1 }]);
    expect((await fursa.visitor().get(`/api/application/${foreign.receipt}`)).status).toBe(404);
    expect(await claim(owner, foreign.id)).toEqual([{ id: foreign.id, result: 'not_found' }]);
  });

  it('cannot be disowned once it is the account’s own', async () => {
    const owner = await fursa.register('candidate');
    const { id } = await sentWith(owner.email);
    const [claimed, removed] = await Promise.all([claim(owner, id), disown(owner, id)]);
    const isRemoved = removed.status === 200;
    expect(claimed).toEqual([{ id, result: isRemoved ? 'not_found' : 'yours' }]);
    expect(await mine(owner)).toHaveLength(isRemoved ? 0 : 1);
  });

  it('is not offered for a mailbox that nobody has confirmed', async () => {
    const email = `unconfirmed.${Date.now()}@test.example`;
    await sentWith(email);
    const client = fursa.visitor();
    await client.post('/register', { role: 'candidate', name: 'Not Yet', email, password: 'a long enough one' });
    expect((await client.get('/candidate/applications/unclaimed')).status).toBe(401);
  });
});
