import { describe, expect, it } from 'vitest';
import type { Planned } from '#shared/answers/rules.contract.ts';
import { apply, colleagueOf, columnOf, moveTo } from '../../../../tests/harness/test-applicants.ts';
import type { TestClient } from '../../../../tests/harness/test-client.ts';
import { companyForTests } from '../../../../tests/harness/test-company.ts';
import { publishJob } from '../../../../tests/harness/test-jobs.ts';
import { makeJobsDue } from '../../../../tests/harness/test-queue.ts';
import { TEST_PASSWORD } from '../../../../tests/harness/test-server.ts';

const { fursa, admin, employer } = await companyForTests({ company: 'Lindi Ferries' });
const newJob = (fields: object = {}, client = employer) =>
  publishJob(client, admin, { application_form: 'wizard', screening_mode: 'advise', pass_mark: 0, ...fields });
const job = await newJob();

type Fields = { body?: string; hours?: number; on?: boolean; for_machine?: boolean; translations?: object };
let templates = 0;

/** A rule for a column of its own, so that tests do not meet. */
async function ruleFor(
  column: string,
  { body = 'Dear {candidate}, {stage}.', translations = {}, ...rest }: Fields = {},
) {
  templates += 1;
  const written = { name: `Template ${templates}`, body, translations, locale: 'en' };
  const { template } = (await employer.post('/company/message-templates', written)).body;
  const group_id = await columnOf(fursa, employer, column);
  const rule = { template_id: template.id, hours: 2, on: true, for_machine: false, ...rest };
  const saved = await employer.request('PUT', `/company/answers/rules/${group_id}`, rule);
  expect(saved.status, saved.text).toBe(200);
  return { group_id, template_id: template.id as number };
}
async function newColumn(name: string): Promise<string> {
  const { status, text } = await employer.post('/company/applications/group/store', { name });
  expect(status, text).toBe(200);
  return name;
}
const planned = async (client = employer): Promise<Planned[]> =>
  (await client.get('/company/answers/planned')).body.planned;
const plannedFor = async (id: number) => (await planned()).find(({ card }) => card.id === id);

async function becomeDue(): Promise<void> {
  await fursa.database.query(
    "update planned_messages set due_at = now() - interval '1 second' where state = 'waiting'",
  );
  await makeJobsDue(fursa);
  await fursa.server.run('answers.send_planned');
}
async function messagesTo(id: number): Promise<string[]> {
  const { rows } = await fursa.database.query(`select m.body from messages m
    join conversations v on v.id = m.conversation_id
    join applications a on a.candidate_id = v.candidate_id and a.job_id = v.job_id where a.id = ${id} order by m.id`);
  return rows.map(({ body }) => body as string);
}
async function applicant(locale?: string) {
  const client = await fursa.register('candidate');
  if (locale) await fursa.database.query(`update users set locale = '${locale}' where email = '${client.email}'`);
  const { id } = await apply(fursa, job.id, { person: { email: client.email } }, client);
  return { client, id };
}

describe('a rule of a column', () => {
  it('writes to whoever comes there, after its hours, once', async () => {
    const column = await newColumn('Shortlist A');
    await ruleFor(column, { body: 'Dear {candidate}, about {job} at {company}: {stage}.', hours: 2 });
    const { id } = await applicant();
    await moveTo(fursa, employer, id, column);
    const waiting = await plannedFor(id);
    const minutes = (Date.parse(waiting?.due_at ?? '') - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(118);
    expect(minutes).toBeLessThan(121);
    expect(waiting?.card.planned).toEqual({ at: waiting?.due_at, problem: false });
    await fursa.server.run('answers.send_planned');
    expect(await messagesTo(id)).toEqual([]);
    await becomeDue();
    expect(await messagesTo(id)).toEqual(['Dear Hodan Warsame, about Dairy Technician at Lindi Ferries: In review.']);
    expect(await plannedFor(id)).toBeUndefined();
    // Coming back later does not send it again.
    await moveTo(fursa, employer, id, 'Interview');
    await fursa.database.query(`update history set at = at - interval '1 hour' where application_id = ${id}`);
    await moveTo(fursa, employer, id, column);
    expect(await plannedFor(id)).toBeUndefined();
    await becomeDue();
    expect(await messagesTo(id)).toHaveLength(1);
  });

  it('writes in each one’s language, and in its own where a language is missing', async () => {
    const column = await newColumn('Trial day');
    await ruleFor(column, { body: 'Hello, {stage}.', translations: { sw: 'Habari, {stage}.', so: '' } });
    const [swahili, somali] = [await applicant('sw'), await applicant('so')];
    for (const { id } of [swahili, somali]) await moveTo(fursa, employer, id, column);
    await becomeDue();
    expect((await messagesTo(swahili.id))[0]).toMatch(/^Habari, /);
    expect((await messagesTo(somali.id))[0]).toMatch(/^Hello, /);
  });

  it('sends nothing when the card moves on, nor after an undo, which sends nothing for the old column either', async () => {
    const [first, second] = [await newColumn('Reading'), await newColumn('Talk')];
    const { id } = await applicant();
    await moveTo(fursa, employer, id, first);
    await ruleFor(first, { hours: 0 });
    await ruleFor(second, { hours: 1 });
    await moveTo(fursa, employer, id, second);
    expect(await plannedFor(id)).toBeDefined();
    await moveTo(fursa, employer, id, first);
    expect(await plannedFor(id)).toBeUndefined();
    await becomeDue();
    expect(await messagesTo(id)).toEqual([]);
    // It is an undo for a quarter of an hour only.
    await fursa.database.query(`update history set at = at - interval '20 minutes' where application_id = ${id}`);
    await moveTo(fursa, employer, id, second);
    await moveTo(fursa, employer, id, 'Interview');
    await becomeDue();
    expect(await messagesTo(id)).toEqual([]);
  });

  it('still sends what an undo brings back', async () => {
    const column = await newColumn('Second look');
    await ruleFor(column, { body: 'Looking again', hours: 1 });
    const { id } = await applicant();
    await moveTo(fursa, employer, id, column);
    await moveTo(fursa, employer, id, 'Interview');
    await becomeDue();
    expect(await messagesTo(id)).toEqual([]);
    await moveTo(fursa, employer, id, column);
    expect(await plannedFor(id)).toBeDefined();
    await becomeDue();
    expect(await messagesTo(id)).toEqual(['Looking again']);
  });

  it('sends nothing more once it is switched off, also not what was planned', async () => {
    const column = await newColumn('Waiting list');
    const { group_id, template_id } = await ruleFor(column);
    const { id } = await applicant();
    await moveTo(fursa, employer, id, column);
    const off = { template_id, hours: 2, on: false };
    expect((await employer.request('PUT', `/company/answers/rules/${group_id}`, off)).status).toBe(200);
    expect(await plannedFor(id)).toBeUndefined();
    const other = await applicant();
    await moveTo(fursa, employer, other.id, column);
    await becomeDue();
    expect([await messagesTo(id), await messagesTo(other.id)]).toEqual([[], []]);
    const { entries } = (await admin.get('/api/admin/audit')).body;
    expect(JSON.stringify(entries)).toContain(column);
  });

  it('writes to new applicants, and not to those of a column that is deleted', async () => {
    const old = await newColumn('Old column');
    const { id } = await applicant();
    await moveTo(fursa, employer, id, old);
    await ruleFor('New', { body: 'We have your application', hours: 0 });
    const fresh = await applicant();
    expect(await plannedFor(fresh.id)).toBeDefined();
    const [from, to] = [await columnOf(fursa, employer, old), await columnOf(fursa, employer, 'New')];
    await employer.request('DELETE', `/company/applications/group/delete/${from}?move_to=${to}`);
    expect(await plannedFor(id)).toBeUndefined();
    await becomeDue();
    expect([await messagesTo(id), await messagesTo(fresh.id)]).toEqual([[], ['We have your application']]);
    await ruleFor('New', { on: false });
  });

  /** Somebody whom the screening alone turns away. */
  async function turnAway() {
    const strict = await newJob({ screening_mode: 'auto', pass_mark: 100 });
    await expect(apply(fursa, strict.id)).rejects.toThrow('redirect');
    const { rows } = await fursa.database.query('select max(id)::int as id from applications');
    return { jobId: strict.id, id: (rows[0] as { id: number }).id };
  }

  it('writes for a verdict of the screening only where the employer wants it, and says so', async () => {
    await ruleFor('Not selected', { body: 'Not this time', hours: 0 });
    const { id: silent } = await turnAway();
    expect(await plannedFor(silent)).toBeUndefined();
    await ruleFor('Not selected', { body: 'Not this time', hours: 0, for_machine: true });
    const { id: told } = await turnAway();
    expect(await plannedFor(told)).toBeDefined();
    await becomeDue();
    const [message] = await messagesTo(told);
    expect(message).toMatch(/^Not this time\n\nThis was decided by an automatic screening .* person/);
    expect(await messagesTo(silent)).toEqual([]);
    // Whoever a person moves there reads nothing about a machine.
    const { id } = await applicant();
    await moveTo(fursa, employer, id, 'Not selected');
    await becomeDue();
    expect(await messagesTo(id)).toEqual(['Not this time']);
    await ruleFor('Not selected', { on: false });
  });

  it('writes no more for a verdict once the employer, or the job, no longer wants it', async () => {
    const rule = { body: 'Not this time', hours: 0, for_machine: true };
    await ruleFor('Not selected', rule);
    const unwanted = await turnAway();
    await ruleFor('Not selected', { ...rule, for_machine: false });
    expect(await plannedFor(unwanted.id)).toBeUndefined();
    await ruleFor('Not selected', rule);
    const advised = await turnAway();
    expect(await plannedFor(advised.id)).toBeDefined();
    await fursa.database.query(`update jobs set screening_mode = 'advise' where id = ${advised.jobId}`);
    expect(await plannedFor(advised.id)).toBeUndefined();
    await becomeDue();
    expect([await messagesTo(unwanted.id), await messagesTo(advised.id)]).toEqual([[], []]);
    await ruleFor('Not selected', { on: false });
  });

  it('says once that the screening has decided, also in a text that somebody has changed', async () => {
    await ruleFor('Not selected', { body: 'Not this time', hours: 0, for_machine: true });
    const { id } = await turnAway();
    const path = `/company/answers/planned/${id}`;
    for (const word of ['Dear you.', 'Really.']) {
      const { text } = (await employer.get(path)).body.planned;
      expect((await employer.request('PUT', path, { text: `${word} ${text} Bye.` })).status).toBe(200);
    }
    await becomeDue();
    const [message] = await messagesTo(id);
    expect(message).toMatch(/^Really. Dear you. Not this time Bye. Bye.\n\nThis was decided by an automatic screening/);
    expect(message?.split('automatic screening')).toHaveLength(2);
    await ruleFor('Not selected', { on: false });
  });

  it('sends nothing early when it was switched off and on, and the card moved away and back', async () => {
    const column = await newColumn('Switched');
    const { group_id, template_id } = await ruleFor(column, { hours: 48 });
    const { id } = await applicant();
    await moveTo(fursa, employer, id, column);
    for (const on of [false, true]) {
      const rule = { template_id, hours: 48, on, for_machine: false };
      await employer.request('PUT', `/company/answers/rules/${group_id}`, rule);
    }
    await moveTo(fursa, employer, id, 'Interview');
    await moveTo(fursa, employer, id, column);
    expect(await plannedFor(id)).toBeUndefined();
  });

  it('is held back when it would be longer than a message may be', async () => {
    const column = await newColumn('Long');
    await ruleFor(column, { body: '{receipt} '.repeat(700), hours: 0 });
    const { id } = await applicant();
    await moveTo(fursa, employer, id, column);
    await becomeDue();
    expect(await plannedFor(id)).toMatchObject({ problem: 'too_long' });
    expect(await messagesTo(id)).toEqual([]);
  });

  it('is switched off, and not on, when its template is gone', async () => {
    const { group_id, template_id } = await ruleFor(await newColumn('Bare'));
    await employer.request('DELETE', `/company/message-templates/${template_id}`);
    const path = `/company/answers/rules/${group_id}`;
    const rule = { template_id: null, hours: 2, for_machine: false };
    expect((await employer.request('PUT', path, { ...rule, on: true })).body.errors).toHaveProperty('template_id');
    expect((await employer.request('PUT', path, { ...rule, on: false })).status).toBe(200);
    const { rules } = (await employer.get('/company/answers/rules')).body;
    expect(rules).toContainEqual({ group_id, ...rule, on: false });
  });

  it('can be tried on oneself, and nobody else hears of it', async () => {
    const column = await newColumn('Tried');
    const { group_id } = await ruleFor(column, { body: 'Dear {candidate}, this is how it reads' });
    const { id } = await applicant();
    await moveTo(fursa, employer, id, column);
    const tried = await employer.post(`/company/answers/rules/${group_id}/try`, {});
    expect(tried.body.email).toBe(employer.email);
    const mail = await fursa.lastMailTo(employer.email);
    expect(mail).toContain('Dear Hodan Warsame, this is how it reads');
    expect(await messagesTo(id)).toEqual([]);
  });
});

describe('a message that goes out by itself', () => {
  it('is not changed by somebody who has read another one', async () => {
    const [first, second] = [await newColumn('Read one'), await newColumn('Read two')];
    await ruleFor(first, { body: 'One' });
    await ruleFor(second, { body: 'Two' });
    const { id } = await applicant();
    const path = `/company/answers/planned/${id}`;
    await moveTo(fursa, employer, id, first);
    const { id: planned_id } = (await employer.get(path)).body.planned;
    expect((await employer.request('PUT', path, { text: 'One, changed', planned_id })).status).toBe(200);
    await moveTo(fursa, employer, id, second);
    expect((await employer.request('PUT', path, { text: 'One, again', planned_id })).status).toBe(404);
    expect((await employer.get(path)).body.planned.text).toBe('Two');
  });

  it('can be read, changed, sent now or taken back until it leaves', async () => {
    const column = await newColumn('Interview two');
    await ruleFor(column, { body: 'Dear {candidate}' });
    const [one, two, three] = [await applicant(), await applicant(), await applicant()];
    for (const { id } of [one, two, three]) await moveTo(fursa, employer, id, column);
    const path = `/company/answers/planned/${one.id}`;
    expect((await employer.get(path)).body.planned).toMatchObject({
      text: 'Dear Hodan Warsame',
      missing: [],
      changed: false,
    });
    await employer.request('PUT', path, { text: 'Dear {candidate}, bring your papers' });
    expect((await employer.get(path)).body.planned).toMatchObject({ changed: true });
    const sent = await employer.post('/company/answers/planned/send', { application_ids: [one.id, one.id] });
    expect(sent.body.sent).toEqual([one.id]);
    expect(await messagesTo(one.id)).toEqual(['Dear Hodan Warsame, bring your papers']);
    const taken = await employer.post('/company/answers/planned/take-back', { application_ids: [one.id, two.id] });
    expect(taken.body.taken_back).toEqual([two.id]);
    expect((await employer.get(path)).body.planned).toBeNull();
    await becomeDue();
    expect(await messagesTo(two.id)).toEqual([]);
    expect(await messagesTo(three.id)).toEqual(['Dear Hodan Warsame']);
  });

  it('does not go out without its template or with a value missing, and says so', async () => {
    const column = await newColumn('Offer two');
    const { template_id } = await ruleFor(column, { body: 'Decided by {promised_day}' });
    const [one, two] = [await applicant(), await applicant()];
    for (const { id } of [one, two]) await moveTo(fursa, employer, id, column);
    // Whoever has no promise any more has no promised day.
    await fursa.database.query(
      `update awaited_answers set waiting_since = null, due_at = null where application_id = ${one.id}`,
    );
    await becomeDue();
    expect(await messagesTo(one.id)).toEqual([]);
    expect(await messagesTo(two.id)).toEqual([expect.stringMatching(/^Decided by \w+ \d+, \d{4}$/)]);
    expect(await plannedFor(one.id)).toMatchObject({ problem: 'no_value', card: { planned: { problem: true } } });
    expect((await employer.get(`/company/answers/planned/${one.id}`)).body.planned.missing).toEqual(['promised_day']);
    await employer.request('PUT', `/company/answers/planned/${one.id}`, { text: 'Decided soon' });
    expect(await plannedFor(one.id)).toMatchObject({ problem: null });
    const three = await applicant();
    await moveTo(fursa, employer, three.id, column);
    await employer.request('DELETE', `/company/message-templates/${template_id}`);
    expect(await plannedFor(three.id)).toMatchObject({ problem: 'no_template', template: null });
    await becomeDue();
    expect(await messagesTo(three.id)).toEqual([]);
    expect(await messagesTo(one.id)).toEqual(['Decided soon']);
    const { rules } = (await employer.get('/company/answers/rules')).body;
    expect(rules).toContainEqual(expect.objectContaining({ template_id: null, on: true }));
    await employer.post('/company/answers/planned/take-back', { application_ids: [three.id] });
  });

  it('does not reach whoever has withdrawn, blocked the company or was erased', async () => {
    const column = await newColumn('Third look');
    await ruleFor(column);
    const [gone, blocked, erased] = [await applicant(), await applicant(), await applicant()];
    for (const { id } of [gone, blocked, erased]) await moveTo(fursa, employer, id, column);
    expect((await gone.client.post(`/api/application/${gone.id}/withdraw`, {})).status).toBe(200);
    await employer.post('/company/message/candidate', { message: 'Hello', application_id: blocked.id });
    const chats = await fursa.database.query('select max(id)::int as chat_id from conversations');
    await blocked.client.post('/messages/block', { ...(chats.rows[0] as object), blocked: true });
    const proof = { current_password: TEST_PASSWORD, confirm: erased.client.email };
    expect((await erased.client.post('/account/erase', proof)).status).toBe(200);
    expect(await plannedFor(gone.id)).toBeUndefined();
    await becomeDue();
    expect(await messagesTo(gone.id)).toEqual([]);
    expect(await messagesTo(blocked.id)).toEqual(['Hello']);
    // The company does not learn that it was blocked.
    expect(await plannedFor(blocked.id)).toBeUndefined();
  });

  it('is signed by the owner once whoever saved the rule has left', async () => {
    const column = await newColumn('Fourth look');
    const colleague = await colleagueOf(fursa, employer, 'Faisal Noor');
    const { group_id, template_id } = await ruleFor(column, { body: 'Yours, {recruiter}' });
    await colleague.request('PUT', `/company/answers/rules/${group_id}`, { template_id, hours: 1, on: true });
    const [one, two] = [await applicant(), await applicant()];
    for (const { id } of [one, two]) await moveTo(fursa, employer, id, column);
    await employer.post('/company/answers/planned/send', { application_ids: [one.id] });
    expect(await messagesTo(one.id)).toEqual(['Yours, Faisal Noor']);
    await employer.request('DELETE', `/company/team/members/${colleague.id}`);
    await becomeDue();
    const owner = (await employer.get('/me')).body.user.name;
    expect(await messagesTo(two.id)).toEqual([`Yours, ${owner}`]);
  });

  it('goes out late rather than never when its job was lost, or ran while the clock was set back', async () => {
    const column = await newColumn('Late look');
    await ruleFor(column, { body: 'Late' });
    const { id } = await applicant();
    await moveTo(fursa, employer, id, column);
    await makeJobsDue(fursa);
    await fursa.server.run('answers.send_planned');
    expect(await messagesTo(id)).toEqual([]);
    await fursa.database.query(
      `update planned_messages set due_at = now() - interval '61 minutes' where application_id = ${id}`,
    );
    await fursa.server.run('clean-up');
    await fursa.server.run('answers.send_planned');
    expect(await messagesTo(id)).toEqual(['Late']);
  });

  it('is not held up by another one that fails', async () => {
    const column = await newColumn('Failing look');
    await ruleFor(column, { body: '{candidate}' });
    const [bad, good] = [await applicant(), await applicant()];
    for (const { id } of [bad, good]) await moveTo(fursa, employer, id, column);
    const { query } = fursa.database;
    await query(`create function fail_sending() returns trigger language plpgsql as $$ begin
      if new.state = 'sent' and new.application_id = ${bad.id} then raise exception 'broken'; end if; return new; end $$`);
    await query(
      'create trigger fail_sending before update on planned_messages for each row execute function fail_sending()',
    );
    await expect(becomeDue()).rejects.toThrow('did not go out');
    expect([await messagesTo(bad.id), await messagesTo(good.id)]).toEqual([[], ['Hodan Warsame']]);
    await query('drop function fail_sending() cascade');
    await becomeDue();
    expect([await messagesTo(bad.id), await messagesTo(good.id)]).toEqual([['Hodan Warsame'], ['Hodan Warsame']]);
  });

  it('is sent once, however many try at once', async () => {
    const column = await newColumn('Fifth look');
    await ruleFor(column, { body: 'Once' });
    const { id } = await applicant();
    await moveTo(fursa, employer, id, column);
    const tries = Array.from({ length: 8 }, () =>
      employer.post('/company/answers/planned/send', { application_ids: [id] }),
    );
    const answers = await Promise.all(tries);
    expect(answers.flatMap(({ body }) => body.sent)).toEqual([id]);
    await becomeDue();
    expect(await messagesTo(id)).toEqual(['Once']);
  });
});

describe('rules of others', () => {
  it('do not exist', async () => {
    const stranger = await fursa.register('company');
    const column = await newColumn('Sixth look');
    const { group_id, template_id } = await ruleFor(column);
    const { id } = await applicant();
    await moveTo(fursa, employer, id, column);
    const foreign = async (client: TestClient, method: 'GET' | 'PUT' | 'POST', path: string, body?: object) => {
      const { status, text } = await client.request(method, path, body);
      return `${status} ${text}`;
    };
    const rule = { template_id, hours: 1, on: true };
    const missing = await foreign(stranger, 'PUT', '/company/answers/rules/999999', rule);
    expect(missing).toMatch(/^404/);
    expect(await foreign(stranger, 'PUT', `/company/answers/rules/${group_id}`, rule)).toBe(missing);
    expect(await foreign(stranger, 'POST', `/company/answers/rules/${group_id}/try`, {})).toBe(missing);
    expect((await stranger.get(`/company/answers/planned/${id}`)).body.planned).toBeNull();
    expect(await foreign(stranger, 'PUT', `/company/answers/planned/${id}`, { text: 'x' })).toBe(missing);
    for (const act of ['send', 'take-back']) {
      const { body } = await stranger.post(`/company/answers/planned/${act}`, { application_ids: [id] });
      expect(body.sent ?? body.taken_back).toEqual([]);
    }
    expect(await planned(stranger)).toEqual([]);
    const own = await columnOf(fursa, stranger, 'Interview');
    const stolen = await stranger.request('PUT', `/company/answers/rules/${own}`, rule);
    expect([stolen.status, stolen.body.errors]).toEqual([
      422,
      { template_id: ['This template has been deleted. Please choose another one.'] },
    ]);
    expect(await plannedFor(id)).toBeDefined();
  });

  it('take hours from 0 to 72 only', async () => {
    const { group_id, template_id } = await ruleFor('Offer', { on: false });
    for (const hours of [-1, 73, 1.5, '2']) {
      const { status } = await employer.request('PUT', `/company/answers/rules/${group_id}`, {
        template_id,
        hours,
        on: true,
      });
      expect(status, String(hours)).toBe(422);
    }
  });
});
