import net from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../tests/harness/test-server.ts';

/** A fake mail server that accepts everything, is down, or rejects a recipient. */
const post = { isDown: false, unknown: '', taken: [] as { to: string; text: string }[] };
const mailServer = net.createServer((socket) => {
  socket.setEncoding('utf8').on('error', () => {});
  if (post.isDown) return socket.end('421 out of order\r\n');
  let to = '';
  let text: string | null = null;
  let rest = '';
  socket.write('220 ready\r\n');
  socket.on('data', (chunk) => {
    const lines = `${rest}${chunk}`.split('\r\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (text !== null && line !== '.') text += `${line}\n`;
      else if (text !== null) {
        post.taken.push({ to, text });
        text = null;
        socket.write('250 taken\r\n');
      } else if (line.startsWith('RCPT')) {
        to = /<(.*)>/.exec(line)?.[1] ?? '';
        socket.write(to === post.unknown ? '550 nobody of that name\r\n' : '250 ok\r\n');
      } else if (line === 'DATA') {
        text = '';
        socket.write('354 go on\r\n');
      } else if (line === 'QUIT') socket.end('221 bye\r\n');
      else socket.write('250 ok\r\n');
    }
  });
});

let fursa: TestServer;
beforeAll(async () => {
  await new Promise<void>((resolve) => mailServer.listen(0, '127.0.0.1', resolve));
  const { port } = mailServer.address() as net.AddressInfo;
  fursa = await startTestServer({ env: { SMTP_URL: `smtp://127.0.0.1:${port}` } });
});
afterAll(async () => {
  await fursa.stop();
  mailServer.close();
});
beforeEach(async () => {
  Object.assign(post, { isDown: false, unknown: '', taken: [] });
  await fursa.database.query('delete from mails');
});

const register = (email: string) =>
  fursa
    .visitor()
    .post('/register', { role: 'candidate', name: 'Nimo Post', email, password: 'a sentence to remember' });
const send = () => fursa.server.run('mail');
/** Releases the claims of failed attempts, which otherwise expire after a while. */
const letClaimsRunOut = () => fursa.database.query('update mails set claimed_until = null');
const recipients = () => post.taken.map(({ to }) => to).sort();

describe('mail by SMTP', () => {
  it('reaches whom it is for, once', async () => {
    await register('one@mail.example');
    await Promise.all([send(), send()]);
    await send();
    expect(recipients()).toEqual(['one@mail.example']);
    expect(post.taken[0]?.text).toMatch(/^Subject: .+$/m);
    expect(post.taken[0]?.text.replaceAll('=\n', '')).toMatch(/https?:\/\/\S+token/);
  });

  it('waits while the mail server is out of order, and is not lost', async () => {
    post.isDown = true;
    await register('two@mail.example');
    await register('three@mail.example');
    await expect(send()).rejects.toThrow();
    expect(recipients()).toEqual([]);
    post.isDown = false;
    await letClaimsRunOut();
    await send();
    expect(recipients()).toEqual(['three@mail.example', 'two@mail.example']);
  });

  it('is held while what caused it can still be undone', async () => {
    await register('held@mail.example');
    await fursa.database.query(`update mails set held_until = now() + interval '1 minute'`);
    await send();
    expect(recipients()).toEqual([]);
    await fursa.database.query(`update mails set held_until = now() - interval '1 second'`);
    await send();
    expect(recipients()).toEqual(['held@mail.example']);
  });

  it('goes on to the others when somebody cannot be reached', async () => {
    post.unknown = 'nobody@mail.example';
    await register('nobody@mail.example');
    await register('four@mail.example');
    await expect(send()).rejects.toThrow();
    await send();
    expect(recipients()).toEqual(['four@mail.example']);
  });

  it('goes to one mailbox: a list is refused where it is typed and where it is sent', async () => {
    for (const list of ['five@mail.example,other@mail.example', 'five,other@mail.example', '<five@mail.example>']) {
      expect((await register(list)).body.errors).toEqual({ email: ['Please enter a valid email address'] });
    }
    await fursa.database.query(`insert into mails (recipient, subject, body) values ($1, 'Hello', 'Hello')`, [
      'five@mail.example, other@mail.example',
    ]);
    await register('six@mail.example');
    await expect(send()).rejects.toThrow('a mail goes to one mailbox');
    await send();
    expect(recipients()).toEqual(['six@mail.example']);
  });

  it('reaches people with plus signs, apostrophes and other alphabets', async () => {
    await register("o'brien+jobs@mail.example");
    await register('hodan@müller.example');
    await send();
    expect(recipients()).toEqual(['hodan@xn--mller-kva.example', "o'brien+jobs@mail.example"]);
  });

  it('carries none of the words of whoever typed the address, and of names no link', async () => {
    const visitor = fursa.visitor();
    const name = 'Win at http://evil.example';
    const email = 'seven@mail.example';
    await visitor.post('/register', { role: 'company', name, email, password: 'a sentence to remember' });
    expect(await fursa.lastMailTo(email)).not.toMatch(/evil|Win/);
    await visitor.post('/register/confirm', { token: await fursa.tokenFor(email) });
    await visitor.post('/register', { role: 'company', name, email, password: 'a sentence to remember' });
    expect(await fursa.lastMailTo(email)).toMatch(/already has an account/);
    expect(await fursa.lastMailTo(email)).not.toMatch(/evil|Win/);

    await visitor.post('/company/team/invitations', { email: 'eight@mail.example', role: 'recruiter' });
    const invitation = await fursa.lastMailTo('eight@mail.example');
    expect(invitation).toContain('Win at http evil example has invited you');
    expect(invitation).not.toContain('evil.example');
  });
});
