import { and, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { AttemptError } from '#shared/webhooks/webhooks.values.ts';
import { FAILING_DAYS } from '#shared/webhooks/webhooks.values.ts';
import type { Db } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';
import { webhookAttempts, webhookDeliveries, webhooks } from '../db/schema/webhooks.ts';
import type { DeliveryRecord } from './requests.ts';

/** A delivery with everything that its request is made of. */
export type Claimed = DeliveryRecord & {
  attempts: number;
  companyId: number;
  address: string;
  secret: string;
  previousSecret: string | null;
};

/** After this time a delivery whose process died is sent by another one. An attempt takes ten seconds at most. */
const LOST_SECONDS = 60;

const RECORD = `d.id::int, d.event, d.created_at as "createdAt", d.webhook_id::int as "webhookId", w.with_text as "withText",
  h.type as "historyType", h.at as "historyAt", h.data as "historyData", m.id::int as "messageId",
  m.conversation_id::int as "conversationId", m.created_at as "messageAt", m.body as "messageBody",
  j.id::int as "jobId", j.slug,
  coalesce(h.application_id, substring(d.subject from '^application:(.+)$')::bigint)::int as "applicationId"`;
const FROM_RECORDS = `left join history h on h.id = d.history_id
  left join messages m on m.id = d.message_id
  left join conversations v on v.id = m.conversation_id
  left join jobs j on j.id = coalesce(h.job_id, v.job_id)`;

/** How many due deliveries are looked at together. */
const WINDOW = 100;
const OPEN = "('waiting', 'sending')";

/**
 * Takes what is due, of each subject the oldest. Those behind it are looked at again when it may have been sent, so
 * that however many wait for a receiver, this costs the same. Other processes skip what is taken.
 */
const claimDue = prepared<{ behind: number } & (Claimed | { id: null }), { webhookId: number; most: number }>(
  'claim_webhook_deliveries',
  `with due as (
     select d.id, d.webhook_id, d.subject from webhook_deliveries d
     where d.webhook_id = :webhookId and d.state in ${OPEN} and d.due_at <= now()
       and exists (
         select from webhooks w join companies c on c.id = w.company_id
         where w.id = d.webhook_id and w.stopped is null and c.blocked_at is null
       )
     order by d.due_at, d.id limit ${WINDOW}
     for update of d skip locked
   ), judged as (
     select due.id, earlier.due_at from due left join lateral (
       select e.due_at from webhook_deliveries e
       where e.webhook_id = due.webhook_id and e.state in ${OPEN} and e.subject = due.subject and e.id < due.id
       order by e.id limit 1
     ) earlier on true
   ), behind as (
     update webhook_deliveries d
     set due_at = greatest(judged.due_at, now() + interval '${LOST_SECONDS} seconds')
     from judged where d.id = judged.id and judged.due_at is not null returning d.id
   ), taken as (
     select id from judged where due_at is null order by id limit :most
   ), d as (
     update webhook_deliveries d
     set state = 'sending', attempts = d.attempts + 1, due_at = now() + interval '${LOST_SECONDS} seconds'
     from taken where d.id = taken.id returning d.*
   )
   select (select count(*)::int from behind) as behind, claimed.*
   from (select) one left join (
     select ${RECORD}, d.attempts, w.company_id::int as "companyId", w.address, w.secret,
       case when w.previous_secret_until > now() then w.previous_secret end as "previousSecret"
     from d join webhooks w on w.id = d.webhook_id ${FROM_RECORDS}
   ) claimed on true
   order by claimed.id`,
);

/** Empty if nothing is due. */
export async function claim(db: Db, webhookId: number, most: number): Promise<Claimed[]> {
  for (;;) {
    const rows = await claimDue(db, { webhookId, most });
    const claimed = rows.filter((row): row is { behind: number } & Claimed => row.id !== null);
    // Where all of the window were behind others, there may be more after them.
    if (claimed.length > 0 || (rows[0]?.behind ?? 0) < WINDOW) return claimed;
  }
}

const findRecord = prepared<DeliveryRecord & { address: string }, { id: number }>(
  'find_webhook_record',
  `select ${RECORD}, w.address from webhook_deliveries d join webhooks w on w.id = d.webhook_id ${FROM_RECORDS}
   where d.id = :id`,
);
export async function findDeliveryRecord(db: Db, id: number): Promise<DeliveryRecord | undefined> {
  const [record] = await findRecord(db, { id });
  return record;
}

export type AttemptRow = {
  at: Date;
  durationMs: number;
  address: string;
  status: number | null;
  error: AttemptError | null;
  answer: string | null;
};

/** An attempt counts only if nobody else has taken the delivery meanwhile, because this one was taken for lost. */
const logDelivered = prepared<never, Record<string, unknown>>(
  'log_delivered_webhook',
  `with done as (
     update webhook_deliveries set state = 'delivered', due_at = null
     where id = :id and state = 'sending' and attempts = :attempts returning id, webhook_id, subject
   ), logged as (
     insert into webhook_attempts (delivery_id, at, duration_ms, address, status, answer)
     select id, :at::timestamptz, :durationMs::int, :address, :status::int, :answer from done
   ), next as (
     update webhook_deliveries d set due_at = now() from done
     where d.webhook_id = done.webhook_id and d.subject = done.subject and d.state = 'waiting' and d.due_at > now()
   )
   update webhooks w set failing_since = null from done where w.id = done.webhook_id and w.failing_since is not null`,
);
type Taken = { id: number; attempts: number };

export async function writeDelivered(db: Db, { id, attempts }: Taken, { at, error: _, ...attempt }: AttemptRow) {
  await logDelivered(db, { id, attempts, ...attempt, at: at.toISOString() });
}

/** False if somebody else has taken the delivery meanwhile. Without seconds to wait it is given up. */
export async function writeFailed(
  db: Db,
  { id, attempts }: Taken,
  attempt: AttemptRow,
  retrySeconds: number | null,
): Promise<boolean> {
  const changed = await db
    .update(webhookDeliveries)
    .set({
      state: retrySeconds === null ? 'failed' : 'waiting',
      dueAt: retrySeconds === null ? null : sql`now() + make_interval(secs => ${retrySeconds}::int)`,
    })
    .where(
      and(
        eq(webhookDeliveries.id, id),
        eq(webhookDeliveries.state, 'sending'),
        eq(webhookDeliveries.attempts, attempts),
      ),
    )
    .returning({ webhookId: webhookDeliveries.webhookId, subject: webhookDeliveries.subject });
  const [done] = changed;
  if (!done) return false;
  await db.insert(webhookAttempts).values({ deliveryId: id, ...attempt });
  if (retrySeconds === null) await releaseBehind(db, done);
  return true;
}

/** What waited for a delivery that is given up is due at once. */
async function releaseBehind(db: Db, { webhookId, subject }: { webhookId: number; subject: string }): Promise<void> {
  await db
    .update(webhookDeliveries)
    .set({ dueAt: sql`now()` })
    .where(
      and(
        eq(webhookDeliveries.webhookId, webhookId),
        eq(webhookDeliveries.subject, subject),
        eq(webhookDeliveries.state, 'waiting'),
      ),
    );
}

/** Notes a failure, and says whether the webhook has had nothing else for so long that it is switched off. */
export async function noteFailure(db: Db, webhookId: number): Promise<{ isOver: boolean }> {
  const [row] = await db
    .update(webhooks)
    .set({ failingSince: sql`coalesce(${webhooks.failingSince}, now())` })
    .where(eq(webhooks.id, webhookId))
    .returning({
      isOver: sql<boolean>`${webhooks.failingSince} < now() - make_interval(days => ${FAILING_DAYS}::int)`,
    });
  return { isOver: row?.isOver ?? false };
}

/** The webhooks that are on and have something due for longer than a few seconds. */
export async function listWithDue(db: Db, seconds: number): Promise<number[]> {
  const rows = await db
    .selectDistinct({ id: webhookDeliveries.webhookId })
    .from(webhookDeliveries)
    .innerJoin(webhooks, eq(webhooks.id, webhookDeliveries.webhookId))
    .where(
      and(
        isNull(webhooks.stopped),
        inArray(webhookDeliveries.state, ['waiting', 'sending']),
        lte(webhookDeliveries.dueAt, sql`now() - make_interval(secs => ${seconds}::int)`),
      ),
    );
  return rows.map(({ id }) => id);
}
