import { describe, expect, it } from 'vitest';
import { companyForTests } from '../../../../tests/harness/test-company.ts';
import { publishJob } from '../../../../tests/harness/test-jobs.ts';
import { act, idOf } from '../../../../tests/harness/test-people.ts';

const { fursa, admin, employer } = await companyForTests({ company: 'Tana Dairies' });
const job = await publishJob(employer, admin, { title: 'Milk Collector', deadline: '2999-01-01' });
const SAVED = '/candidate/saved-jobs';
const newJob = (title: string) => publishJob(employer, admin, { title });
const titlesOf = async (candidate: { get: typeof admin.get }) =>
  (await candidate.get(SAVED)).body.jobs.map((saved: { job: { title: string } }) => saved.job.title);

/** Inserts rows for jobs that were saved a day ago. */
async function fill(userId: number, count: number): Promise<number[]> {
  const { rows } = await fursa.database.query(
    `insert into jobs (company_id, slug, title, description, status, job_type, salary_mode, published_at)
     select company_id, slug || '-copy-' || ${userId} || '-' || n, title, description, 'active', job_type, salary_mode, now()
     from jobs, generate_series(1, ${count}) n where id = ${job.id} returning id::int as id`,
  );
  await fursa.database.query(
    `insert into saved_jobs (user_id, job_id, saved_at) select ${userId}, id, now() - interval '1 day' from jobs
     where slug like '%-copy-${userId}-%'`,
  );
  return rows.map(({ id }) => id as number);
}

describe('a saved job', () => {
  it('is saved once, found again newest first, and removed', async () => {
    const candidate = await fursa.signedInAs('candidate');
    const other = await newJob('Churn Operator');
    for (const id of [job.id, other.id, job.id]) {
      expect((await candidate.request('PUT', `${SAVED}/${id}`, {})).body).toEqual({ success: true });
    }
    expect(await titlesOf(candidate)).toEqual(['Churn Operator', 'Milk Collector']);
    expect((await candidate.get(`${SAVED}/ids`)).body.ids.sort()).toEqual([job.id, other.id].sort());
    const [, first] = (await candidate.get(SAVED)).body.jobs;
    expect(first).toMatchObject({ open: true, job: { deadline: '2999-01-01', company: { name: 'Tana Dairies' } } });
    for (const _ of [1, 2]) {
      expect((await candidate.request('DELETE', `${SAVED}/${job.id}`, {})).body).toEqual({ success: true });
    }
    expect(await titlesOf(candidate)).toEqual(['Churn Operator']);
  });

  it('is said to be closed when it is, and to be past its deadline', async () => {
    const candidate = await fursa.signedInAs('candidate');
    const [closed, over] = [await newJob('Vat Cleaner'), await newJob('Cheese Turner')];
    for (const { id } of [closed, over]) await candidate.request('PUT', `${SAVED}/${id}`, {});
    await employer.post(`/company/jobs/${closed.id}/close`);
    await fursa.database.query(`update jobs set deadline = '2020-01-01' where id = ${over.id}`);
    const { jobs } = (await candidate.get(SAVED)).body;
    expect(jobs.map(({ open }: { open: boolean }) => open)).toEqual([false, false]);
    // A closed job can be saved again too.
    await candidate.request('DELETE', `${SAVED}/${closed.id}`, {});
    expect((await candidate.request('PUT', `${SAVED}/${closed.id}`, {})).status).toBe(200);
  });

  it('is somebody’s own', async () => {
    const [one, another] = [await fursa.signedInAs('candidate'), await fursa.signedInAs('candidate')];
    await one.request('PUT', `${SAVED}/${job.id}`, {});
    await another.request('DELETE', `${SAVED}/${job.id}`, {});
    expect(await titlesOf(one)).toEqual(['Milk Collector']);
    expect(await titlesOf(another)).toEqual([]);
  });

  it('was published: a draft, another’s and none at all are answered alike', async () => {
    const candidate = await fursa.signedInAs('candidate');
    const draft = await employer.post('/company/jobs', { title: 'Nobody reads this', job_type: 'Full time' });
    const { rows } = await fursa.database.query(`select max(id)::int as id from jobs where status = 'draft'`);
    expect([200, 422]).toContain(draft.status);
    const answers = await Promise.all(
      [rows[0]?.id ?? 999_998, 999_999].map((id) => candidate.request('PUT', `${SAVED}/${id}`, {})),
    );
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
    expect(answers[0]?.text).toBe(answers[1]?.text);
  });

  it('of a company that is blocked is not shown, and is back with it', async () => {
    const owner = await fursa.register('company', 'Blocked Dairies');
    const theirs = await publishJob(owner, admin, { title: 'Cheese Taster' });
    const candidate = await fursa.signedInAs('candidate');
    await candidate.request('PUT', `${SAVED}/${theirs.id}`, {});
    const companyId = (await owner.get('/me')).body.user.company.id;
    await fursa.database.query(`update companies set blocked_at = now() where id = ${companyId}`);
    expect(await titlesOf(candidate)).toEqual([]);
    await fursa.database.query(`update companies set blocked_at = null where id = ${companyId}`);
    expect(await titlesOf(candidate)).toEqual(['Cheese Taster']);
  });

  it('is one of two hundred at most, also when many are saved at once', async () => {
    const candidate = await fursa.signedInAs('candidate');
    const userId = await idOf(candidate);
    await fill(userId, 198);
    const more = [job.id];
    for (const title of ['Weigher', 'Packer', 'Loader']) more.push((await newJob(title)).id);
    const answers = await Promise.all(more.map((id) => candidate.request('PUT', `${SAVED}/${id}`, {})));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 422, 422]);
    expect((await candidate.get(`${SAVED}/ids`)).body.ids).toHaveLength(200);
    const refused = answers.find(({ status }) => status === 422);
    expect(refused?.body.message).toBe('You can save up to 200 jobs. Remove one first.');
  });
});

describe('jobs that a browser kept', () => {
  it('come over in their order, without what is no job, and as many as there is room for', async () => {
    const candidate = await fursa.signedInAs('candidate');
    const other = await newJob('Whey Sampler');
    const { body } = await candidate.post(`${SAVED}/take-over`, { job_ids: [other.id, 999_999, job.id, other.id] });
    expect(body.ids.sort()).toEqual([job.id, other.id].sort());
    expect(await titlesOf(candidate)).toEqual(['Whey Sampler', 'Milk Collector']);
    const full = await fursa.signedInAs('candidate');
    await fill(await idOf(full), 199);
    const taken = await full.post(`${SAVED}/take-over`, { job_ids: [other.id, job.id] });
    expect([taken.status, taken.body.ids.length, taken.body.ids.includes(other.id)]).toEqual([200, 200, true]);
  });

  it('are a few', async () => {
    const candidate = await fursa.signedInAs('candidate');
    const job_ids = Array.from({ length: 51 }, (_, at) => at + 1);
    expect((await candidate.post(`${SAVED}/take-over`, { job_ids })).status).toBe(422);
    expect((await candidate.post(`${SAVED}/take-over`, { job_ids: [] })).body.ids).toEqual([]);
  });
});

describe('what somebody saved', () => {
  it('goes with them when they are erased', async () => {
    const candidate = await fursa.signedInAs('candidate');
    const id = await idOf(candidate);
    await candidate.request('PUT', `${SAVED}/${job.id}`, {});
    await candidate.post('/candidate/alerts', { filters: { q: 'milk' }, frequency: 'daily' });
    await fursa.visitor().post('/api/job-alerts', { filters: {}, frequency: 'daily', email: candidate.email });
    expect((await act(admin, id, 'erase', { confirm: candidate.email })).status).toBe(200);
    const left = await fursa.database.query(
      `select (select count(*) from saved_jobs where user_id = ${id})::int as saved,
         (select count(*) from job_alerts where user_id = ${id} or email = '${candidate.email}')::int as alerts`,
    );
    expect(left.rows[0]).toEqual({ saved: 0, alerts: 0 });
  });
});
