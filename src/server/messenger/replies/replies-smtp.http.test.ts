import net from 'node:net';
import { createTransport } from 'nodemailer';
import { afterAll, describe, expect, it } from 'vitest';
import { apply } from '../../../../tests/harness/test-applicants.ts';
import { companyForTests } from '../../../../tests/harness/test-company.ts';
import { publishJob } from '../../../../tests/harness/test-jobs.ts';
import { INBOUND_DOMAIN, replyAddressOf, writtenMail } from '../../../../tests/harness/test-replies.ts';

const port = await freePort();
const env = { INBOUND_DOMAIN, INBOUND_SMTP_PORT: String(port), HOST: '127.0.0.1' };
const { fursa, admin, employer } = await companyForTests({ company: 'Barwaaqo Foods', env, runningParts: true });
const job = await publishJob(employer, admin, { application_form: 'wizard', screening_mode: 'auto', pass_mark: 0 });
const sender = createTransport({ host: '127.0.0.1', port, ignoreTLS: true });
afterAll(() => sender.close());

async function freePort(): Promise<number> {
  const server = net.createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port: free } = server.address() as net.AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return free;
}
async function mailedGuest() {
  const { id, email: from } = await apply(fursa, job.id);
  await employer.post('/company/message/candidate', { message: 'Can you come?', application_id: id });
  const { rows } = await fursa.database.query('select max(id)::int as id from conversations');
  return { from, to: (await replyAddressOf(fursa, from)) as string, chatId: (rows[0] as { id: number }).id };
}
const send = ({ from, to, raw }: { from: string; to: string; raw: string }) =>
  sender.sendMail({ envelope: { from, to }, raw });
async function bodiesIn(chatId: number): Promise<string[]> {
  const { rows } = await fursa.database.query('select body from messages where conversation_id = $1 order by id', [
    chatId,
  ]);
  return rows.map(({ body }) => body as string);
}
/** What the server answers to each line. */
function talk(lines: readonly string[]): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const socket = net.connect(port, '127.0.0.1').setEncoding('utf8');
    const left = [...lines];
    const answers: string[] = [];
    socket.on('error', reject).on('data', (answer) => {
      answers.push(String(answer).trim());
      const next = left.shift();
      if (next === undefined) socket.end();
      else socket.write(`${next}\r\n`);
    });
    socket.on('close', () => resolve(answers));
  });
}

describe('an answer that comes by SMTP', () => {
  it('is in the conversation when it is accepted, and once', async () => {
    const { from, to, chatId } = await mailedGuest();
    const raw = writtenMail({ from, to: 'whatever@the.header.says', text: 'Yes.' });
    expect((await send({ from, to, raw })).response).toMatch(/^250/);
    expect(await bodiesIn(chatId)).toEqual(['Can you come?', 'Yes.']);
    await send({ from, to: to.toUpperCase(), raw });
    expect(await bodiesIn(chatId)).toHaveLength(2);
  });

  it('is refused at once for other addresses', async () => {
    const { from } = await mailedGuest();
    for (const to of ['victim@mail.example', `info@${INBOUND_DOMAIN}`, `reply+@${INBOUND_DOMAIN}`]) {
      await expect(send({ from, to, raw: writtenMail({ from, to, text: 'Hi' }) }), to).rejects.toMatchObject({
        responseCode: 550,
      });
    }
  });

  it('is not accepted above 25 MB, whether the sender says so or not', async () => {
    const { from, to, chatId } = await mailedGuest();
    const before = process.memoryUsage().rss;
    const raw = writtenMail({ from, to, text: `${'x'.repeat(76)}\r\n`.repeat(680_000) });
    expect(raw.length).toBeGreaterThan(50 * 1024 * 1024);
    await expect(send({ from, to, raw })).rejects.toMatchObject({ responseCode: 552 });
    const answers = await talk(['EHLO a.example', `MAIL FROM:<${from}> SIZE=52428800`]);
    expect(answers.at(-1)).toMatch(/^552/);
    expect(await bodiesIn(chatId)).toEqual(['Can you come?']);
    // The mail itself and its copies in the test's own mail program need memory too.
    expect(process.memoryUsage().rss - before).toBeLessThan(400 * 1024 * 1024);
  });

  it('ends in silence when it is a bounce', async () => {
    const { from, to, chatId } = await mailedGuest();
    const mails = await fursa.mailCount(from);
    expect((await send({ from: '', to, raw: writtenMail({ from, to, text: 'Not delivered' }) })).response).toMatch(
      /^250/,
    );
    expect(await bodiesIn(chatId)).toEqual(['Can you come?']);
    expect(await fursa.mailCount(from)).toBe(mails);
  });

  it('is refused when it cannot be read, and asked for again when it cannot be stored', async () => {
    const { from, to, chatId } = await mailedGuest();
    const deep = Array.from(
      { length: 100 },
      (_, at) => `Content-Type: multipart/mixed; boundary=b${at}\r\n\r\n--b${at}\r\n`,
    );
    await expect(send({ from, to, raw: `From: ${from}\r\n${deep.join('')}` })).rejects.toMatchObject({
      responseCode: 554,
    });
    const raw = writtenMail({ from, to, text: 'Yes.' });
    await fursa.database.query('alter table messages add constraint broken check (id < 0) not valid');
    await expect(send({ from, to, raw })).rejects.toMatchObject({ responseCode: 451 });
    await fursa.database.query('alter table messages drop constraint broken');
    await send({ from, to, raw });
    expect(await bodiesIn(chatId)).toEqual(['Can you come?', 'Yes.']);
  });

  it('comes over a bounded number of connections', async () => {
    const sockets = await Promise.all(
      Array.from(
        { length: 25 },
        () =>
          new Promise<{ socket: net.Socket; greeting: string }>((resolve) => {
            const socket = net.connect(port, '127.0.0.1').setEncoding('utf8');
            socket.on('error', () => {}).once('data', (greeting) => resolve({ socket, greeting: String(greeting) }));
          }),
      ),
    );
    const refused = sockets.filter(({ greeting }) => greeting.startsWith('421'));
    expect(refused.length).toBe(5);
    for (const { socket } of sockets) socket.destroy();
    await expect.poll(async () => (await talk([]))[0]).toMatch(/^220/);
  });
});
