import { setTimeout } from 'node:timers/promises';
import { pino } from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { createEvents, type Tx } from '#server/kernel/events.ts';
import { createTransactions } from '#server/kernel/transactions.ts';
import { createQueue, type Queue } from '#server/queue/queue.ts';
import { ENGINES, type PreparedEngine, prepareEngine, publishUnapproved, registerByMail } from '../harness/engines.ts';
import { startFursa } from '../harness/fursa-process.ts';
import { startMailServer } from '../harness/mail-server.ts';
import { readOutbox } from '../harness/outbox.ts';
import { application } from '../harness/test-applications.ts';
import { conversationAbout, say } from '../harness/test-conversations.ts';

const MAILS = 20;
const ALERTS = 12;

const endings: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
});

/** Adds jobs as services do, while no process runs. */
function addJobs(prepared: PreparedEngine, add: (database: Database, queue: Queue, tx: Tx) => Promise<void>) {
  return prepared.inspect(async (database) => {
    const { inTransaction } = createTransactions(database.db, createEvents(pino({ enabled: false })));
    await inTransaction((tx) => add(database, createQueue(database), tx));
  });
}

/** On PostgreSQL another process may still be at work, so pg-boss waits for a job to expire: here it has waited. */
function letJobsExpire(prepared: PreparedEngine) {
  return prepared.inspect(({ query }) =>
    query("update pgboss.job set started_on = started_on - interval '5 minutes' where state = 'active'"),
  );
}

async function start(prepared: PreparedEngine, env: Record<string, string> = {}) {
  const fursa = await startFursa({ ...prepared, env: { ...prepared.env, ...env } });
  endings.push(() => fursa.stop());
  return {
    ...fursa,
    async kill() {
      fursa.child.kill('SIGKILL');
      await fursa.exited;
    },
  };
}

describe.each(ENGINES)('kill -9 in the middle of background work on %s', (engine) => {
  it('loses no mail, and a second one is recognised by its Message-ID', { timeout: 180_000 }, async () => {
    const post = await startMailServer();
    endings.push(post.close);
    post.behave({ delayMs: 60 });
    const prepared = await prepareEngine(engine);
    endings.push(prepared.drop);
    const everybody = Array.from({ length: MAILS }, (_, at) => `reader${at}@kill.example`);
    await addJobs(prepared, async (_, queue, tx) => {
      const { rows } = (await tx.execute(
        `insert into mails (recipient, subject, body) values ${everybody.map((to) => `('${to}', 'Hello', 'Hello')`)}
         returning id::int as id`,
      )) as unknown as { rows: { id: number }[] };
      const jobs = rows.map(({ id }) => ({ payload: { mailId: id } }));
      await queue.addAll('mail.send', jobs, tx);
    });

    let fursa = await start(prepared, { SMTP_URL: post.url });
    await expect.poll(() => post.accepted.length, { timeout: 20_000, interval: 20 }).toBeGreaterThan(3);
    await fursa.kill();
    expect(post.accepted.length).toBeLessThan(MAILS);
    await letJobsExpire(prepared);
    fursa = await start(prepared, { SMTP_URL: post.url });
    const reached = () => [...new Set(post.accepted.map(({ to }) => to))].sort();
    await expect.poll(reached, { timeout: 60_000 }).toEqual([...everybody].sort());
    const letters = new Set(post.accepted.map(({ to, text }) => `${to} ${/^Message-ID: (.*)$/m.exec(text)?.[1]}`));
    expect(letters.size).toBe(MAILS);
    expect(post.accepted.length).toBeLessThanOrEqual(MAILS + 1);
  });

  it('mails new jobs and unread messages once', { timeout: 240_000 }, async () => {
    const prepared = await prepareEngine(engine);
    endings.push(prepared.drop);
    let fursa = await start(prepared);
    const employer = await registerByMail(fursa, 'company', 'owner@kill.example');
    const candidate = await registerByMail(fursa, 'candidate', 'unread@kill.example');
    const job = await publishUnapproved(employer, { application_form: 'wizard', pass_mark: 0 });
    const sent = await candidate.post(`/candidate/job/${job.id}/apply`, application('wizard', 'unread@kill.example'));
    expect(sent.status, sent.text).toBe(200);
    await say(employer, await conversationAbout(employer, 1), 'Can you come?');
    await fursa.kill();

    const subscribers = Array.from({ length: ALERTS }, (_, at) => `alert${at}@kill.example`);
    await addJobs(prepared, async (_, queue, tx) => {
      const ids = async (text: string) =>
        ((await tx.execute(text)) as unknown as { rows: { id: number }[] }).rows.map(({ id }) => id);
      await tx.execute("update jobs set published_at = now() - interval '1 hour'");
      for (const table of ['messages', 'users', 'company_members'])
        await tx.execute(`update ${table} set created_at = created_at - interval '1 hour'`);
      const alertIds = await ids(
        `insert into job_alerts (email, filters, frequency, locale, token, confirmed_at, seen_up_to, due_at)
         select email, '{}', 'daily', 'en', email, now(), now() - interval '1 day', now() - interval '1 minute'
         from unnest(array[${subscribers.map((email) => `'${email}'`)}]) email returning id::int as id`,
      );
      // Two portions, so that a kill can come between them.
      for (const half of [alertIds.slice(0, ALERTS / 2), alertIds.slice(ALERTS / 2)])
        await queue.add('jobs.mail_alerts', { alertIds: half }, { tx, key: String(half[0]) });
      const [userId] = await ids("select id::int as id from users where email = 'unread@kill.example'");
      await queue.add('messenger.mail_unread', { userId: userId as number }, { tx, key: String(userId) });
    });

    fursa = await start(prepared);
    // Before, while or after the mails are written.
    await setTimeout(Math.random() * 800);
    await fursa.kill();
    await letJobsExpire(prepared);
    fursa = await start(prepared);
    const news = async () =>
      (await readOutbox(prepared.dataDir))
        .filter(({ headers }) => /new job|unread message/i.test(headers.subject ?? ''))
        .map(({ headers }) => headers.to)
        .sort();
    // A job that was killed is tried again after a pause of a minute.
    await expect.poll(news, { timeout: 120_000 }).toEqual([...subscribers, 'unread@kill.example'].sort());
    await fursa.kill();
    const { rows } = await prepared.inspect(({ query }) =>
      query('select recipient from mails group by recipient, subject having count(*) > 1'),
    );
    expect(rows).toEqual([]);
  });
});
