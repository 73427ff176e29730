import { describe, expect, it } from 'vitest';
import { newInterview } from '../../../../tests/harness/held-interviews.ts';
import { apply } from '../../../../tests/harness/test-applicants.ts';
import { companyForTests } from '../../../../tests/harness/test-company.ts';
import { publishJob } from '../../../../tests/harness/test-jobs.ts';

const { fursa, admin, employer } = await companyForTests({ company: 'Lamu Boatyard' });
const stranger = await fursa.register('company');
const job = await publishJob(employer, admin, { application_form: 'wizard', pass_mark: 0 });
const strangersJob = await publishJob(stranger, admin, { application_form: 'wizard', pass_mark: 0 });

const question = (key: string, text = `About ${key}?`) => ({ key, text, listen_for: '', minutes: 5 });
const criterion = (key: string) => ({ key, name: `Criterion ${key}`, low: '', high: '' });
let kits = 0;
const fields = (more: object = {}) => ({
  name: `Kit ${++kits}`,
  job_id: null,
  kind: null,
  questions: [question('q1')],
  criteria: [criterion('c1')],
  ...more,
});
const create = (more: object = {}, client = employer) => client.post('/company/interview-kits', fields(more));
const change = (id: number, more: object, client = employer) =>
  client.request('PUT', `/company/interview-kits/${id}`, fields(more));
const list = async (query = '', client = employer) => (await client.get(`/company/interview-kits${query}`)).body;

describe('an interview kit', () => {
  it('is made, changed in the order that was given, and deleted', async () => {
    const { status, body } = await create({ name: 'First call', kind: 'phone', job_id: job.id });
    expect(status).toBe(200);
    expect(body.kit).toMatchObject({ name: 'First call', kind: 'phone', job: { id: job.id }, used_by: 0 });
    const questions = [question('q2'), question('q1', 'In other words?')];
    const changed = await change(body.kit.id, { name: 'First call', questions, criteria: [] });
    expect(changed.body.kit).toMatchObject({ job: null, kind: null, questions, criteria: [] });
    expect((await list()).kits).toContainEqual(changed.body.kit);
    expect((await employer.request('DELETE', `/company/interview-kits/${body.kit.id}`)).status).toBe(200);
    expect((await employer.request('DELETE', `/company/interview-kits/${body.kit.id}`)).status).toBe(404);
    expect((await change(body.kit.id, {})).status).toBe(404);
  });

  it('is offered for its job and, without one, for all', async () => {
    const one = (await create({ job_id: job.id })).body.kit;
    const all = (await create()).body.kit;
    const other = await publishJob(employer, admin, { application_form: 'wizard' });
    const idsOf = async (query: string) => (await list(query)).kits.map(({ id }: { id: number }) => id);
    expect(await idsOf(`?job_id=${job.id}`)).toEqual(expect.arrayContaining([one.id, all.id]));
    expect(await idsOf(`?job_id=${other.id}`)).toContain(all.id);
    expect(await idsOf(`?job_id=${other.id}`)).not.toContain(one.id);
    expect((await list()).jobs.map(({ id }: { id: number }) => id)).toEqual(expect.arrayContaining([job.id, other.id]));
  });

  it('says how many coming interviews use it, which lose their questions with it', async () => {
    const { id: kitId } = (await create()).body.kit;
    const { id: applicationId } = await apply(fursa, job.id);
    const { id } = (await employer.get('/me')).body.user;
    const interviewId = await newInterview(fursa, { applicationId, by: [id], kitId, startsInMinutes: 60 });
    const used = (await list()).kits.find((kit: { id: number }) => kit.id === kitId);
    expect(used.used_by).toBe(1);
    expect((await employer.request('DELETE', `/company/interview-kits/${kitId}`)).status).toBe(200);
    expect((await employer.get(`/company/interviews/${interviewId}/scorecard`)).body.kit).toBeNull();
  });

  it.each([
    ['no name', { name: ' ' }, 'name'],
    ['a name that is too long', { name: 'x'.repeat(101) }, 'name'],
    ['a question without words', { questions: [question('q1', ' ')] }, 'questions'],
    ['two questions with one key', { questions: [question('q1'), question('q1')] }, 'questions'],
    ['a key of another form', { questions: [question('q 1')] }, 'questions'],
    ['too many questions', { questions: Array.from({ length: 31 }, (_, at) => question(`q${at}`)) }, 'questions'],
    ['minutes below none', { questions: [{ ...question('q1'), minutes: -1 }] }, 'questions'],
    ['too many criteria', { criteria: Array.from({ length: 16 }, (_, at) => criterion(`c${at}`)) }, 'criteria'],
    ['a kind that there is not', { kind: 'party' }, 'kind'],
    ['a job of somebody else', { job_id: 'theirs' }, 'job_id'],
  ])('is refused with %s', async (_, more, field) => {
    const job_id = 'job_id' in more ? strangersJob.id : null;
    const { status, body } = await create({ ...more, job_id });
    expect(status).toBe(422);
    expect(Object.keys(body.errors).join()).toContain(field);
  });

  it('has a name of its own within the company', async () => {
    await create({ name: 'Everybody' });
    expect((await create({ name: 'everybody' })).body.errors).toHaveProperty('name');
    expect((await create({ name: 'Everybody' }, stranger)).status).toBe(200);
  });

  it('is nobody else’s', async () => {
    const { id } = (await create()).body.kit;
    expect((await change(id, {}, stranger)).status).toBe(404);
    expect((await stranger.request('DELETE', `/company/interview-kits/${id}`)).status).toBe(404);
    expect((await list('', stranger)).kits.map((kit: { id: number }) => kit.id)).not.toContain(id);
  });
});
