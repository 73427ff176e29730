import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { LOG_DAYS, PREVIOUS_SECRET_HOURS, type WebhookEvent } from '#shared/webhooks/webhooks.values.ts';
import type { Db } from '../db/database.ts';
import { companies } from '../db/schema/profiles.ts';
import { webhookDeliveries, webhooks } from '../db/schema/webhooks.ts';

export type Fields = { address: string; events: WebhookEvent[]; withText: boolean };

const countToday = (condition: ReturnType<typeof sql>) => sql<number>`(
  select count(*)::int from webhook_deliveries d
  where d.webhook_id = webhooks.id and d.created_at > now() - interval '1 day' and ${condition})`;

const SHOWN = {
  id: webhooks.id,
  address: webhooks.address,
  events: webhooks.events,
  withText: webhooks.withText,
  stopped: webhooks.stopped,
  stoppedAt: webhooks.stoppedAt,
  failingSince: webhooks.failingSince,
  previousSecretUntil: webhooks.previousSecretUntil,
  createdAt: webhooks.createdAt,
  delivered: countToday(sql`d.state = 'delivered'`),
  waiting: countToday(sql`d.state in ('waiting', 'sending')`),
  failed: countToday(sql`d.state = 'failed'`),
};

export async function listWebhooks(db: Db, companyId: number) {
  return db.select(SHOWN).from(webhooks).where(eq(webhooks.companyId, companyId)).orderBy(asc(webhooks.id));
}
export type WebhookRow = Awaited<ReturnType<typeof listWebhooks>>[number];

export async function findWebhook(db: Db, companyId: number, id: number): Promise<WebhookRow | undefined> {
  const [row] = await db
    .select(SHOWN)
    .from(webhooks)
    .where(and(eq(webhooks.id, id), eq(webhooks.companyId, companyId)));
  return row;
}

/** Webhooks of one company are added one after the other, so that their limit holds. */
export async function lockCompany(db: Db, companyId: number): Promise<void> {
  await db.select({ id: companies.id }).from(companies).where(eq(companies.id, companyId)).for('no key update');
}

export const countWebhooks = (db: Db, companyId: number) => db.$count(webhooks, eq(webhooks.companyId, companyId));

export async function insertWebhook(db: Db, webhook: Fields & { companyId: number; secret: string }): Promise<number> {
  const [row] = await db.insert(webhooks).values(webhook).returning({ id: webhooks.id });
  return (row as { id: number }).id;
}

export async function updateWebhook(db: Db, id: number, fields: Fields): Promise<void> {
  await db.update(webhooks).set(fields).where(eq(webhooks.id, id));
}

export async function exchangeSecret(db: Db, id: number, secret: string): Promise<void> {
  await db
    .update(webhooks)
    .set({
      secret,
      previousSecret: webhooks.secret,
      previousSecretUntil: sql`now() + make_interval(hours => ${PREVIOUS_SECRET_HOURS}::int)`,
    })
    .where(eq(webhooks.id, id));
}

/** Undefined if it was off already. */
export async function stopWebhook(db: Db, id: number, why: 'owner' | 'failing' | 'gone') {
  const [row] = await db
    .update(webhooks)
    .set({ stopped: why, stoppedAt: sql`now()` })
    .where(and(eq(webhooks.id, id), isNull(webhooks.stopped)))
    .returning({ companyId: webhooks.companyId, address: webhooks.address });
  return row;
}

/** Makes waiting deliveries due at once, because the receiver is expected to work now. */
export async function startWebhook(db: Db, id: number): Promise<void> {
  await db.update(webhooks).set({ stopped: null, stoppedAt: null, failingSince: null }).where(eq(webhooks.id, id));
  await db
    .update(webhookDeliveries)
    .set({ dueAt: sql`now()` })
    .where(and(eq(webhookDeliveries.webhookId, id), eq(webhookDeliveries.state, 'waiting')));
}

export async function deleteWebhook(db: Db, id: number): Promise<void> {
  await db.delete(webhooks).where(eq(webhooks.id, id));
}

/** Deletes what is older than the log reaches back, whether it was delivered or not. */
export async function deleteOldDeliveries(db: Db): Promise<void> {
  await db
    .delete(webhookDeliveries)
    .where(sql`${webhookDeliveries.createdAt} < now() - make_interval(days => ${LOG_DAYS}::int)`);
  await db
    .update(webhooks)
    .set({ previousSecret: null, previousSecretUntil: null })
    .where(sql`${webhooks.previousSecretUntil} < now()`);
}

/** A receiver's answer may repeat what it was sent about the person. */
export async function emptyAnswersAbout(db: Db, candidateIds: readonly number[]): Promise<void> {
  if (candidateIds.length === 0) return;
  const ids = `{${candidateIds.join(',')}}`;
  await db.execute(sql`update webhook_attempts set answer = null where delivery_id in (
    select d.id from webhook_deliveries d join applications a on d.subject = 'application:' || a.id
    where a.candidate_id = any (${ids}::bigint[]))`);
}
