import { beforeEach, describe, expect, it } from 'vitest';
import { readOutbox } from '../../../../tests/harness/outbox.ts';
import { apply, colleagueOf, columnOf } from '../../../../tests/harness/test-applicants.ts';
import type { TestClient } from '../../../../tests/harness/test-client.ts';
import { companyForTests } from '../../../../tests/harness/test-company.ts';
import { conversationAbout, newConversation, say } from '../../../../tests/harness/test-conversations.ts';
import { publishJob } from '../../../../tests/harness/test-jobs.ts';

const { fursa, admin, employer } = await companyForTests({ company: 'Nuvemba Freight' });
const colleague = await colleagueOf(fursa, employer, 'Faisal Noor');
const job = await publishJob(employer, admin, { application_form: 'wizard', screening_mode: 'auto', pass_mark: 0 });
const ONE_CLICK = 'List-Unsubscribe=One-Click';
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

beforeEach(async () => {
  await fursa.database.query('delete from throttles');
  // Clears what earlier tests left unread.
  await fursa.database.query('update conversations set company_wrote_id = 0, candidate_wrote_id = 0');
});

/** Moves all messages and accounts 16 minutes into the past. */
async function wait(minutes = 16): Promise<void> {
  const before = `created_at - interval '${minutes} minutes'`;
  for (const table of ['messages', 'users', 'company_members']) {
    await fursa.database.query(`update ${table} set created_at = ${before}`);
  }
}
async function run(): Promise<void> {
  for (const name of ['unread-mails', 'messenger.mail_unread']) await fursa.server.run(name);
}
const mailsTo = ({ email }: { email: string }) => fursa.mailCount(email);
async function stopLinkOf({ email }: { email: string }): Promise<string> {
  return /\/stop-mails\/([\w-]+)/.exec(await fursa.lastMailTo(email))?.[1] as string;
}
const newTalk = () => newConversation(fursa, employer, job.id);
const lastId = async (chatId: number) =>
  (await fursa.database.query(`select last_message_id::int as id from conversations where id = ${chatId}`)).rows[0]
    ?.id as number;

describe('what somebody has not read', () => {
  it('comes in one mail after a quarter of an hour, and once', async () => {
    const { candidate, chatId } = await newTalk();
    const mails = await mailsTo(candidate);
    for (const text of ['Can you come?', 'On Monday?']) await say(employer, chatId, text);
    await run();
    expect(await mailsTo(candidate)).toBe(mails);
    await wait();
    // This message is new, but goes into the same mail.
    await say(employer, chatId, 'At ten?');
    await Promise.all([run(), run(), run()]);
    expect(await mailsTo(candidate)).toBe(mails + 1);
    const mail = await fursa.lastMailTo(candidate.email);
    expect(mail).toContain('Nuvemba Freight, about Dairy Technician: 3 messages');
    expect(mail).toContain(`/user/messages/${chatId}`);
    expect(mail).not.toContain('Can you come?');
    await wait();
    await run();
    expect(await mailsTo(candidate)).toBe(mails + 1);
  });

  it('comes again when there is something new, which alone is counted', async () => {
    const { candidate, chatId } = await newTalk();
    await say(employer, chatId, 'Can you come?');
    await wait();
    await run();
    const mails = await mailsTo(candidate);
    await say(employer, chatId, 'Are you there?');
    await run();
    expect(await mailsTo(candidate)).toBe(mails);
    await wait();
    await run();
    expect(await mailsTo(candidate)).toBe(mails + 1);
    expect(await fursa.lastMailTo(candidate.email)).toContain(': 1 message\n');
  });

  it('is one mail for several conversations', async () => {
    const { candidate, chatId } = await newTalk();
    const elsewhere = await publishJob(employer, admin, { title: 'Driver', application_form: 'wizard', pass_mark: 0 });
    const { id } = await apply(fursa, elsewhere.id, { person: { email: candidate.email } }, candidate);
    const other = await conversationAbout(candidate, id);
    const mails = await mailsTo(candidate);
    await say(employer, chatId, 'Can you come?');
    await say(employer, other, 'Can you drive?');
    await wait();
    await run();
    expect(await mailsTo(candidate)).toBe(mails + 1);
    const mail = await fursa.lastMailTo(candidate.email);
    for (const chat of [chatId, other]) expect(mail).toContain(`/user/messages/${chat}`);
  });

  it('is not mailed when it was read or answered', async () => {
    const [read, answered] = [await newTalk(), await newTalk()];
    const before = [await mailsTo(read.candidate), await mailsTo(answered.candidate)];
    for (const { chatId } of [read, answered]) await say(employer, chatId, 'Can you come?');
    await read.candidate.post('/messages/read', { chat_id: read.chatId, up_to: await lastId(read.chatId) });
    await say(answered.candidate, answered.chatId, 'Yes.');
    await wait();
    await run();
    expect([await mailsTo(read.candidate), await mailsTo(answered.candidate)]).toEqual(before);
  });

  it('goes to everybody of the team who has not read it, until one of them answers', async () => {
    const { candidate, chatId } = await newTalk();
    const before = [await mailsTo(employer), await mailsTo(colleague)];
    await say(candidate, chatId, 'When do you decide?');
    await colleague.post('/messages/read', { chat_id: chatId, up_to: await lastId(chatId) });
    await wait();
    await run();
    expect([await mailsTo(employer), await mailsTo(colleague)]).toEqual([(before[0] as number) + 1, before[1]]);
    expect(await fursa.lastMailTo(employer.email)).toContain('Hodan Warsame, about Dairy Technician: 1 message');
    await say(candidate, chatId, 'Soon?');
    await say(colleague, chatId, 'Tomorrow.');
    await wait();
    await run();
    expect([await mailsTo(employer), await mailsTo(colleague)]).toEqual([(before[0] as number) + 1, before[1]]);
  });

  it('is not news to somebody who joined the team later', async () => {
    const { candidate, chatId } = await newTalk();
    await say(candidate, chatId, 'When do you decide?');
    await wait();
    const late = await colleagueOf(fursa, employer, 'Late Comer');
    const mails = await mailsTo(late);
    await run();
    expect(await mailsTo(late)).toBe(mails);
  });

  it('names nobody whom blind review hides', async () => {
    const { candidate, applicationId, chatId } = await newTalk();
    const until_group_id = await columnOf(fursa, employer, 'Hired');
    await employer.request('PUT', '/company/applications/blind', { until_group_id });
    await say(candidate, chatId, 'When do you decide?');
    await wait();
    await run();
    await employer.request('PUT', '/company/applications/blind', { until_group_id: null });
    const mail = await fursa.lastMailTo(employer.email);
    expect(mail).not.toContain('Hodan');
    expect(mail).toContain(`Candidate ${applicationId}, about`);
  });

  it('is told in the reader’s language', async () => {
    const { candidate, chatId } = await newTalk();
    await candidate.post('/language', { locale: 'sw' });
    await fursa.database.query(`update users set locale = 'sw' where email = '${candidate.email}'`);
    await say(employer, chatId, 'Can you come?');
    await wait();
    await run();
    expect(await fursa.lastMailTo(candidate.email)).toContain('Una ujumbe mpya:');
  });

  it('is not mailed to who is blocked or gone', async () => {
    const { candidate, chatId } = await newTalk();
    const mails = await mailsTo(candidate);
    await say(employer, chatId, 'Can you come?');
    await fursa.database.query(`update users set blocked_at = now() where email = '${candidate.email}'`);
    await wait();
    await run();
    expect(await mailsTo(candidate)).toBe(mails);
  });
});

describe('mails about messages', () => {
  const stop = (token: string, body = ONE_CLICK, headers: Record<string, string> = FORM) =>
    fursa.visitor().post(`/messages/mails/${token}/stop`, undefined, { raw: body, headers, csrf: null });

  async function mailed(): Promise<{ candidate: TestClient & { email: string }; chatId: number; token: string }> {
    const { candidate, chatId } = await newTalk();
    await say(employer, chatId, 'Can you come?');
    await wait();
    await run();
    return { candidate, chatId, token: await stopLinkOf(candidate) };
  }
  const choiceOf = async (client: TestClient) => (await client.get('/api/notices/choices')).body.choices[0];
  async function saidAgain({ candidate, chatId }: { candidate: { email: string }; chatId: number }): Promise<number> {
    const before = await mailsTo(candidate);
    await say(employer, chatId, 'Are you there?');
    await wait();
    await run();
    return (await mailsTo(candidate)) - before;
  }

  it('say to mail programs how they are stopped', async () => {
    const { candidate, token } = await mailed();
    await fursa.server.run('mail.send');
    const mail = (await readOutbox(fursa.dataDir)).find(({ headers }) => headers.to === candidate.email);
    expect(mail?.headers['list-unsubscribe']).toMatch(new RegExp(`^<http.*/messages/mails/${token}/stop>$`));
    expect(mail?.headers['list-unsubscribe-post']).toBe(ONE_CLICK);
  });

  it('are stopped with one click of a mail program, by either kind of form', async () => {
    for (const [body, headers] of [
      [ONE_CLICK, FORM],
      [
        '--x\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
        { 'content-type': 'multipart/form-data; boundary=x' },
      ],
    ] as const) {
      const told = await mailed();
      expect((await stop(told.token, body, headers)).status).toBe(200);
      expect((await stop(told.token, body, headers)).status).toBe(200);
      expect(await saidAgain(told)).toBe(0);
    }
  });

  it('are not stopped by anything else that is sent there', async () => {
    const told = await mailed();
    expect((await stop(told.token, 'a=b')).status).toBe(400);
    expect((await stop(told.token, 'x'.repeat(5_000))).status).toBe(413);
    expect((await stop('nobody-has-this')).status).toBe(404);
    for (const odd of ['%00', '%ff', 'x'.repeat(300), '%F0%9F%98%80']) {
      expect([400, 404], odd).toContain((await stop(odd)).status);
      const address = `/api/messages/mails/${odd}`;
      expect([400, 404, 422], odd).toContain((await fursa.visitor().get(address)).status);
      expect([400, 404, 422], odd).toContain((await told.candidate.get(`/get/messages/${odd}`)).status);
    }
    const { status, headers } = await fursa.visitor().get(`/messages/mails/${told.token}/stop`);
    expect([status, headers.get('location')]).toEqual([302, `/stop-mails/${told.token}`]);
    expect(await saidAgain(told)).toBe(1);
  });

  it('are stopped and started by their link, which looking at does not change', async () => {
    const told = await mailed();
    const address = `/api/messages/mails/${told.token}`;
    const visitor = fursa.visitor();
    expect((await visitor.get(address)).body).toEqual({ success: true, wanted: true, about: 'messages' });
    expect((await visitor.request('PUT', address, { wanted: false })).body.wanted).toBe(false);
    expect(await choiceOf(told.candidate)).toMatchObject({ kind: 'message', mail: 'off' });
    expect(await saidAgain(told)).toBe(0);
    await visitor.request('PUT', address, { wanted: true });
    // Messages that were sent while mails were stopped are not mailed later.
    await run();
    expect(await saidAgain(told)).toBe(1);
    for (const method of ['GET', 'PUT']) {
      expect((await visitor.request(method, '/api/messages/mails/unknown', { wanted: false })).status).toBe(404);
    }
  });

  it('are stopped and started in the account', async () => {
    const { candidate, chatId } = await newTalk();
    expect(await choiceOf(candidate)).toEqual({ kind: 'message', here: true, mail: 'at_once' });
    const choose = (mail: string) =>
      candidate.request('PUT', '/api/notices/choices', { kind: 'message', here: true, mail });
    expect((await choose('off')).body.choices[0]).toEqual({ kind: 'message', here: true, mail: 'off' });
    expect(await saidAgain({ candidate, chatId })).toBe(0);
    await choose('at_once');
    expect(await saidAgain({ candidate, chatId })).toBe(1);
  });

  it('to guests stop, too, and the messages stay', async () => {
    const { id, email } = await apply(fursa, job.id);
    const write = () => employer.post('/company/message/candidate', { message: 'Can you come?', application_id: id });
    await write();
    const mails = await mailsTo({ email });
    await stop(await stopLinkOf({ email }));
    expect((await write()).status).toBe(200);
    expect(await mailsTo({ email })).toBe(mails);
  });
});
