import type { Socket } from 'socket.io-client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Notice } from '#shared/messenger/notices.contract.ts';
import { readOutbox } from '../../../../tests/harness/outbox.ts';
import { apply, colleagueOf, columnOf, moveTo } from '../../../../tests/harness/test-applicants.ts';
import type { TestClient } from '../../../../tests/harness/test-client.ts';
import { companyForTests } from '../../../../tests/harness/test-company.ts';
import { newConversation, say } from '../../../../tests/harness/test-conversations.ts';
import { applyForEvaluation, save } from '../../../../tests/harness/test-evaluations.ts';
import { publishJob } from '../../../../tests/harness/test-jobs.ts';
import { listen } from '../../../../tests/harness/test-listener.ts';
import { expireJobs, killDuring, makeJobsDue } from '../../../../tests/harness/test-queue.ts';
import { TEST_PASSWORD } from '../../../../tests/harness/test-server.ts';

const { fursa, admin, employer } = await companyForTests({ company: 'Lamu Boats', runningParts: true });
const rea = await colleagueOf(fursa, employer, 'Rea Recruiter');
const reviewer = await fursa.signedInAs('reviewer');
const job = await publishJob(employer, admin, {
  title: 'Boat Builder',
  application_form: 'wizard',
  screening_mode: 'auto',
  pass_mark: 0,
});
const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.close();
});
beforeEach(async () => {
  await fursa.database.query('delete from throttles');
  await fursa.database.query('delete from notices');
  await fursa.database.query('delete from notice_settings');
  await fursa.database.query("delete from pgboss.job where name like 'messenger.%'");
});

type Listed = { notices: Notice[]; next: number | null; unread: number };
const listed = async (client: TestClient, query = ''): Promise<Listed> =>
  (await client.get(`/api/notices${query}`)).body;
const newsOf = async (client: TestClient) => (await client.get('/api/news')).body;
const idOf = async (client: TestClient): Promise<number> => (await client.get('/me')).body.user.id;
const emailOf = async (client: TestClient): Promise<string> => (await client.get('/me')).body.user.email;

async function mention(id: number, who: number[] = [rea.id], body = 'Please look, @Rea Recruiter') {
  const written = await employer.post(`/company/applications/${id}/notes`, { body, mentions: who });
  expect(written.status, written.text).toBe(200);
  return written.body.note.id as number;
}
const applicant = (firstName = 'Hodan') => apply(fursa, job.id, { person: { firstName } });

async function runMails(): Promise<void> {
  await makeJobsDue(fursa);
  await fursa.server.run('messenger.mail_notice');
}
/** The daily mails of the next morning. */
async function nextMorning(): Promise<void> {
  await fursa.database.query("update notice_settings set daily_at = daily_at - interval '1 day'");
  await fursa.server.run('daily-notices');
  await makeJobsDue(fursa);
  await Promise.all([1, 2, 3].map(() => fursa.server.run('messenger.mail_daily')));
}
const choose = (client: TestClient, kind: string, mail: string, here = true) =>
  client.request('PUT', '/api/notices/choices', { kind, here, mail });
const choicesOf = async (client: TestClient) => (await client.get('/api/notices/choices')).body.choices;
async function stopTokenIn(email: string): Promise<string> {
  return /\/stop-mails\/([\w.-]+)/.exec(await fursa.lastMailTo(email))?.[1] as string;
}
const byLink = (token: string, wanted: boolean) =>
  fursa.visitor().request('PUT', `/api/messages/mails/${token}`, { wanted });

describe('somebody who is mentioned', () => {
  it('is told at once on their open pages, and nobody else is', async () => {
    const { id } = await applicant();
    const [hers, his] = [await listen(rea, fursa.baseUrl), await listen(employer, fursa.baseUrl)];
    sockets.push(hers.socket, his.socket);
    await mention(id);
    await vi.waitFor(() => expect(hers.heard).toContainEqual({ type: 'NoticesChanged' }));
    expect(his.heard).not.toContainEqual({ type: 'NoticesChanged' });
    expect(await listed(rea)).toMatchObject({
      unread: 1,
      next: null,
      notices: [
        {
          kind: 'mention',
          application_id: id,
          job: 'Boat Builder',
          candidate: 'Hodan Warsame',
          text: 'Please look, @Rea Recruiter',
          read: false,
        },
      ],
    });
    expect((await listed(employer)).notices).toEqual([]);
  });

  it('marks one or all as read, and none of somebody else', async () => {
    const { id } = await applicant();
    for (let count = 0; count < 3; count += 1) await mention(id);
    const [first] = (await listed(rea)).notices;
    const read = (client: TestClient, noticeId?: number) => client.post(`/api/notices/${noticeId}/read`);
    const missing = await read(employer, 999_999);
    expect(missing.status).toBe(404);
    expect((await read(employer, first?.id)).text).toBe(missing.text);
    await employer.post('/api/notices/read');
    expect((await listed(rea)).unread).toBe(3);
    const { heard, socket } = await listen(rea, fursa.baseUrl);
    sockets.push(socket);
    expect((await read(rea, first?.id)).status).toBe(200);
    expect((await read(rea, first?.id)).status).toBe(200);
    expect(await listed(rea)).toMatchObject({ unread: 2, notices: [{ id: first?.id, read: true }, {}, {}] });
    await vi.waitFor(() => expect(heard).toContainEqual({ type: 'NoticesChanged' }));
    expect((await newsOf(rea)).new_mentions).toBe(2);
    await rea.post('/api/notices/read');
    expect((await listed(rea)).unread).toBe(0);
  });

  it('reads of them page by page', async () => {
    const { id } = await applicant();
    for (let count = 0; count < 23; count += 1) await mention(id, [rea.id], `Note ${count}`);
    const first = await listed(rea);
    expect(first.notices.map(({ text }) => text)).toEqual(Array.from({ length: 20 }, (_, at) => `Note ${22 - at}`));
    const second = await listed(rea, `?before=${first.next}`);
    expect(second.notices.map(({ text }) => text)).toEqual(['Note 2', 'Note 1', 'Note 0']);
    expect([second.next, second.unread]).toEqual([null, 23]);
  });

  it('is told of it no more when the note is deleted', async () => {
    const { id } = await applicant();
    const noteId = await mention(id);
    const { heard, socket } = await listen(rea, fursa.baseUrl);
    sockets.push(socket);
    await employer.request('DELETE', `/company/applications/${id}/notes/${noteId}`);
    await vi.waitFor(() => expect(heard).toContainEqual({ type: 'NoticesChanged' }));
    expect(await listed(rea)).toMatchObject({ notices: [], unread: 0 });
    const mails = await fursa.mailCount(rea.email);
    await runMails();
    expect(await fursa.mailCount(rea.email)).toBe(mails);
  });

  it('reads no name that blind review hides, in the note neither', async () => {
    const { id } = await applicant('Zeinab');
    await mention(id, [rea.id], '@Rea Recruiter, call Zeinab Warsame');
    const until = await columnOf(fursa, employer, 'Hired');
    await employer.request('PUT', '/company/applications/blind', { until_group_id: until });
    const told = JSON.stringify([await listed(rea), await newsOf(rea)]);
    await runMails();
    await employer.request('PUT', '/company/applications/blind', { until_group_id: null });
    expect(told).toContain(`Candidate ${id}`);
    expect(told).not.toMatch(/Zeinab/);
    expect(await fursa.lastMailTo(rea.email)).not.toMatch(/Zeinab/);
    expect(JSON.stringify(await listed(rea))).toContain('Zeinab Warsame');
  });

  it('sees nothing of it any more once they have left the company or the person is erased', async () => {
    const [one, two] = [await applicant(), await applicant()];
    const leaver = await colleagueOf(fursa, employer, 'Leaving Soon');
    await mention(one.id, [leaver.id]);
    await mention(two.id, [rea.id]);
    const mails = await fursa.mailCount(leaver.email);
    await employer.request('DELETE', `/company/team/members/${leaver.id}`);
    await runMails();
    expect(await fursa.mailCount(leaver.email)).toBe(mails);
    expect((await leaver.get('/api/notices')).status).toBe(401);
    const { rows } = await fursa.database.query(`select * from notices where user_id = ${leaver.id}`);
    expect(rows).toEqual([]);
    await fursa.database.query(`update candidates set erased_at = now()
      where id = (select candidate_id from applications where id = ${two.id})`);
    expect(await listed(rea)).toMatchObject({ notices: [], unread: 0 });
    expect((await newsOf(rea)).new_mentions).toBe(0);
  });
});

describe('whoever saved a rule', () => {
  async function heldMessage(author: TestClient) {
    const template = { name: `Held ${crypto.randomUUID()}`, body: 'Decided by {promised_day}', translations: {} };
    const made = (await employer.post('/company/message-templates', { ...template, locale: 'en' })).body.template;
    const name = `Column ${made.id}`;
    await employer.post('/company/applications/group/store', { name });
    const rule = { template_id: made.id, hours: 0, on: true, for_machine: false };
    const saved = await author.request('PUT', `/company/answers/rules/${await columnOf(fursa, employer, name)}`, rule);
    expect(saved.status, saved.text).toBe(200);
    const { id } = await applicant();
    await moveTo(fursa, employer, id, name);
    await fursa.database.query(
      `update awaited_answers set waiting_since = null, due_at = null where application_id = ${id}`,
    );
    const fail = async () => {
      await fursa.database.query("update planned_messages set due_at = now() - interval '1 second'");
      await makeJobsDue(fursa);
      await fursa.server.run('answers.send_planned');
    };
    return { id, column: name, fail };
  }

  it('is told when its message is held back, until somebody has seen to it', async () => {
    const { id, fail } = await heldMessage(rea);
    expect((await listed(rea)).notices).toEqual([]);
    await fail();
    expect(await listed(rea)).toMatchObject({ unread: 1, notices: [{ kind: 'held_message', application_id: id }] });
    expect(await newsOf(rea)).toMatchObject({ new_held_messages: 1, held_messages: [{ application_id: id }] });
    expect((await listed(employer)).notices).toEqual([]);
    await runMails();
    expect(await fursa.lastMailTo(rea.email)).toContain('The message to Hodan Warsame, who applied for Boat Builder');
    const path = `/company/answers/planned/${id}`;
    await employer.request('PUT', path, { text: 'Still {promised_day}' });
    expect((await listed(rea)).notices).toEqual([]);
    // It fails again, which is told again.
    await fail();
    expect((await listed(rea)).unread).toBe(1);
    await employer.post('/company/answers/planned/take-back', { application_ids: [id] });
    expect(await listed(rea)).toMatchObject({ notices: [], unread: 0 });
  });

  it('is told again when the card comes back and its message is held back again', async () => {
    const { id, column, fail } = await heldMessage(rea);
    await fail();
    const [notice] = (await listed(rea)).notices;
    await rea.post(`/api/notices/${notice?.id}/read`);
    expect((await listed(rea)).unread).toBe(0);
    await moveTo(fursa, employer, id, 'Interview');
    await fursa.database.query(`update history set at = at - interval '1 day' where application_id = ${id}`);
    await moveTo(fursa, employer, id, column);
    await fail();
    expect(await listed(rea)).toMatchObject({ unread: 1, notices: [{ kind: 'held_message', application_id: id }] });
    await employer.post('/company/answers/planned/take-back', { application_ids: [id] });
  });

  it('is followed by the owner when they have left', async () => {
    const leaver = await colleagueOf(fursa, employer, 'Leaving Too');
    const { id, fail } = await heldMessage(leaver);
    await employer.request('DELETE', `/company/team/members/${leaver.id}`);
    await fail();
    expect((await listed(employer)).notices).toMatchObject([{ kind: 'held_message', application_id: id }]);
    await moveTo(fursa, employer, id, 'Interview');
    expect((await listed(employer)).notices).toEqual([]);
  });

  it('is followed by the owner also when they came back as an interviewer, who sees no messages', async () => {
    const before = await colleagueOf(fursa, employer, 'Interviewing Now');
    const { id, fail } = await heldMessage(before);
    await employer.request('DELETE', `/company/team/members/${before.id}`);
    await employer.post('/company/team/invitations', { email: before.email, role: 'interviewer' });
    const token = await fursa.tokenFor(before.email);
    await before.post('/company/invitation/accept', { token, password: TEST_PASSWORD });
    await fail();
    expect((await listed(employer)).notices).toMatchObject([{ kind: 'held_message', application_id: id }]);
    expect((await listed(before)).notices).toEqual([]);
    // Moved on, the card needs no such message.
    await moveTo(fursa, employer, id, 'Interview');
    expect((await listed(employer)).notices).toEqual([]);
  });
});

describe('a reviewer', () => {
  const assign = async (id: number, client: TestClient | null, by = admin, rest = {}) => {
    const reviewer_id = client && (await idOf(client));
    const done = await by.post('/api/admin/evaluations/assign', { application_ids: [id], reviewer_id, ...rest });
    expect(done.status, done.text).toBe(200);
  };

  it('is told what they are asked to evaluate, once, and no more when they are not', async () => {
    const { id } = await applicant();
    await assign(id, reviewer);
    await assign(id, reviewer);
    expect(await listed(reviewer)).toMatchObject({
      unread: 1,
      notices: [{ kind: 'assignment', application_id: id, candidate: 'Hodan Warsame', text: '' }],
    });
    expect(await newsOf(reviewer)).toMatchObject({ count: 1, new_assignments: 1, conversations: [], applications: [] });
    const mails = await fursa.mailCount(await emailOf(reviewer));
    await runMails();
    // Unless they choose so, they are not mailed.
    expect(await fursa.mailCount(await emailOf(reviewer))).toBe(mails);
    await assign(id, null);
    expect((await listed(reviewer)).notices).toEqual([]);
    await assign(id, reviewer);
    expect((await listed(reviewer)).unread).toBe(1);
  });

  it('is not told of what they took for themselves, nor any more of what they have scored', async () => {
    const mine = await applicant();
    await assign(mine.id, reviewer, reviewer);
    expect((await listed(reviewer)).notices).toEqual([]);
    const asked = await applyForEvaluation(fursa, job.id);
    await assign(asked.id, reviewer);
    const scored = await save(reviewer, asked, { type: 'education', score: 70 });
    expect(scored.status, scored.text).toBe(200);
    expect(await listed(reviewer)).toMatchObject({ unread: 0, notices: [{ read: true }] });
  });

  it('reads no name that is hidden from reviewers', async () => {
    const { id } = await applicant('Zeinab');
    await assign(id, reviewer);
    await assign(id, admin, reviewer);
    const until_group_id = await columnOf(fursa, employer, 'Hired');
    await employer.request('PUT', '/company/applications/blind', { until_group_id });
    await choose(reviewer, 'assignment', 'at_once');
    const [hers, theirs] = [await listed(reviewer), await listed(admin)];
    await runMails();
    await employer.request('PUT', '/company/applications/blind', { until_group_id: null });
    expect(hers.notices[0]?.candidate).toBe(`Candidate ${id}`);
    expect(theirs.notices[0]?.candidate).toBe('Zeinab Warsame');
    const mail = await fursa.lastMailTo(await emailOf(reviewer));
    expect(mail).toContain(`/admin/evaluations/${id}`);
    expect(mail).not.toContain('Zeinab');
  });
});

describe('a mail about one', () => {
  it('comes after some minutes unless it was read by then, once, even if a process dies', async () => {
    const [read, unread] = [await applicant(), await applicant()];
    const mails = await fursa.mailCount(rea.email);
    await mention(read.id);
    await rea.post(`/company/applications/${read.id}/notes/read`);
    await mention(unread.id);
    await fursa.server.run('messenger.mail_notice');
    expect(await fursa.mailCount(rea.email)).toBe(mails);
    await killDuring(fursa, 'messenger.mail_notice');
    await expireJobs(fursa, 'messenger.mail_notice');
    await Promise.all([runMails(), runMails()]);
    expect(await fursa.mailCount(rea.email)).toBe(mails + 1);
    expect(await fursa.lastMailTo(rea.email)).toContain(`&application=${unread.id}`);
    await killDuring(fursa, 'messenger.mail_notice');
    await runMails();
    expect(await fursa.mailCount(rea.email)).toBe(mails + 1);
  });

  it('is stopped with one click for its kind alone, and comes again as before', async () => {
    const { id } = await applicant();
    await mention(id);
    await runMails();
    await fursa.server.run('mail.send');
    const token = await stopTokenIn(rea.email);
    const sent = (await readOutbox(fursa.dataDir)).map(({ headers }) => headers['list-unsubscribe'] ?? '');
    expect(sent.filter((header) => header.endsWith(`/messages/mails/${token}/stop>`))).toHaveLength(1);
    const stopped = await fursa.visitor().post(`/messages/mails/${token}/stop`, undefined, {
      raw: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      csrf: null,
    });
    expect(stopped.status).toBe(200);
    expect(await choicesOf(rea)).toEqual([
      { kind: 'message', here: true, mail: 'at_once' },
      { kind: 'mention', here: true, mail: 'off' },
      { kind: 'held_message', here: true, mail: 'at_once' },
    ]);
    const mails = await fursa.mailCount(rea.email);
    await mention(id);
    await runMails();
    expect(await fursa.mailCount(rea.email)).toBe(mails);
    expect((await listed(rea)).unread).toBe(2);
    const address = `/api/messages/mails/${token}`;
    expect((await fursa.visitor().get(address)).body).toEqual({ success: true, wanted: false, about: 'notices' });
    expect((await byLink(token, true)).status).toBe(200);
    expect((await choicesOf(rea))[1]).toEqual({ kind: 'mention', here: true, mail: 'at_once' });
    for (const wrong of [`${token}x`, token.replace('.mention', '.message'), 'a.b', '.mention'])
      expect((await byLink(wrong, false)).status, wrong).toBe(404);
  });
});

describe('the daily mail', () => {
  it('is one about everything that was not read, in the reader’s language, once a day', async () => {
    const { id } = await applicant();
    await choose(rea, 'mention', 'daily');
    await choose(rea, 'message', 'daily');
    await mention(id);
    await mention(id);
    const { candidate, chatId } = await newConversation(fursa, employer, job.id);
    await say(candidate, chatId, 'When do you decide?');
    const mails = await fursa.mailCount(rea.email);
    await fursa.database.query("update messages set created_at = created_at - interval '16 minutes'");
    await fursa.database.query("update company_members set created_at = created_at - interval '1 hour'");
    for (const name of ['unread-mails', 'messenger.mail_unread', 'daily-notices', 'messenger.mail_daily'])
      await fursa.server.run(name);
    await runMails();
    expect(await fursa.mailCount(rea.email)).toBe(mails);
    await fursa.database.query(`update users set locale = 'sw' where id = ${rea.id}`);
    await nextMorning();
    await fursa.database.query(`update users set locale = 'en' where id = ${rea.id}`);
    expect(await fursa.mailCount(rea.email)).toBe(mails + 1);
    const mail = await fursa.lastMailTo(rea.email);
    expect(mail).toContain('Bado hujayasoma haya');
    expect(mail.match(/amekutaja: Boat Builder/g)?.length).toBeGreaterThanOrEqual(2);
    expect(mail).toContain(`/user/messages/${chatId}`);
    await nextMorning();
    expect(await fursa.mailCount(rea.email)).toBe(mails + 1);
  });

  it('leaves out what was read, and does not come for nothing', async () => {
    const { id } = await applicant();
    await choose(rea, 'mention', 'daily');
    await mention(id);
    await rea.post('/api/notices/read');
    const mails = await fursa.mailCount(rea.email);
    await nextMorning();
    expect(await fursa.mailCount(rea.email)).toBe(mails);
  });

  it('is stopped as a whole by its link, messages too, and comes again as it was', async () => {
    const { id } = await applicant();
    await choose(rea, 'mention', 'daily');
    await choose(rea, 'message', 'daily');
    await mention(id);
    await nextMorning();
    const token = await stopTokenIn(rea.email);
    const mails = async () => (await choicesOf(rea)).map(({ mail }: { mail: string }) => mail);
    await byLink(token, false);
    expect(await mails()).toEqual(['off', 'off', 'at_once']);
    await byLink(token, true);
    expect(await mails()).toEqual(['daily', 'daily', 'at_once']);
  });
});

describe('the choices', () => {
  it('are those of the role, and of nobody else', async () => {
    const candidate = await fursa.register('candidate');
    const kinds = async (client: TestClient) => (await choicesOf(client)).map(({ kind }: { kind: string }) => kind);
    expect(await kinds(candidate)).toEqual(['message', 'stage']);
    expect(await kinds(employer)).toEqual(['message', 'mention', 'held_message']);
    for (const client of [reviewer, admin]) expect(await kinds(client)).toEqual(['assignment']);
    expect((await choose(candidate, 'mention', 'off')).status).toBe(404);
    expect((await choose(employer, 'mention', 'sometimes')).status).toBe(422);
    await choose(employer, 'mention', 'off');
    expect((await choicesOf(rea))[1]).toMatchObject({ kind: 'mention', mail: 'at_once' });
  });

  it('take a kind from the bell, which is mailed all the same', async () => {
    const { id } = await applicant();
    await rea.post('/company/applications/visit');
    const { count } = await newsOf(rea);
    await choose(rea, 'mention', 'at_once', false);
    await mention(id);
    expect(await newsOf(rea)).toMatchObject({ count, new_mentions: 0, mentions: [] });
    const mails = await fursa.mailCount(rea.email);
    await runMails();
    expect(await fursa.mailCount(rea.email)).toBe(mails + 1);
    const { candidate, chatId } = await newConversation(fursa, employer, job.id);
    await say(employer, chatId, 'Can you come?');
    expect((await newsOf(candidate)).unread_conversations).toBe(1);
    await choose(candidate, 'message', 'at_once', false);
    expect(await newsOf(candidate)).toMatchObject({ unread_conversations: 0, conversations: [] });
  });
});

it('is kept for 90 days, and a thousand of one person', async () => {
  const { id } = await applicant();
  await mention(id);
  await fursa.database.query(`insert into notices (user_id, kind, application_id, subject_id, created_at)
    select ${rea.id}, 'mention', ${id}, -n, now() - interval '1 day' from generate_series(1, 1005) n`);
  await fursa.database.query(`insert into notices (user_id, kind, application_id, subject_id, created_at)
    values (${await idOf(employer)}, 'mention', ${id}, 1, now() - interval '91 days')`);
  await fursa.server.run('clean-up');
  const { rows } = await fursa.database.query(
    'select user_id::int as id, count(*)::int as count from notices group by 1',
  );
  expect(rows).toEqual([{ id: rea.id, count: 1_000 }]);
});
