import { readdir } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import type { JobFieldArguments } from '#shared/jobs/job-editor.contract.ts';
import { application, newEmail, PDF } from '../../../tests/harness/test-applications.ts';
import { companyForTests } from '../../../tests/harness/test-company.ts';
import { publishJob } from '../../../tests/harness/test-jobs.ts';
import { TEST_PASSWORD } from '../../../tests/harness/test-server.ts';

const { fursa, admin, employer } = await companyForTests({ company: 'Nuvemba Freight' });

const publish = (changes: Partial<JobFieldArguments> = {}) =>
  publishJob(employer, admin, { application_form: 'wizard', screening_mode: 'auto', pass_mark: 0, ...changes });

/**
 * A stranger applies with somebody else's email. Returns the link that only the mailbox holds, and the stranger's link.
 */
async function applied(jobId: number, changes: object = {}) {
  const email = newEmail();
  const stranger = fursa.visitor();
  const body = { ...application('wizard', email), ...changes };
  const answer = await stranger.post(`/candidate/job/${jobId}/apply`, body);
  const receipt: string = answer.body.receipt ?? answer.body.redirect.split('/').at(-1);
  return { email, receipt, answer, body, stranger, token: await linkIn(email) };
}
async function linkIn(email: string): Promise<string> {
  const link = /\/not-me\/([\w-]{43})\s/.exec(await fursa.lastMailTo(email))?.[1];
  if (!link) throw new Error('the mail has no such link');
  return link;
}
async function count(what: string): Promise<number> {
  const { rows } = await fursa.database.query(`select count(*)::int as n from ${what}`);
  return rows[0]?.n as number;
}
const look = (token: string) => fursa.visitor().get(`/api/not-me/${token}`);
const remove = (token: string) => fursa.visitor().post(`/api/not-me/${token}`);

describe('the mail after an application', () => {
  it('has a secret of its own for the owner of the mailbox, of which the hash is stored', async () => {
    const job = await publish();
    const { token, receipt, answer, email } = await applied(job.id);
    expect(token).not.toBe(receipt);
    expect(answer.text).not.toContain(token);
    expect((await look(receipt)).status).toBe(410);
    expect((await remove(receipt)).status).toBe(410);
    expect((await fursa.visitor().get(`/api/application/${token}`)).status).toBe(404);
    const { rows } = await fursa.database.query(`select * from applications where email = '${email}'`);
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(await fursa.lastMailTo(email)).not.toMatch(/withdraw the application\./);
  });

  it('of an account has none, and says what to do about somebody in the account', async () => {
    const job = await publish();
    const candidate = await fursa.register('candidate');
    await candidate.post(`/candidate/job/${job.id}/apply`, application('wizard'));
    const mail = await fursa.lastMailTo(candidate.email);
    expect(mail).toMatch(/\/application\/[\w-]{43}/);
    expect(mail).not.toContain('/not-me');
    expect(mail).toMatch(/If you did not apply, [\s\S]*\/forgot/);
  });
});

describe('This was not me', () => {
  it('is asked first: opening the link changes nothing', async () => {
    const job = await publish();
    const { token } = await applied(job.id);
    for (let time = 0; time < 2; time += 1) {
      const { status, body, headers } = await look(token);
      expect(status).toBe(200);
      expect([headers.get('cache-control'), headers.get('x-robots-tag')]).toEqual(['no-store', 'noindex']);
      expect(body.application).toEqual({
        job: { title: 'Dairy Technician', slug: job.slug, open: true },
        company: { name: 'Nuvemba Freight' },
        applied_at: expect.stringMatching(/^\d{4}-/),
      });
    }
    const visitor = fursa.visitor();
    await visitor.get('/me');
    expect((await visitor.post(`/api/not-me/${token}`, {}, { csrf: null })).status).toBe(403);
    expect(await count(`applications where job_id = ${job.id}`)).toBe(1);
  });

  it('removes everything of the application, and tells the employer that there was one', async () => {
    const job = await publish({ questions: [{ title: 'Why cold?', required: true }] });
    const { body: asked } = await fursa.visitor().get(`/api/job/${job.id}/questions`);
    const { cv } = (await fursa.visitor().upload(`/candidate/job/${job.id}/cv`, 'stranger.pdf', PDF)).body;
    const { token, receipt, email } = await applied(job.id, {
      cv,
      questions: { [asked.questions[0].id]: 'It keeps.' },
    });
    const { rows } = await fursa.database.query(
      `select a.id::int, a.company_id::int, a.candidate_id::int, f.key from applications a
       join resumes r on r.id = a.resume_id join files f on f.id = r.file_id where a.job_id = ${job.id}`,
    );
    const { id, company_id, candidate_id, key } = rows[0] as Record<string, never>;
    await fursa.database.query(
      `insert into human_evaluations (application_id, type, score) values (${id}, 'overall', 12);
       insert into conversations (company_id, candidate_id, job_id) values (${company_id}, ${candidate_id}, ${job.id});
       insert into messages (conversation_id, sender, body) select max(id), 'company', 'Hello?' from conversations`,
    );
    expect(await filesOnDisk()).toContain(key);

    const removed = await remove(token);
    expect([removed.status, removed.body]).toEqual([200, { success: true }]);
    for (const table of ['application_answers', 'application_educations', 'application_experiences'])
      expect(await count(`${table} where application_id = ${id}`), table).toBe(0);
    for (const table of ['application_languages', 'ai_evaluations', 'human_evaluations', 'history'])
      expect(await count(`${table} where application_id = ${id}`), table).toBe(0);
    expect(await count(`applications where id = ${id}`)).toBe(0);
    expect(await count(`candidates where email = '${email}'`)).toBe(0);
    expect(await count(`conversations where candidate_id = ${candidate_id}`)).toBe(0);
    expect(await count(`files where key = '${key}'`)).toBe(0);
    expect(await count(`mails where recipient = '${email}'`)).toBe(0);
    expect(await filesOnDisk()).not.toContain(key);
    const { rows: told } = await fursa.database.query(
      `select company_id::int, application_id, data from history where type = 'application.disowned' and job_id = ${job.id}`,
    );
    expect(told).toEqual([{ company_id, application_id: null, data: {} }]);
    const missing = await fursa.visitor().get(`/api/application/${'x'.repeat(43)}`);
    expect((await fursa.visitor().get(`/api/application/${receipt}`)).text).toBe(missing.text);
  });

  it('lifts the block, whether it runs or cools down', async () => {
    for (const mark of [0, 100]) {
      const job = await publish({ pass_mark: mark });
      const { token, email } = await applied(job.id);
      const again = () => fursa.visitor().post(`/candidate/job/${job.id}/apply`, application('wizard', email));
      expect((await again()).status).toBe(429);
      expect((await remove(token)).status).toBe(200);
      expect((await again()).status).toBe(mark === 0 ? 200 : 422);
      expect(await count(`applications where job_id = ${job.id}`)).toBe(1);
    }
  });

  it('touches no other application of the same e-mail', async () => {
    const [job, other] = [await publish(), await publish()];
    const { token, email } = await applied(job.id);
    const kept = await fursa.visitor().post(`/candidate/job/${other.id}/apply`, application('wizard', email));
    await remove(token);
    expect((await fursa.visitor().get(`/api/application/${kept.body.receipt}`)).status).toBe(200);
    expect(await fursa.mailCount(email)).toBe(1);
  });

  it('works once, for ninety days; what is over or made up is told alike', async () => {
    const job = await publish();
    const [used, old] = [await applied(job.id), await applied(job.id)];
    const removals = await Promise.all([remove(used.token), remove(used.token), remove(used.token)]);
    expect(removals.map(({ status }) => status).sort()).toEqual([200, 410, 410]);
    const backdate = (days: number) =>
      fursa.database.query(
        `update applications set applied_at = now() - interval '${days} days' where email = '${old.email}'`,
      );
    await backdate(89);
    expect((await look(old.token)).status).toBe(200);
    await backdate(91);
    const madeUp = await look('x'.repeat(43));
    expect([madeUp.status, madeUp.body.code]).toEqual([410, 'link_expired']);
    for (const answer of [await look(used.token), await look(old.token), await remove(old.token), await remove('x')])
      expect([answer.status, answer.text]).toEqual([410, madeUp.text]);
    expect(await count(`applications where email = '${old.email}'`)).toBe(1);
  });

  it('is void once the application belongs to an account, also when both happen at once', async () => {
    const job = await publish();
    for (const isRace of [false, true]) {
      const { token, email, receipt } = await applied(job.id);
      const client = fursa.visitor();
      await client.post('/register', {
        role: 'candidate',
        name: 'Hodan Warsame',
        email,
        password: TEST_PASSWORD,
        application: receipt,
      });
      const confirmation = await fursa.tokenFor(email);
      const confirm = () => client.post('/register/confirm', { token: confirmation });
      const [confirmed, removed] = isRace
        ? await Promise.all([confirm(), remove(token)])
        : [await confirm(), await remove(token)];
      expect(confirmed.status).toBe(200);
      const mine = (await client.get('/candidate/applications')).body.applications;
      if (!isRace) expect(removed.status).toBe(410);
      expect(mine).toHaveLength(removed.status === 410 ? 1 : 0);
      expect(await count(`candidates where email = '${email}'`)).toBe(1);
    }
  });
});

async function filesOnDisk(): Promise<string[]> {
  return readdir(fursa.filesDir, { recursive: true });
}
