import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startMailServer } from '../../../tests/harness/mail-server.ts';
import { makeJobsDue } from '../../../tests/harness/test-queue.ts';
import { startTestServer, type TestServer } from '../../../tests/harness/test-server.ts';

let fursa: TestServer;
let post: Awaited<ReturnType<typeof startMailServer>>;
beforeAll(async () => {
  post = await startMailServer();
  fursa = await startTestServer({ env: { SMTP_URL: post.url } });
});
afterAll(async () => {
  await fursa.stop();
  post.close();
});
beforeEach(async () => {
  post.reset();
  await fursa.database.query('delete from mails');
});

const register = (email: string) =>
  fursa
    .visitor()
    .post('/register', { role: 'candidate', name: 'Nimo Post', email, password: 'a sentence to remember' });
const send = () => fursa.server.run('mail.send');
const recipients = () => post.accepted.map(({ to }) => to).sort();

describe('mail by SMTP', () => {
  it('reaches whom it is for, once', async () => {
    await register('one@mail.example');
    await Promise.all([send(), send()]);
    await send();
    expect(recipients()).toEqual(['one@mail.example']);
    expect(post.accepted[0]?.text).toMatch(/^Subject: .+$/m);
    expect(post.accepted[0]?.text.replaceAll('=\n', '')).toMatch(/https?:\/\/\S+token/);
  });

  it('has the same Message-ID when it is sent a second time', async () => {
    await register('twice@mail.example');
    await send();
    // The state that a process leaves if it is killed after the mail server's response and before the mail is marked as
    // sent.
    await fursa.database.query('update mails set sent_at = null');
    await fursa.database.query("update pgboss.job set state = 'retry' where name = 'mail.send'");
    await makeJobsDue(fursa);
    await send();
    const ids = post.accepted.map(({ text }) => /^Message-ID: (.*)$/m.exec(text)?.[1]);
    expect(ids).toHaveLength(2);
    expect(ids[0]).toBe(ids[1]);
  });

  it('is given up after three days, and deleted with the others', async () => {
    post.behave({ unknown: 'nowhere@mail.example' });
    await register('nowhere@mail.example');
    await fursa.database.query("update pgboss.job set retry_limit = 0 where name = 'mail.send'");
    await expect(send()).rejects.toThrow();
    await send();
    const failed = 'select count(*)::int as n from mails where failed_at is not null';
    expect((await fursa.database.query(failed)).rows).toEqual([{ n: 1 }]);
    await fursa.database.query("update mails set failed_at = now() - interval '1 year'");
    await fursa.server.run('clean-up');
    expect((await fursa.database.query(failed)).rows).toEqual([{ n: 0 }]);
  });

  it('waits while the mail server is out of order, and is not lost', async () => {
    post.behave({ isDown: true });
    await register('two@mail.example');
    await register('three@mail.example');
    await expect(send()).rejects.toThrow();
    expect(recipients()).toEqual([]);
    post.behave({ isDown: false });
    await makeJobsDue(fursa);
    await send();
    expect(recipients()).toEqual(['three@mail.example', 'two@mail.example']);
  });

  it('is held while what caused it can still be undone', async () => {
    await register('held@mail.example');
    await fursa.database.query(`update pgboss.job set start_after = now() + interval '1 minute'`);
    await send();
    expect(recipients()).toEqual([]);
    await makeJobsDue(fursa);
    await send();
    expect(recipients()).toEqual(['held@mail.example']);
  });

  it('goes on to the others when somebody cannot be reached', async () => {
    post.behave({ unknown: 'nobody@mail.example' });
    await register('nobody@mail.example');
    await register('four@mail.example');
    await expect(send()).rejects.toThrow('a mail could not be handed over: 550');
    await send();
    expect(recipients()).toEqual(['four@mail.example']);
  });

  it('goes to one mailbox: a list is refused where it is typed and where it is sent', async () => {
    for (const list of ['five@mail.example,other@mail.example', 'five,other@mail.example', '<five@mail.example>']) {
      expect((await register(list)).body.errors).toEqual({ email: ['Please enter a valid email address'] });
    }
    await fursa.database.query(
      `with mail as (insert into mails (recipient, subject, body) values ($1, 'Hello', 'Hello') returning id)
       insert into pgboss.job (name, data, retry_limit) select 'mail.send', json_build_object('mailId', id), 3 from mail`,
      ['five@mail.example, other@mail.example'],
    );
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
