import { describe, expect, it } from 'vitest';
import { apply, columnOf } from '../../../tests/harness/test-applicants.ts';
import { application, newEmail } from '../../../tests/harness/test-applications.ts';
import { companyForTests } from '../../../tests/harness/test-company.ts';
import { publishJob } from '../../../tests/harness/test-jobs.ts';
import { TEST_PASSWORD } from '../../../tests/harness/test-server.ts';

const { fursa, admin, employer } = await companyForTests({ company: 'Nuvemba Freight' });
const stranger = await fursa.register('company');
const newJob = () => publishJob(employer, admin, { application_form: 'wizard', screening_mode: 'auto', pass_mark: 0 });
const job = await newJob();

async function candidateOf(applicationId: number): Promise<number> {
  const { rows } = await fursa.database.query(
    `select candidate_id::int as id from applications where id = ${applicationId}`,
  );
  return (rows[0] as { id: number }).id;
}

async function conversationOf(candidateId: number) {
  const { rows } = await fursa.database.query(
    `select m.body, m.sender, m.to_user_id::int as "to", c.last_message_id = max(m.id) over () as "lastIsKept"
     from messages m join conversations c on c.id = m.conversation_id
     where c.candidate_id = ${candidateId} order by m.id`,
  );
  return rows as { body: string; sender: string; to: number | null; lastIsKept: boolean }[];
}

const write = (candidate_id: number, more: object = {}, client = employer) =>
  client.post('/company/message/candidate', { message: 'Can you come?', candidate_id, job_id: job.id, ...more });

describe('a message to a candidate', () => {
  it('with an account is kept', async () => {
    const candidate = await fursa.register('candidate');
    const { id } = await apply(fursa, job.id, {}, candidate);
    const candidateId = await candidateOf(id);
    const answer = await write(candidateId);
    expect([answer.status, answer.body]).toEqual([200, { success: true }]);
    await write(candidateId, { message: 'On Monday?' });
    const { id: userId } = (await candidate.get('/me')).body.user;
    expect(await conversationOf(candidateId)).toEqual([
      { body: 'Can you come?', sender: 'company', to: userId, lastIsKept: true },
      { body: 'On Monday?', sender: 'company', to: userId, lastIsKept: true },
    ]);
  });

  it('without an account goes by mail, with a link that claims the application, and the message with it', async () => {
    const { id, email, receipt } = await apply(fursa, job.id);
    const guestId = await candidateOf(id);
    await write(guestId);
    const mail = await fursa.lastMailTo(email);
    expect(mail).toContain('Can you come?');
    const secret = /\/register\?application=([\w-]{43})/.exec(mail)?.[1] as string;
    // The first link still works.
    expect((await fursa.visitor().get(`/api/application/${receipt}`)).status).toBe(200);
    expect((await fursa.visitor().get(`/api/application/${secret}`)).body.application.claimable).toBe(true);

    const person = fursa.visitor();
    await person.post('/register', {
      role: 'candidate',
      name: 'Hodan Warsame',
      email,
      password: TEST_PASSWORD,
      application: secret,
    });
    await person.post('/register/confirm', { token: await fursa.tokenFor(email) });
    expect((await person.get('/candidate/applications')).body.applications).toHaveLength(1);
    const { id: userId } = (await person.get('/me')).body.user;
    expect(await conversationOf(guestId)).toMatchObject([{ body: 'Can you come?', to: userId }]);
    for (const link of [secret, receipt]) {
      expect((await fursa.visitor().get(`/api/application/${link}`)).status).toBe(404);
    }
  });

  it('follows into the account that claims the application by signing in, beside what was said there', async () => {
    const candidate = await fursa.register('candidate');
    const own = await apply(fursa, job.id, { person: { email: candidate.email } }, candidate);
    const candidateId = await candidateOf(own.id);
    await write(candidateId, { message: 'To the account.' });
    await candidate.post(`/api/application/${own.receipt}/withdraw`);
    const guest = await apply(fursa, job.id, { person: { email: candidate.email } });
    const elsewhere = await newJob();
    await write(await candidateOf(guest.id), { message: 'To the guest.' });
    expect(await candidateOf(guest.id)).not.toBe(candidateId);
    await candidate.post('/candidate/applications/claim', { application: guest.receipt });
    expect((await conversationOf(candidateId)).map(({ body, lastIsKept }) => [body, lastIsKept])).toEqual([
      ['To the account.', true],
      ['To the guest.', true],
    ]);
    const second = await apply(fursa, elsewhere.id, { person: { email: candidate.email } });
    await write(await candidateOf(second.id), { message: 'Elsewhere.', job_id: elsewhere.id });
    await candidate.post('/candidate/applications/claim', { application: second.receipt });
    const { id: userId } = (await candidate.get('/me')).body.user;
    expect((await conversationOf(candidateId)).map(({ body, to }) => [body, to])).toEqual([
      ['To the account.', userId],
      ['To the guest.', userId],
      ['Elsewhere.', userId],
    ]);
  });

  it('is not lost when the application is claimed while it is written', async () => {
    for (const _ of [1, 2, 3]) {
      const about = await newJob();
      const candidate = await fursa.register('candidate');
      const own = await apply(fursa, about.id, { person: { email: candidate.email } }, candidate);
      const candidateId = await candidateOf(own.id);
      await write(candidateId, { message: 'To the account.', job_id: about.id });
      await candidate.post(`/api/application/${own.receipt}/withdraw`);
      const guest = await apply(fursa, about.id, { person: { email: candidate.email } });
      await write(await candidateOf(guest.id), { message: 'To the guest.', job_id: about.id });
      await fursa.database.query('delete from throttles');
      const message = { message: 'Meanwhile.', application_id: guest.id };
      const [claimed, ...answers] = await Promise.all([
        candidate.post('/candidate/applications/claim', { application: guest.receipt }),
        ...Array.from({ length: 12 }, () => employer.post('/company/message/candidate', message)),
      ]);
      expect(claimed.status).toBe(200);
      expect(answers.filter(({ status }) => status >= 500 && status !== 503)).toEqual([]);
      const kept = (await conversationOf(candidateId)).filter(({ body }) => body === 'Meanwhile.');
      expect(kept).toHaveLength(answers.filter(({ status }) => status === 200).length);
    }
  });

  it('is not sent to somebody who was blocked as a guest, and has an account now', async () => {
    const candidate = await fursa.register('candidate');
    const guest = await apply(fursa, job.id, { person: { email: candidate.email } });
    const { body } = await employer.post('/messages/open', { application_id: guest.id });
    await employer.post('/messages/block', { chat_id: body.conversation.id, blocked: true });
    await candidate.post('/candidate/applications/claim', { application: guest.receipt });
    const answer = await candidate.post('/send/message', {
      chat_id: body.conversation.id,
      to: null,
      message: 'It is me again.',
    });
    expect(answer.status).toBe(409);
  });

  it('is refused with the reason: who has blocked whom', async () => {
    const { id } = await apply(fursa, job.id);
    const { conversation } = (await employer.post('/messages/open', { application_id: id })).body;
    await employer.post('/messages/block', { chat_id: conversation.id, blocked: true });
    const ours = await employer.post('/company/message/candidate', { message: 'Hello?', application_id: id });
    expect([ours.status, ours.body.message]).toEqual([
      409,
      'You have blocked this conversation. Unblock it to write again.',
    ]);
    await fursa.database.query(`update message_blocks set blocked_by = 'candidate'`);
    const theirs = await employer.post('/company/message/candidate', { message: 'Hello?', application_id: id });
    expect([theirs.status, theirs.body.message]).toEqual([409, 'No more messages can be sent in this conversation.']);
    await fursa.database.query('delete from message_blocks');
  });

  it('is stored and mailed once, however often it is sent', async () => {
    const { id, email } = await apply(fursa, job.id);
    const candidateId = await candidateOf(id);
    const mails = await fursa.mailCount(email);
    const client_id = crypto.randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => write(candidateId, { client_id })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await conversationOf(candidateId)).toHaveLength(1);
    expect(await fursa.mailCount(email)).toBe(mails + 1);
  });

  it('comes thirty times an hour at most, also when all come at once', async () => {
    const candidateId = await candidateOf((await apply(fursa, job.id)).id);
    const answers = await Promise.all(Array.from({ length: 34 }, () => write(candidateId)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(30);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(4);
    expect(await conversationOf(candidateId)).toHaveLength(30);
  });

  it('is refused when it is empty, in the words of the specification', async () => {
    const { id } = await apply(fursa, job.id);
    for (const message of ['', ' \n ']) {
      const { status, body } = await write(await candidateOf(id), { message });
      expect([status, body.errors]).toEqual([422, { message: ['Please write a message to send!'] }]);
    }
    expect(await conversationOf(await candidateOf(id))).toEqual([]);
  });

  it('is for those who applied to the job: others do not exist', async () => {
    const { id } = await apply(fursa, job.id);
    const candidateId = await candidateOf(id);
    const elsewhere = await newJob();
    const missing = await write(999_999);
    expect(missing.status).toBe(404);
    for (const answer of [
      await write(candidateId, {}, stranger),
      await write(candidateId, { job_id: elsewhere.id }),
      await write(candidateId, { job_id: 999_999 }),
    ]) {
      expect([answer.status, answer.text]).toEqual([404, missing.text]);
    }
    await fursa.database.query(`update candidates set erased_at = now() where id = ${candidateId}`);
    expect((await write(candidateId)).text).toBe(missing.text);
    expect(await conversationOf(candidateId)).toEqual([]);
  });

  it('is not swallowed because another one had its client id', async () => {
    const [one, other] = [
      await candidateOf((await apply(fursa, job.id)).id),
      await candidateOf((await apply(fursa, job.id)).id),
    ];
    const client_id = crypto.randomUUID();
    const statuses = [];
    for (const answer of [
      await write(one, { client_id }),
      await write(one, { client_id }),
      await write(one, { client_id, message: 'Something else.' }),
      await write(other, { client_id }),
    ]) {
      statuses.push(answer.status);
    }
    expect(statuses).toEqual([200, 200, 409, 409]);
    expect(await conversationOf(one)).toHaveLength(1);
    expect(await conversationOf(other)).toEqual([]);
  });

  it('is for somebody: by application, or by candidate and job', async () => {
    for (const whom of [{}, { candidate_id: 1 }, { job_id: 1 }]) {
      const { status } = await employer.post('/company/message/candidate', { message: 'Can you come?', ...whom });
      expect(status).toBe(422);
    }
    const { id } = await apply(fursa, job.id);
    const foreign = await stranger.post('/company/message/candidate', { message: 'Can you come?', application_id: id });
    expect([foreign.status, foreign.text]).toEqual([404, (await write(999_999)).text]);
  });

  it('is mailed to a guest in the language in which they applied, as their template is', async () => {
    const email = newEmail();
    const guest = fursa.visitor();
    const headers = { 'accept-language': 'ar' };
    await guest.post(`/candidate/job/${job.id}/apply`, application('wizard', email), { headers });
    expect(await fursa.lastMailTo(email)).toMatch(/[\u0600-\u06ff]{3}/);
    const { rows } = await fursa.database.query(`select id::int from applications where email = '${email}'`);
    const { id } = rows[0] as { id: number };
    await write(await candidateOf(id));
    expect(await fursa.lastMailTo(email)).toContain('أنشئ حسابا وردّ');
    const { templates } = (await employer.get(`/company/message-templates?application_id=${id}`)).body;
    expect(JSON.stringify(templates)).toMatch(/[\u0600-\u06ff]{3}/);
    await employer.post('/company/message/candidates', {
      message: 'Thank you.',
      application_ids: [id],
      standard: 'received',
      fill: true,
    });
    expect((await conversationOf(await candidateOf(id))).at(-1)?.body).toMatch(/[\u0600-\u06ff]{3}/);
  });

  it('goes to whom blind review hides, too, and tells nothing of them', async () => {
    const { id, email } = await apply(fursa, job.id);
    const until_group_id = await columnOf(fursa, employer, 'Hired');
    await employer.request('PUT', '/company/applications/blind', { until_group_id });
    const missing = await write(999_999);
    // Their candidate id would reveal that they applied, and which card is theirs.
    const known = await write(await candidateOf(id));
    expect([known.status, known.text]).toEqual([404, missing.text]);
    const { text } = await employer.post('/company/message/candidate', {
      message: 'Can you come?',
      application_id: id,
    });
    expect(text).toBe('{"success":true}');
    expect(await fursa.lastMailTo(email)).toContain('Hodan');
    await employer.request('PUT', '/company/applications/blind', { until_group_id: null });
  });
});

describe('a message to several', () => {
  const writeMany = (application_ids: number[], more: object = {}) =>
    employer.post('/company/message/candidates', { message: 'Thank you all.', application_ids, ...more });

  it('is answered for each, and foreign ones look like missing ones', async () => {
    const theirs = await publishJob(stranger, admin, { application_form: 'wizard' });
    const [one, two, foreign] = [await apply(fursa, job.id), await apply(fursa, job.id), await apply(fursa, theirs.id)];
    const mails = await fursa.mailCount(foreign.email);
    const client_id = crypto.randomUUID();
    const ids = [one.id, 999_999, foreign.id, two.id];
    for (const _ of [1, 2]) {
      const { status, body } = await writeMany(ids, { client_id });
      expect([status, body.results]).toEqual([
        200,
        [
          { application_id: one.id, result: 'sent' },
          { application_id: 999_999, result: 'not_found' },
          { application_id: foreign.id, result: 'not_found' },
          { application_id: two.id, result: 'sent' },
        ],
      ]);
    }
    for (const { id } of [one, two]) expect(await conversationOf(await candidateOf(id))).toHaveLength(1);
    expect(await fursa.mailCount(foreign.email)).toBe(mails);
  });

  it('goes to at most a hundred, and never empty', async () => {
    const { id } = await apply(fursa, job.id);
    expect((await writeMany(Array.from({ length: 101 }, (_, at) => at + 1))).status).toBe(422);
    expect((await writeMany([])).status).toBe(422);
    expect((await writeMany([id], { message: '' })).status).toBe(422);
  });
});

describe('a letter that is taken back', () => {
  const takeBack = (application_id: number, client_id: string, client = employer) =>
    client.post('/company/message/take-back', { application_id, client_id });
  const toldAt = async (id: number) =>
    (await employer.get(`/company/applications/cards?ids=${id}`)).body.applications[0].told_at;
  async function applicant() {
    const candidate = await fursa.register('candidate');
    const { id } = await apply(fursa, job.id, { person: { email: candidate.email } }, candidate);
    return { candidate, id, candidateId: await candidateOf(id) };
  }
  const letter = (application_id: number, more: object = {}) =>
    employer.post('/company/message/candidate', { message: 'Not this time.', application_id, ...more });

  it('is gone for both sides while nobody has read it, and what was said before stays the last word', async () => {
    const { candidate, id, candidateId } = await applicant();
    await letter(id, { message: 'Thank you for applying.', client_id: 'first-letter' });
    const before = await toldAt(id);
    await letter(id, { client_id: 'second-letter' });
    expect((await takeBack(id, 'second-letter')).body).toEqual({ success: true, result: 'taken_back' });
    expect((await conversationOf(candidateId)).map(({ body, lastIsKept }) => [body, lastIsKept])).toEqual([
      ['Thank you for applying.', true],
    ]);
    expect(await toldAt(id)).toBe(before);
    expect((await candidate.get('/load-unread-count')).body.unread).toBe(1);
    expect((await takeBack(id, 'second-letter')).status).toBe(404);
    // It was the conversation's first message, so the conversation is empty again.
    expect((await takeBack(id, 'first-letter')).body.result).toBe('taken_back');
    expect(await toldAt(id)).toBeNull();
    expect((await candidate.get('/get/users')).body.conversations).toEqual([]);
    expect((await candidate.get('/load-unread-count')).body.unread).toBe(0);
  });

  it('stays once it was read or mailed', async () => {
    const { candidate, id, candidateId } = await applicant();
    await letter(id, { client_id: 'a-read-letter' });
    const [{ id: chatId }] = (await candidate.get('/get/users')).body.conversations;
    await candidate.post('/messages/read', { chat_id: chatId, up_to: 999_999_999 });
    expect((await takeBack(id, 'a-read-letter')).body.result).toBe('read');
    await letter(id, { client_id: 'mailed-letter' });
    await fursa.database.query(
      `update conversation_reads set mailed_up_to = 999999999 where conversation_id = ${chatId}`,
    );
    expect((await takeBack(id, 'mailed-letter')).body.result).toBe('mailed');
    expect(await conversationOf(candidateId)).toHaveLength(2);
    const guest = await apply(fursa, job.id);
    await letter(guest.id, { client_id: 'guests-letter' });
    expect((await takeBack(guest.id, 'guests-letter')).body.result).toBe('mailed');
  });

  it('was one of several, and is nobody’s but its writer’s', async () => {
    const [one, two] = [await applicant(), await applicant()];
    await employer.post('/company/message/candidates', {
      message: 'Not this time.',
      application_ids: [one.id, two.id],
      client_id: 'to-both-of-them',
    });
    expect((await takeBack(one.id, 'to-both-of-them', stranger)).status).toBe(404);
    expect((await takeBack(one.id, 'to-both-of-them')).body.result).toBe('taken_back');
    expect(await conversationOf(one.candidateId)).toEqual([]);
    expect(await conversationOf(two.candidateId)).toHaveLength(1);
  });
});
