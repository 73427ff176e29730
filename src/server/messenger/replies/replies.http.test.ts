import { beforeEach, describe, expect, it } from 'vitest';
import { LOCALES } from '#shared/kernel/languages.ts';
import { apply, colleagueOf, columnOf, moveTo } from '../../../../tests/harness/test-applicants.ts';
import { PDF } from '../../../../tests/harness/test-applications.ts';
import { companyForTests } from '../../../../tests/harness/test-company.ts';
import { conversationAbout, newConversation, say } from '../../../../tests/harness/test-conversations.ts';
import { publishJob } from '../../../../tests/harness/test-jobs.ts';
import { act, idOf } from '../../../../tests/harness/test-people.ts';
import { makeJobsDue } from '../../../../tests/harness/test-queue.ts';
import {
  INBOUND_DOMAIN,
  INBOUND_SECRET,
  postMail,
  replyAddressOf,
  writtenMail,
} from '../../../../tests/harness/test-replies.ts';
import { startTestServer } from '../../../../tests/harness/test-server.ts';
import { watchHealthDuring } from '../../../../tests/harness/watch-health.ts';

const env = { INBOUND_DOMAIN, INBOUND_WEBHOOK_SECRET: INBOUND_SECRET };
const { fursa, admin, employer } = await companyForTests({ company: 'Sahan Logistics', env });
const job = await publishJob(employer, admin, { application_form: 'wizard', screening_mode: 'auto', pass_mark: 0 });
beforeEach(async () => {
  await fursa.database.query('delete from throttles');
});

const post = (raw: string | Uint8Array) => postMail(fursa, raw);
async function letPass(): Promise<void> {
  for (const table of ['messages', 'users', 'company_members'])
    await fursa.database.query(`update ${table} set created_at = created_at - interval '16 minutes'`);
  for (const name of ['unread-mails', 'messenger.mail_unread']) await fursa.server.run(name);
}
async function messagesIn(chatId: number): Promise<{ sender: string; body: string; files: string[] }[]> {
  const { rows } = await fursa.database.query(
    `select sender, body, array(select f.name from message_attachments t join files f on f.id = t.file_id
       where t.message_id = m.id order by t.position) as files
     from messages m where conversation_id = $1 order by id`,
    [chatId],
  );
  return rows as { sender: string; body: string; files: string[] }[];
}
const bodiesIn = async (chatId: number) => (await messagesIn(chatId)).map(({ body }) => body);

/** A candidate with an account, who was mailed about a message. */
async function mailed() {
  const { candidate, chatId, applicationId } = await newConversation(fursa, employer, job.id);
  await say(employer, chatId, 'Can you come?');
  await letPass();
  const address = (await replyAddressOf(fursa, candidate.email)) as string;
  expect(address).toMatch(new RegExp(`^reply\\+[a-z\\d]{40}@${INBOUND_DOMAIN}$`));
  return { candidate, chatId, applicationId, address, from: candidate.email };
}
async function mailedGuest() {
  const { id, email } = await apply(fursa, job.id);
  await employer.post('/company/message/candidate', { message: 'Can you come?', application_id: id });
  const { rows } = await fursa.database.query('select max(id)::int as id from conversations');
  const address = (await replyAddressOf(fursa, email)) as string;
  return { from: email, id, chatId: (rows[0] as { id: number }).id, address };
}
/** Posts a mail while somebody else asks all the time and never waits long. Returns the status of its answer. */
async function postWatched(raw: string): Promise<number> {
  const { result, slowestMs } = await watchHealthDuring(fursa, post(raw));
  expect(slowestMs).toBeLessThan(2_000);
  return result.status;
}
const part = (type: string, content: string) => `--x\r\nContent-Type: ${type}\r\n\r\n${content}\r\n`;
const multipart = (parts: string) =>
  `MIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary=x\r\n\r\n${parts}--x--\r\n`;

/** Returns the mails that a sender got as answers while something happened. */
async function answersTo(email: string, happening: () => Promise<unknown>): Promise<string[]> {
  const before = await fursa.mailCount(email);
  await happening();
  const { rows } = await fursa.database.query('select body from mails where recipient = $1 order by id', [email]);
  return rows.slice(before).map(({ body }) => body as string);
}

describe('an answer to a mail', () => {
  it('comes into the conversation, from a candidate', async () => {
    const { address: to, from, chatId } = await mailed();
    const text = 'Yes, gladly.\n\nOn 5 Feb 2024, Sahan Logistics wrote:\n> Can you come?\n-- \nHodan';
    const answers = await answersTo(from, async () => {
      expect((await post(writtenMail({ from: `Hodan <${from.toUpperCase()}>`, to, text }))).status).toBe(200);
    });
    expect(await messagesIn(chatId)).toEqual([
      { sender: 'company', body: 'Can you come?', files: [] },
      { sender: 'candidate', body: 'Yes, gladly.', files: [] },
    ]);
    expect(answers).toEqual([]);
    expect((await employer.get('/load-unread-count')).body.unread).toBeGreaterThan(0);
  });

  it('comes from a guest, who needs no account for it', async () => {
    const { address: to, from, chatId } = await mailedGuest();
    expect(await fursa.lastMailTo(from)).toContain('To answer, reply to this email.');
    await post(
      writtenMail({ from, to, text: 'Yes.', files: [{ name: 'cv.pdf', type: 'application/pdf', content: PDF }] }),
    );
    expect((await messagesIn(chatId)).at(-1)).toEqual({ sender: 'candidate', body: 'Yes.', files: ['cv.pdf'] });
    const { body } = await employer.get(`/get/users?chat_id=${chatId}`);
    expect(body.conversations[0].latest_message).toBe('Yes.');
    expect((await employer.post('/send/message', { chat_id: chatId, to: null, message: 'Good.' })).status).toBe(200);
    expect(await fursa.lastMailTo(from)).toContain('Good.');
  });

  it('comes from a colleague of the company, signed with their name', async () => {
    const { candidate, chatId } = await newConversation(fursa, employer, job.id);
    const colleague = await colleagueOf(fursa, employer, 'Faisal Noor');
    await say(candidate, chatId, 'When do you decide?');
    await fursa.database.query(
      `update conversations set candidate_wrote_id = 0 where id <> ${chatId} and candidate_wrote_id > company_wrote_id`,
    );
    await fursa.database.query(`update company_members set created_at = created_at - interval '1 hour'`);
    await letPass();
    const to = (await replyAddressOf(fursa, colleague.email)) as string;
    await post(writtenMail({ from: colleague.email, to, text: 'Tomorrow.' }));
    expect(await bodiesIn(chatId)).toEqual(['When do you decide?', 'Tomorrow.']);
    const { rows } = await fursa.database.query(
      `select u.name from messages m join users u on u.id = m.from_user_id where m.conversation_id = ${chatId} and m.sender = 'company'`,
    );
    expect(rows).toEqual([{ name: 'Faisal Noor' }]);
    // After the colleague has left the team, their address takes nothing.
    const left = await employer.request('DELETE', `/company/team/members/${colleague.id}`);
    expect(left.status, left.text).toBe(200);
    await post(writtenMail({ from: colleague.email, to, text: 'And I still write.' }));
    expect(await bodiesIn(chatId)).toHaveLength(2);
  });

  it('to a mail about a stage opens the conversation', async () => {
    const { id, email } = await apply(fursa, job.id);
    await moveTo(fursa, employer, id, 'Interview');
    await fursa.database.query(`update told_stages set changed_at = changed_at - interval '16 minutes'`);
    await makeJobsDue(fursa);
    await fursa.server.run('messenger.mail_stage');
    const mail = await fursa.lastMailTo(email);
    expect(mail).toContain('You can answer by replying to this email.');
    await post(writtenMail({ from: email, to: (await replyAddressOf(fursa, email)) as string, text: 'Thank you!' }));
    expect(await bodiesIn(await conversationAbout(employer, id))).toEqual(['Thank you!']);
  });

  it('is not asked for by a mail about several conversations, or where none can be taken', async () => {
    const { candidate, chatId } = await newConversation(fursa, employer, job.id);
    const other = await publishJob(employer, admin, { title: 'Driver', application_form: 'wizard', pass_mark: 0 });
    const { id } = await apply(fursa, other.id, { person: { email: candidate.email } }, candidate);
    for (const chat of [chatId, await conversationAbout(employer, id)]) await say(employer, chat, 'Hello.');
    await letPass();
    expect(await replyAddressOf(fursa, candidate.email)).toBeUndefined();
    const without = await startTestServer();
    expect((await postMail(without, writtenMail({ from: 'a@b.example', to: 'c@d.example' }))).status).toBe(404);
    await without.stop();
  });

  it('is read from HTML, without scripts and quotations', async () => {
    const { address: to, from, chatId } = await mailed();
    const html =
      '<div>Yes, <b>gladly</b>.<script>alert(1)</script><img src=x onerror="alert(2)"></div>' +
      '<div class="gmail_quote">On 5 Feb 2024, Sahan Logistics wrote:<blockquote>Can you come?</blockquote></div>';
    await post(writtenMail({ from, to, html }));
    expect((await bodiesIn(chatId)).at(-1)).toBe('Yes, gladly.');
  });

  it('is taken once, however often it comes', async () => {
    const [account, guest] = [await mailed(), await mailedGuest()];
    for (const { address: to, from, chatId } of [account, guest]) {
      const raw = writtenMail({ from, to, text: 'Yes.' });
      const statuses = await Promise.all([post(raw), post(raw), post(raw)]);
      expect(statuses.map(({ status }) => status)).toEqual([200, 200, 200]);
      await post(raw);
      expect(await bodiesIn(chatId)).toEqual(['Can you come?', 'Yes.']);
      await post(writtenMail({ from, to, text: 'Yes.' }));
      expect(await bodiesIn(chatId)).toHaveLength(3);
    }
  });

  it('brings its files, by the rules of messages, and says which are missing', async () => {
    const { address: to, from, chatId } = await mailed();
    const pdf = (name: string) => ({ name, type: 'application/pdf', content: PDF });
    const files = [
      pdf('one.pdf'),
      { name: 'run.exe', type: 'application/pdf', content: 'MZ' },
      { name: 'fake.pdf', type: 'application/pdf', content: 'not a PDF' },
      ...['two.pdf', 'three.pdf', 'four.pdf', 'five.pdf', 'six.pdf'].map(pdf),
    ];
    const [answer] = await answersTo(from, () => post(writtenMail({ from, to, text: 'Here.', files })));
    expect((await messagesIn(chatId)).at(-1)?.files).toEqual([
      'one.pdf',
      'two.pdf',
      'three.pdf',
      'four.pdf',
      'five.pdf',
    ]);
    for (const name of ['run.exe', 'fake.pdf', 'six.pdf']) expect(answer).toContain(name);
    expect(answer).toContain('was delivered, but without these files');
    const alone = [{ name: 'run.exe', type: 'text/plain', content: 'MZ' }];
    const [refusal] = await answersTo(from, () => post(writtenMail({ from, to, text: '', files: alone })));
    expect(refusal).toContain('was not delivered, because these files are not accepted');
  });
});

describe('what cannot be delivered', () => {
  it('is answered in words, once a day', async () => {
    const stranger = 'stranger@mail.example';
    const send = () =>
      post(writtenMail({ from: stranger, to: `reply+${'0'.repeat(40)}@${INBOUND_DOMAIN}`, text: 'Hi' }));
    const answers = await answersTo(stranger, async () => {
      await send();
      await send();
    });
    expect(answers).toHaveLength(1);
    expect(answers[0]).toContain('Please reply from the address that got our email');
    const { rows } = await fursa.database.query(`select headers from mails where recipient = '${stranger}'`);
    expect(rows[0]).toMatchObject({ headers: { 'Auto-Submitted': 'auto-replied' } });
  });

  it('looks the same with another sender as with an unknown address', async () => {
    const { address, chatId, candidate } = await mailed();
    const attempts = [
      { from: 'forger@mail.example', to: address },
      { from: 'guesser@mail.example', to: `reply+${'a'.repeat(40)}@${INBOUND_DOMAIN}` },
    ];
    const answers = [];
    for (const { from, to } of attempts) {
      answers.push(...(await answersTo(from, () => post(writtenMail({ from, to, text: 'I am Hodan.' })))));
    }
    expect(answers).toHaveLength(2);
    expect(answers[0]).toBe(answers[1]);
    expect(await bodiesIn(chatId)).toEqual(['Can you come?']);
    // Two senders, or a name that looks like an address, are no proof either.
    for (const from of [`forger@mail.example, ${candidate.email}`, `"${candidate.email}" <forger2@mail.example>`]) {
      await post(writtenMail({ from, to: address, text: 'I am Hodan.' }));
    }
    expect(await bodiesIn(chatId)).toEqual(['Can you come?']);
  });

  it('is told in the reader’s language, with the reason', async () => {
    for (const locale of LOCALES) {
      const { address: to, from, candidate } = await mailed();
      await fursa.database.query(`update users set locale = '${locale}' where email = '${candidate.email}'`);
      const [answer] = await answersTo(from, () => post(writtenMail({ from, to, text: '> quoted only' })));
      const words = { en: 'no text of yours', so: 'Kuma jirin', sw: 'Haikuwa na', ar: 'لم يكن فيها' }[locale];
      expect(answer).toContain(words);
    }
    const { address: to, from } = await mailed();
    const [answer] = await answersTo(from, () => post(writtenMail({ from, to, text: 'x'.repeat(10_001) })));
    expect(answer).toContain('10000 characters');
  });

  it('is what a closed conversation does not take', async () => {
    const { address: to, from, candidate, chatId } = await mailed();
    await employer.post('/messages/block', { chat_id: chatId, blocked: true });
    const [blocked] = await answersTo(from, () => post(writtenMail({ from, to, text: 'Hello?' })));
    expect(blocked).toContain('No more messages can be sent in this conversation.');
    await employer.post('/messages/block', { chat_id: chatId, blocked: false });
    await candidate.post('/messages/block', { chat_id: chatId, blocked: true });
    await fursa.database.query('delete from throttles');
    const [own] = await answersTo(from, () => post(writtenMail({ from, to, text: 'Hello?' })));
    expect(own).toContain('You have blocked this conversation.');
    expect(await bodiesIn(chatId)).toEqual(['Can you come?']);
  });

  it('is everything from an account that was erased or blocked, or has another e-mail', async () => {
    const [erased, blocked, moved] = [await mailed(), await mailed(), await mailed()];
    await act(admin, await idOf(erased.candidate), 'erase', { confirm: erased.from });
    await act(admin, await idOf(blocked.candidate), 'block');
    await fursa.database.query(`update users set email = 'new.${moved.from}' where email = '${moved.from}'`);
    for (const { address: to, from, chatId } of [erased, blocked, moved]) {
      await post(writtenMail({ from, to, text: 'Hello?' }));
      expect((await bodiesIn(chatId)).filter((body) => body === 'Hello?')).toEqual([]);
    }
    const { rows } = await fursa.database.query(`select from reply_addresses where email = '${erased.from}'`);
    expect(rows).toEqual([]);
  });

  it('is too much from one person in an hour', async () => {
    const { address: to, from, chatId } = await mailed();
    for (let at = 0; at < 30; at += 1) await post(writtenMail({ from, to, text: `Message ${at}` }));
    const [answer] = await answersTo(from, () => post(writtenMail({ from, to, text: 'One more' })));
    expect(answer).toContain('many messages in a short time');
    expect(await bodiesIn(chatId)).toHaveLength(31);
  });
});

describe('attacks', () => {
  it.each([
    ['Auto-Submitted: auto-replied'],
    ['Auto-Submitted: auto-generated (rule)'],
    ['Precedence: bulk'],
    ['Precedence: junk'],
    ['Precedence: list'],
    ['Precedence: auto_reply'],
    ['Return-Path: <>'],
    ['X-Auto-Response-Suppress: All'],
  ])('a mail of a machine ends in silence: %s', async (header) => {
    const { address: to, from, chatId } = await mailed();
    const answers = await answersTo(from, async () => {
      await post(writtenMail({ from, to, text: 'I am away.', headers: [header] }));
      const unknown = `reply+${'0'.repeat(40)}@${INBOUND_DOMAIN}`;
      await post(writtenMail({ from, to: unknown, text: 'I am away.', headers: [header] }));
    });
    expect(answers).toEqual([]);
    expect(await bodiesIn(chatId)).toEqual(['Can you come?']);
  });

  it('our own mails end in silence, too', async () => {
    const { address: to, from, chatId } = await mailed();
    const own = [
      { from, messageId: '<12.1763450000000@fursa.example>' },
      { from: 'no-reply@fursa.example' },
      { from: to },
    ];
    for (const one of own) {
      const answers = await answersTo(one.from, () => post(writtenMail({ to, text: 'Hello', ...one })));
      expect(answers).toEqual([]);
    }
    expect(await bodiesIn(chatId)).toEqual(['Can you come?']);
    await post(writtenMail({ from, to, text: 'A person.', headers: ['Auto-Submitted: no'] }));
    expect((await bodiesIn(chatId)).at(-1)).toBe('A person.');
  });

  it('the team does not get the private links of a mail that somebody quotes', async () => {
    const { address: to, from, chatId } = await mailedGuest();
    const links = (await fursa.lastMailTo(from)).match(/https?:\/\/\S+/g) ?? [];
    const secrets = links.flatMap((link) => link.match(/[\w-]{30,}/g) ?? []);
    expect(secrets.length).toBeGreaterThan(0);
    const wrapped = links.map((link) => `https://links.example/?url=${encodeURIComponent(link)}&data=1`);
    const text = ['Ja, gerne', 'Absender: Fursa', ...links, ...wrapped, 'https://hodan.example/work'].join('\n');
    await post(writtenMail({ from, to, text }));
    const [, body] = await bodiesIn(chatId);
    for (const secret of secrets) expect(body).not.toContain(secret);
    expect(body).toMatch(/^Ja, gerne[\s\S]*https:\/\/hodan\.example\/work$/);
  });

  it('nobody else posts mails', async () => {
    const { address: to, from, chatId } = await mailed();
    const raw = writtenMail({ from, to, text: 'Forged' });
    for (const secret of ['', 'wrong', `${INBOUND_SECRET}x`])
      expect((await postMail(fursa, raw, secret)).status).toBe(401);
    expect((await employer.post('/inbound/mails', { raw })).status).toBe(401);
    expect(await bodiesIn(chatId)).toEqual(['Can you come?']);
  });

  it('50 MB are refused', async () => {
    const { address: to, from } = await mailed();
    const raw = writtenMail({ from, to, text: 'x'.repeat(50 * 1024 * 1024) });
    const { status } = await post(raw).catch(() => ({ status: 413 }));
    expect(status).toBe(413);
  });

  it('a mail that is nested 100 deep is refused quickly', async () => {
    const { address: to, from, chatId } = await mailed();
    const open = Array.from(
      { length: 100 },
      (_, at) => `Content-Type: multipart/mixed; boundary=b${at}\r\n\r\n--b${at}\r\n`,
    );
    const raw = `From: ${from}\r\nTo: ${to}\r\nMessage-ID: <deep@mail.example>\r\n${open.join('')}Content-Type: text/plain\r\n\r\nDeep`;
    const started = performance.now();
    expect((await post(raw)).status).toBe(400);
    expect(performance.now() - started).toBeLessThan(1_000);
    const forwarded = Array.from({ length: 100 }, () => 'Content-Type: message/rfc822\r\n\r\n').join('');
    expect((await post(`From: ${from}\r\nTo: ${to}\r\n${forwarded}Subject: deep\r\n\r\nDeep`)).status).toBe(200);
    expect((await bodiesIn(chatId)).join()).not.toContain('Deep');
  });

  it.each([
    ['in the open', (html: string) => html],
    [
      'in a mail within it that is encoded',
      (html: string) =>
        part('message/rfc822\r\nContent-Transfer-Encoding: base64', Buffer.from(multipart(html)).toString('base64')),
    ],
  ])('a small mail whose HTML takes minutes to read holds up nobody: %s', { timeout: 60_000 }, async (_, hidden) => {
    const slow = part('text/html', `<a ${'href='.repeat(2_000)}`);
    const raw = `From: hodan@mail.example\r\nTo: reply+abc@${INBOUND_DOMAIN}\r\n${multipart(hidden(slow) + part('text/plain', 'x'))}`;
    expect([200, 400]).toContain(await postWatched(raw));
  });

  it.each([
    ['two in angle brackets', (victim: string) => `=?utf-8?Q?<${victim}>?= <evil@mail.example>`],
    ['two in a row', (victim: string) => `${victim}, Evil <evil@mail.example>`],
    ['a name that is an address', (victim: string) => `${victim} <evil@mail.example>`],
    ['a group', (victim: string) => `all: ${victim};`],
  ])('a sender who cannot be told is nobody: %s', async (_, header) => {
    const { address: to, from, chatId } = await mailed();
    const answers = await answersTo(from, async () => {
      await post(writtenMail({ from: header(from), to, text: 'Forged' }));
      await post(writtenMail({ from: header(from), to: `reply+${'0'.repeat(40)}@${INBOUND_DOMAIN}`, text: 'Forged' }));
    });
    expect(answers).toEqual([]);
    expect(await bodiesIn(chatId)).toEqual(['Can you come?']);
  });

  it('a mail that is slow to read holds up nobody', async () => {
    const { address: to, from, chatId } = await mailed();
    const hostile = [
      writtenMail({ from, to, text: 'x\r\n'.repeat(30_000) }),
      writtenMail({ from, to, html: '<'.repeat(300_000) }),
      writtenMail({ from, to, text: 'Yes' }).replaceAll('--b\r\n', '--b\r\n\r\n'.repeat(5_000)),
    ];
    for (const raw of hostile) {
      expect([200, 400]).toContain(await postWatched(raw));
    }
    expect(await bodiesIn(chatId)).toEqual(['Can you come?']);
    // A large mail of a person is read all the same.
    const files = [{ name: 'cv.pdf', type: 'application/pdf', content: PDF }];
    await post(writtenMail({ from, to, text: `Yes.\n${'> quoted\n'.repeat(5_000)}`, files }));
    expect((await messagesIn(chatId)).at(-1)).toEqual({ sender: 'candidate', body: 'Yes.', files: ['cv.pdf'] });
  });

  it('nothing in a mail becomes a header of ours', async () => {
    const evil = 'x@mail.example>\r\n Bcc: <victim@mail.example';
    const unknown = `reply+${'0'.repeat(40)}@${INBOUND_DOMAIN}`;
    await post(writtenMail({ from: 'injector@mail.example', to: unknown, text: 'Hi', messageId: `<${evil}>` }));
    await post(
      writtenMail({ from: `"a\\r\\nBcc: victim@mail.example" <injector2@mail.example>`, to: unknown, text: 'Hi' }),
    );
    const { rows } = await fursa.database.query(
      `select headers::text as headers from mails where recipient like 'injector%'`,
    );
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toContain('victim');
    const { address: to, from, chatId } = await mailed();
    const name = '../../etc/pass\\"wd\r\n\tBcc: victim.pdf';
    await post(writtenMail({ from, to, text: 'Here', files: [{ name, type: 'application/pdf', content: PDF }] }));
    expect((await messagesIn(chatId)).at(-1)?.files.join()).not.toMatch(/[\r\n/"]/);
  });

  it('markup and odd characters stay text, or are refused', async () => {
    const { address: to, from, chatId } = await mailed();
    await post(writtenMail({ from, to, text: '<script>alert(1)</script> & "quotes"' }));
    expect((await bodiesIn(chatId)).at(-1)).toBe('<script>alert(1)</script> & "quotes"');
    const { status } = await post(writtenMail({ from, to, text: 'NUL \u0000 here' }));
    expect(status).toBe(200);
    expect((await bodiesIn(chatId)).join()).not.toContain('\u0000');
    for (const junk of ['', '\r\n', '\u0000', 'From', ':::', '--b--', 'From: \r\nTo: \r\n\r\n']) {
      expect([200, 400], JSON.stringify(junk)).toContain((await post(junk)).status);
    }
  });

  it('a candidate whom blind review hides stays hidden', async () => {
    const { candidate, applicationId, chatId, address: to, from } = await mailed();
    const until_group_id = await columnOf(fursa, employer, 'Hired');
    await employer.request('PUT', '/company/applications/blind', { until_group_id });
    await post(writtenMail({ from, to, text: 'Yes.' }));
    const { text } = await employer.get(`/get/users?chat_id=${chatId}`);
    await employer.request('PUT', '/company/applications/blind', { until_group_id: null });
    expect(text).toContain(`Candidate ${applicationId}`);
    expect(text).not.toContain(candidate.email);
    expect(text).not.toContain('Hodan');
  });
});
