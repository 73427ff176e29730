import { setTimeout } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { ENGINES, type PreparedEngine, prepareEngine, publishUnapproved, registerByMail } from '../harness/engines.ts';
import { startFursa } from '../harness/fursa-process.ts';
import { startMailServer } from '../harness/mail-server.ts';
import { columnsOf, fillBoard } from '../harness/test-board.ts';

const CARDS = 60;
const TAKEN_BACK = 5;

const endings: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
});

/** Cards that came to a column with a rule. The messages of some were taken back, the others are due. */
async function planMessages(engine: (typeof ENGINES)[number]) {
  const post = await startMailServer();
  endings.push(post.close);
  const prepared = await prepareEngine(engine);
  endings.push(prepared.drop);
  const start = async (env: Record<string, string> = {}) => {
    const fursa = await startFursa({ ...prepared, env: { ...prepared.env, ...env } });
    endings.push(() => fursa.stop());
    return {
      ...fursa,
      async kill() {
        fursa.child.kill('SIGKILL');
        await fursa.exited;
      },
    };
  };

  let fursa = await start();
  const employer = await registerByMail(fursa, 'company', 'owner@kill.example');
  const job = await publishUnapproved(employer, { application_form: 'quick' });
  const columns = await columnsOf(employer);
  const companyId = (await employer.get('/me')).body.user.company.id as number;
  await fursa.kill();
  const people = Array.from({ length: CARDS }, () => ({}));
  const cards = await prepared.inspect((database) => fillBoard(database, { jobId: job.id, companyId }, people));

  fursa = await start();
  // The session is in the database, the address is another one.
  Object.assign(employer, { baseUrl: fursa.url });
  const written = { name: 'Shortlisted', body: 'Dear {candidate}, we go on with you.', locale: 'en' };
  const { template } = (await employer.post('/company/message-templates', written)).body;
  const rule = { template_id: template.id, hours: 1, on: true, for_machine: false };
  const groupId = columns.Shortlisted?.id;
  expect((await employer.request('PUT', `/company/answers/rules/${groupId}`, rule)).status).toBe(200);
  const moved = await employer.post('/company/applications/move-many', {
    to_group_id: groupId,
    after_id: null,
    applications: cards.map(({ id, version }) => ({ application_id: id, version })),
  });
  expect(moved.status, moved.text).toBe(200);
  const application_ids = cards.slice(0, TAKEN_BACK).map(({ id }) => id);
  const taken = await employer.post('/company/answers/planned/take-back', { application_ids });
  expect(taken.body.taken_back).toHaveLength(TAKEN_BACK);
  await fursa.kill();
  await prepared.inspect(async ({ query }) => {
    await query("update planned_messages set due_at = now() - interval '1 minute' where state = 'waiting'");
    await makeDue(query);
  });
  return { post, prepared, start, employer };
}

/** What waits for its time, its next attempt, or for the job of a killed process to expire: here it has waited. */
async function makeDue(query: (text: string) => Promise<unknown>): Promise<void> {
  await query("update pgboss.job set start_after = now() where state in ('created', 'retry')");
  await query("update pgboss.job set started_on = started_on - interval '5 minutes' where state = 'active'");
}

const messages = (prepared: PreparedEngine) =>
  prepared.inspect(async ({ query }) => {
    const { rows } = await query(
      `select count(*)::int as sent, count(distinct conversation_id)::int as people,
        (select count(*)::int from planned_messages where state = 'waiting') as waiting from messages`,
    );
    return rows[0] as { sent: number; people: number; waiting: number };
  });
const ALL_ONCE = { sent: CARDS - TAKEN_BACK, people: CARDS - TAKEN_BACK, waiting: 0 };

describe.each(ENGINES)('messages of rules on %s', (engine) => {
  it('go out once when the process is killed while it sends them', { timeout: 240_000 }, async () => {
    const { post, prepared, start } = await planMessages(engine);
    let fursa = await start({ SMTP_URL: post.url });
    // Before, while or after the messages are written.
    await setTimeout(Math.random() * 800);
    await fursa.kill();
    await prepared.inspect(({ query }) => makeDue(query));
    fursa = await start({ SMTP_URL: post.url });
    const reached = () => new Set(post.accepted.map(({ to }) => to)).size;
    await expect.poll(reached, { timeout: 120_000 }).toBe(CARDS - TAKEN_BACK);
    await fursa.kill();
    expect(await messages(prepared)).toEqual(ALL_ONCE);
  });

  it('are mailed later, once, when the mail server is down meanwhile', { timeout: 240_000 }, async () => {
    const { post, prepared, start, employer } = await planMessages(engine);
    post.behave({ isDown: true });
    let fursa = await start({ SMTP_URL: post.url });
    Object.assign(employer, { baseUrl: fursa.url });
    const planned = async () => (await employer.get('/company/answers/planned')).body.count;
    await expect.poll(planned, { timeout: 60_000 }).toBe(0);
    await fursa.kill();
    expect(await messages(prepared)).toEqual(ALL_ONCE);
    expect(post.accepted).toEqual([]);

    post.behave({ isDown: false });
    await prepared.inspect(({ query }) => makeDue(query));
    fursa = await start({ SMTP_URL: post.url });
    const reached = () => post.accepted.map(({ to }) => to).sort();
    await expect.poll(reached, { timeout: 120_000 }).toHaveLength(CARDS - TAKEN_BACK);
    expect(new Set(reached()).size).toBe(CARDS - TAKEN_BACK);
    await fursa.kill();
  });
});
