import { beforeAll, describe, expect, it, vi } from 'vitest';
import { newInterview } from '../../../tests/harness/held-interviews.ts';
import { apply, colleagueOf, columnOf, moveTo } from '../../../tests/harness/test-applicants.ts';
import { companyForTests } from '../../../tests/harness/test-company.ts';
import { newConversation, say } from '../../../tests/harness/test-conversations.ts';
import { inDays, planFields, workdays } from '../../../tests/harness/test-interviews.ts';
import { publishJob } from '../../../tests/harness/test-jobs.ts';
import { listen } from '../../../tests/harness/test-listener.ts';

const { fursa, admin, employer } = await companyForTests({ company: 'Kismayo Ports', runningParts: true });
const job = await publishJob(employer, admin, { application_form: 'wizard', pass_mark: 0 });
const otherJob = await publishJob(employer, admin, { application_form: 'wizard', pass_mark: 0, title: 'Crane driver' });
const nadia = await colleagueOf(fursa, employer, 'Nadia Interviewer', 'interviewer');
const omar = await colleagueOf(fursa, employer, 'Omar Farah');
const CARD = { version: 0, questions: [], criteria: [], recommendation: 'yes', sentence: 'A fine talk.' };

const of = async (by: number[], jobId = job.id, more: Partial<Parameters<typeof newInterview>[1]> = {}) => {
  const applied = await apply(fursa, jobId, { cv: 'cv.pdf' });
  return { ...applied, interviewId: await newInterview(fursa, { applicationId: applied.id, by, ...more }) };
};
let own: Awaited<ReturnType<typeof of>>;
let foreign: Awaited<ReturnType<typeof of>>;
beforeAll(async () => {
  own = await of([nadia.id, omar.id]);
  foreign = await of([omar.id], otherJob.id);
});

describe('an interviewer of the team', () => {
  it('is signed in as one, and acts for no company', async () => {
    const { user } = (await nadia.get('/me')).body;
    expect(user).toMatchObject({ role: 'interviewer', company: null, interviews_for: { name: 'Kismayo Ports' } });
    const { members } = (await employer.get('/company/team/list')).body;
    expect(members).toContainEqual(expect.objectContaining({ id: nadia.id, role: 'interviewer' }));
  });

  it('sees the interviews that they hold, and nothing of who else is to come', async () => {
    await moveTo(fursa, employer, (await apply(fursa, job.id)).id, 'Interview');
    const day = new Date().toISOString().slice(0, 10);
    const weekOf = async (more = '') => (await nadia.get(`/company/interviews/week?zone=UTC&day=${day}${more}`)).body;
    for (const week of [await weekOf(), await weekOf('&mine=1'), await weekOf(`&job_id=${otherJob.id}`)]) {
      const seen = [...week.interviews, ...week.without_time, ...week.feedback_due];
      expect(seen.every(({ id }: { id: number }) => id === own.interviewId)).toBe(true);
      expect(week.to_plan).toEqual([]);
      expect(week.jobs.map(({ id }: { id: number }) => id)).toEqual([job.id]);
    }
    expect((await weekOf()).feedback_due).toHaveLength(1);
    expect((await nadia.get(`/company/interviews/${own.interviewId}`)).status).toBe(200);
    expect((await nadia.get(`/company/applications/${own.id}/interviews`)).body.interviews).toHaveLength(1);
  });

  it('finds the interviews of others as if they did not exist', async () => {
    const write = (path: string, body: object, method = 'POST') => nadia.request(method, path, body);
    const answersFor = async (interview: number, application: number) => [
      await nadia.get(`/company/interviews/${interview}`),
      await nadia.get(`/company/interviews/${interview}/scorecard`),
      await write(`/company/interviews/${interview}/scorecard`, CARD, 'PUT'),
      await write(`/company/interviews/${interview}/scorecard/hand-in`, CARD),
      await write(`/company/interviews/${interview}/attendance`, { came: false }),
      await nadia.get(`/company/applications/${application}/interviews`),
      await nadia.get(`/company/applications/${application}/panel`),
    ];
    const missing = await answersFor(999_999, 999_999);
    expect(missing.map(({ status }) => status)).toEqual(Array(7).fill(404));
    expect((await answersFor(foreign.interviewId, foreign.id)).map(({ text }) => text)).toEqual(
      missing.map(({ text }) => text),
    );
  });

  it('reads what an applicant of theirs sent, without scores, and hands a scorecard in', async () => {
    const { interviewId, id } = await of([nadia.id, omar.id]);
    const opened = await nadia.get(`/company/interviews/${interviewId}/scorecard`);
    expect(opened.body).toMatchObject({ person: { name: 'Hodan Warsame' }, scores: null, mine: { version: 0 } });
    expect(opened.text).not.toMatch(/salary|birth_date|contact_info/);
    const handedIn = await nadia.post(`/company/interviews/${interviewId}/scorecard/hand-in`, CARD);
    expect(handedIn.status, handedIn.text).toBe(200);
    // Scores and the reviewers' evaluation are for the team, also once the card is in.
    expect((await nadia.get(`/company/interviews/${interviewId}/scorecard`)).body.scores).toBeNull();
    expect((await nadia.get(`/company/applications/${id}/panel`)).body.panels).toHaveLength(1);
    const noted = await nadia.post(`/company/interviews/${interviewId}/attendance`, { came: true });
    expect(noted.body.interview.state).toBe('held');
  });

  it('opens the CV of an applicant of theirs alone, and not while blind review hides them', async () => {
    const cvOf = async ({ id }: { id: number }) => {
      const { rows } = await fursa.database.query(`select resume_id::int as id from applications where id = ${id}`);
      return nadia.get(`/candidates/download/cv/${(rows[0] as { id: number }).id}`);
    };
    expect((await cvOf(own)).status).toBe(200);
    const missing = await nadia.get('/candidates/download/cv/999999');
    const others = await cvOf(foreign);
    expect([others.status, others.text]).toEqual([404, missing.text]);
    // All columns until Interview are read without names.
    const until = (id: number | null) => employer.request('PUT', '/company/applications/blind', { until_group_id: id });
    expect((await until(await columnOf(fursa, employer, 'Interview'))).status).toBe(200);
    try {
      expect((await cvOf(own)).text).toBe(missing.text);
    } finally {
      await until(null);
    }
  });

  it('cannot call what is for the team', async () => {
    const calls = await Promise.all([
      nadia.get('/company/applications/board'),
      nadia.get(`/candidate/application/profile/details?application_id=${own.id}`),
      nadia.get(`/company/applications/${own.id}/notes`),
      nadia.get('/company/interview-kits'),
      nadia.get(`/company/interviews/planning?application_id=${own.id}`),
      nadia.post('/company/interviews', { ...planFields([nadia.id]), application_ids: [own.id], starts: workdays(1) }),
      nadia.post(`/company/interviews/${own.interviewId}/cancel`, { word: '' }),
      nadia.get('/company/team/list'),
      nadia.get('/get/users'),
      nadia.get('/company/applications/export.csv'),
      nadia.post('/company/applications/cvs', { ids: [own.id] }),
    ]);
    expect(calls.map(({ status }) => status).filter((status) => status !== 403 && status !== 404)).toEqual([]);
  });

  it('is nobody whom a note can mention', async () => {
    const { team } = (await employer.get(`/company/applications/${own.id}/timeline`)).body;
    const ids = team.map(({ id }: { id: number }) => id);
    expect([ids.includes(omar.id), ids.includes(nadia.id)]).toEqual([true, false]);
    const noted = await employer.post(`/company/applications/${own.id}/notes`, { body: 'Look', mentions: [nadia.id] });
    expect(noted.status).toBe(422);
  });

  it('hears of their interviews, and of nothing else', async () => {
    const { heard, socket } = await listen(nadia, fursa.baseUrl);
    try {
      await moveTo(fursa, employer, foreign.id, 'Shortlisted').catch(() =>
        moveTo(fursa, employer, foreign.id, 'Interview'),
      );
      await employer.post('/company/message/candidate', { message: 'A secret', application_id: own.id });
      await employer.post(`/company/interviews/${foreign.interviewId}/attendance`, { came: true });
      await employer.post(`/company/interviews/${own.interviewId}/attendance`, { came: true });
      await vi.waitFor(() => expect(heard).toHaveLength(1));
      expect(heard).toEqual([{ type: 'InterviewsChanged', ids: [own.interviewId], application_ids: [own.id] }]);
    } finally {
      socket.disconnect();
    }
  });

  it('gets no mail about a message that nobody has read', async () => {
    const { candidate, chatId } = await newConversation(fursa, employer, job.id);
    await say(candidate, chatId, 'When may I come?');
    for (const table of ['messages', 'users', 'company_members'])
      await fursa.database.query(`update ${table} set created_at = created_at - interval '16 minutes'`);
    const [before, ofOmar] = [await fursa.mailCount(nadia.email), await fursa.mailCount(omar.email)];
    for (const name of ['unread-mails', 'messenger.mail_unread']) await fursa.server.run(name);
    await vi.waitFor(async () => expect(await fursa.mailCount(omar.email)).toBe(ofOmar + 1));
    expect(await fursa.mailCount(nadia.email)).toBe(before);
  });

  it('can be asked to hold an interview', async () => {
    const { id } = await apply(fursa, job.id);
    const [from, to] = [inDays(0), inDays(7)];
    const { team } = (await employer.get(`/company/interviews/planning?application_id=${id}&from=${from}&to=${to}`))
      .body;
    expect(team.map((one: { id: number }) => one.id)).toContain(nadia.id);
    const mails = await fursa.mailCount(nadia.email);
    const fields = {
      ...planFields([nadia.id]),
      way: 'fix',
      application_ids: [id],
      starts: workdays(1),
      place: 'Room 1',
    };
    const planned = await employer.post('/company/interviews', fields);
    expect(planned.status, planned.text).toBe(200);
    expect(await fursa.mailCount(nadia.email)).toBe(mails + 1);
  });

  it('is one no longer once they were removed, and as a recruiter before leaves nothing behind', async () => {
    const zuri = await colleagueOf(fursa, employer, 'Zuri Before');
    expect((await zuri.get('/company/applications/board')).status).toBe(200);
    await employer.request('DELETE', `/company/team/members/${zuri.id}`, {});
    await employer.post('/company/team/invitations', { email: zuri.email, role: 'interviewer' });
    const token = await fursa.tokenFor(zuri.email);
    const joined = await zuri.post('/company/invitation/accept', { token, password: 'a sentence to remember' });
    expect(joined.body.user).toMatchObject({ role: 'interviewer', company: null });
    expect((await zuri.get('/company/applications/board')).status).toBe(403);
    await employer.request('DELETE', `/company/team/members/${zuri.id}`, {});
    expect((await zuri.get('/company/interviews/week?zone=UTC')).status).toBe(401);
  });
});
