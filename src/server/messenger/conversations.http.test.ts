import type { Socket } from 'socket.io-client';
import { afterEach, describe, expect, it } from 'vitest';
import type { RealtimeEvent } from '#shared/kernel/realtime.ts';
import { apply, colleagueOf, columnOf, moveTo } from '../../../tests/harness/test-applicants.ts';
import type { TestClient } from '../../../tests/harness/test-client.ts';
import { companyForTests } from '../../../tests/harness/test-company.ts';
import { publishJob } from '../../../tests/harness/test-jobs.ts';
import { listen as listenOn } from '../../../tests/harness/test-listener.ts';

const { fursa, admin, employer } = await companyForTests({ company: 'Nuvemba Freight', runningParts: true });
const recruiter = await colleagueOf(fursa, employer, 'Sahra Nuur');
const stranger = await fursa.register('company');
const reviewer = await fursa.signedInAs('reviewer');
const newJob = (title?: string) =>
  publishJob(employer, admin, {
    application_form: 'wizard',
    screening_mode: 'auto',
    pass_mark: 0,
    ...(title && { title }),
  });
const job = await newJob();

const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect();
});
async function listen(client: TestClient): Promise<RealtimeEvent[]> {
  const { heard, socket } = await listenOn(client, fursa.baseUrl);
  sockets.push(socket);
  return heard;
}
const of = (heard: RealtimeEvent[], type: RealtimeEvent['type']) => heard.filter((event) => event.type === type);

/** A candidate with an account who has applied, and the conversation about the application. */
async function startTalk(about = job) {
  const candidate = await fursa.register('candidate');
  const { id } = await apply(fursa, about.id, { person: { email: candidate.email } }, candidate);
  const { body } = await candidate.post('/messages/open', { application_id: id });
  return { candidate, applicationId: id, chat: body.conversation as { id: number; candidate: { id: number } } };
}
type Talk = Awaited<ReturnType<typeof startTalk>>;

const send = (client: TestClient, { chat }: Pick<Talk, 'chat'>, message: string, more: object = {}) =>
  client.post('/send/message', { message, to: null, chat_id: chat.id, ...more });
const listOf = async (client: TestClient, query = '') => (await client.get(`/get/users${query}`)).body.conversations;
const find = async (client: TestClient, { chat }: Talk) =>
  (await client.get(`/get/users?chat_id=${chat.id}`)).body.conversations[0];
const unread = async (client: TestClient) => (await client.get('/load-unread-count')).body.unread;
const messagesOf = (client: TestClient, { chat }: Talk, username: string, query = '') =>
  client.get(`/get/messages/${username}?chat_id=${chat.id}${query}`);
const company = (await employer.get('/me')).body.user.company as { id: number; username: string };

describe('a conversation', () => {
  it('is opened by whoever applied, and by the company, and is the same one', async () => {
    const talk = await startTalk();
    const again = await employer.post('/messages/open', { application_id: talk.applicationId });
    expect(again.body.conversation).toMatchObject({
      id: talk.chat.id,
      company: { id: company.id, user: { name: 'Nuvemba Freight' } },
      job: { id: job.id, title: 'Dairy Technician' },
      application_status: 'New',
      unread_count: 0,
    });
    const missing = await employer.post('/messages/open', { application_id: 999_999 });
    for (const client of [stranger, await fursa.register('candidate')]) {
      const foreign = await client.post('/messages/open', { application_id: talk.applicationId });
      expect([foreign.status, foreign.text]).toEqual([404, missing.text]);
    }
    // Nothing has been said yet.
    expect(await listOf(talk.candidate)).toEqual([]);
  });

  it('shows both sides what was said, who of the team said it, and how many are unread', async () => {
    const talk = await startTalk();
    const asked = await send(talk.candidate, talk, 'Is the role still open?', { to: company.id });
    expect([asked.status, asked.body.message]).toMatchObject([
      200,
      { sender: 'candidate', from: talk.chat.candidate.id, to: company.id, author: null, attachments: [] },
    ]);
    await send(talk.candidate, talk, 'I could start in May.');
    for (const client of [employer, recruiter]) {
      expect(await find(client, talk)).toMatchObject({
        unread_count: 2,
        last_message_from_me: false,
        latest_message: 'I could start in May.',
        latest_message_humans_time: 'just now',
      });
    }
    // Each member has a read position of their own…
    const before = await unread(recruiter);
    const read = await employer.post('/messages/read', { chat_id: talk.chat.id, up_to: asked.body.message.id + 1 });
    expect(read.status).toBe(200);
    expect((await find(employer, talk)).unread_count).toBe(0);
    expect(await unread(recruiter)).toBe(before);
    // …but a reply by one of them counts for the whole team.
    await send(recruiter, talk, 'It is.', { to: talk.chat.candidate.id });
    expect([(await find(employer, talk)).unread_count, (await find(recruiter, talk)).unread_count]).toEqual([0, 0]);
    expect(await find(talk.candidate, talk)).toMatchObject({ unread_count: 1, last_message_from_me: false });
    const { body } = await messagesOf(talk.candidate, talk, company.username);
    expect(body.messages.map((one: { body: string; author: unknown }) => [one.body, one.author])).toEqual([
      ['Is the role still open?', null],
      ['I could start in May.', null],
      ['It is.', { id: recruiter.id, name: 'Sahra Nuur' }],
    ]);
  });

  it('is for its two sides: to others it does not exist', async () => {
    const talk = await startTalk();
    await send(talk.candidate, talk, 'Hello.');
    const other = await startTalk();
    const missing = await other.candidate.post('/send/message', { message: 'Hm', to: null, chat_id: 999_999 });
    expect([missing.status, missing.body.message]).toEqual([404, 'User not found']);
    for (const client of [stranger, other.candidate]) {
      const answers = [
        await send(client, talk, 'Hm'),
        await messagesOf(client, talk, company.username),
        await client.get(`/get/users?chat_id=${talk.chat.id}`),
        await client.post('/messages/read', { chat_id: talk.chat.id, up_to: 1 }),
        await client.post('/messages/typing', { chat_id: talk.chat.id }),
        await client.get(`/messages/presence?chat_id=${talk.chat.id}`),
        await client.post('/messages/block', { chat_id: talk.chat.id, blocked: true }),
      ];
      for (const answer of answers) expect([answer.status, answer.text]).toEqual([404, missing.text]);
      expect((await listOf(client)).some(({ id }: { id: number }) => id === talk.chat.id)).toBe(false);
    }
    // Another person's id as the counterpart.
    for (const to of [999_999, other.chat.candidate.id]) {
      const answer = await send(employer, talk, 'Hm', { to });
      expect([answer.status, answer.text]).toEqual([404, missing.text]);
    }
    expect((await send(fursa.visitor(), talk, 'Hm')).status).toBe(401);
    for (const client of [reviewer, admin]) {
      expect((await send(client, talk, 'Hm')).status).toBe(403);
      expect((await client.get('/get/users')).status).toBe(403);
    }
    expect((await listOf(talk.candidate, '?role=candidate')).length).toBe(1);
    expect((await talk.candidate.get('/get/users?role=company')).status).toBe(403);
  });

  it('is found by username alone, the newest with that person', async () => {
    const talk = await startTalk();
    await send(talk.candidate, talk, 'Hello.');
    const { body } = await talk.candidate.get(`/get/messages/${company.username}`);
    expect([body.conversation.id, body.messages.length]).toEqual([talk.chat.id, 1]);
    expect((await talk.candidate.get('/get/messages/nobody-at-all')).body.message).toBe('User not found');
    expect((await messagesOf(talk.candidate, talk, 'nobody-at-all')).status).toBe(404);
  });
});

describe('a message', () => {
  it('is stored once, however often it is sent, and is each writer’s own', async () => {
    const talk = await startTalk();
    const client_id = crypto.randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => send(talk.candidate, talk, 'Once.', { client_id })));
    expect(new Set(answers.map(({ body }) => body.message.id)).size).toBe(1);
    expect((await send(talk.candidate, talk, 'Another.', { client_id })).status).toBe(409);
    expect((await send(employer, talk, 'Once.', { client_id })).status).toBe(200);
    const { body } = await messagesOf(employer, talk, (await find(employer, talk)).candidate.user.username);
    expect(body.messages.map((one: { body: string }) => one.body)).toEqual(['Once.', 'Once.']);
  });

  it('is not sent when it is empty, too long, or holds what cannot be stored', async () => {
    const talk = await startTalk();
    for (const text of ['', ' \n\t ', 'a'.repeat(10_001), 'a\u0000b', '\ud800']) {
      expect((await send(talk.candidate, talk, text)).status).toBe(422);
    }
    const markup = '<script>alert(1)</script> & "quoted"';
    expect((await send(talk.candidate, talk, markup)).body.message.body).toBe(markup);
    expect((await send(talk.candidate, talk, 'é'.repeat(10_000))).status).toBe(200);
  });

  it('comes in the order of its id, fifty at a time, both ways', async () => {
    const talk = await startTalk();
    const { rows } = await fursa.database.query(
      `insert into messages (conversation_id, sender, body)
       select ${talk.chat.id}, 'candidate', 'Number ' || n from generate_series(1, 120) n returning id::int`,
    );
    await send(talk.candidate, talk, 'The last one.');
    const newest = (await messagesOf(talk.candidate, talk, company.username)).body;
    expect([newest.messages.length, newest.has_more, newest.messages.at(-1).body]).toEqual([50, true, 'The last one.']);
    const earlier = (await messagesOf(talk.candidate, talk, company.username, `&before=${newest.messages[0].id}`)).body;
    expect(earlier.messages.at(-1).id).toBeLessThan(newest.messages[0].id);
    const first = (rows[0] as { id: number }).id;
    const after = (await messagesOf(talk.candidate, talk, company.username, `&after=${first}`)).body;
    expect([after.messages[0].body, after.messages.length, after.has_more]).toEqual(['Number 2', 50, true]);
    expect(
      (await messagesOf(talk.candidate, talk, company.username, `&after=${newest.messages.at(-1).id}`)).body,
    ).toMatchObject({ messages: [], has_more: false });
  });

  it('keeps its order and loses nothing when many write at once', async () => {
    const talk = await startTalk();
    const heard = await listen(talk.candidate);
    const writers = [talk.candidate, employer, recruiter];
    await Promise.all(Array.from({ length: 45 }, (_, at) => send(writers[at % 3] as TestClient, talk, `Number ${at}`)));
    await expect.poll(() => of(heard, 'ChatMessage').length).toBe(45);
    const told = of(heard, 'ChatMessage').map((event) =>
      'chatMessage' in event ? (event.chatMessage as { id: number }).id : 0,
    );
    expect(new Set(told).size).toBe(45);
    const { body } = await messagesOf(talk.candidate, talk, company.username);
    expect(body.messages).toHaveLength(45);
    expect((await find(employer, talk)).latest_message_id).toBe(body.messages.at(-1).id);
  });

  it('is slowed down with words when somebody writes a thousand in a minute', async () => {
    const talk = await startTalk();
    const answers = await Promise.all(
      Array.from({ length: 130 }, (_, at) => send(talk.candidate, talk, `Number ${at}`)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(120);
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.body.message).toBe('Too many messages in a short time. Please wait a moment and send again.');
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('both sides', () => {
  it('are told at once, on every device, and nobody else is', async () => {
    const talk = await startTalk();
    const outsider = (await startTalk()).candidate;
    const [mine, mineToo, theirs, colleagues, others, foreign] = [
      await listen(talk.candidate),
      await listen(talk.candidate),
      await listen(employer),
      await listen(recruiter),
      await listen(outsider),
      await listen(stranger),
    ];
    const { body } = await send(talk.candidate, talk, 'Hello.');
    for (const heard of [mine, mineToo, theirs, colleagues]) {
      await expect.poll(() => of(heard, 'ChatMessage')).toEqual([{ type: 'ChatMessage', chatMessage: body.message }]);
    }
    await recruiter.post('/messages/typing', { chat_id: talk.chat.id });
    await expect.poll(() => of(mine, 'ChatTyping')).toMatchObject([{ side: 'company', name: null }]);
    await expect.poll(() => of(theirs, 'ChatTyping')).toMatchObject([{ side: 'company', name: 'Sahra Nuur' }]);
    await employer.post('/messages/delivered', { up_to: body.message.id });
    await expect.poll(() => of(mine, 'ChatDelivered')).toMatchObject([{ chat_id: talk.chat.id, side: 'company' }]);
    expect(await find(talk.candidate, talk)).toMatchObject({ delivered_up_to: body.message.id, read_up_to: 0 });
    await employer.post('/messages/read', { chat_id: talk.chat.id, up_to: 999_999_999 });
    await expect.poll(() => of(mine, 'ChatRead')).toMatchObject([{ up_to: body.message.id, side: 'company' }]);
    expect(await find(talk.candidate, talk)).toMatchObject({ read_up_to: body.message.id });
    expect(JSON.stringify([others, foreign])).not.toContain('"Chat');
  });

  it('leaves a mark on the card when the company writes, which open boards hear of', async () => {
    const talk = await startTalk();
    const heard = await listen(recruiter);
    const toldAt = async () => {
      const { body } = await recruiter.get(`/company/applications/cards?ids=${talk.applicationId}`);
      return body.applications[0].told_at as string | null;
    };
    await send(talk.candidate, talk, 'Is there news?');
    expect(await toldAt()).toBeNull();
    const { created_time: at } = (await send(employer, talk, 'Come on Monday.')).body.message;
    await expect
      .poll(() => of(heard, 'BoardCardsMessaged'))
      .toEqual([{ type: 'BoardCardsMessaged', ids: [talk.applicationId] }]);
    expect(new Date((await toldAt()) ?? 0)).toEqual(new Date(at));
  });

  it('know whether the other is here', async () => {
    const talk = await startTalk();
    const isHere = async (client: TestClient) =>
      (await client.get(`/messages/presence?chat_id=${talk.chat.id}`)).body.is_online;
    expect(await isHere(employer)).toBe(false);
    await listen(talk.candidate);
    expect(await isHere(employer)).toBe(true);
    expect(await isHere(talk.candidate)).toBe(false);
    await listen(recruiter);
    expect(await isHere(talk.candidate)).toBe(true);
  });

  it('can block the other, are told so in words, and can take it back', async () => {
    const talk = await startTalk();
    await send(employer, talk, 'Hello.');
    const heard = await listen(employer);
    const { body } = await talk.candidate.post('/messages/block', { chat_id: talk.chat.id, blocked: true });
    expect(body.conversation.blocked_by).toBe('candidate');
    await expect.poll(() => of(heard, 'ChatChanged')).toEqual([{ type: 'ChatChanged', chat_id: talk.chat.id }]);
    const refused = await send(employer, talk, 'Please answer.');
    expect([refused.status, refused.body.message]).toEqual([409, 'No more messages can be sent in this conversation.']);
    const own = await send(talk.candidate, talk, 'And another thing.');
    expect([own.status, own.body.message]).toEqual([
      409,
      'You have blocked this conversation. Unblock it to write again.',
    ]);
    const letter = { message: 'From the board.', application_id: talk.applicationId };
    expect((await employer.post('/company/message/candidate', letter)).status).toBe(409);
    // After a block, presence is hidden too.
    const told = await listen(talk.candidate);
    await listen(talk.candidate);
    expect((await employer.get(`/messages/presence?chat_id=${talk.chat.id}`)).body.is_online).toBe(false);
    expect((await employer.post('/messages/typing', { chat_id: talk.chat.id })).status).toBe(200);
    // The company cannot lift the candidate's block.
    await employer.post('/messages/block', { chat_id: talk.chat.id, blocked: false });
    expect((await send(employer, talk, 'Please answer.')).status).toBe(409);
    await talk.candidate.post('/messages/block', { chat_id: talk.chat.id, blocked: false });
    expect((await send(employer, talk, 'Please answer.')).status).toBe(200);
    await expect.poll(() => of(told, 'ChatMessage').length).toBe(1);
    expect(of(told, 'ChatTyping')).toEqual([]);
  });
});

describe('the list', () => {
  it('is newest first, of a job, of what is unread, or of what is said in it', async () => {
    const other = await newJob('Quay Crane Operator');
    const [one, two] = [await startTalk(), await startTalk(other)];
    await send(one.candidate, one, 'About 100% of the timetable_2 I sent.');
    await send(two.candidate, two, 'Good morning.');
    const ids = async (query: string) => (await listOf(employer, query)).map(({ id }: { id: number }) => id);
    expect((await ids('')).slice(0, 2)).toEqual([two.chat.id, one.chat.id]);
    expect(await ids(`?job=${other.id}`)).toEqual([two.chat.id]);
    await employer.post('/messages/read', { chat_id: two.chat.id, up_to: 999_999_999 });
    const waiting = await ids('?unread=1');
    expect([waiting.includes(one.chat.id), waiting.includes(two.chat.id)]).toEqual([true, false]);
    for (const q of ['timetable_2', '100%25', 'TIMETABLE']) expect(await ids(`?q=${q}`)).toEqual([one.chat.id]);
    expect(await ids('?q=crane')).toEqual([two.chat.id]);
    expect(await ids('?q=100_')).toEqual([]);
    expect((await employer.get('/messages/jobs')).body.jobs[0]).toEqual({ id: other.id, title: 'Quay Crane Operator' });
    expect((await employer.get('/sync/user-list')).body.conversations[0].id).toBe(two.chat.id);
    // Search finds text of every script as it was written.
    await send(one.candidate, one, 'موعد المقابلة في المقهى، naïve Straße');
    for (const q of ['المقابلة', 'المقهى', 'naïve', 'straße']) {
      expect(await ids(`?q=${encodeURIComponent(q)}`), q).toEqual([one.chat.id]);
    }
  });

  it('comes twenty at a time', async () => {
    const fresh = await companyForTests({ company: 'Many Talks' });
    const { id: companyId } = (await fresh.employer.get('/me')).body.user.company;
    const own = await publishJob(fresh.employer, fresh.admin, {});
    await fresh.fursa.database.query(`
      with people as (
        insert into candidates (username, name) select 'talker-' || n, 'Talker ' || n from generate_series(1, 65) n returning id
      ), talks as (
        insert into conversations (company_id, candidate_id, job_id) select ${companyId}, id, ${own.id} from people
        returning id
      ), said as (
        insert into messages (conversation_id, sender, body) select id, 'candidate', 'Hello' from talks
        returning id, conversation_id
      ) select 1`);
    await fresh.fursa.database.query(
      `update conversations v set last_message_id = m.id, candidate_wrote_id = m.id from messages m
       where m.conversation_id = v.id and v.company_id = ${companyId}`,
    );
    const seen: number[] = [];
    for (let next: number | null | undefined; next !== null; ) {
      const { body } = await fresh.employer.get(`/get/users${next ? `?before=${next}` : ''}`);
      seen.push(...body.conversations.map(({ id }: { id: number }) => id));
      next = body.next;
    }
    expect([seen.length, new Set(seen).size]).toEqual([65, 65]);
    expect((await fresh.employer.get('/load-unread-count')).body.unread).toBe(65);
  });
});

describe('blind review', () => {
  it('names nobody in conversations, events and searches until the stage that was chosen', async () => {
    const talk = await startTalk();
    const until_group_id = await columnOf(fursa, employer, 'Interview');
    await employer.request('PUT', '/company/applications/blind', { until_group_id });
    const heard = await listen(employer);
    await send(talk.candidate, talk, 'Hello.');
    await expect.poll(() => of(heard, 'ChatMessage')).toMatchObject([{ chatMessage: { from: null } }]);
    const shown = await find(employer, talk);
    expect(shown.candidate).toEqual({
      id: null,
      photo: null,
      user: { name: `Candidate ${talk.applicationId}`, username: null },
    });
    expect(await listOf(employer, '?q=hodan')).toEqual([]);
    const { username } = (await talk.candidate.get('/me')).body.user;
    expect((await employer.get(`/get/messages/${username}`)).status).toBe(404);
    const { body } = await messagesOf(employer, talk, 'hidden');
    expect(body.messages).toMatchObject([{ from: null, to: company.id }]);
    expect((await send(employer, talk, 'Hello to you.')).body.message.to).toBeNull();
    await moveTo(fursa, employer, talk.applicationId, 'Interview');
    expect((await find(employer, talk)).candidate.id).toBe(talk.chat.candidate.id);
    await employer.request('PUT', '/company/applications/blind', { until_group_id: null });
  });

  it('gives nothing with which somebody could be recognised: no id that fits, none in events', async () => {
    const talk = await startTalk();
    const elsewhere = await newJob();
    const { id } = await apply(fursa, elsewhere.id, { person: { email: talk.candidate.email } }, talk.candidate);
    const known = (await employer.post('/messages/open', { application_id: id })).body.conversation;
    await send(employer, { chat: known }, 'Welcome.');
    await moveTo(fursa, employer, id, 'Interview');
    const until_group_id = await columnOf(fursa, employer, 'Interview');
    await employer.request('PUT', '/company/applications/blind', { until_group_id });
    const heard = await listen(employer);
    await send(talk.candidate, talk, 'Hello.');
    // A correct id gets the same response as a wrong one, and nothing is sent.
    const [right, wrong] = [
      await send(employer, talk, 'Is it you?', { to: talk.chat.candidate.id }),
      await send(employer, talk, 'Is it you?', { to: 999_999 }),
    ];
    expect([right.status, right.text]).toEqual([404, wrong.text]);
    expect((await send(employer, { chat: known }, 'Monday?', { to: talk.chat.candidate.id })).status).toBe(200);
    await talk.candidate.post('/messages/typing', { chat_id: talk.chat.id });
    await talk.candidate.post('/messages/read', { chat_id: talk.chat.id, up_to: 999_999_999 });
    await talk.candidate.post('/messages/delivered', { up_to: 999_999_999 });
    // Typing and reading times would match those of the same person in another conversation, so the company gets
    // neither.
    await send(talk.candidate, talk, 'Are you there?');
    await expect.poll(() => of(heard, 'ChatMessage').length).toBeGreaterThan(1);
    for (const type of ['ChatRead', 'ChatDelivered', 'ChatTyping'] as const) {
      const marks = of(heard, type).filter((event) => 'chat_id' in event && event.chat_id === talk.chat.id);
      expect(marks.filter((event) => 'side' in event && event.side === 'candidate')).toEqual([]);
    }
    expect(await find(employer, talk)).toMatchObject({ delivered_up_to: 0, read_up_to: 0 });
    const many = { message: 'Thank you.', application_ids: [talk.applicationId], client_id: crypto.randomUUID() };
    await employer.post('/company/message/candidates', many);
    const { body } = await messagesOf(employer, talk, 'hidden');
    expect(body.messages.at(-1).client_id).not.toContain(`:${talk.chat.candidate.id}:`);
    // Their username finds the conversation in which they are visible, and not the newer hidden one.
    const { username } = (await talk.candidate.get('/me')).body.user;
    expect((await employer.get(`/get/messages/${username}`)).body.conversation?.id).toBe(known.id);
    await employer.request('PUT', '/company/applications/blind', { until_group_id: null });
  });
});

describe('somebody who is gone', () => {
  it('is not written to any more, and what was said stays', async () => {
    const talk = await startTalk();
    await send(talk.candidate, talk, 'Hello.');
    await fursa.database.query(`update candidates set erased_at = now() where id = ${talk.chat.candidate.id}`);
    const answer = await send(employer, talk, 'Hello?');
    expect([answer.status, answer.body.message]).toEqual([
      409,
      'This person has deleted their account. You can still read what was written.',
    ]);
    expect(await find(employer, talk)).toMatchObject({ is_closed: true });
  });
});

describe('a guest', () => {
  it('is written to from the conversation by mail, with the message or not at all', async () => {
    const { id, email } = await apply(fursa, job.id);
    const { body } = await employer.post('/messages/open', { application_id: id });
    const answer = await send(employer, { chat: body.conversation }, 'Can you come on Monday?');
    expect(answer.status).toBe(200);
    const mail = await fursa.lastMailTo(email);
    expect(mail).toContain('Can you come on Monday?');
    expect(mail).toMatch(/\/register\?application=/);
    expect(mail).toMatch(/\/stop-mails\//);
  });

  it('gets thirty mails an hour at most from one employer, wherever it writes', async () => {
    const { id, email } = await apply(fursa, job.id);
    const before = await fursa.mailCount(email);
    const { body } = await employer.post('/messages/open', { application_id: id });
    const chat = body.conversation;
    await fursa.database.query('delete from throttles');
    const answers = await Promise.all(Array.from({ length: 31 }, () => send(employer, { chat }, 'Hello?')));
    await employer.post('/company/message/candidate', { message: 'Hello?', application_id: id });
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
    expect((await fursa.mailCount(email)) - before).toBe(30);
  });
});

describe('calls as the specification writes them', () => {
  it('take an empty job for all jobs', async () => {
    const all = await employer.get('/get/users');
    const { status, body } = await employer.get('/get/users?job=');
    expect(status).toBe(200);
    expect(body.conversations).toEqual(all.body.conversations);
  });

  it('need somebody to write to', async () => {
    const { status, body } = await employer.post('/send/message', { message: 'To whom?', chat_id: 1 });
    expect([status, body.errors]).toEqual([422, { to: ['This field is required.'] }]);
  });
});
