import { and, desc, eq, inArray, lt, or, sql } from 'drizzle-orm';
import { DELIVERIES_PER_PAGE, type DeliveredEvent, TEST_EVENT } from '#shared/webhooks/webhooks.values.ts';
import type { Db } from '../db/database.ts';
import { webhookAttempts, webhookDeliveries, webhooks } from '../db/schema/webhooks.ts';

const last = <T>(column: string) => sql<T | null>`(
  select ${sql.raw(column)} from webhook_attempts t where t.delivery_id = webhook_deliveries.id order by t.id desc limit 1)`;

const SHOWN = {
  id: webhookDeliveries.id,
  webhookId: webhookDeliveries.webhookId,
  event: webhookDeliveries.event,
  state: webhookDeliveries.state,
  dueAt: webhookDeliveries.dueAt,
  attempts: webhookDeliveries.attempts,
  createdAt: webhookDeliveries.createdAt,
  last: last<{
    at: string;
    status: number | null;
    error: (typeof webhookAttempts.$inferSelect)['error'];
    duration_ms: number;
  }>("json_build_object('at', t.at, 'status', t.status, 'error', t.error, 'duration_ms', t.duration_ms)"),
};

type Wanted = {
  state?: 'waiting' | 'delivered' | 'failed' | undefined;
  event?: DeliveredEvent | undefined;
  before?: number | undefined;
};

/** One more than a page holds, by which the caller knows that there is another. */
export async function listDeliveries(db: Db, webhookId: number, { state, event, before }: Wanted) {
  return db
    .select(SHOWN)
    .from(webhookDeliveries)
    .where(
      and(
        eq(webhookDeliveries.webhookId, webhookId),
        state &&
          (state === 'waiting'
            ? inArray(webhookDeliveries.state, ['waiting', 'sending'])
            : eq(webhookDeliveries.state, state)),
        event && eq(webhookDeliveries.event, event),
        before === undefined ? undefined : lt(webhookDeliveries.id, before),
      ),
    )
    .orderBy(desc(webhookDeliveries.id))
    .limit(DELIVERIES_PER_PAGE + 1);
}
export type DeliveryRow = Awaited<ReturnType<typeof listDeliveries>>[number];

export async function findDelivery(db: Db, companyId: number, id: number) {
  const [row] = await db
    .select({ ...SHOWN, stopped: webhooks.stopped })
    .from(webhookDeliveries)
    .innerJoin(webhooks, eq(webhooks.id, webhookDeliveries.webhookId))
    .where(and(eq(webhookDeliveries.id, id), eq(webhooks.companyId, companyId)));
  return row;
}

export async function listAttempts(db: Db, deliveryId: number) {
  return db
    .select()
    .from(webhookAttempts)
    .where(eq(webhookAttempts.deliveryId, deliveryId))
    .orderBy(desc(webhookAttempts.id));
}

/** A test has a subject of its own, so it does not wait for anything. */
export async function insertTest(db: Db, webhookId: number): Promise<number> {
  const subject = sql`'test:' || gen_random_uuid()`;
  const [row] = await db
    .insert(webhookDeliveries)
    .values({ webhookId, event: TEST_EVENT, subject })
    .returning({ id: webhookDeliveries.id });
  return (row as { id: number }).id;
}

/**
 * Makes a delivery due. One that was delivered or given up begins anew with its attempts. False while it is being sent.
 */
export async function makeDue(db: Db, id: number): Promise<boolean> {
  const isLost = sql`${webhookDeliveries.dueAt} < now()`;
  const rows = await db
    .update(webhookDeliveries)
    .set({
      attempts: sql`case when ${webhookDeliveries.state} in ('waiting', 'sending') then ${webhookDeliveries.attempts} else 0 end`,
      state: 'waiting',
      dueAt: sql`now()`,
    })
    .where(
      and(
        eq(webhookDeliveries.id, id),
        or(inArray(webhookDeliveries.state, ['waiting', 'delivered', 'failed']), isLost),
      ),
    )
    .returning({ id: webhookDeliveries.id });
  return rows.length > 0;
}
