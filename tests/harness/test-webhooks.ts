import { afterAll, beforeEach, expect } from 'vitest';
import { WEBHOOK_EVENTS } from '#shared/webhooks/webhooks.values.ts';
import { columnsOf, fillBoard } from './test-board.ts';
import type { TestClient } from './test-client.ts';
import { companyForTests } from './test-company.ts';
import { publishJob } from './test-jobs.ts';
import { makeJobsDue } from './test-queue.ts';
import { startReceiver } from './webhook-receiver.ts';

type Fields = { address?: string; events?: string[]; with_text?: boolean };
export type MovedCard = { id: number; version: number };

/** For all tests of a file: a company with a job, and a receiver on this machine. Each test begins without webhooks. */
export async function webhooksForTests() {
  const { fursa, admin, employer } = await companyForTests({
    company: 'Tokyado Foods',
    env: { OUTGOING_ALLOWED_RANGES: '127.0.0.1' },
  });
  const { query } = fursa.database;
  const receiver = await startReceiver();
  afterAll(() => receiver.close());
  const job = await publishJob(employer, admin, { title: 'Packer' });
  const columns = await columnsOf(employer, `?job=${job.id}`);
  const idOfColumn = (name: string) => columns[name]?.id as number;
  const all = { events: [...WEBHOOK_EVENTS], with_text: false };

  beforeEach(async () => {
    receiver.behave(() => ({ status: 200 }));
    const { webhooks } = (await employer.get('/webhooks')).body;
    for (const { id } of webhooks) await employer.request('DELETE', `/webhooks/${id}`);
    receiver.received.length = 0;
  });

  const cards = (count: number): Promise<MovedCard[]> =>
    fillBoard(
      fursa.database,
      { jobId: job.id, employer },
      Array.from({ length: count }, (_, at) => ({ name: `Hidden Person ${at}` })),
    );
  const log = async (id: number, search = '') =>
    (await employer.get(`/webhooks/${id}/deliveries${search}`)).body.deliveries;

  return {
    fursa,
    admin,
    employer,
    query,
    receiver,
    job,
    idOfColumn,
    cards,
    log,
    /** Told of everything, without texts. */
    fields: { address: receiver.address, ...all },
    async add(fields: Fields = {}, owner: TestClient = employer) {
      const { status, body, text } = await owner.post('/webhooks', { address: receiver.address, ...all, ...fields });
      if (status !== 200) throw new Error(`no webhook: ${text}`);
      return { id: body.webhook.id as number, secret: body.secret as string };
    },
    oneCard: async () => (await cards(1))[0] as MovedCard,
    async move(card: MovedCard, to: string, reason?: string) {
      const moved = await employer.post('/company/applications/move', {
        application_id: card.id,
        to_group_id: idOfColumn(to),
        after_id: null,
        version: card.version,
        ...(reason && { reason }),
      });
      expect(moved.status, moved.text).toBe(200);
      card.version += 1;
    },
    async moveAll(moved: readonly MovedCard[], to: string) {
      const answer = await employer.post('/company/applications/move-many', {
        to_group_id: idOfColumn(to),
        after_id: null,
        applications: moved.map(({ id, version }) => ({ application_id: id, version })),
      });
      expect(answer.status, answer.text).toBe(200);
    },
    read: async (id: number) => (await employer.get(`/webhook-deliveries/${id}`)).body,
    webhook: async (id: number) =>
      (await employer.get('/webhooks')).body.webhooks.find((one: { id: number }) => one.id === id),
    states: async (id: number): Promise<string[]> => (await log(id)).map(({ state }: { state: string }) => state),
    arrived: (count: number) => expect.poll(() => receiver.received.length).toBe(count),
    /** The waiting time of every retry is over. */
    async letRetriesBeDue() {
      await query("update webhook_deliveries set due_at = now() - interval '1 second' where state = 'waiting'");
      await makeJobsDue(fursa);
      await fursa.server.run('webhooks.deliver');
    },
  };
}
