import { isNull } from 'drizzle-orm';
import type { WebhookEvent } from '#shared/webhooks/webhooks.values.ts';
import type { Db } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';
import { webhooks } from '../db/schema/webhooks.ts';

/** The webhooks that are on. */
export async function listActive(db: Db): Promise<{ id: number; companyId: number }[]> {
  return db.select({ id: webhooks.id, companyId: webhooks.companyId }).from(webhooks).where(isNull(webhooks.stopped));
}

const IS_TOLD = 'w.company_id = :companyId and w.stopped is null and :event = any (w.events)';

type Happened = { companyId: number; event: WebhookEvent };

/** One delivery for each webhook that wants the event, in the transaction of the change. */
export const insertForHistory = prepared<never, Happened & { historyId: number; subject: string }>(
  'tell_webhooks',
  `insert into webhook_deliveries (webhook_id, history_id, event, subject)
   select w.id, :historyId, :event, :subject from webhooks w where ${IS_TOLD}`,
);

/** A message belongs to the newest application of its conversation, among whose events it is delivered in order. */
export const insertForMessage = prepared<never, Happened & { messageId: number }>(
  'tell_webhooks_of_message',
  `insert into webhook_deliveries (webhook_id, message_id, event, subject)
   select w.id, m.id, :event, coalesce((
       select 'application:' || max(a.id) from conversations v
       join applications a on a.candidate_id = v.candidate_id and a.job_id = v.job_id where v.id = m.conversation_id
     ), 'conversation:' || m.conversation_id)
   from webhooks w, messages m where m.id = :messageId and ${IS_TOLD}`,
);
