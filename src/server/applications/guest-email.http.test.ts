import { describe, expect, it } from 'vitest';
import type { JobFieldArguments } from '#shared/jobs/job-editor.contract.ts';
import { application, newEmail } from '../../../tests/harness/test-applications.ts';
import type { TestClient } from '../../../tests/harness/test-client.ts';
import { companyForTests } from '../../../tests/harness/test-company.ts';
import { publishJob } from '../../../tests/harness/test-jobs.ts';

const { fursa, admin, employer } = await companyForTests({ env: { TRUST_PROXY: 'true' } });

const publish = (changes: Partial<JobFieldArguments> = {}) =>
  publishJob(employer, admin, { application_form: 'wizard', screening_mode: 'auto', pass_mark: 0, ...changes });
const addressOf = (jobId: number) => `/candidate/job/${jobId}/apply`;
const asGuest = (jobId: number, email: string) =>
  fursa.visitor().post(addressOf(jobId), application('wizard', email), {
    headers: { 'x-forwarded-for': '198.51.100.1' },
  });
const QUICK = { coverLetter: 'I have kept things cold for many years.', answers: {} };

type Row = { id: number; by_guest: boolean; outcome: string; is_disputed: boolean; version: number; disputes: number };
async function rowsOf(jobId: number): Promise<Row[]> {
  const { rows } = await fursa.database.query(
    `select a.id::int, a.by_guest, a.outcome, a.disputed_at is not null as is_disputed, a.version,
       (select count(*)::int from history h where h.application_id = a.id and h.type = 'application.disputed') as disputes
     from applications a where a.job_id = ${jobId} order by a.id`,
  );
  return rows as Row[];
}

describe('a guest who wrote somebody’s e-mail', () => {
  it('does not keep its owner from applying, and the older application is marked for the employer', async () => {
    const job = await publish();
    const owner = await fursa.register('candidate');
    const guest = await asGuest(job.id, owner.email);
    expect(guest.status).toBe(200);
    expect((await owner.get(`/api/job/${job.id}/visit`)).body.applied).toBe(false);
    const own = await owner.post(addressOf(job.id), application('wizard'));
    expect([own.status, own.body.redirect]).toEqual([200, '/user/dashboard']);
    expect(await rowsOf(job.id)).toMatchObject([
      { by_guest: true, outcome: 'passed', is_disputed: true, version: 2, disputes: 1 },
      { by_guest: false, outcome: 'passed', is_disputed: false, version: 1, disputes: 0 },
    ]);
    expect((await owner.get(`/api/job/${job.id}/visit`)).body.applied).toBe(true);
  });

  it('does not make its owner wait after a fail, by whichever form they apply', async () => {
    for (const form of ['wizard', 'quick'] as const) {
      const job = await publish({ pass_mark: 100, application_form: form });
      const owner = await fursa.register('candidate');
      expect((await asGuest(job.id, owner.email)).status).toBe(422);
      const own =
        form === 'wizard'
          ? await owner.post(addressOf(job.id), application('wizard'))
          : await owner.post(`/jobs/apply/${job.id}`, QUICK);
      expect([own.status, own.body.code]).toEqual([422, 'not_approved']);
      expect(await rowsOf(job.id)).toMatchObject([
        { outcome: 'failed', is_disputed: true, disputes: 1 },
        { outcome: 'failed', is_disputed: false },
      ]);
      // The failed application that the owner sent starts their own waiting period.
      const again =
        form === 'wizard'
          ? await owner.post(addressOf(job.id), application('wizard'))
          : await owner.post(`/jobs/apply/${job.id}`, QUICK);
      expect([again.status, again.body.message]).toEqual([429, 'You can apply for this job again in 30 days.']);
    }
  });

  it('learns nothing about what its owner has sent, and does not get in the way of it', async () => {
    for (const mark of [0, 100]) {
      const job = await publish({ pass_mark: mark });
      const owner = await fursa.register('candidate');
      await owner.post(addressOf(job.id), application('wizard'));
      const [known, unknown] = [await asGuest(job.id, owner.email), await asGuest(job.id, newEmail())];
      const shape = ({ status, body, headers }: typeof known) => [
        status,
        { ...body, receipt: '', redirect: '' },
        [...headers.keys()].sort(),
      ];
      expect(shape(known)).toEqual(shape(unknown));
      expect(await rowsOf(job.id)).toMatchObject([
        { by_guest: false, is_disputed: false, disputes: 0 },
        { by_guest: true, is_disputed: true, disputes: 1 },
        { by_guest: true, is_disputed: false, disputes: 0 },
      ]);
      // The receipt, which the stranger holds, does not reveal it either.
      const receipt = known.body.receipt ?? known.body.redirect.split('/').at(-1);
      const seen = await fursa.visitor().get(`/api/application/${receipt}`);
      expect(seen.body.application).toMatchObject({ superseded: false });
      expect(seen.text).not.toMatch(/disputed|account of their own/);
    }
  });

  it('is told by the receipt to the owner of the e-mail alone', async () => {
    const job = await publish();
    const owner = await fursa.register('candidate');
    const { receipt } = (await asGuest(job.id, owner.email)).body;
    const seenBy = async (client: TestClient) =>
      (await client.get(`/api/application/${receipt}`)).body.application.superseded;
    expect(await seenBy(owner)).toBe(false);
    await owner.post(addressOf(job.id), application('wizard'));
    expect([await seenBy(owner), await seenBy(fursa.visitor()), await seenBy(employer)]).toEqual([true, false, false]);
  });

  it('does not use up the applications of its owner', async () => {
    const [job, other] = [await publish(), await publish()];
    const owner = await fursa.register('candidate');
    await asGuest(job.id, owner.email);
    await fursa.database.query(`update throttles set count = most where key like 'apply-email%'`);
    expect((await asGuest(other.id, owner.email)).status).toBe(429);
    expect((await owner.post(addressOf(other.id), application('wizard'))).status).toBe(200);
    await fursa.database.query('delete from throttles');
  });

  it('does not keep the employer from taking up the owner’s application', async () => {
    const job = await publish({ pass_mark: 100 });
    const owner = await fursa.register('candidate');
    await owner.post(addressOf(job.id), application('wizard'));
    await fursa.database.query(`update jobs set pass_mark = 0 where id = ${job.id}`);
    expect((await asGuest(job.id, owner.email)).status).toBe(200);
    const [card] = await rowsOf(job.id);
    const move = { to_group_id: await columnOf('Interview'), after_id: null };
    const moved = await employer.post('/company/applications/move', {
      ...move,
      application_id: card?.id,
      version: card?.version,
    });
    expect([moved.status, moved.body.application?.outcome]).toEqual([200, 'passed']);
  });

  it('is shown to the employer as such', async () => {
    const job = await publish();
    const owner = await fursa.register('candidate');
    await asGuest(job.id, owner.email);
    await owner.post(addressOf(job.id), application('wizard'));
    const [guest, own] = await rowsOf(job.id);
    const move = async (card: Row | undefined) =>
      employer.post('/company/applications/move', {
        to_group_id: await columnOf('Interview'),
        after_id: null,
        application_id: card?.id,
        version: card?.version,
      });
    expect((await move(guest)).body.application).toMatchObject({ disputed_at: expect.stringMatching(/^\d{4}-/) });
    expect((await move(own)).body.application).toMatchObject({ disputed_at: null });
  });
});

describe('a person who is signed in', () => {
  it('has one running application of their own, however many are sent at once, also beside a guest’s', async () => {
    const job = await publish();
    const owner = await fursa.register('candidate');
    await asGuest(job.id, owner.email);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        owner.post(addressOf(job.id), { ...application('wizard'), client_id: `try-number-${at}` }),
      ),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array.from({ length: 9 }, () => 429)]);
    expect(await rowsOf(job.id)).toMatchObject([{ is_disputed: true, disputes: 1 }, { by_guest: false }]);
    const again = await owner.post(addressOf(job.id), application('wizard'));
    expect([again.status, again.body.message]).toEqual([429, 'You have already applied for this job.']);
  });

  it('gets one and the same answer for the same post, beside a guest’s', async () => {
    const job = await publish();
    const owner = await fursa.register('candidate');
    await asGuest(job.id, owner.email);
    const body = { ...application('wizard'), client_id: 'one-and-the-same' };
    const answers = await Promise.all(Array.from({ length: 5 }, () => owner.post(addressOf(job.id), body)));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
    expect(await rowsOf(job.id)).toHaveLength(2);
  });
});

describe('the mailbox of somebody', () => {
  it('gets few mails an hour and a day by guests, however many jobs there are and however they come', async () => {
    const email = newEmail();
    const jobs = [];
    for (let at = 0; at < 14; at += 1) jobs.push(await publish());
    const post = ({ id }: { id: number }, at: number) =>
      fursa.visitor().post(addressOf(id), application('wizard', email), {
        headers: { 'x-forwarded-for': `198.51.100.${at + 10}` },
      });
    const answers = await Promise.all(jobs.map(post));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(await fursa.mailCount(email)).toBe(10);
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.body.message).toMatch(/sign in/);
    // The daily limit still applies after the hourly limit has ended.
    await fursa.database.query(`delete from throttles where key like 'apply-email:%'`);
    await fursa.database.query(`update throttles set count = 30 where key like 'apply-email-day:%'`);
    const last = jobs[answers.findIndex(({ status }) => status === 429)] as { id: number };
    expect((await post(last, 100)).status).toBe(429);
    expect(await fursa.mailCount(email)).toBe(10);
    await fursa.database.query('delete from throttles');
  });
});

async function columnOf(name: string): Promise<number> {
  const { id } = (await employer.get('/me')).body.user.company;
  const { rows } = await fursa.database.query(
    `select id::int from application_groups where company_id = ${id} and name = '${name}'`,
  );
  return (rows[0] as { id: number }).id;
}
