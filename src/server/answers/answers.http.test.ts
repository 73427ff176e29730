import { describe, expect, it } from 'vitest';
import type { Waiting } from '#shared/answers/answers.contract.ts';
import { apply, columnOf, moveTo } from '../../../tests/harness/test-applicants.ts';
import { columnsOf } from '../../../tests/harness/test-board.ts';
import { companyForTests } from '../../../tests/harness/test-company.ts';
import { publishJob } from '../../../tests/harness/test-jobs.ts';

const { fursa, admin, employer } = await companyForTests({ company: 'Tsavo Dairies' });

const newJob = (fields: object = {}) =>
  publishJob(employer, admin, { application_form: 'wizard', screening_mode: 'advise', pass_mark: 0, ...fields });

/** Everything about the application happened so many days earlier. */
async function letDaysPass(id: number, days: number): Promise<void> {
  const earlier = `- interval '${days} days'`;
  await fursa.database.query(`
    update messages set created_at = created_at ${earlier} where conversation_id in (
      select v.id from conversations v join applications a using (company_id, candidate_id, job_id) where a.id = ${id});
    update applications set applied_at = applied_at ${earlier}, stage_since = stage_since ${earlier},
      public_since = public_since ${earlier} where id = ${id};
    update awaited_answers set waiting_since = waiting_since ${earlier}, due_at = due_at ${earlier},
      first_due_at = first_due_at ${earlier}, first_answer_at = first_answer_at ${earlier} where application_id = ${id}`);
}

async function waiting(jobId: number, query = '', client = employer): Promise<Waiting[]> {
  const { status, body } = await client.get(`/company/answers/waiting?job=${jobId}${query}`);
  expect(status).toBe(200);
  return body.people;
}
const idsOf = (people: readonly Waiting[]) => people.map(({ card }) => card.id);
const write = (applicationId: number, client_id?: string) =>
  employer.post('/company/message/candidate', {
    message: 'Still reading',
    application_id: applicationId,
    ...(client_id && { client_id }),
  });

describe('somebody who waits for an answer', () => {
  it('stands in the list from the moment they apply, with what they were promised', async () => {
    const job = await newJob({ answer_days: 5 });
    const { id } = await apply(fursa, job.id);
    const [only] = await waiting(job.id);
    expect(only).toMatchObject({ card: { id, job: { id: job.id } }, promised_days: 5, days: 0, late: false });
    expect(Date.parse(only?.due_at ?? '') - Date.parse(only?.since ?? '')).toBe(5 * 24 * 60 * 60 * 1000);
    await letDaysPass(id, 6);
    expect(await waiting(job.id)).toMatchObject([{ days: 6, late: true }]);
    const overview = (await employer.get(`/company/answers/overview?job=${job.id}`)).body;
    expect(overview).toMatchObject({ waiting: 1, late: 1, answered: { due: 1, in_time: 0 } });
  });

  it('comes first if they were promised the earliest answer, page for page', async () => {
    const job = await newJob({ answer_days: 10 });
    const ids: number[] = [];
    for (let nth = 0; nth < 3; nth += 1) ids.push((await apply(fursa, job.id)).id);
    await letDaysPass(ids[1] as number, 4);
    await letDaysPass(ids[2] as number, 12);
    expect(idsOf(await waiting(job.id))).toEqual([ids[2], ids[1], ids[0]]);
    expect(idsOf(await waiting(job.id, '&late=1'))).toEqual([ids[2]]);
    const [first, second] = await waiting(job.id);
    const behind = await waiting(job.id, `&after=${first?.due_at}~${first?.card.id}`);
    expect(idsOf(behind)[0]).toBe(second?.card.id);
    for (const after of ['x', '2026-02-30T00:00:00.000Z~1', '2026-02-01T00:00:00.000Z~0', '%00']) {
      expect((await employer.get(`/company/answers/waiting?after=${after}`)).status, after).toBe(422);
    }
  });

  it('has an answer when the company writes, waits on from then, and again if the message is taken back', async () => {
    const job = await newJob({ answer_days: 3 });
    const candidate = await fursa.register('candidate');
    const { id } = await apply(fursa, job.id, { person: { email: candidate.email } }, candidate);
    await letDaysPass(id, 4);
    const [before] = await waiting(job.id);
    await write(id, 'answer-one-0001');
    expect(await waiting(job.id)).toMatchObject([{ days: 0, late: false }]);
    const taken = await employer.post('/company/message/take-back', {
      application_id: id,
      client_id: 'answer-one-0001',
    });
    expect(taken.body.result).toBe('taken_back');
    const [again] = await waiting(job.id);
    expect(again).toEqual(before);
    // What the candidate writes is no answer.
    await write(id);
    await letDaysPass(id, 5);
    const { rows } = await fursa.database.query(
      'select max(id)::int as chat_id, max(company_id)::int as "to" from conversations',
    );
    const said = await candidate.post('/send/message', { ...(rows[0] as object), message: 'Hello?' });
    expect(said.status, said.text).toBe(200);
    expect(await waiting(job.id)).toMatchObject([{ days: 5, late: true }]);
  });

  it('waits for being told when they are not selected, and for nothing once they are', async () => {
    const job = await newJob({ answer_days: 3 });
    const { id } = await apply(fursa, job.id);
    await write(id);
    await letDaysPass(id, 2);
    await moveTo(fursa, employer, id, 'Not selected');
    expect(idsOf(await waiting(job.id))).toEqual([id]);
    await write(id);
    expect(await waiting(job.id)).toEqual([]);
    await moveTo(fursa, employer, id, 'Interview');
    expect(idsOf(await waiting(job.id))).toEqual([id]);
  });

  it('is told by a message that goes out just before the move', async () => {
    const job = await newJob();
    const { id } = await apply(fursa, job.id);
    await write(id);
    await moveTo(fursa, employer, id, 'Not selected');
    expect(await waiting(job.id)).toEqual([]);
  });

  it('waits for nothing after withdrawing, being turned away at once, blocking the company, or being erased', async () => {
    const strict = await newJob({ screening_mode: 'auto', pass_mark: 100 });
    // Whoever is turned away reads so in the answer to what they sent.
    await expect(apply(fursa, strict.id)).rejects.toThrow('redirect');
    const { rows } = await fursa.database.query(`select id, outcome from applications where job_id = ${strict.id}`);
    expect(rows).toMatchObject([{ outcome: 'failed' }]);
    expect(await waiting(strict.id)).toEqual([]);
    const turnedAway = (await employer.get(`/company/answers/overview?job=${strict.id}`)).body;
    expect(turnedAway).toMatchObject({ waiting: 0, late: 0 });

    const job = await newJob();
    const gone = await apply(fursa, job.id);
    const left = await fursa.visitor().post(`/api/application/${gone.receipt}/withdraw`, {});
    expect(left.status, left.text).toBe(200);
    expect(await waiting(job.id)).toEqual([]);
    const candidate = await fursa.register('candidate');
    const { id } = await apply(fursa, job.id, { person: { email: candidate.email } }, candidate);
    expect(idsOf(await waiting(job.id))).toContain(id);
    await write(id);
    const [{ chat_id }] = (await fursa.database.query(`select id::int as chat_id from conversations order by id desc`))
      .rows as [{ chat_id: number }];
    const blocked = await candidate.post('/messages/block', { chat_id, blocked: true });
    expect(blocked.status, blocked.text).toBe(200);
    expect(idsOf(await waiting(job.id))).not.toContain(id);
    await candidate.post('/messages/block', { chat_id, blocked: false });
    expect(idsOf(await waiting(job.id))).toContain(id);
  });

  it('keeps the promise that they read, whatever is promised later', async () => {
    const job = await newJob({ answer_days: 7 });
    const { id, receipt } = await apply(fursa, job.id);
    const changed = await employer.request('PUT', '/company/jobs/answer-days', { answer_days: 21 });
    expect(changed.status).toBe(200);
    expect(changed.body.jobs).toBeGreaterThan(0);
    expect(await waiting(job.id)).toMatchObject([{ card: { id }, promised_days: 7 }]);
    const details = (await fursa.visitor().get(`/api/job/${job.slug}/details`)).body.job;
    expect(details.answer_days).toBe(21);
    const { application } = (await fursa.visitor().get(`/api/application/${receipt}`)).body;
    expect(application.answer_by).toBe((await waiting(job.id))[0]?.due_at);
    await moveTo(fursa, employer, id, 'Not selected');
    const ended = (await fursa.visitor().get(`/api/application/${receipt}`)).body.application;
    expect(ended.answer_by).toBeNull();
  });
});

describe('the promise', () => {
  it.each([0, 91, 1.5, '7', null])('is refused if it is %s', async (answer_days) => {
    const { status, body } = await employer.request('PUT', '/company/jobs/answer-days', { answer_days });
    expect([status, Object.keys(body.errors)]).toEqual([422, ['answer_days']]);
  });

  it('changes no job of another company', async () => {
    const { id, slug } = await newJob({ answer_days: 9 });
    const stranger = await fursa.register('company');
    const { body } = await stranger.request('PUT', '/company/jobs/answer-days', { answer_days: 2 });
    expect(body).toMatchObject({ jobs: 0 });
    expect((await fursa.visitor().get(`/api/job/${slug}/details`)).body.job).toMatchObject({ id, answer_days: 9 });
  });

  it('is fourteen days unless the employer says otherwise', async () => {
    const { body } = await employer.get(`/company/jobs/${(await newJob({ answer_days: undefined })).id}/fields`);
    expect(body.job.fields.answer_days).toBe(14);
  });
});

describe('the board', () => {
  it('marks who waits, sorts by the promised answer, and finds who has waited too long', async () => {
    const job = await newJob({ answer_days: 3 });
    const ids = [(await apply(fursa, job.id)).id, (await apply(fursa, job.id)).id, (await apply(fursa, job.id)).id];
    const [answered, soon, late] = ids as [number, number, number];
    await letDaysPass(late, 5);
    await letDaysPass(soon, 1);
    await fursa.database.query(`update awaited_answers set due_at = null where application_id = ${answered}`);
    const read = async (query: string) => {
      const { New } = await columnsOf(employer, `?job=${job.id}&${query}`);
      return (New?.applications ?? []) as unknown as { id: number; answer_due_at: string | null }[];
    };
    const cards = await read('order=waiting');
    expect(cards.map(({ id }) => id)).toEqual([late, soon, answered]);
    expect(cards.map(({ answer_due_at: due }) => due && Date.parse(due) < Date.now())).toEqual([true, false, null]);
    expect((await read('late=1')).map(({ id }) => id)).toEqual([late]);
    const column = await columnOf(fursa, employer, 'New');
    const path = `/company/applications/group/${column}/cards?job=${job.id}&order=waiting`;
    const mark = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const behind = await employer.get(`${path}&after=${mark(['infinity', answered - 1])}`);
    expect(behind.body.applications.map(({ id }: { id: number }) => id)).toEqual([answered]);
    expect((await employer.get(`${path}&after=${mark(['-infinity', 1])}`)).status).toBe(422);
  });
});

describe('the list', () => {
  it('shows nobody of another company, and hides names while blind review does', async () => {
    const job = await newJob();
    const { id } = await apply(fursa, job.id, { person: { firstName: 'Zubeida', lastName: 'Quxumaale' } });
    const stranger = await fursa.register('company');
    expect(await waiting(job.id, '', stranger)).toEqual([]);
    expect((await stranger.get('/company/answers/overview')).body).toMatchObject({ waiting: 0, jobs: [] });
    const until_group_id = await columnOf(fursa, employer, 'Interview');
    await employer.request('PUT', '/company/applications/blind', { until_group_id });
    const { body, text } = await employer.get(`/company/answers/waiting?job=${job.id}`);
    expect(idsOf(body.people)).toEqual([id]);
    expect(text).not.toMatch(/Zubeida|Quxumaale/);
    await employer.request('PUT', '/company/applications/blind', { until_group_id: null });
  });
});
