import { describe, expect, it } from 'vitest';
import type { Interview } from '#shared/interviews/interviews.contract.ts';
import { newInterview } from '../../../../tests/harness/held-interviews.ts';
import { apply, colleagueOf, moveTo } from '../../../../tests/harness/test-applicants.ts';
import type { TestClient } from '../../../../tests/harness/test-client.ts';
import { companyForTests } from '../../../../tests/harness/test-company.ts';
import {
  inDays,
  interviewOf,
  mailsTo,
  messagesAbout,
  planFields,
  workdays,
} from '../../../../tests/harness/test-interviews.ts';
import { publishJob } from '../../../../tests/harness/test-jobs.ts';
import { act, idOf } from '../../../../tests/harness/test-people.ts';

const { fursa, admin, employer } = await companyForTests({ company: 'Lindi Ferries' });
const newJob = (client = employer, fields: object = {}) =>
  publishJob(client, admin, { application_form: 'wizard', screening_mode: 'advise', pass_mark: 0, ...fields });
const job = await newJob();
const me = (await employer.get('/me')).body.user.id as number;

const guest = (jobId = job.id) => apply(fursa, jobId);
async function applicant(locale?: string) {
  const client = await fursa.register('candidate');
  if (locale) await fursa.database.query(`update users set locale = '${locale}' where email = '${client.email}'`);
  return { client, ...(await apply(fursa, job.id, { person: { email: client.email } }, client)) };
}
/** Each interviewer belongs to one test, so that tests do not clash. */
async function interviewer(name = 'Sahra Jama') {
  // More colleagues join than a company invites in an hour.
  await fursa.database.query('delete from throttles');
  return colleagueOf(fursa, employer, name);
}
async function plan(fields: object, client: TestClient = employer) {
  const { id } = await interviewer();
  return client.post('/company/interviews', { ...planFields([id]), ...fields });
}
const resultsOf = ({ body }: { body: { results: { result: string }[] } }) => body.results.map(({ result }) => result);

describe('an invitation', () => {
  it('goes to the conversation and by one mail, whose link opens the interview without an account', async () => {
    const { id, email } = await guest();
    const before = (await mailsTo(fursa, email)).length;
    const planned = await plan({ application_ids: [id], starts: workdays(3), place: 'https://meet.example/room' });
    expect(planned.status, planned.text).toBe(200);
    expect(resultsOf(planned)).toEqual(['invited']);
    const mails = (await mailsTo(fursa, email)).slice(before);
    expect(mails.map(({ subject }) => subject)).toEqual(['Interview for Dairy Technician: please choose a time']);
    expect(mails[0]?.body).toContain('We suggest 3 times.');
    expect(mails[0]?.body).toContain('by video call, 45 minutes');
    const [, secret = ''] = /\/interview\/([\w-]{43})\n/.exec(mails[0]?.body ?? '') ?? [];
    const { body } = await fursa.visitor().get(`/api/interview/${secret}`);
    expect(body.interview).toMatchObject({ state: 'asked', place: '', application_id: null, zone: 'Africa/Nairobi' });
    expect(body.interview.slots.map(({ free }: { free: boolean }) => free)).toEqual([true, true, true]);
    const [message] = await messagesAbout(fursa, id);
    expect(message).toContain('We suggest 3 times.');
    // The team reads the conversation, so the secret is not in it.
    expect(message).not.toContain(secret);
    const { rows } = await fursa.database.query(`select token_hash from interview_links where interview_id =
      (select id from interviews where application_id = ${id})`);
    expect(JSON.stringify(rows)).not.toContain(secret);
  });

  it('is mailed once to an account too, in its language, also when the message stays unread', async () => {
    const { id, email } = await applicant('sw');
    const before = (await mailsTo(fursa, email)).length;
    expect(resultsOf(await plan({ application_ids: [id], starts: workdays(2) }))).toEqual(['invited']);
    await fursa.database.query("update messages set created_at = now() - interval '1 hour'");
    await fursa.server.run('unread-mails');
    await fursa.server.run('messenger.mail_unread');
    const mails = (await mailsTo(fursa, email)).slice(before);
    expect(mails.map(({ subject }) => subject)).toEqual(['Mahojiano ya Dairy Technician: tafadhali chagua muda']);
  });

  it('has the company’s own text with its placeholders filled', async () => {
    const { id, email } = await guest();
    const messages = { en: 'Dear {candidate}, {job}, {kind}, {minutes}. {when}' };
    await plan({ application_ids: [id], starts: workdays(1), messages, kind: 'phone', minutes: 30 });
    const text = 'Dear Hodan Warsame, Dairy Technician, by phone, 30 minutes. We suggest 1 time.';
    expect((await mailsTo(fursa, email)).at(-1)?.body).toContain(text);
    expect((await messagesAbout(fursa, id))[0]).toContain(text);
  });

  it('to a fixed time books it, and tells the candidate and the interviewers, each in their zone', async () => {
    const colleague = await interviewer('Otieno Ford');
    const { id, email } = await guest();
    const [start = ''] = workdays(1);
    const planned = await employer.post('/company/interviews', {
      ...planFields([colleague.id]),
      application_ids: [id],
      way: 'fix',
      starts: [start],
      place: 'Port depot, gate 2',
    });
    expect(resultsOf(planned)).toEqual(['invited']);
    expect(await interviewOf(employer, id)).toMatchObject({ state: 'booked', starts_at: start });
    const mail = (await mailsTo(fursa, email)).at(-1);
    expect(mail?.subject).toMatch(/^Interview for Dairy Technician: .* at 10:00 \(Nairobi time, GMT\+3\)$/);
    expect(mail?.body).toContain('Where: Port depot, gate 2');
    const theirs = (await mailsTo(fursa, colleague.email)).at(-1);
    expect(theirs?.subject).toMatch(/^Interview with Hodan Warsame: .*10:00 \(Nairobi time, GMT\+3\)$/);
  });

  it('goes out once for a repeated request', async () => {
    const { id, email } = await guest();
    const request = { ...planFields([me]), application_ids: [id], starts: workdays(2), despite_warnings: true };
    const [first, second] = await Promise.all([1, 2].map(() => employer.post('/company/interviews', request)));
    const third = await employer.post('/company/interviews', request);
    expect([first, second, third].map((one) => one && resultsOf(one))).toEqual([['invited'], ['invited'], ['invited']]);
    expect((await mailsTo(fursa, email)).filter(({ subject }) => subject.includes('choose a time'))).toHaveLength(1);
  });

  it('is kept from whoever is foreign, withdrawn, erased or invited already', async () => {
    const [withdrawn, erased, twice] = [await guest(), await applicant(), await guest()];
    await fursa.visitor().post(`/api/application/${withdrawn.receipt}/withdraw`);
    await act(admin, await idOf(erased.client), 'erase', { confirm: erased.email });
    await plan({ application_ids: [twice.id], starts: workdays(1) });
    const stranger = await fursa.register('company', 'Other & Sons');
    const foreignJob = await newJob(stranger);
    const foreign = await guest(foreignJob.id);
    const fine = await guest();
    const ids = [foreign.id, 999_999_999, withdrawn.id, erased.id, twice.id, fine.id];
    expect(resultsOf(await plan({ application_ids: ids, starts: workdays(1) }))).toEqual([
      'not_found',
      'not_found',
      'ended',
      'not_found',
      'has_one',
      'invited',
    ]);
    const { rows } = await fursa.database.query(`select count(*)::int as n from interview_rounds r
      where not exists (select from interviews i where i.round_id = r.id)`);
    expect(rows).toEqual([{ n: 0 }]);
  });

  it('is kept from whoever has blocked the company, and nothing is stored', async () => {
    const { id, email } = await guest();
    await fursa.database.query(`insert into message_blocks (company_id, candidate_id, blocked_by)
      select company_id, candidate_id, 'candidate' from applications where id = ${id}`);
    const before = (await mailsTo(fursa, email)).length;
    expect(resultsOf(await plan({ application_ids: [id], starts: workdays(1), way: 'fix' }))).toEqual(['blocked']);
    expect(await mailsTo(fursa, email)).toHaveLength(before);
    const { rows } = await fursa.database.query(`select id from interviews where application_id = ${id}`);
    expect(rows).toEqual([]);
  });
});

describe('a plan is refused', () => {
  const refused = async (fields: object) => {
    const { id } = await guest();
    const { status, body } = await plan({ application_ids: [id], starts: workdays(1), ...fields });
    return { status, ...body };
  };

  it('with a time that has passed, or is more than a year ahead', async () => {
    expect(await refused({ starts: [inDays(-1)] })).toMatchObject({
      status: 422,
      errors: { starts: ['Please choose a time in the future.'] },
    });
    expect(await refused({ starts: [inDays(366)] })).toMatchObject({
      status: 422,
      errors: { starts: ['Please choose times within the next 365 days.'] },
    });
    expect(await refused({ choose_until: inDays(-1) })).toMatchObject({
      errors: { choose_until: [expect.any(String)] },
    });
  });

  it('with a zone that does not exist, or something that is no time', async () => {
    for (const zone of ['Africa/Atlantis', '+03:00', '', 'UTC; drop table']) {
      expect((await refused({ zone })).errors?.zone, zone).toEqual(['This time zone is not known.']);
    }
    expect((await refused({ starts: ['2027-02-30T10:00:00Z'] })).status).toBe(422);
    expect((await refused({ starts: ['tomorrow'] })).status).toBe(422);
  });

  it('with an interviewer who is not, or no longer, in the team', async () => {
    const left = await interviewer();
    await employer.request('DELETE', `/company/team/members/${left.id}`);
    const stranger = await fursa.register('company', 'Stranger Ltd');
    const strangerId = (await stranger.get('/me')).body.user.id;
    for (const id of [left.id, strangerId]) {
      expect(await refused({ interviewer_ids: [id] })).toMatchObject({
        status: 422,
        errors: { interviewer_ids: ['Interviewers must be members of your team.'] },
      });
    }
  });

  it('with fewer fixed times than people, and with people of two jobs', async () => {
    const [one, other] = [await guest(), await guest((await newJob()).id)];
    expect((await refused({ way: 'fix', application_ids: [one.id, other.id] })).errors).toEqual({
      starts: ['There is 1 time. Please choose one for each of the 2 people.'],
    });
    expect((await refused({ application_ids: [one.id, other.id] })).errors).toEqual({
      application_ids: ['Please choose applicants of one job.'],
    });
  });

  it('when an interviewer has another interview or is busy then, unless it is meant so', async () => {
    const colleague = await interviewer('Sahra Jama');
    const [start = '', later = ''] = workdays(2);
    const fields = { ...planFields([colleague.id]), way: 'fix', starts: [start] };
    const [first, second] = [await guest(), await guest()];
    await employer.post('/company/interviews', { ...fields, application_ids: [first.id] });
    const again = { ...fields, client_id: 'clash-in-time', application_ids: [second.id] };
    const clash = await employer.post('/company/interviews', again);
    expect(clash.status).toBe(409);
    expect(clash.body.message).toMatch(/^Sahra Jama already has something else at that time: .*10:00 \(Nairobi time/);
    expect(clash.body.warnings).toEqual([{ kind: 'clash', start, user_id: colleague.id, candidate: null }]);
    const to = new Date(Date.parse(later) + 3_600_000).toISOString();
    await fursa.database.query(`insert into interview_calendars (user_id, busy_times)
      values (${colleague.id}, '${JSON.stringify([{ from: later, to }])}')`);
    expect((await employer.post('/company/interviews', { ...again, starts: [later] })).status).toBe(409);
    const meant = await employer.post('/company/interviews', { ...again, despite_warnings: true });
    expect(resultsOf(meant)).toEqual(['invited']);
  });

  it('at night and on the weekend of the job’s country', async () => {
    const [day = ''] = workdays(1);
    const night = `${day.slice(0, 10)}T02:00:00.000Z`;
    expect((await refused({ starts: [night] })).message).toMatch(/^This time is at night: .* at 05:00 \(Nairobi time/);
    const sunday = new Date(Date.parse(day) + 86_400_000 * ((7 - new Date(day).getUTCDay()) % 7)).toISOString();
    expect((await refused({ starts: [sunday] })).message).toMatch(/^This time is on the weekend: Sunday/);
  });

  it('by whoever may not plan', async () => {
    const { id } = await guest();
    const fields = { ...planFields([me]), application_ids: [id], starts: workdays(1) };
    expect((await fursa.visitor().post('/company/interviews', fields)).status).toBe(401);
    expect((await (await fursa.register('candidate')).post('/company/interviews', fields)).status).toBe(403);
  });
});

describe('a company', () => {
  /** Somebody has a booked interview. */
  async function booked() {
    const colleague = await interviewer();
    const person = await guest();
    const starts = workdays(1);
    await employer.post('/company/interviews', {
      ...planFields([colleague.id]),
      application_ids: [person.id],
      way: 'fix',
      starts,
    });
    return { colleague, person, start: starts[0] as string, interview: await interviewOf(employer, person.id) };
  }

  it('moves an interview, and everybody is told where it was', async () => {
    const { colleague, person, start, interview } = await booked();
    const to = new Date(Date.parse(start) + 3_600_000).toISOString();
    const moved = await employer.post(`/company/interviews/${interview.id}/move`, { starts_at: to, word: 'A ship.' });
    expect(moved.body.interview).toMatchObject({ state: 'booked', starts_at: to, moved_from: start });
    for (const email of [person.email, colleague.email]) {
      const mail = (await mailsTo(fursa, email)).at(-1);
      expect(mail?.subject).toMatch(/^New time of .* at 11:00 /);
      expect(mail?.body).toMatch(/It was: .* 10:00 /);
    }
    expect((await messagesAbout(fursa, person.id)).at(-1)).toContain('A ship.');
    const { rows } = await fursa.database.query(`select sequence from interviews where id = ${interview.id}`);
    expect(rows).toEqual([{ sequence: 2 }]);
    const past = await employer.post(`/company/interviews/${interview.id}/move`, { starts_at: inDays(-1) });
    expect(past.status).toBe(422);
  });

  it('cancels an interview, once', async () => {
    const { colleague, person, interview } = await booked();
    const before = (await mailsTo(fursa, person.email)).length;
    for (let time = 0; time < 2; time += 1) {
      const { body } = await employer.post(`/company/interviews/${interview.id}/cancel`, { word: 'We are sorry.' });
      expect(body.interview).toMatchObject({ state: 'cancelled', cancelled_by: 'company', word: 'We are sorry.' });
    }
    const mails = (await mailsTo(fursa, person.email)).slice(before);
    expect(mails.map(({ subject }) => subject)).toEqual(['Interview cancelled: Dairy Technician']);
    expect((await mailsTo(fursa, colleague.email)).at(-1)?.subject).toBe('Interview cancelled: Hodan Warsame');
    const moved = await employer.post(`/company/interviews/${interview.id}/move`, { starts_at: workdays(2)[1] });
    expect([moved.status, moved.body.message]).toEqual([409, 'This interview is cancelled.']);
  });

  it('notes whether somebody came, after it has begun', async () => {
    const { interview } = await booked();
    const note = (came: boolean) => employer.post(`/company/interviews/${interview.id}/attendance`, { came });
    expect((await note(true)).body.message).toBe('This interview has not begun yet.');
    await fursa.database.query(`update interviews set starts_at = now() - interval '2 hours',
      ends_at = now() - interval '1 hour' where id = ${interview.id}`);
    expect((await note(false)).body.interview.state).toBe('no_show');
    expect((await note(true)).body.interview).toMatchObject({ state: 'held', feedback_due: true });
    const { rows } = await fursa.database.query(`select type, data->'isNoShow' as no_show from history
      where type like 'interview.%' and data->>'interviewId' = '${interview.id}' order by id`);
    expect(rows.map(({ type, no_show }) => [type, no_show])).toEqual([
      ['interview.booked', null],
      ['interview.held', true],
      ['interview.held', false],
    ]);
  });

  it('asks interviewers for their scorecards', async () => {
    const { colleague, interview } = await booked();
    const remind = () => employer.post(`/company/interviews/${interview.id}/remind`);
    expect((await remind()).status).toBe(409);
    await fursa.database.query(`update interviews set starts_at = now() - interval '2 hours',
      ends_at = now() - interval '1 hour' where id = ${interview.id}`);
    expect((await remind()).status).toBe(200);
    expect((await mailsTo(fursa, colleague.email)).at(-1)?.subject).toBe('Please write your scorecard: Hodan Warsame');
  });

  it('reads no names of those whom a member interviewed for another company before', async () => {
    const stranger = await fursa.register('company', 'Earlier Employer');
    const earlier = await guest((await newJob(stranger)).id);
    const colleague = await colleagueOf(fursa, stranger, 'Omar Farah');
    await newInterview(fursa, { applicationId: earlier.id, by: [colleague.id] });
    await stranger.request('DELETE', `/company/team/members/${colleague.id}`);
    await employer.post('/company/team/invitations', { email: colleague.email, role: 'recruiter' });
    const token = await fursa.tokenFor(colleague.email);
    await colleague.post('/company/invitation/accept', { token, password: 'a sentence to remember' });
    const { id } = await guest();
    const facts = await employer.get(
      `/company/interviews/planning?application_id=${id}&from=${inDays(-1)}&to=${inDays(1)}`,
    );
    const busy = facts.body.busy.filter((one: { user_id: number }) => one.user_id === colleague.id);
    expect(busy.map((one: { candidate: string | null }) => one.candidate)).toEqual([null]);
  });

  it('is refused a look at times that the database does not know', async () => {
    const { id } = await guest();
    for (const [from, to] of [
      ['0000-01-01T00:00:00Z', '0000-01-05T00:00:00Z'],
      [inDays(1), 'soon'],
    ]) {
      const facts = await employer.get(`/company/interviews/planning?application_id=${id}&from=${from}&to=${to}`);
      expect(facts.status, facts.text).toBe(422);
    }
  });

  it('sees and changes nothing of another company', async () => {
    const { interview, person } = await booked();
    const stranger = await fursa.register('company', 'Nosy Ltd');
    const missing = (await stranger.get('/company/interviews/999999999')).text;
    expect((await stranger.get(`/company/interviews/${interview.id}`)).text).toBe(missing);
    for (const [act, body] of [
      ['move', { starts_at: workdays(1)[0] }],
      ['offer', { starts: workdays(1) }],
      ['cancel', {}],
      ['attendance', { came: true }],
      ['remind', {}],
    ] as const) {
      const answer = await stranger.post(`/company/interviews/${interview.id}/${act}`, body);
      expect([act, answer.status, answer.text]).toEqual([act, 404, missing]);
    }
    expect((await stranger.get(`/company/applications/${person.id}/interviews`)).status).toBe(404);
    const facts = `application_id=${person.id}&from=${inDays(0)}&to=${inDays(7)}`;
    expect((await stranger.get(`/company/interviews/planning?${facts}`)).status).toBe(404);
    const week = (await stranger.get('/company/interviews/week')).body;
    expect([week.interviews, week.without_time, week.feedback_due, week.to_plan]).toEqual([[], [], [], []]);
  });

  it('offers other times to somebody for whom none was suitable', async () => {
    const person = await guest();
    await plan({ application_ids: [person.id], starts: workdays(1) });
    const { id } = await interviewOf(employer, person.id);
    const link = `${person.receipt}.${id}`;
    const said = await fursa
      .visitor()
      .post(`/api/interview/${link}/none`, { good_times: ['mornings'], word: 'Early.' });
    expect(said.body.interview.state).toBe('none_suits');
    const week = (await employer.get('/company/interviews/week')).body;
    expect(week.to_plan).toContainEqual(
      expect.objectContaining({ application_id: person.id, reason: 'none_suits', candidate: 'Hodan Warsame' }),
    );
    const [, other = ''] = workdays(2);
    const offered = await employer.post(`/company/interviews/${id}/offer`, { starts: [other] });
    expect(offered.body.interview).toMatchObject({ state: 'asked', times_offered: 1, good_times: [] });
    const { interview } = (await fursa.visitor().get(`/api/interview/${link}`)).body;
    expect(interview.slots).toEqual([{ starts_at: other, free: true }]);
  });
});

describe('the week', () => {
  it('shows what is held, asked, due and to be planned, and hides whom blind review hides', async () => {
    const owner = await fursa.register('company', 'Week Ltd');
    const ownJob = await newJob(owner);
    const ownerId = (await owner.get('/me')).body.user.id as number;
    const [one, two, three] = [await guest(ownJob.id), await guest(ownJob.id), await guest(ownJob.id)];
    const [start = '', other = ''] = workdays(2);
    const fields = planFields([ownerId]);
    await owner.post('/company/interviews', { ...fields, application_ids: [one.id], way: 'fix', starts: [start] });
    await owner.post('/company/interviews', {
      ...fields,
      client_id: 'the-second-plan',
      application_ids: [two.id],
      starts: [other],
    });
    await moveTo(fursa, owner, three.id, 'Interview');
    const week = (await owner.get(`/company/interviews/week?day=${start.slice(0, 10)}&zone=Africa/Nairobi`)).body;
    const idsOf = (list: Interview[]) => list.map((row) => row.application_id);
    expect(idsOf(week.interviews)).toEqual([one.id]);
    expect(idsOf(week.without_time)).toEqual([two.id]);
    expect(week.to_plan).toMatchObject([{ application_id: three.id, reason: 'in_column' }]);
    expect(week.jobs).toEqual([{ id: ownJob.id, title: 'Dairy Technician' }]);
    expect(new Date(week.from).getUTCDay()).toBe(1);
    const of = (query: string) => owner.get(`/company/interviews/week?day=${start.slice(0, 10)}&${query}`);
    expect(idsOf((await of(`job_id=${ownJob.id}&mine=1`)).body.interviews)).toEqual([one.id]);
    expect((await of('zone=Nowhere/Land')).status).toBe(422);
    const facts = (
      await owner.get(
        `/company/interviews/planning?application_id=${two.id}&from=${encodeURIComponent(inDays(0))}&to=${encodeURIComponent(inDays(20))}`,
      )
    ).body;
    expect(facts.busy).toMatchObject([{ user_id: ownerId, from: start, candidate: 'Hodan Warsame' }]);
    expect(facts.messages.ar).toContain('{candidate}');
    await fursa.database.query(`insert into board_settings (company_id, blind_until_group_id)
      select company_id, id from application_groups where company_id = (select company_id from jobs where id = ${ownJob.id})
        and name = 'Interview'
      on conflict (company_id) do update set blind_until_group_id = excluded.blind_until_group_id`);
    const blind = (await of('zone=Africa/Nairobi')).body;
    expect(JSON.stringify([blind.interviews, blind.without_time])).not.toContain('Hodan');
  });
});
