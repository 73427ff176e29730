import { describe, expect, it } from 'vitest';
import type { Closing, ClosingDecision, OpenGroup } from '#shared/answers/closing.contract.ts';
import { apply, colleagueOf, columnOf, moveTo } from '../../../../tests/harness/test-applicants.ts';
import { fillBoard } from '../../../../tests/harness/test-board.ts';
import { TestClient } from '../../../../tests/harness/test-client.ts';
import { companyForTests } from '../../../../tests/harness/test-company.ts';
import { publishJob } from '../../../../tests/harness/test-jobs.ts';
import { expireJobs, killDuring, makeJobsDue } from '../../../../tests/harness/test-queue.ts';

const { fursa, admin, employer } = await companyForTests({ company: 'Manda Boatyard' });
const recruiter = await colleagueOf(fursa, employer, 'Rukia Recruiter');
const newJob = (fields: object = {}) =>
  publishJob(employer, admin, { application_form: 'wizard', screening_mode: 'advise', pass_mark: 0, ...fields });

let templates = 0;
async function newTemplate(body = 'Dear {candidate}, {job}: {stage}.', translations: object = {}): Promise<number> {
  templates += 1;
  const written = { name: `Closing ${templates}`, body, translations, locale: 'en' };
  return (await employer.post('/company/message-templates', written)).body.template.id;
}
const thanks = await newTemplate();
const turnedDown = await columnOf(fursa, employer, 'Not selected');

const groupsOf = async (jobId: number, client = employer): Promise<OpenGroup[]> => {
  const { body, text, status } = await client.get(`/company/jobs/${jobId}/open-applicants`);
  expect(status, text).toBe(200);
  return body.groups;
};
type Choice = Partial<ClosingDecision>;
const answer: Choice = { template_id: thanks, to_group_id: turnedDown };
const leave: Choice = { leave_reason: 'They asked for more time.' };
/** The same choice for every group, or one for each column by its name. */
const decide = (groups: readonly OpenGroup[], choice: Choice | Record<string, Choice>): ClosingDecision[] =>
  groups.map(({ column, application_ids }) => {
    const chosen = (choice as Record<string, Choice>)[column.name] ?? (choice as Choice);
    return { group_id: column.id, application_ids, ...chosen };
  });

let requests = 0;
const newRequest = () => {
  requests += 1;
  return `request-${requests}`;
};
const close = (jobId: number, groups: readonly unknown[], client: TestClient = employer, client_id = newRequest()) =>
  client.post(`/company/jobs/${jobId}/close-with-answers`, { client_id, groups });
const closing = async (jobId: number): Promise<Closing> =>
  (await employer.get(`/company/jobs/${jobId}/closing`)).body.closing;
const statusOf = async (jobId: number) => (await employer.get(`/company/jobs/${jobId}/fields`)).body.job.status;
const send = () => fursa.server.run('answers.close_job');

async function messagesTo(id: number): Promise<string[]> {
  const { rows } = await fursa.database.query(`select m.body from messages m
    join conversations v on v.id = m.conversation_id
    join applications a on a.candidate_id = v.candidate_id and a.job_id = v.job_id where a.id = ${id} order by m.id`);
  return rows.map(({ body }) => body as string);
}
async function columnNow(id: number): Promise<string> {
  const { rows } = await fursa.database.query(
    `select g.name from applications a join application_groups g on g.id = a.group_id where a.id = ${id}`,
  );
  return rows[0]?.name as string;
}
async function applicant(jobId: number, { locale, column }: { locale?: string; column?: string } = {}) {
  const client = await fursa.register('candidate');
  if (locale) await fursa.database.query(`update users set locale = '${locale}' where email = '${client.email}'`);
  const { id, receipt } = await apply(fursa, jobId, { person: { email: client.email } }, client);
  if (column) await moveTo(fursa, employer, id, column);
  const withdraw = () => client.post(`/api/application/${receipt}/withdraw`);
  return { client, id, withdraw };
}

describe('closing a job', () => {
  it('names whoever is open, by column', async () => {
    const job = await newJob();
    await applicant(job.id);
    await applicant(job.id, { column: 'Interview' });
    const groups = await groupsOf(job.id);
    expect(groups.map(({ column, names }) => [column.name, names])).toEqual([
      ['New', ['Hodan Warsame']],
      ['Interview', ['Hodan Warsame']],
    ]);
  });

  it('closes at once when nobody is open', async () => {
    const job = await newJob();
    const { withdraw } = await applicant(job.id);
    expect((await withdraw()).status).toBe(200);
    expect(await groupsOf(job.id)).toEqual([]);
    expect((await employer.post(`/company/jobs/${job.id}/close`)).status).toBe(200);
    expect(await closing(job.id)).toBeNull();
  });

  it('is refused without decisions, and keeps the job open', async () => {
    const job = await newJob();
    const { id } = await applicant(job.id);
    const refused = await employer.post(`/company/jobs/${job.id}/close`);
    expect([refused.status, refused.body.code]).toEqual([409, 'conflict']);
    const undecided = await close(job.id, []);
    expect([undecided.status, undecided.body.undecided]).toEqual([409, 1]);
    expect(undecided.body.arrived.map((card: { id: number }) => card.id)).toEqual([id]);
    expect(await statusOf(job.id)).toBe('active');
  });

  it('shows who is open by column, with those who wait and their languages', async () => {
    const job = await newJob();
    const first = await applicant(job.id, { locale: 'sw' });
    const second = await applicant(job.id, { column: 'Interview' });
    const rejected = await applicant(job.id, { column: 'Not selected' });
    const told = await applicant(job.id);
    await employer.post('/company/message/candidate', { application_id: told.id, message: 'Sorry, not this time.' });
    await moveTo(fursa, employer, told.id, 'Not selected');
    const groups = await groupsOf(job.id);
    expect(groups.map(({ column, application_ids, waiting }) => [column.name, application_ids, waiting])).toEqual([
      ['New', [first.id], 1],
      ['Interview', [second.id], 1],
      ['Not selected', [rejected.id], 1],
    ]);
    expect(groups[0]?.languages).toEqual(['sw']);
  });

  it('moves and tells each person once, in their language, and leaves open whom it is told to', async () => {
    const job = await newJob();
    const english = await applicant(job.id);
    const swahili = await applicant(job.id, { locale: 'sw' });
    const staying = await applicant(job.id, { column: 'Interview' });
    const template = await newTemplate('Hello {candidate}: {stage}.', { sw: 'Habari {candidate}.' });
    const groups = decide(await groupsOf(job.id), {
      New: { template_id: template, to_group_id: turnedDown },
      Interview: leave,
    });
    const { status, text, body } = await close(job.id, groups);
    expect(status, text).toBe(200);
    expect(body.closing).toMatchObject({ waiting: 2, told: 0, left: 1, untold: 0, closed_by: 'Manda Boatyard' });
    expect(await statusOf(job.id)).toBe('closed');
    await send();
    expect(await messagesTo(english.id)).toEqual(['Hello Hodan Warsame: Closed.']);
    expect(await messagesTo(swahili.id)).toEqual(['Habari Hodan Warsame.']);
    expect(await messagesTo(staying.id)).toEqual([]);
    const columns = await Promise.all([english, swahili, staying].map(({ id }) => columnNow(id)));
    expect(columns).toEqual(['Not selected', 'Not selected', 'Interview']);
    expect(await closing(job.id)).toMatchObject({
      waiting: 0,
      told: 2,
      groups: [
        { column: 'New', people: 2, told: 2, to_column: 'Not selected', leave_reason: null },
        { column: 'Interview', people: 1, told: 0, leave_reason: 'They asked for more time.' },
      ],
    });
    // Whoever is left open still waits on the page of answers, and whoever was told does not.
    const { people } = (await employer.get(`/company/answers/waiting?job=${job.id}`)).body;
    expect(people.map(({ card }: { card: { id: number } }) => card.id)).toEqual([staying.id]);
  });

  it('sends a text that was changed for this closing, and the template in other languages', async () => {
    const job = await newJob();
    const [english, somali] = [await applicant(job.id), await applicant(job.id, { locale: 'so' })];
    const template = await newTemplate('Hello.', { so: 'Salaan.' });
    await close(job.id, decide(await groupsOf(job.id), { template_id: template, texts: { en: 'Dear {candidate}!' } }));
    await send();
    expect(await messagesTo(english.id)).toEqual(['Dear Hodan Warsame!']);
    expect(await messagesTo(somali.id)).toEqual(['Salaan.']);
    expect(await columnNow(english.id)).toBe('New');
  });

  it('is refused for whoever arrives or is moved meanwhile, and says who they are', async () => {
    const job = await newJob();
    const first = await applicant(job.id);
    const moved = await applicant(job.id);
    const groups = decide(await groupsOf(job.id), answer);
    const newcomer = await applicant(job.id);
    await moveTo(fursa, employer, moved.id, 'Interview');
    const refused = await close(job.id, groups);
    expect([refused.status, refused.body.undecided]).toEqual([409, 2]);
    const arrived = refused.body.arrived.map((card: { id: number }) => card.id);
    expect(arrived.sort()).toEqual([moved.id, newcomer.id].sort());
    expect(await statusOf(job.id)).toBe('active');
    expect((await close(job.id, decide(refused.body.groups, answer))).status).toBe(200);
    await send();
    for (const { id } of [first, moved, newcomer]) expect(await messagesTo(id)).toHaveLength(1);
  });

  it('needs a message or a reason, a template and a column of one’s own, and each group once', async () => {
    const job = await newJob();
    await applicant(job.id);
    const groups = await groupsOf(job.id);
    const stranger = await fursa.register('company');
    const foreign = await columnOf(fursa, stranger, 'Hired');
    for (const [choice, field] of [
      [{}, 'groups.0.template_id'],
      [{ leave_reason: ' ' }, 'groups.0.leave_reason'],
      [{ template_id: 999_999 }, 'groups.0.template_id'],
      [{ template_id: thanks, to_group_id: foreign }, 'groups.0.to_group_id'],
    ] as const) {
      const { status, body } = await close(job.id, decide(groups, choice));
      expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
    }
    const twice = await close(job.id, [...decide(groups, leave), ...decide(groups, leave)]);
    expect(twice.status).toBe(422);
    expect(await statusOf(job.id)).toBe('active');
  });

  it('happens once, however often the same request comes', async () => {
    const job = await newJob();
    const { id } = await applicant(job.id);
    const groups = decide(await groupsOf(job.id), answer);
    const both = await Promise.all([1, 2].map(() => close(job.id, groups, employer, 'the-same-request')));
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    await send();
    const again = await close(job.id, groups, employer, 'the-same-request');
    expect([again.status, again.body.closing.told]).toEqual([200, 1]);
    await send();
    expect(await messagesTo(id)).toHaveLength(1);
    expect((await close(job.id, groups)).status).toBe(409);
  });

  it('is recorded in the audit, with its counts and reasons', async () => {
    const job = await newJob({ title: 'Rope Maker' });
    await applicant(job.id);
    await applicant(job.id, { column: 'Interview' });
    await close(job.id, decide(await groupsOf(job.id), { New: answer, Interview: leave }));
    const { entries } = (await admin.get('/api/admin/audit')).body;
    expect(entries.find(({ kind }: { kind: string }) => kind === 'job_closing')).toMatchObject({
      kind: 'job_closing',
      reason: 'Interview: They asked for more time.',
      details: { told: '1', left: '1' },
    });
  });
});

describe('the messages of a closing', () => {
  it('go out once when the process is killed in the middle', async () => {
    const job = await newJob();
    const people = [await applicant(job.id), await applicant(job.id)];
    await close(job.id, decide(await groupsOf(job.id), answer));
    await killDuring(fursa, 'answers.close_job');
    await send();
    for (const { id } of people) expect(await messagesTo(id)).toEqual([]);
    await expireJobs(fursa, 'answers.close_job');
    await send();
    await send();
    for (const { id } of people) expect(await messagesTo(id)).toHaveLength(1);
  });

  it('replace what a column’s rule would send', async () => {
    const rule = { template_id: await newTemplate('By the rule'), hours: 0, on: true };
    await employer.request('PUT', `/company/answers/rules/${turnedDown}`, rule);
    const job = await newJob();
    const [moving, planned] = [await applicant(job.id), await applicant(job.id, { column: 'Not selected' })];
    const planning = async () => (await employer.get('/company/answers/planned')).body.count;
    expect(await planning()).toBe(1);
    await close(job.id, decide(await groupsOf(job.id), answer));
    expect(await planning()).toBe(0);
    await send();
    expect(await planning()).toBe(0);
    await fursa.database.query("update planned_messages set due_at = now() - interval '1 second'");
    await makeJobsDue(fursa);
    await fursa.server.run('answers.send_planned');
    for (const { id } of [moving, planned]) expect(await messagesTo(id)).toEqual([expect.stringContaining('Dear')]);
    await employer.request('PUT', `/company/answers/rules/${turnedDown}`, { ...rule, on: false });
  });

  it('are not sent with a missing value, until somebody writes one', async () => {
    const job = await newJob();
    const { id } = await applicant(job.id);
    const template = await newTemplate('You hear from us by {promised_day}.');
    // Whoever was just told waits from now on; only whoever waits for nothing has no day.
    await fursa.database.query(
      `update awaited_answers set due_at = null, waiting_since = null where application_id = ${id}`,
    );
    await close(job.id, decide(await groupsOf(job.id), { template_id: template, to_group_id: turnedDown }));
    await send();
    expect(await messagesTo(id)).toEqual([]);
    expect(await columnNow(id)).toBe('New');
    const failed = await closing(job.id);
    expect(failed).toMatchObject({ untold: 1, problems: [{ card: { id }, problem: 'no_value' }] });
    const retry = (fields: object) =>
      employer.post(`/company/jobs/${job.id}/closing/retry`, { application_id: id, ...fields });
    expect((await retry({})).body).toMatchObject({ told: false, closing: { untold: 1 } });
    const solved = await retry({ text: 'Dear {candidate}, thank you.' });
    expect(solved.body).toMatchObject({ told: true, closing: { untold: 0, told: 1 } });
    expect(await messagesTo(id)).toEqual(['Dear Hodan Warsame, thank you.']);
    expect(await columnNow(id)).toBe('Not selected');
    expect((await retry({ text: 'Once more' })).body.told).toBe(false);
    expect(await messagesTo(id)).toHaveLength(1);
  });

  it('are listed as not sent where a candidate has blocked the company, and nobody else is held up', async () => {
    const job = await newJob();
    const [blocking, other] = [await applicant(job.id), await applicant(job.id)];
    await fursa.database.query(`insert into message_blocks (company_id, candidate_id, blocked_by)
      select company_id, candidate_id, 'candidate' from applications where id = ${blocking.id}`);
    await close(job.id, decide(await groupsOf(job.id), answer));
    await send();
    expect(await messagesTo(blocking.id)).toEqual([]);
    expect(await columnNow(blocking.id)).toBe('Not selected');
    expect(await messagesTo(other.id)).toHaveLength(1);
    expect((await closing(job.id)).problems).toMatchObject([{ card: { id: blocking.id }, problem: 'blocked' }]);
  });

  it('are not sent to whoever a colleague has moved, withdrew or was erased since', async () => {
    const job = await newJob();
    const [moved, gone] = [await applicant(job.id), await applicant(job.id)];
    await close(job.id, decide(await groupsOf(job.id), answer));
    await moveTo(fursa, employer, moved.id, 'Offer');
    await gone.withdraw();
    await send();
    expect(await closing(job.id)).toMatchObject({ told: 0, untold: 1, problems: [{ problem: 'moved' }] });
    expect([await messagesTo(moved.id), await messagesTo(gone.id)]).toEqual([[], []]);
    const retry = { application_id: moved.id };
    expect((await recruiter.post(`/company/jobs/${job.id}/closing/retry`, retry)).body.told).toBe(true);
  });

  it('go to people where they are when the column is gone and somebody tries again', async () => {
    const job = await newJob();
    const { id } = await applicant(job.id);
    await employer.post('/company/applications/group/store', { name: 'Farewell' });
    const farewell = await columnOf(fursa, employer, 'Farewell');
    await close(job.id, decide(await groupsOf(job.id), { ...answer, to_group_id: farewell }));
    await employer.request('DELETE', `/company/applications/group/delete/${farewell}?move_to=${turnedDown}`);
    await send();
    expect((await closing(job.id)).problems).toMatchObject([{ problem: 'column_gone' }]);
    const retry = { application_id: id };
    expect((await employer.post(`/company/jobs/${job.id}/closing/retry`, retry)).body.told).toBe(true);
    expect([await columnNow(id), (await messagesTo(id)).length]).toEqual(['New', 1]);
  });

  it('are not sent when they would be longer than a message may be, and can be written anew', async () => {
    const job = await newJob();
    const { id } = await applicant(job.id);
    const texts = { en: '{receipt} '.repeat(700) };
    await close(job.id, decide(await groupsOf(job.id), { texts }));
    await send();
    expect((await closing(job.id)).problems).toMatchObject([{ problem: 'too_long' }]);
    expect(await messagesTo(id)).toEqual([]);
    const retry = { application_id: id, text: 'Thank you.' };
    expect((await employer.post(`/company/jobs/${job.id}/closing/retry`, retry)).body.told).toBe(true);
  });

  it('are not written beside a reason for leaving people open', async () => {
    const job = await newJob();
    await applicant(job.id);
    const both = await close(job.id, decide(await groupsOf(job.id), { ...answer, ...leave }));
    expect(both.status).toBe(422);
    expect(both.body.errors).toHaveProperty(['groups.0.leave_reason']);
    expect(await statusOf(job.id)).toBe('active');
  });

  it('are forgotten with the last person who got them', async () => {
    const job = await newJob();
    const { client, id } = await applicant(job.id);
    const texts = { en: 'Dear Hodan Warsame, no.' };
    await close(job.id, decide(await groupsOf(job.id), { texts, to_group_id: turnedDown }));
    await send();
    expect(await messagesTo(id)).toEqual([texts.en]);
    expect((await client.post('/account/erase', { confirm: client.email })).status).toBe(200);
    const { rows } = await fursa.database.query(
      `select texts from job_closing_groups g join job_closings c on c.id = g.closing_id where c.job_id = ${job.id}`,
    );
    expect(rows).toEqual([{ texts: {} }]);
  });

  it('are not what a later closing says in which nobody was open', async () => {
    const job = await newJob();
    const { id } = await applicant(job.id);
    await close(job.id, decide(await groupsOf(job.id), leave));
    await employer.post(`/company/jobs/${job.id}/reopen`);
    expect((await closing(job.id)).reopened_at).not.toBeNull();
    await fursa.database.query(`update applications set outcome = 'withdrawn' where id = ${id}`);
    expect((await employer.post(`/company/jobs/${job.id}/close`)).status).toBe(200);
    expect(await closing(job.id)).toBeNull();
  });

  it('stop when the job is opened again, and what was said stays to be read', async () => {
    const job = await newJob();
    const { id } = await applicant(job.id);
    await close(job.id, decide(await groupsOf(job.id), answer));
    expect((await employer.post(`/company/jobs/${job.id}/reopen`)).status).toBe(200);
    await send();
    expect(await messagesTo(id)).toEqual([]);
    expect(await closing(job.id)).toMatchObject({ waiting: 0, told: 0, reopened_at: expect.any(String) });
    const retry = await employer.post(`/company/jobs/${job.id}/closing/retry`, { application_id: id });
    expect(retry.status).toBe(409);
    // They are open again, and the next closing asks anew.
    expect((await close(job.id, decide(await groupsOf(job.id), leave))).body.closing.left).toBe(1);
  });

  it('reach hundreds of people, each once', { timeout: 120_000 }, async () => {
    const job = await newJob();
    await fillBoard(fursa.database, { jobId: job.id, employer }, Array(120).fill({}));
    const groups = await groupsOf(job.id);
    expect(groups[0]?.application_ids).toHaveLength(120);
    expect((await close(job.id, decide(groups, answer))).status).toBe(200);
    await send();
    const { rows } = await fursa.database.query(`select p.state, count(*)::int as people,
        count(distinct m.conversation_id)::int as conversations, count(m.id)::int as messages
      from job_closing_people p join applications a on a.id = p.application_id
      join conversations v on v.candidate_id = a.candidate_id and v.job_id = a.job_id
      join messages m on m.conversation_id = v.id where a.job_id = ${job.id} group by p.state`);
    expect(rows).toEqual([{ state: 'told', people: 120, conversations: 120, messages: 120 }]);
  });
});

describe('who may close a job', () => {
  it('is every member of its company, and nobody else', async () => {
    const job = await newJob();
    const { id, client: candidate } = await applicant(job.id);
    const groups = decide(await groupsOf(job.id), leave);
    const stranger = await fursa.register('company');
    const reviewer = await fursa.signedInAs('reviewer');
    for (const [client, expected] of [
      [fursa.visitor(), 401],
      [candidate, 403],
      [reviewer, 403],
      [admin, 403],
      [stranger, 404],
    ] as const) {
      const answers = [
        await client.get(`/company/jobs/${job.id}/open-applicants`),
        await close(job.id, groups, client),
        await client.get(`/company/jobs/${job.id}/closing`),
        await client.post(`/company/jobs/${job.id}/closing/retry`, { application_id: id }),
      ];
      expect(answers.map(({ status }) => status)).toEqual(Array(4).fill(expected));
    }
    expect(await statusOf(job.id)).toBe('active');
    expect((await close(job.id, groups, recruiter)).status).toBe(200);
    expect(await closing(job.id)).toMatchObject({ closed_by: 'Rukia Recruiter', left: 1 });
    // Somebody else's application in one's own job looks like none.
    const other = await newJob();
    const foreign = await applicant(other.id);
    const retry = await employer.post(`/company/jobs/${job.id}/closing/retry`, { application_id: foreign.id });
    expect(retry.status).toBe(404);
  });

  it('is a token that may write messages; one that may write jobs closes only what has nobody open', async () => {
    const job = await newJob();
    await applicant(job.id);
    const systemWith = async (scopes: string[]) => {
      const made = await employer.post('/api-tokens', { name: scopes.join(), scopes, expires_in_days: 30 });
      const headers = { authorization: `Bearer ${made.body.secret}` };
      return (path: string, body: unknown = {}) =>
        new TestClient(fursa.baseUrl).request('POST', path, body, { headers, csrf: null });
    };
    const groups = decide(await groupsOf(job.id), leave);
    const path = `/company/jobs/${job.id}/close-with-answers`;
    const jobs = await systemWith(['jobs:write']);
    expect((await jobs(path, { client_id: newRequest(), groups })).status).toBe(403);
    expect((await jobs(`/company/jobs/${job.id}/close`)).status).toBe(409);
    const messages = await systemWith(['messages:write']);
    expect((await messages(path, { client_id: newRequest(), groups })).status).toBe(200);
  });

  it('loses nobody when the closing date passes: they still wait on the page of answers', async () => {
    const job = await newJob({ deadline: '2090-01-01' });
    const { id } = await applicant(job.id);
    await fursa.database.query(`update jobs set deadline = '2020-01-01' where id = ${job.id}`);
    const { people } = (await employer.get(`/company/answers/waiting?job=${job.id}`)).body;
    expect(people.map(({ card }: { card: { id: number } }) => card.id)).toEqual([id]);
    expect((await close(job.id, [])).status).toBe(409);
  });
});
