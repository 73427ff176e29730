import { describe, expect, it } from 'vitest';
import { type Applied, apply, colleagueOf, moveTo } from '../../../../tests/harness/test-applicants.ts';
import { companyForTests } from '../../../../tests/harness/test-company.ts';
import {
  inDays,
  interviewOf,
  linkTo,
  mailsTo,
  planFields,
  workdays,
} from '../../../../tests/harness/test-interviews.ts';
import { closeLeavingOpen, publishJob } from '../../../../tests/harness/test-jobs.ts';
import { act } from '../../../../tests/harness/test-people.ts';
import { makeJobsDue } from '../../../../tests/harness/test-queue.ts';

const { fursa, admin, employer } = await companyForTests({ company: 'Nuvemba Freight' });
const newJob = (client = employer, fields: object = {}) =>
  publishJob(client, admin, { application_form: 'wizard', screening_mode: 'advise', pass_mark: 0, ...fields });
const job = await newJob();

async function interviewer(name = 'Ismahan Yare') {
  // More colleagues join than a company invites in an hour.
  await fursa.database.query('delete from throttles');
  return colleagueOf(fursa, employer, name);
}
const post = (link: string, act: string, body: object = {}, client = fursa.visitor()) =>
  client.post(`/api/interview/${link}/${act}`, body);
const choose = (link: string, starts_at: string | undefined) => post(link, 'choose', { starts_at });
const open = (link: string, client = fursa.visitor()) => client.get(`/api/interview/${link}`);

/** Somebody is asked to choose among times of an interviewer. */
async function asked(fields: object = {}, jobId = job.id) {
  const colleague = await interviewer();
  const person = await apply(fursa, jobId);
  const starts = workdays(3);
  const planned = await employer.post('/company/interviews', {
    ...planFields([colleague.id]),
    application_ids: [person.id],
    starts,
    place: 'https://meet.example/amina',
    ...fields,
  });
  expect(planned.body.results, planned.text).toEqual([{ application_id: person.id, result: 'invited' }]);
  const link = await linkTo(fursa, person.email);
  return { colleague, person, starts, link, id: (await interviewOf(employer, person.id)).id };
}
const lastSubject = async (email: string) => (await mailsTo(fursa, email)).at(-1)?.subject;

describe('a candidate', () => {
  it('chooses a time, and everybody is told in their zone', async () => {
    const { colleague, person, starts, link } = await asked();
    const chosen = await post(link, 'choose', { starts_at: starts[1], zone: 'Europe/Berlin' });
    expect(chosen.body.interview, chosen.text).toMatchObject({
      state: 'booked',
      starts_at: starts[1],
      place: 'https://meet.example/amina',
      zone: 'Europe/Berlin',
      can_move: true,
      can_cancel: true,
    });
    expect(await lastSubject(person.email)).toMatch(/^Interview for Dairy Technician: .*\(Berlin time, GMT\+[12]\)$/);
    expect(await lastSubject(colleague.email)).toMatch(
      /^Interview with Hodan Warsame: .*10:00 \(Nairobi time, GMT\+3\)$/,
    );
    expect(await interviewOf(employer, person.id)).toMatchObject({ state: 'booked', candidate_zone: 'Europe/Berlin' });
    const { rows } = await fursa.database.query(`select type, data->>'to' as "to", actor_id from history
      where application_id = ${person.id} and type = 'interview.booked'`);
    expect(rows).toEqual([{ type: 'interview.booked', to: starts[1], actor_id: null }]);
  });

  it('chooses the same time twice without effect', async () => {
    const { person, starts, link } = await asked();
    for (let time = 0; time < 2; time += 1)
      expect((await choose(link, starts[0])).body.interview.starts_at).toBe(starts[0]);
    const mails = (await mailsTo(fursa, person.email)).filter(
      ({ subject }) => subject.startsWith('Interview for') && subject.includes('Nairobi'),
    );
    expect(mails).toHaveLength(1);
  });

  it('moves up to the limit, and frees the old time', async () => {
    const { starts, link, person, colleague } = await asked({ moves_allowed: 1 });
    await choose(link, starts[0]);
    const moved = await choose(link, starts[1]);
    expect(moved.body.interview).toMatchObject({ starts_at: starts[1], can_move: false });
    expect(await lastSubject(person.email)).toMatch(/^New time of your interview/);
    expect(await lastSubject(colleague.email)).toMatch(/^New time of the interview with/);
    const again = await choose(link, starts[2]);
    expect([again.status, again.body.message]).toEqual([
      409,
      'You cannot move the interview again. Please write to the employer.',
    ]);
    const { rows } =
      await fursa.database.query(`select count(*)::int as n from interview_slots where taken_by is not null
      and round_id = (select round_id from interviews where application_id = ${person.id})`);
    expect(rows).toEqual([{ n: 1 }]);
  });

  it('does not move it in the last hours', async () => {
    const { starts, link, id } = await asked({ move_until_hours: 3 });
    await choose(link, starts[0]);
    await fursa.database.query(`update interviews set starts_at = now() + interval '2 hours',
      ends_at = now() + interval '3 hours' where id = ${id}`);
    const late = await choose(link, starts[1]);
    expect(late.body.message).toBe('It is too late to move the interview here. Please write to the employer.');
    expect((await open(link)).body.interview).toMatchObject({ can_move: false, can_cancel: true });
  });

  it('cancels with a word, once, and the time is free again', async () => {
    const { starts, link, person, colleague, id } = await asked();
    await choose(link, starts[0]);
    for (let time = 0; time < 2; time += 1) {
      expect((await post(link, 'cancel', { word: 'Took another offer.' })).body.interview.state).toBe('cancelled');
    }
    expect(await interviewOf(employer, person.id)).toMatchObject({
      cancelled_by: 'candidate',
      word: 'Took another offer.',
      starts_at: starts[0],
    });
    const mails = (await mailsTo(fursa, colleague.email)).filter(({ subject }) =>
      subject.startsWith('Interview cancelled'),
    );
    expect(mails.map(({ body }) => body.includes('Took another offer.'))).toEqual([true]);
    expect((await choose(link, starts[1])).body.message).toBe('This interview is cancelled.');
    const { rows } = await fursa.database.query(`select taken_by from interview_slots where taken_by = ${id}`);
    expect(rows).toEqual([]);
  });

  it('does not choose after the time for it is over, nor a time that has passed, was withdrawn or never offered', async () => {
    const { starts, link, id } = await asked({ choose_until: inDays(1) });
    const round = `(select round_id from interviews where id = ${id})`;
    expect((await choose(link, inDays(5))).status).toBe(409);
    await fursa.database.query(
      `update interview_slots set is_withdrawn = true where round_id = ${round} and starts_at = '${starts[0]}'`,
    );
    const gone = await choose(link, starts[0]);
    expect([gone.status, gone.body.message]).toEqual([409, 'This time is no longer free. Please choose another one.']);
    const past = inDays(-1);
    await fursa.database.query(
      `update interview_slots set starts_at = '${past}' where round_id = ${round} and starts_at = '${starts[1]}'`,
    );
    expect((await choose(link, past)).status).toBe(409);
    expect((await open(link)).body.interview.slots).toEqual([
      { starts_at: past, free: false },
      { starts_at: starts[2], free: true },
    ]);
    await fursa.database.query(
      `update interview_rounds set choose_until = now() - interval '1 minute' where id = ${round}`,
    );
    const late = await choose(link, starts[2]);
    expect(late.body.message).toBe('The time for choosing is over. Please write to the employer.');
    expect((await open(link)).body.interview.slots.some(({ free }: { free: boolean }) => free)).toBe(false);
    expect((await choose(link, 'soon')).status).toBe(422);
    expect((await post(link, 'choose', { starts_at: starts[2], zone: 'Mars/Olympus' })).status).toBe(422);
  });

  it('is not offered a time at which the interviewer has another interview by now', async () => {
    const first = await asked();
    const second = await apply(fursa, job.id);
    const starts = first.starts.map((start) => new Date(Date.parse(start) + 30 * 60_000).toISOString());
    await employer.post('/company/interviews', {
      ...planFields([first.colleague.id]),
      application_ids: [second.id],
      starts,
    });
    const link = await linkTo(fursa, second.email);
    await choose(first.link, first.starts[0]);
    const { slots } = (await open(link)).body.interview;
    expect(slots.map(({ free }: { free: boolean }) => free)).toEqual([false, true, true]);
    expect((await choose(link, starts[0])).status).toBe(409);
    expect((await choose(link, starts[1])).status).toBe(200);
  });

  it('may change it only so often in a short time', async () => {
    const { link } = await asked();
    const statuses = new Set<number>();
    for (let time = 0; time < 21; time += 1) statuses.add((await post(link, 'none', { word: `${time}` })).status);
    expect([...statuses]).toEqual([200, 429]);
  });
});

describe('a link', () => {
  it('opens one interview, and nothing with a secret that is not its own', async () => {
    const [mine, theirs] = [await asked(), await asked()];
    const missing = await open('x'.repeat(43));
    expect(missing.status).toBe(404);
    const forged = [
      String(mine.id),
      `${theirs.person.receipt}.${mine.id}`,
      `${mine.person.receipt}.999999999`,
      `${mine.link}.${mine.id}`,
      `${mine.person.receipt}`,
      `${mine.link}x`,
      '0',
      '1'.repeat(30),
      'a.b.c',
    ];
    for (const link of forged) {
      const answer = await open(link);
      expect([link, answer.status, answer.text]).toEqual([link, 404, missing.text]);
      expect((await choose(link, mine.starts[0])).text).toBe(missing.text);
    }
    expect((await open(`${mine.person.receipt}.${mine.id}`)).status).toBe(200);
  });

  it('is the id for the account that the application belongs to, and for nobody else', async () => {
    const candidate = await fursa.register('candidate');
    const person = await apply(fursa, job.id, { person: { email: candidate.email } }, candidate);
    const { id: interviewerId } = await interviewer();
    const fields = { ...planFields([interviewerId]), application_ids: [person.id], starts: workdays(1) };
    await employer.post('/company/interviews', fields);
    const { id } = await interviewOf(employer, person.id);
    expect((await open(String(id), candidate)).body.interview).toMatchObject({
      application_id: person.id,
      email: candidate.email,
    });
    const missing = (await open('999999999', candidate)).text;
    for (const other of [await fursa.register('candidate'), employer, admin, fursa.visitor()]) {
      const answer = await open(String(id), other);
      expect([answer.status, answer.text]).toEqual([404, missing]);
    }
  });

  it('closes when the interview is over, for all but the account', async () => {
    const { link, starts, id, person } = await asked();
    await choose(link, starts[0]);
    await fursa.database.query(`update interviews set starts_at = now() - interval '2 hours',
      ends_at = now() - interval '1 hour' where id = ${id}`);
    expect((await open(link)).status).toBe(404);
    expect((await open(`${person.receipt}.${id}`)).status).toBe(404);
  });
});

describe('what happens between asking and choosing', () => {
  const stateOf = async ({ id }: Applied) => {
    const { state, cancelled_by } = await interviewOf(employer, id);
    return [state, cancelled_by];
  };

  it('a withdrawal cancels it, and the interviewer is told', async () => {
    const { person, link, starts, colleague } = await asked();
    await choose(link, starts[0]);
    const withdrawn = await fursa.visitor().post(`/api/application/${person.receipt}/withdraw`);
    expect(withdrawn.status, withdrawn.text).toBe(200);
    expect(await stateOf(person)).toEqual(['cancelled', null]);
    expect(await lastSubject(colleague.email)).toBe('Interview cancelled: Hodan Warsame');
    expect((await choose(link, starts[1])).status).toBe(409);
  });

  it('closing the job ends what is only asked, and leaves what is booked', async () => {
    const closing = await newJob();
    const [one, two] = [await asked({}, closing.id), await asked({}, closing.id)];
    await choose(two.link, two.starts[0]);
    await closeLeavingOpen(employer, closing.id);
    expect([await stateOf(one.person), await stateOf(two.person)]).toEqual([
      ['cancelled', null],
      ['booked', null],
    ]);
    expect((await choose(one.link, one.starts[0])).body.message).toBe('This interview is cancelled.');
    expect(await lastSubject(one.person.email)).toBe('Interview cancelled: Dairy Technician');
  });

  it('an erased candidate leaves nothing, and the interviewer is told without a name', async () => {
    const candidate = await fursa.register('candidate', 'Xalimo Qumbe');
    const person = await apply(fursa, job.id, { person: { email: candidate.email } }, candidate);
    const colleague = await interviewer();
    const fields = { ...planFields([colleague.id]), application_ids: [person.id], starts: workdays(1), way: 'fix' };
    await employer.post('/company/interviews', fields);
    const link = await linkTo(fursa, candidate.email);
    const userId = (await candidate.get('/me')).body.user.id;
    const erased = await act(admin, userId, 'erase', { confirm: candidate.email });
    expect(erased.status, erased.text).toBe(200);
    expect((await open(link)).status).toBe(404);
    const { rows } = await fursa.database.query(`select id from interviews where application_id = ${person.id}`);
    expect(rows).toEqual([]);
    expect(await lastSubject(colleague.email)).toBe('Interview cancelled: an applicant');
  });

  it('an interviewer who leaves the team is replaced by whoever planned', async () => {
    const { colleague, person, link, starts } = await asked();
    expect((await employer.request('DELETE', `/company/team/members/${colleague.id}`)).status).toBe(200);
    const me = (await employer.get('/me')).body.user;
    expect((await interviewOf(employer, person.id)).interviewers).toMatchObject([{ id: me.id }]);
    expect((await choose(link, starts[0])).status).toBe(200);
    expect(await lastSubject(colleague.email)).not.toMatch(/^Interview with/);
  });

  it('an application that has ended takes no time, until its card is moved back', async () => {
    const { person, link, starts } = await asked();
    await moveTo(fursa, employer, person.id, 'Not selected');
    const opened = await open(link);
    expect(opened.body.interview).toMatchObject({ ended: true, state: 'asked', can_cancel: true });
    expect(opened.body.interview.slots.some(({ free }: { free: boolean }) => free)).toBe(false);
    expect((await choose(link, starts[0])).status).toBe(409);
    expect((await post(link, 'none', { word: '', good_times: [] })).status).toBe(409);
    await moveTo(fursa, employer, person.id, 'Interview');
    expect((await open(link)).body.interview.ended).toBe(false);
    expect((await choose(link, starts[0])).status).toBe(200);
  });

  it('nobody is booked twice by taking over from an interviewer who leaves', async () => {
    const one = await asked();
    expect((await choose(one.link, one.starts[0])).status).toBe(200);
    const me = (await employer.get('/me')).body.user;
    const { id } = await apply(fursa, job.id);
    const own = { ...planFields([me.id]), way: 'fix', starts: [one.starts[0]], application_ids: [id], place: 'Room 9' };
    const planned = await employer.post('/company/interviews', { ...own, despite_warnings: true });
    expect(planned.body.results?.[0]?.result, planned.text).toBe('invited');
    await employer.request('DELETE', `/company/team/members/${one.colleague.id}`);
    expect((await interviewOf(employer, one.person.id)).interviewers).toEqual([]);
  });

  it('what is booked leaves the calendar of an interviewer who leaves, and comes to whoever planned it', async () => {
    // At a time of its own, at which whoever planned it is free.
    const starts = workdays(40).slice(37);
    const { colleague, link } = await asked({ starts });
    expect((await choose(link, starts[0])).status).toBe(200);
    const me = (await employer.get('/me')).body.user;
    const before = await fursa.mailCount(me.email);
    await employer.request('DELETE', `/company/team/members/${colleague.id}`);
    expect(await lastSubject(colleague.email)).toMatch(/^Interview cancelled: /);
    const eventOf = async (email: string) => {
      const { rows } = await fursa.database.query(`select calendar->>'method' as method,
        substring(calendar->>'content' from 'UID:([^\\r\\n]+)') as uid from mails
        where recipient = '${email}' and calendar is not null order by id desc limit 1`);
      return rows[0] as { method: string; uid: string };
    };
    expect(await fursa.mailCount(me.email)).toBe(before + 1);
    const [theirs, mine] = [await eventOf(colleague.email), await eventOf(me.email)];
    expect([theirs.method, mine.method]).toEqual(['CANCEL', 'REQUEST']);
    expect(theirs.uid).toBe(mine.uid);
  });
});

describe('reminders', () => {
  const remind = async () => {
    await makeJobsDue(fursa);
    await fursa.server.run('interviews.remind');
    await fursa.server.run('interviews.ask_scorecards');
  };
  const reminders = async (email: string) =>
    (await mailsTo(fursa, email)).filter(({ subject }) => /^(Tomorrow|In one hour): /.test(subject)).length;

  it('go to everybody, once each, and not for a time that was moved', async () => {
    const { person, colleague, link, starts } = await asked();
    await choose(link, starts[0]);
    await choose(link, starts[1]);
    await remind();
    expect([await reminders(person.email), await reminders(colleague.email)]).toEqual([2, 2]);
    await fursa.database.query(`update pgboss.job set state = 'created' where name = 'interviews.remind'`);
    await remind();
    expect([await reminders(person.email), await reminders(colleague.email)]).toEqual([2, 2]);
  });

  it('ask for scorecards after the end, once a day, for three days', async () => {
    const { colleague, link, starts, id } = await asked();
    await choose(link, starts[0]);
    const requests = async () =>
      (await mailsTo(fursa, colleague.email)).filter(({ subject }) => subject.startsWith('Please write')).length;
    await remind();
    expect(await requests()).toBe(0);
    // The interview is over: the job knows it by its start, so time passes for both.
    await fursa.database.query(`update interviews set starts_at = now() - interval '2 hours',
      ends_at = now() - interval '1 hour' where id = ${id}`);
    await fursa.database.query(`update pgboss.job set data = jsonb_set(data, '{start}', (
        select to_jsonb(floor(extract(epoch from starts_at::timestamptz(3)) * 1000)::bigint) from interviews where id = ${id}))
      where name = 'interviews.ask_scorecards' and (data->>'interviewId')::int = ${id} and state = 'created'`);
    await fursa.database.query(`update interviews set starts_at = starts_at::timestamptz(3) where id = ${id}`);
    for (const after of [1, 2, 3, 3]) {
      await remind();
      await remind();
      expect(await requests()).toBe(after);
      await fursa.database.query("update interview_scorecards set requested_at = requested_at - interval '1 day'");
    }
    expect((await interviewOf(employer, await firstApplication(id))).state).toBe('booked');
  });
});

describe('races', () => {
  it('give 50 times to 50 of 200 people, tell the others, and give none twice', async () => {
    const colleague = await interviewer();
    const raceJob = await newJob();
    const { rows: company } = await fursa.database.query(
      `select company_id::int as id from jobs where id = ${raceJob.id}`,
    );
    const first = await apply(fursa, raceJob.id);
    // 199 more applicants as the first, because applying is not what is tested here.
    await fursa.database.query(`with people as (
        insert into candidates (username, name, email)
        select 'race-' || n, 'Runner ' || n, 'runner' || n || '@race.example' from generate_series(1, 199) n returning id, name, email
      )
      insert into applications (job_id, company_id, candidate_id, group_id, rank, form, name, email, snapshot, receipt_hash, by_guest)
      select a.job_id, a.company_id, p.id, a.group_id, a.rank, a.form, p.name, p.email, a.snapshot, sha256(p.email::bytea), true
      from people p, applications a where a.id = ${first.id}`);
    const { rows } = await fursa.database.query(
      `select id::int from applications where job_id = ${raceJob.id} order by id`,
    );
    const ids = rows.map(({ id }) => id as number);
    expect([company.length, ids.length]).toEqual([1, 200]);
    const [day = ''] = workdays(1);
    const starts = Array.from({ length: 50 }, (_, at) => new Date(Date.parse(day) + at * 10 * 60_000).toISOString());
    const fields = { ...planFields([colleague.id]), minutes: 10, application_ids: ids, starts, despite_warnings: true };
    const planned = await employer.post('/company/interviews', fields);
    expect(planned.status, planned.text).toBe(200);
    const { rows: mails } = await fursa.database.query(`select body from mails where body like '%/interview/%'
      and (recipient like '%@race.example' or recipient = '${first.email}')`);
    const links = mails.flatMap(({ body }) => /\/interview\/([\w-]{43})/.exec(body as string)?.[1] ?? []);
    expect(links).toHaveLength(200);
    const answers = await Promise.all(links.map((link, at) => choose(link, starts[at % 50])));
    const by = (status: number) => answers.filter((answer) => answer.status === status);
    expect([by(200).length, by(409).length]).toEqual([50, 150]);
    expect(new Set(by(409).map(({ body }) => body.message))).toEqual(
      new Set(['This time is no longer free. Please choose another one.']),
    );
    const { rows: booked } =
      await fursa.database.query(`select count(*)::int as n, count(distinct i.starts_at)::int as times,
        count(s.id)::int as slots
      from interviews i left join interview_slots s on s.taken_by = i.id and s.starts_at = i.starts_at
      where i.state = 'booked' and i.application_id in (${ids.join(',')})`);
    expect(booked).toEqual([{ n: 50, times: 50, slots: 50 }]);
  }, 120_000);

  it('do not book one interviewer twice at once, from two rounds', async () => {
    const colleague = await interviewer();
    const starts = workdays(1);
    const links: string[] = [];
    for (let round = 0; round < 8; round += 1) {
      const person = await apply(fursa, job.id);
      const fields = { ...planFields([colleague.id]), application_ids: [person.id], starts };
      await employer.post('/company/interviews', fields);
      links.push(await linkTo(fursa, person.email));
    }
    const answers = await Promise.all(links.map((link) => choose(link, starts[0])));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)]);
  });

  it('between closing the job and booking its interviews end without an error', async () => {
    for (let time = 0; time < 3; time += 1) {
      const closing = await newJob();
      const { id: interviewerId } = await interviewer();
      const people = [await apply(fursa, closing.id), await apply(fursa, closing.id), await apply(fursa, closing.id)];
      const starts = workdays(6);
      const fields = { ...planFields([interviewerId]), application_ids: people.map(({ id }) => id), starts };
      await employer.post('/company/interviews', fields);
      const ids = await Promise.all(people.map(async ({ id }) => (await interviewOf(employer, id)).id));
      const links = await Promise.all(people.map(({ email }) => linkTo(fursa, email)));
      const moves = ids.map((id, at) => employer.post(`/company/interviews/${id}/move`, { starts_at: starts[at] }));
      const choices = links.map((link, at) => choose(link, starts[at + 3]));
      await closeLeavingOpen(employer, closing.id);
      for (const { status, text } of await Promise.all([...moves, ...choices])) {
        expect([200, 409], text).toContain(status);
      }
    }
  }, 60_000);
});

async function firstApplication(interviewId: number): Promise<number> {
  const { rows } = await fursa.database.query(
    `select application_id::int as id from interviews where id = ${interviewId}`,
  );
  return (rows[0] as { id: number }).id;
}
