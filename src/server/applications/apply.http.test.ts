import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { embeddedEvaluator } from '#server/screening/embedded/embedded-evaluator.ts';
import type { Evaluator } from '#server/screening/evaluator.ts';
import type { JobFieldArguments } from '#shared/jobs/job-editor.contract.ts';
import { application, newEmail, PDF } from '../../../tests/harness/test-applications.ts';
import type { TestClient } from '../../../tests/harness/test-client.ts';
import { publishJob } from '../../../tests/harness/test-jobs.ts';
import { startTestServer, type TestServer } from '../../../tests/harness/test-server.ts';

const embedded = embeddedEvaluator();
let judged = 0;
const evaluator: Evaluator = {
  ...embedded,
  evaluate(...given) {
    judged += 1;
    return embedded.evaluate(...given);
  },
};
let fursa: TestServer;
let admin: TestClient;
let employer: TestClient;
let candidate: TestClient & { email: string };
beforeAll(async () => {
  fursa = await startTestServer({ env: { TRUST_PROXY: 'true' }, evaluator });
  admin = await fursa.signedInAs('admin');
  employer = await fursa.register('company');
  candidate = await fursa.register('candidate', 'Casha Person');
});
afterAll(() => fursa.stop());

const publish = (changes: Partial<JobFieldArguments> = {}) =>
  publishJob(employer, admin, { application_form: 'wizard', screening_mode: 'auto', pass_mark: 0, ...changes });
const addressOf = (jobId: number) => `/candidate/job/${jobId}/apply`;

async function rowsOf(jobId: number) {
  const { rows } = await fursa.database.query(
    `select a.id::int, a.email, a.name, a.form, a.outcome, a.resume_id::int, a.candidate_id::int, a.snapshot, c.username, c.user_id
     from applications a join candidates c on c.id = a.candidate_id where a.job_id = ${jobId} order by a.id`,
  );
  return rows as Record<string, never>[];
}
async function count(what: string): Promise<number> {
  const { rows } = await fursa.database.query(`select count(*)::int as n from ${what}`);
  return rows[0]?.n as number;
}

describe('the outcome', () => {
  it('of a guest who passes leads to registration with the receipt', async () => {
    const job = await publish();
    const body = application('wizard');
    const answer = await fursa.visitor().post(addressOf(job.id), body);
    expect(answer.status).toBe(200);
    const { receipt, score } = answer.body;
    expect(answer.body).toEqual({
      success: true,
      outcome: 'passed',
      message: 'You passed the AI screening. Redirecting to registration...',
      redirect: `/register?application=${receipt}`,
      receipt: expect.stringMatching(/^[\w-]{43}$/),
      score: expect.any(Number),
    });
    expect(score).toBeGreaterThan(0);
    const [row] = await rowsOf(job.id);
    expect(row).toMatchObject({ name: 'Hodan Warsame', form: 'wizard', outcome: 'passed', user_id: null });
    expect(row?.username).toMatch(/^hodan-warsame-[0-9a-f]{12}$/);
    expect(await fursa.lastMailTo(body.personalInfo.email)).toContain(`/application/${receipt}`);
  });

  it('of a candidate who passes leads to the dashboard', async () => {
    const job = await publish();
    const { body } = await candidate.post(addressOf(job.id), application('wizard', 'another@test.example'));
    expect(body).toMatchObject({
      success: true,
      redirect: '/user/dashboard',
      message: 'You passed the AI screening. Redirecting to your dashboard...',
    });
    const [row] = await rowsOf(job.id);
    expect(row).toMatchObject({ email: candidate.email });
    expect(row?.user_id).not.toBeNull();
    expect(await fursa.mailCount('another@test.example')).toBe(0);
  });

  it('of a fail is 422 with the score and the way to the receipt; the same person has to wait', async () => {
    const job = await publish({ pass_mark: 100 });
    const email = newEmail();
    const { status, body } = await fursa.visitor().post(addressOf(job.id), application('wizard', email));
    expect(status).toBe(422);
    expect(body).toEqual({
      success: false,
      code: 'not_approved',
      message: 'Your application did not pass the AI screening.',
      score: expect.any(Number),
      redirect: expect.stringMatching(/^\/application\/[\w-]{43}$/),
      reapply_on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    });
    const again = await fursa.visitor().post(addressOf(job.id), application('wizard', ` ${email.toUpperCase()} `));
    expect(again.status).toBe(429);
    expect(again.body.message).toBe('You can apply for this job again in 30 days.');
    expect(Number(again.headers.get('retry-after'))).toBeGreaterThan(29 * 86_400);
    await fursa.database.query(
      `update applications set applied_at = now() - interval '31 days' where job_id = ${job.id}`,
    );
    expect((await fursa.visitor().post(addressOf(job.id), application('wizard', email))).status).toBe(422);
    expect(await rowsOf(job.id)).toHaveLength(2);
  });

  it('is left to a person in the advising mode: neither success nor an error', async () => {
    const job = await publish({ pass_mark: 100, screening_mode: 'advise' });
    const { status, body } = await fursa.visitor().post(addressOf(job.id), application('wizard'));
    expect(status).toBe(200);
    expect(body).toMatchObject({
      success: null,
      outcome: 'under_review',
      message: 'Your application is under review',
      receipt: expect.any(String),
    });
  });
});

describe('which rules hold', () => {
  it.each(['wizard', 'form', 'simple'] as const)('those of the form of the job: %s', async (form) => {
    const job = await publish({ application_form: form, screening_mode: 'advise' });
    const { status, body } = await fursa.visitor().post(addressOf(job.id), application(form));
    expect([status, body.errors]).toEqual([200, undefined]);
    const [row] = await rowsOf(job.id);
    expect(row?.snapshot).toMatchObject({
      personalInfo: { firstName: 'Hodan', phone: form === 'simple' ? null : '+252612345678' },
      educations: [{ institution_name: 'Coastal University of Marka' }],
      experiences: [{ designation: 'Cold Chain Coordinator' }],
    });
    const wrongForm = application(form === 'wizard' ? 'simple' : 'wizard');
    expect((await fursa.visitor().post(addressOf(job.id), wrongForm)).status).toBe(422);
  });

  it('those of variant A for a job with the quick form', async () => {
    const job = await publish({ application_form: 'quick' });
    expect((await fursa.visitor().post(addressOf(job.id), application('wizard'))).status).toBe(200);
    expect(await rowsOf(job.id)).toMatchObject([{ form: 'wizard' }]);
  });

  it('keeps educations, experiences, languages and answers one by one, and trainings in what was sent', async () => {
    const job = await publish({ questions: [{ title: 'Why cold?', required: true }] });
    const { body: asked } = await fursa.visitor().get(`/api/job/${job.id}/questions`);
    const id = String(asked.questions[0].id);
    const missing = await fursa.visitor().post(addressOf(job.id), application('wizard'));
    expect(missing.body.errors).toEqual({ [`questions.${id}`]: ['Question 1 is required'] });
    const foreign = { ...application('wizard'), questions: { [id]: 'It keeps.', '999999': 'Mine' } };
    expect((await fursa.visitor().post(addressOf(job.id), foreign)).body.errors).toEqual({
      'questions.999999': ['This question does not belong to the job.'],
    });
    const sent = { ...application('wizard'), questions: { [id]: ' It keeps. ' } };
    expect((await fursa.visitor().post(addressOf(job.id), sent)).status).toBe(200);
    const [row] = await rowsOf(job.id);
    expect(row?.snapshot).toMatchObject({ trainings: [{ name: 'Good Distribution Practice' }] });
    const where = `where application_id = ${row?.id}`;
    const { rows } = await fursa.database.query(
      `select e.institution, e.start_date::text as start, x.designation, x.employment_type as type, l.name as language, q.question, q.answer
       from application_educations e, application_experiences x, application_languages l, application_answers q
       where e.application_id = ${row?.id} and x.application_id = e.application_id and l.application_id = e.application_id and q.application_id = e.application_id`,
    );
    expect(rows).toEqual([
      {
        institution: 'Coastal University of Marka',
        start: '2012-09-01',
        designation: 'Cold Chain Coordinator',
        type: 'Full-time',
        language: 'Somali',
        question: 'Why cold?',
        answer: 'It keeps.',
      },
    ]);
    expect(await count(`ai_evaluations ${where}`)).toBe(1);
  });

  it('takes an education without a country, and refuses one that does not exist', async () => {
    const job = await publish();
    const { country: _left, ...education } = application('wizard').educations?.[0] ?? {};
    const send = (educations: object[]) =>
      fursa.visitor().post(addressOf(job.id), { ...application('wizard'), educations });
    expect((await send([education])).status).toBe(200);
    expect((await send([{ ...education, country: null }])).status).toBe(200);
    const [row] = await rowsOf(job.id);
    expect(row?.snapshot).toMatchObject({ educations: [{ country: null }] });
    expect((await send([{ ...education, country: 'XX' }])).body.errors).toEqual({
      'educations.0.country': ['Please select a country'],
    });
  });

  it('takes what began and ended in the same month, in every form', async () => {
    const month = '2024-05';
    const [a, b, c] = [application('wizard'), application('form'), application('simple')];
    const sent = {
      wizard: {
        ...a,
        educations: a.educations?.map((one) => ({ ...one, start_date: month, end_date: month })),
        trainings: a.trainings?.map((one) => ({ ...one, startDate: month, endDate: month })),
        experiences: a.experiences?.map((one) => ({ ...one, start: month, end: month, current_position: false })),
      },
      form: {
        ...b,
        educations: b.educations?.map((one) => ({ ...one, start: month, end: month })),
        experiences: b.experiences?.map((one) => ({ ...one, start: month, end: month, current_position: false })),
      },
      simple: { ...c, experiences: c.experiences?.map((one) => ({ ...one, startDate: month, endDate: month })) },
    };
    for (const form of ['wizard', 'form', 'simple'] as const) {
      const job = await publish({ application_form: form, screening_mode: 'advise' });
      const { status, body } = await fursa.visitor().post(addressOf(job.id), sent[form]);
      expect([form, status, body.errors]).toEqual([form, 200, undefined]);
    }
  });

  it('keeps certificates, awards, portfolio and LinkedIn of variant B, for the employer and on the receipt', async () => {
    const job = await publish({ application_form: 'form', screening_mode: 'advise' });
    const additionalInfo = {
      certifications: 'Forklift licence\nHACCP',
      awards: 'Storekeeper of the year 2023',
      portfolio: 'https://hodan.example/work',
      linkedin: 'linkedin.com/in/hodan',
    };
    const kept = { ...additionalInfo, linkedin: 'https://linkedin.com/in/hodan' };
    const wrong = await fursa.visitor().post(addressOf(job.id), {
      ...application('form'),
      additionalInfo: { ...additionalInfo, portfolio: 'javascript:alert(1)' },
    });
    expect(Object.keys(wrong.body.errors)).toEqual(['additionalInfo.portfolio']);
    const { body } = await fursa.visitor().post(addressOf(job.id), { ...application('form'), additionalInfo });
    const [row] = await rowsOf(job.id);
    const profile = await employer.get(`/candidate/application/profile/details?application_id=${row?.id}`);
    expect(profile.body).toMatchObject({
      social_info: { linkedin: kept.linkedin },
      candidate: { additional_info: kept },
    });
    const receipt = await fursa.visitor().get(`/api/application/${body.receipt}`);
    expect(receipt.body.application.sent.additionalInfo).toEqual(kept);
  });

  it('says what is missing in variant A, at the names of the call', async () => {
    const job = await publish();
    const { status, body } = await fursa.visitor().post(addressOf(job.id), { personalInfo: {} });
    expect(status).toBe(422);
    expect(body).toMatchObject({ success: false, code: 'invalid', message: 'Please fix the errors and try again.' });
    expect(body.errors).toEqual({
      'personalInfo.firstName': ['First name is required'],
      'personalInfo.lastName': ['Last name is required'],
      'personalInfo.email': ['Email is required'],
      'personalInfo.dateOfBirth': ['Date of birth is required'],
      'personalInfo.bio': ['Bio must be at least 50 characters'],
      'personalInfo.country': ['Country is required'],
      'personalInfo.city': ['City is required'],
      educations: ['Please add at least one education entry'],
      experiences: ['Please add at least one work experience entry'],
      skills: ['Please select at least 3 skills'],
      languages: ['Please add at least one language'],
      cover_letter: ['Cover letter must be at least 100 characters.'],
    });
    const none = { ...application('wizard'), experiences: [], no_experience: true };
    expect((await fursa.visitor().post(addressOf(job.id), none)).status).toBe(200);
  });

  it('says what is missing in variant B, with the number of the entry', async () => {
    const job = await publish({ application_form: 'form' });
    const { body } = await fursa.visitor().post(addressOf(job.id), {
      ...application('form'),
      personalInfo: { email: 'nobody' },
      educations: [{}, { level: '' }],
      experiences: [{ responsibilities: 'short' }],
      skills: [],
      languages: [{}],
    });
    expect(body.errors).toMatchObject({
      'personalInfo.email': ['Valid email is required'],
      'personalInfo.phone': ['Phone number is required'],
      'educations.0.institution_name': ['Education #1: Institution name is required'],
      'educations.0.end': ['Education #1: End date is required (or mark as current)'],
      'educations.1.level': ['Education #2: Level is required'],
      'experiences.0.responsibilities': ['Experience #1: Responsibilities must be at least 50 characters'],
      skills: ['At least one skill is required'],
      'languages.0.name': ['Language Name is required'],
      'languages.0.proficiency': ['Proficiency Level is required'],
    });
  });

  it('says what is missing in variant C', async () => {
    const job = await publish({ application_form: 'simple' });
    const { body } = await fursa
      .visitor()
      .post(addressOf(job.id), { personalInfo: {}, educations: [{}], experiences: [{}] });
    expect(body.errors).toEqual({
      'personalInfo.fullName': ['Full Name is required.'],
      'personalInfo.email': ['Email is required.'],
      'educations.0.courseName': ['Course name is required.'],
      'educations.0.institution': ['Institution is required.'],
      'experiences.0.jobTitle': ['Job title is required.'],
      'experiences.0.company': ['Company is required.'],
      'experiences.0.startDate': ['Start date is required.'],
      'experiences.0.endDate': ['End date is required if not currently working here.'],
      'experiences.0.responsibilities': ['Responsibilities are required.'],
    });
  });

  it('knows the numbers of each country', async () => {
    const job = await publish({ country: 'SO', locality: 'Marka' });
    for (const [phone, kept] of [
      ['+254 712 345678', '+254712345678'],
      ['061 2345678', '+252612345678'],
      ['+254 12', null],
      ['+999 1234567', null],
    ] as const) {
      const body = application('wizard');
      const answer = await fursa
        .visitor()
        .post(addressOf(job.id), { ...body, personalInfo: { ...body.personalInfo, phone } });
      if (kept === null) {
        expect(answer.body.errors).toEqual({ 'personalInfo.phone': ['Please enter a valid phone number'] });
      } else expect((await rowsOf(job.id)).at(-1)?.snapshot).toMatchObject({ personalInfo: { phone: kept } });
    }
  });

  it('lets nobody in who is not of age, on no clock of the world', async () => {
    const job = await publish();
    const born = (days: number) => {
      const date = new Date(Date.now() + days * 86_400_000);
      date.setUTCFullYear(date.getUTCFullYear() - 18);
      return date.toISOString().slice(0, 10);
    };
    const apply = (dateOfBirth: string) => {
      const body = application('wizard');
      return fursa.visitor().post(addressOf(job.id), { ...body, personalInfo: { ...body.personalInfo, dateOfBirth } });
    };
    expect((await apply(born(0))).status).toBe(200);
    for (const [dateOfBirth, message] of [
      [born(2), 'You must be at least 18 years old'],
      ['9999-12-31', 'You must be at least 18 years old'],
      ['2000-02-30', 'Please enter a valid date of birth'],
      ['1899-12-31', 'Date of birth cannot be before 1900'],
    ] as const)
      expect((await apply(dateOfBirth)).body.errors).toEqual({ 'personalInfo.dateOfBirth': [message] });
    await apply('2004-02-29');
    expect((await rowsOf(job.id)).at(-1)?.snapshot).toMatchObject({ personalInfo: { dateOfBirth: '2004-02-29' } });
  });
});

describe('a job', () => {
  it('that is closed, past its deadline, waiting or unknown takes nothing', async () => {
    const job = await publish();
    await employer.post(`/company/jobs/${job.id}/close`);
    const closed = await fursa.visitor().post(addressOf(job.id), application('wizard'));
    expect([closed.status, closed.body.message]).toEqual([422, 'This job is no longer accepting applications.']);
    const late = await publish();
    await fursa.database.query(`update jobs set deadline = '2020-01-01' where id = ${late.id}`);
    expect((await fursa.visitor().post(addressOf(late.id), application('wizard'))).status).toBe(422);
    await fursa.database.query(`update jobs set status = 'pending' where id = ${late.id}`);
    const waiting = await fursa.visitor().post(addressOf(late.id), application('wizard'));
    const unknown = await fursa.visitor().post(addressOf(999_999), application('wizard'));
    expect(waiting.status).toBe(404);
    expect(waiting.text).toBe(unknown.text);
    for (const id of ['abc', '-1', '0', '99999999999999999999'])
      expect((await fursa.visitor().post(`/candidate/job/${id}/apply`, {})).status).toBe(404);
  });
});

describe('who applies', () => {
  it('is nobody of a company and nobody of the admin side, and nobody without the token', async () => {
    const job = await publish();
    for (const client of [employer, admin, await fursa.signedInAs('reviewer')])
      expect((await client.post(addressOf(job.id), application('wizard'))).body.code).toBe('forbidden');
    const visitor = fursa.visitor();
    await visitor.get('/me');
    for (const csrf of [null, 'made-up']) {
      const answer = await visitor.post(addressOf(job.id), application('wizard'), { csrf });
      expect([answer.status, answer.body.code]).toEqual([403, 'csrf']);
    }
    expect(await rowsOf(job.id)).toEqual([]);
  });

  it('as a guest never touches an account, and is answered the same for a known e-mail', async () => {
    const job = await publish();
    const before = await count('users');
    const known = await fursa.visitor().post(addressOf(job.id), application('wizard', candidate.email));
    const unknown = await fursa.visitor().post(addressOf(job.id), application('wizard'));
    const shape = ({ status, body, headers }: typeof known) => [
      status,
      { ...body, receipt: '', redirect: '', score: 0 },
      [...headers.keys()].sort(),
    ];
    expect(shape(known)).toEqual(shape(unknown));
    const rows = await rowsOf(job.id);
    expect(rows.map(({ user_id }) => user_id)).toEqual([null, null]);
    expect(await count('users')).toBe(before);
    expect((await candidate.get('/candidate/applications')).body.applications).not.toContainEqual(
      expect.objectContaining({ job: expect.objectContaining({ slug: job.slug }) }),
    );
  });

  it('has one running application per job, whoever posts it and however the e-mail is written', async () => {
    const job = await publish();
    const email = newEmail();
    await fursa.visitor().post(addressOf(job.id), application('wizard', email));
    const again = await fursa.visitor().post(addressOf(job.id), application('wizard', `  ${email.toUpperCase()}`));
    expect([again.status, again.body.message]).toEqual([429, 'You have already applied for this job.']);
    expect(Number(again.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await rowsOf(job.id)).toHaveLength(1);
    const other = await publish();
    expect((await fursa.visitor().post(addressOf(other.id), application('wizard', email))).status).toBe(200);
  });
});

describe('posting twice', () => {
  it('applies once when it is sent twenty times at once, and answers every time alike', async () => {
    const job = await publish();
    const visitor = fursa.visitor();
    await visitor.get('/me');
    const body = { ...application('wizard'), client_id: 'the-same-try-each-time' };
    const answers = await Promise.all(Array.from({ length: 20 }, () => visitor.post(addressOf(job.id), body)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    const [row, ...others] = await rowsOf(job.id);
    expect(others).toEqual([]);
    expect(await count(`ai_evaluations where application_id = ${row?.id}`)).toBe(1);
    expect(await count(`candidates where email = '${body.personalInfo.email}'`)).toBe(1);
    expect(await fursa.mailCount(body.personalInfo.email)).toBe(1);
  });

  it('also holds for a fail, and without an id for the very same application', async () => {
    const job = await publish({ pass_mark: 100 });
    const visitor = fursa.visitor();
    const body = application('wizard');
    const [first, second] = [await visitor.post(addressOf(job.id), body), await visitor.post(addressOf(job.id), body)];
    expect(first.status).toBe(422);
    expect(second.text).toBe(first.text);
    expect(await rowsOf(job.id)).toHaveLength(1);
  });

  it('lets one in of twenty different people with the same e-mail', async () => {
    const job = await publish();
    const email = newEmail();
    const posts = Array.from({ length: 20 }, () =>
      fursa.visitor().post(addressOf(job.id), application('wizard', email)),
    );
    const statuses = (await Promise.all(posts)).map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array.from({ length: 19 }, () => 429)]);
    expect(await count(`candidates where email = '${email}'`)).toBe(1);
  });

  it('lets one in of many with the same e-mail also where all of them fail', async () => {
    const job = await publish({ pass_mark: 100 });
    const email = newEmail();
    const posts = Array.from({ length: 8 }, () =>
      fursa.visitor().post(addressOf(job.id), application('wizard', email)),
    );
    const statuses = (await Promise.all(posts)).map(({ status }) => status).sort();
    expect(statuses).toEqual([422, ...Array.from({ length: 7 }, () => 429)]);
    expect((await rowsOf(job.id)).map(({ outcome }) => outcome)).toEqual(['failed']);
  });

  it('with the id of somebody else is an application of its own', async () => {
    const job = await publish();
    const id = 'not-so-random-id';
    for (const visitor of [fursa.visitor(), fursa.visitor()])
      expect((await visitor.post(addressOf(job.id), { ...application('wizard'), client_id: id })).status).toBe(200);
    expect(await rowsOf(job.id)).toHaveLength(2);
  });
});

describe('spam', () => {
  it('is told in a sentence what happened', async () => {
    const job = await publish();
    const trap = await fursa
      .visitor()
      .post(addressOf(job.id), { ...application('wizard'), website: 'https://spam.example' });
    expect(trap.status).toBe(422);
    expect(trap.body.message).toMatch(/hidden field/);
    const quick = await fursa.visitor().post(addressOf(job.id), { ...application('wizard'), open_ms: 900 });
    expect([quick.status, quick.body.errors.form]).toEqual([422, ['Please wait a moment and send again.']]);
    const human = { ...application('wizard'), website: '', open_ms: 240_000 };
    expect((await fursa.visitor().post(addressOf(job.id), human)).status).toBe(200);
  });

  it('is limited per address and per e-mail; nothing of what is over the limit is kept', async () => {
    const job = await publish();
    const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
    const post = (address: string, email?: string) =>
      fursa.visitor().post(addressOf(job.id), application('wizard', email), from(address));
    expect((await post('203.0.113.7')).status).toBe(200);
    await fursa.database.query(
      `update throttles set count = 100 where key like 'apply-address:%' and count = 1 and reset_at > now()`,
    );
    const over = await post('203.0.113.7');
    expect([over.status, over.body.code]).toEqual([429, 'too_many']);
    // Screening is expensive, so requests over the limit are refused before it.
    const judgedBefore = judged;
    expect((await post('203.0.113.7')).status).toBe(429);
    expect(judged).toBe(judgedBefore);
    expect(over.body.message).toMatch(/^Too many applications/);
    expect(Number(over.headers.get('retry-after'))).toBeGreaterThan(3000);
    expect((await post('203.0.113.8')).status).toBe(200);
    expect(await rowsOf(job.id)).toHaveLength(2);

    const email = newEmail();
    const other = await publish();
    await fursa.visitor().post(addressOf(other.id), application('wizard', email), from('203.0.113.9'));
    await fursa.database.query(`update throttles set count = most where key like 'apply-email:%'`);
    expect((await post('203.0.113.9', email)).status).toBe(429);
    await fursa.database.query(`delete from throttles`);
  });

  it('comes to a limit with posts that are refused, too', async () => {
    const job = await publish();
    await fursa.database.query('delete from throttles');
    const visitor = fursa.visitor();
    const post = (email: string) =>
      visitor.post(
        addressOf(job.id),
        { ...application('wizard', email), client_id: 'always-the-same-id' },
        { headers: { 'x-forwarded-for': '203.0.113.30' } },
      );
    expect((await post(newEmail())).status).toBe(200);
    expect((await post(newEmail())).body.message).toBe('You have already applied for this job.');
    const { rows } = await fursa.database.query(`select count from throttles where key like 'apply-address:%'`);
    expect(rows).toEqual([{ count: 2 }]);
    await fursa.database.query(`update throttles set count = 100 where key like 'apply-address:%'`);
    expect((await post(newEmail())).body.message).toMatch(/^Too many applications/);
    const judgedBefore = judged;
    expect((await post(newEmail())).body.message).toMatch(/^Too many applications/);
    expect(judged).toBe(judgedBefore);
    await fursa.database.query('delete from throttles');
  });

  it('gets no further by coming all at once, and leaves neither mail nor guest behind', async () => {
    const job = await publish();
    const address = { headers: { 'x-forwarded-for': '203.0.113.20' } };
    const post = () => fursa.visitor().post(addressOf(job.id), application('wizard'), address);
    await fursa.database.query('delete from throttles');
    await post();
    await fursa.database.query(`update throttles set count = 97 where key like 'apply-address:%'`);
    const [mails, guests] = [await count('mails'), await count('candidates')];
    const statuses = (await Promise.all(Array.from({ length: 10 }, post))).map(({ status }) => status).sort();
    expect(statuses).toEqual([200, 200, 200, ...Array.from({ length: 7 }, () => 429)]);
    expect(await rowsOf(job.id)).toHaveLength(4);
    expect([await count('mails'), await count('candidates')]).toEqual([mails + 3, guests + 3]);
    expect(await count(`throttles where key like 'apply-email:%'`)).toBe(4);
    await fursa.database.query('delete from throttles');
  });
});

describe('a CV', () => {
  it('of a guest is uploaded first, and goes with one application to the job', async () => {
    const job = await publish();
    const visitor = fursa.visitor();
    const uploaded = await visitor.upload(`/candidate/job/${job.id}/cv`, 'hodan.pdf', PDF);
    expect(uploaded.body).toMatchObject({ success: true, name: 'hodan.pdf', cv: expect.stringMatching(/^[\w-]{43}$/) });
    const { cv } = uploaded.body;
    const elsewhere = await publish();
    expect((await visitor.post(addressOf(elsewhere.id), { ...application('wizard'), cv })).body.errors).toEqual({
      cv: ['Please upload your CV again: too much time passed before it was sent.'],
    });
    expect((await visitor.post(addressOf(job.id), { ...application('wizard'), cv })).status).toBe(200);
    const [row] = await rowsOf(job.id);
    expect(await count(`resumes where id = ${row?.resume_id} and candidate_id = ${row?.candidate_id}`)).toBe(1);
    expect((await visitor.post(addressOf(job.id), { ...application('wizard'), cv })).status).toBe(422);
    expect(await rowsOf(job.id)).toHaveLength(1);
  });

  it('is judged by its content, and only for a job that is open', async () => {
    const job = await publish();
    const page = Buffer.from('<html><script>alert(1)</script></html>');
    const wrong = await fursa.visitor().upload(`/candidate/job/${job.id}/cv`, 'cv.pdf', page);
    expect(wrong.body.errors).toEqual({ file: ['The CV must be a PDF, DOC or DOCX file.'] });
    expect((await fursa.visitor().upload('/candidate/job/999999/cv', 'cv.pdf', PDF)).status).toBe(404);
    expect((await employer.upload(`/candidate/job/${job.id}/cv`, 'cv.pdf', PDF)).status).toBe(403);
  });

  it('that nobody sends is swept after a day', async () => {
    const job = await publish();
    const { body } = await fursa.visitor().upload(`/candidate/job/${job.id}/cv`, 'late.pdf', PDF);
    await fursa.database.query(
      `update cv_uploads set expires_at = now() - interval '1 minute';
       update files set created_at = now() - interval '1 day' where name = 'late.pdf'`,
    );
    const late = await fursa.visitor().post(addressOf(job.id), { ...application('wizard'), cv: body.cv });
    expect(late.status).toBe(422);
    await fursa.server.run('clean-up');
    expect(await count('cv_uploads')).toBe(0);
    expect(await count(`files where name = 'late.pdf'`)).toBe(0);
  });

  it('of a candidate is one of their own', async () => {
    const job = await publish();
    const { body } = await candidate.upload('/candidate/resumes', 'mine.pdf', PDF);
    const resume_id = body.resume.id;
    const guest = await fursa.visitor().post(addressOf(job.id), { ...application('wizard'), resume_id });
    expect(guest.body.errors).toEqual({ resume_id: ['Please sign in to choose one of your CVs.'] });
    const stranger = await fursa.register('candidate');
    const stolen = await stranger.post(addressOf(job.id), { ...application('wizard'), resume_id });
    expect(stolen.body.errors).toEqual({ resume_id: ['Please choose one of your own CVs.'] });
    const own = await candidate.post(addressOf(job.id), { ...application('wizard'), resume_id });
    expect(own.status).toBe(200);
    // The application keeps a copy of its own.
    const [row] = await rowsOf(job.id);
    expect(row?.resume_id).not.toBe(resume_id);
    expect(await count(`resumes where id = ${row?.resume_id} and name = 'mine.pdf' and not in_profile`)).toBe(1);
  });
});

describe('bad input', () => {
  it('is refused with a 4xx, without a word of the database, and nothing is stored', async () => {
    const job = await publish();
    const good = application('wizard');
    const personal = (changes: object) => ({ ...good, personalInfo: { ...good.personalInfo, ...changes } });
    const bodies: object[] = [
      personal({ firstName: 'Ho\0dan' }),
      personal({ lastName: 'War\ud800same' }),
      personal({ city: 'Ma\u202erka' }),
      personal({ email: 'ho\0dan@test.example' }),
      personal({ email: `${'x'.repeat(5_000)}@test.example` }),
      personal({ bio: `x${'\u0301'.repeat(200_000)}` }),
      personal({ firstName: ['Hodan'] }),
      personal({ firstName: 7 }),
      personal({ gender: 'x' }),
      { ...good, cover_letter: 'x'.repeat(400_000) },
      { ...good, skills: Array.from({ length: 10_000 }, (_, at) => `Skill ${at}`) },
      { ...good, skills: Array.from({ length: 51 }, (_, at) => `Skill ${at}`) },
      { ...good, skills: ['a', 'b', 'x'.repeat(5_000)] },
      { ...good, educations: Array.from({ length: 1_000 }, () => ({})) },
      { ...good, educations: 'none' },
      { ...good, educations: [null] },
      { ...good, experiences: { 0: {} } },
      { ...good, questions: [] },
      { ...good, questions: { __proto__x: 'y' } },
      { ...good, ai_score: 100 },
      personal(Object.fromEntries(Array.from({ length: 20_000 }, (_, at) => [`key${at}`, 1]))),
      { ...good, status: 'passed', company_id: 1, role: 'admin' },
      { ...good, educations: [{ ...good.educations?.[0], end_date: '9999-12' }] },
      { ...good, educations: [{ ...good.educations?.[0], start_date: '2012-02-30' }] },
      { ...good, experiences: [{ ...good.experiences?.[0], current_position: 'yes' }] },
      { ...good, client_id: 'short' },
      { ...good, cv: 'made-up' },
      { ...good, jobId: 1 },
      [],
    ];
    for (const body of bodies) {
      const started = performance.now();
      const answer = await fursa.visitor().post(addressOf(job.id), body);
      const what = JSON.stringify(body).slice(0, 200);
      expect(answer.status, what).toBe(422);
      expect(answer.text.length, what).toBeLessThan(20_000);
      expect(answer.text, what).not.toMatch(/select "|insert into|varchar|constraint|drizzle|postgres/i);
      expect(performance.now() - started, what).toBeLessThan(5_000);
    }
    const visitor = fursa.visitor();
    const megabyte = JSON.stringify({ ...good, cover_letter: 'x'.repeat(1_000_000) });
    expect((await visitor.post(addressOf(job.id), null, { raw: megabyte })).status).toBe(413);
    const polluted = `{"personalInfo":{"__proto__":{"admin":true}}}`;
    expect((await visitor.post(addressOf(job.id), null, { raw: polluted })).status).toBe(400);
    const deep = `{"personalInfo":${'['.repeat(100_000)}${']'.repeat(100_000)}}`;
    expect((await visitor.post(addressOf(job.id), null, { raw: deep })).status).toBe(400);
    const asText = await visitor.post(addressOf(job.id), null, {
      headers: { 'content-type': 'text/plain' },
      raw: '{}',
    });
    expect(asText.status).toBe(415);
    expect(await rowsOf(job.id)).toEqual([]);
  });

  it('counts code points as the browser does, and keeps Unix line ends', async () => {
    const job = await publish();
    const letter = `${'🧊'.repeat(1_000)}${'\r\n'.repeat(10)}${'é'.normalize('NFD').repeat(990)}`;
    const body = { ...application('wizard'), cover_letter: letter };
    expect((await fursa.visitor().post(addressOf(job.id), body)).status).toBe(200);
    const { rows } = await fursa.database.query(
      `select char_length(cover_letter) as n from applications where job_id = ${job.id}`,
    );
    expect(rows[0]?.n).toBe(2_000);
    const over = await fursa
      .visitor()
      .post(addressOf(job.id), { ...application('wizard'), cover_letter: `${letter}x` });
    expect(over.body.errors).toEqual({ cover_letter: ['Cover letter exceeds maximum length.'] });
  });
});
