import { afterEach, describe, expect, it } from 'vitest';
import { ENGINES, prepareEngine, publishUnapproved, registerByMail } from '../harness/engines.ts';
import { startFursa } from '../harness/fursa-process.ts';
import { columnsOf, fillBoard } from '../harness/test-board.ts';
import { startReceiver } from '../harness/webhook-receiver.ts';

const CARDS = 60;
const ALLOWED = { OUTGOING_ALLOWED_RANGES: '127.0.0.1' };

const endings: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
});

describe.each(ENGINES)('kill -9 while webhooks are sent on %s', (engine) => {
  it('loses no event, and keeps those of each application in order', { timeout: 180_000 }, async () => {
    const receiver = await startReceiver();
    endings.push(receiver.close);
    receiver.behave(() => ({ status: 200, delayMs: 40 }));
    const prepared = await prepareEngine(engine);
    endings.push(prepared.drop);
    const start = async () => {
      const fursa = await startFursa({ ...prepared, env: { ...prepared.env, ...ALLOWED } });
      endings.push(() => fursa.stop());
      return fursa;
    };
    const kill = async ({ child, exited }: Awaited<ReturnType<typeof start>>) => {
      child.kill('SIGKILL');
      await exited;
    };

    let fursa = await start();
    const employer = await registerByMail(fursa, 'company', 'owner@kill.example');
    const job = await publishUnapproved(employer, { application_form: 'quick' });
    const columns = await columnsOf(employer);
    const companyId = (await employer.get('/me')).body.user.company.id as number;
    await kill(fursa);
    const cards = await prepared.inspect((database) =>
      fillBoard(
        database,
        { jobId: job.id, companyId },
        Array.from({ length: CARDS }, () => ({})),
      ),
    );

    fursa = await start();
    // The session is in the database, the address is another one.
    Object.assign(employer, { baseUrl: fursa.url });
    const webhook = { address: receiver.address, events: ['application.moved'], with_text: false };
    expect((await employer.post('/webhooks', webhook)).status).toBe(200);
    for (const to of ['Shortlisted', 'Interview']) {
      const moved = await employer.post('/company/applications/move-many', {
        to_group_id: columns[to]?.id,
        after_id: null,
        applications: cards.map(({ id, version }) => ({ application_id: id, version })),
      });
      expect(moved.status, moved.text).toBe(200);
      for (const card of cards) card.version += 1;
    }
    await expect.poll(() => receiver.received.length, { timeout: 30_000, interval: 10 }).toBeGreaterThan(10);
    await kill(fursa);
    expect(receiver.received.length).toBeLessThan(CARDS * 2);
    // What the process had taken is due again after a minute: here it has passed.
    await prepared.inspect(({ query }) =>
      query("update webhook_deliveries set due_at = now() where state in ('waiting', 'sending')"),
    );
    await start();
    const told = () => receiver.received.map((one) => `${one.told.data.application_id} ${one.told.data.to.name}`);
    await expect.poll(() => new Set(told()).size, { timeout: 60_000 }).toBe(CARDS * 2);
    const first = (id: number, name: string) => told().indexOf(`${id} ${name}`);
    for (const { id } of cards) expect(first(id, 'Shortlisted')).toBeLessThan(first(id, 'Interview'));
    // Only what was on its way may have arrived twice.
    expect(receiver.received.length).toBeLessThanOrEqual(CARDS * 2 + 8);
  });
});
