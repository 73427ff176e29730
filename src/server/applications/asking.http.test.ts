import { beforeEach, describe, expect, it } from 'vitest';
import type { JobFieldArguments } from '#shared/jobs/job-editor.contract.ts';
import { application, newEmail, PDF } from '../../../tests/harness/test-applications.ts';
import { companyForTests } from '../../../tests/harness/test-company.ts';
import { publishJob } from '../../../tests/harness/test-jobs.ts';
import { LIMITS } from './applications.limits.ts';

/** Nobody else can find out whether somebody has applied. */
const { fursa, admin, employer } = await companyForTests({ env: { TRUST_PROXY: 'true' } });
beforeEach(() => fursa.database.query('delete from throttles'));

const publish = (changes: Partial<JobFieldArguments> = {}) =>
  publishJob(employer, admin, { application_form: 'wizard', screening_mode: 'auto', pass_mark: 0, ...changes });
const addressOf = (jobId: number) => `/candidate/job/${jobId}/apply`;
const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
const ALREADY = 'You have already applied for this job.';
const { attempts } = LIMITS.applyRefused;

describe('a guest’s post that would be refused anyway', () => {
  it.each([0, 100])(
    'is answered alike for an e-mail that has applied and one that has not (pass mark %i)',
    async (mark) => {
      const job = await publish({ pass_mark: mark, questions: [{ title: 'Why cold?', required: true }] });
      const { body } = await fursa.visitor().get(`/api/job/${job.id}/questions`);
      const questions = { [body.questions[0].id]: 'It keeps.' };
      const known = newEmail();
      const first = await fursa.visitor().post(addressOf(job.id), { ...application('wizard', known), questions });
      expect(first.status).toBe(mark === 0 ? 200 : 422);
      const elsewhere = await publish();
      const { cv } = (await fursa.visitor().upload(`/candidate/job/${elsewhere.id}/cv`, 'cv.pdf', PDF)).body;
      const expired = (await fursa.visitor().upload(`/candidate/job/${job.id}/cv`, 'cv.pdf', PDF)).body.cv;
      await fursa.database.query(
        `update cv_uploads set expires_at = now() - interval '1 minute' where job_id = ${job.id}`,
      );
      const probes: Record<string, (email: string) => object> = {
        'a CV that was never uploaded': (email) => ({ ...application('wizard', email), questions, cv: 'bogus' }),
        'a CV for another job': (email) => ({ ...application('wizard', email), questions, cv }),
        'a CV that has expired': (email) => ({ ...application('wizard', email), questions, cv: expired }),
        'a CV of an account': (email) => ({ ...application('wizard', email), questions, resume_id: 1 }),
        'a hidden field': (email) => ({ ...application('wizard', email), questions, website: 'x' }),
        'no time taken': (email) => ({ ...application('wizard', email), questions, open_ms: 1 }),
        'a question left open': (email) => application('wizard', email),
        'a number that is none': (email) => {
          const body = application('wizard', email);
          return { ...body, questions, personalInfo: { ...body.personalInfo, phone: '+254 12' } };
        },
        'nothing but the e-mail': (email) => ({ personalInfo: { email } }),
      };
      for (const [what, probe] of Object.entries(probes)) {
        const answers = [];
        for (const email of [known, newEmail()])
          answers.push(await fursa.visitor().post(addressOf(job.id), probe(email)));
        const [one, two] = answers.map(({ status, text, headers }) => [status, text, [...headers.keys()].sort()]);
        expect(one?.[0], what).toBe(422);
        expect(one, what).toEqual(two);
      }
    },
  );

  it('is answered alike where a limit is full', async () => {
    const job = await publish();
    const known = newEmail();
    await fursa.visitor().post(addressOf(job.id), application('wizard', known), from('203.0.113.1'));
    await fursa.database.query(`update throttles set count = most where key like 'apply-address:%'`);
    const ask = (email: string) =>
      fursa.visitor().post(addressOf(job.id), application('wizard', email), from('203.0.113.1'));
    const messages = [];
    for (const email of [known, newEmail(), known]) messages.push((await ask(email)).body.message);
    expect(new Set(messages).size).toBe(1);
    expect(messages[0]).toMatch(/^Too many applications/);
  });
});

describe('what is refused', () => {
  it('counts against the address, exactly, also when it comes all at once', async () => {
    const job = await publish();
    const known = newEmail();
    await fursa.visitor().post(addressOf(job.id), application('wizard', known), from('203.0.113.2'));
    const visitor = fursa.visitor();
    await visitor.get('/me');
    const ask = (body: object, address = '203.0.113.3') => visitor.post(addressOf(job.id), body, from(address));
    await ask({ ...application('wizard'), cv: 'bogus' });
    await ask({ personalInfo: {} });
    const { rows } = await fursa.database.query(`select count from throttles where key like 'apply-refused:%'`);
    expect(rows).toEqual([{ count: 2 }]);
    await fursa.database.query(`update throttles set count = ${attempts - 5} where key like 'apply-refused:%'`);
    const answers = await Promise.all(Array.from({ length: 30 }, () => ask(application('wizard', known))));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 429));
    expect(answers.filter(({ body }) => body.message === ALREADY)).toHaveLength(5);
    const over = answers.filter(({ body }) => body.message !== ALREADY);
    expect(new Set(over.map(({ body }) => body.message)).size).toBe(1);
    expect(over[0]?.body.message).toMatch(/^Too many applications .*what you wrote is kept/);
    expect(Number(over[0]?.headers.get('retry-after'))).toBeGreaterThan(60);
  });

  it('leaves nothing to be asked once the limit is full', async () => {
    const job = await publish();
    const known = newEmail();
    await fursa.visitor().post(addressOf(job.id), application('wizard', known), from('203.0.113.4'));
    const ask = (body: object, address: string) => fursa.visitor().post(addressOf(job.id), body, from(address));
    await ask({ personalInfo: {} }, '203.0.113.5');
    await fursa.database.query(`update throttles set count = most where key like 'apply-refused:%'`);
    const bodies = [application('wizard', known), application('wizard'), { personalInfo: {} }];
    const texts = [];
    for (const body of bodies) texts.push((await ask(body, '203.0.113.5')).text);
    expect(new Set(texts).size).toBe(1);
    expect(texts[0]).toContain('Too many applications');
    const { rows } = await fursa.database.query(`select count(*)::int as n from applications where job_id = ${job.id}`);
    expect(rows).toEqual([{ n: 1 }]);
    // Other addresses are not limited, and this one is free again later.
    expect((await ask(application('wizard'), '203.0.113.6')).status).toBe(200);
    await fursa.database.query(`update throttles set reset_at = now() - interval '1 second'`);
    expect((await ask(application('wizard'), '203.0.113.5')).status).toBe(200);
  });

  it('stops nobody who is signed in: they can only ask about themselves', async () => {
    const job = await publish();
    await fursa.visitor().post(addressOf(job.id), { personalInfo: {} }, from('203.0.113.7'));
    await fursa.database.query(`update throttles set count = most where key like 'apply-refused:%'`);
    const candidate = await fursa.register('candidate');
    const post = (body: object) => candidate.post(addressOf(job.id), body, from('203.0.113.7'));
    expect((await post({ personalInfo: {} })).status).toBe(422);
    expect((await post(application('wizard'))).status).toBe(200);
  });

  it('is not what was taken: who is turned away by the score has applied', async () => {
    const job = await publish({ pass_mark: 100 });
    const answer = await fursa.visitor().post(addressOf(job.id), application('wizard'), from('203.0.113.8'));
    expect(answer.body.code).toBe('not_approved');
    const { rows } = await fursa.database.query(`select key from throttles where key like 'apply-refused:%'`);
    expect(rows).toEqual([]);
  });
});

describe('the same post again, with its CV', () => {
  it('is answered like the first, though the CV is taken by then', async () => {
    const job = await publish();
    const visitor = fursa.visitor();
    const { cv } = (await visitor.upload(`/candidate/job/${job.id}/cv`, 'cv.pdf', PDF)).body;
    const body = { ...application('wizard'), cv, client_id: 'the-same-with-a-cv' };
    const answers = await Promise.all(Array.from({ length: 8 }, () => visitor.post(addressOf(job.id), body)));
    answers.push(await visitor.post(addressOf(job.id), body));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
  });
});
