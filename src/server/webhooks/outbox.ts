import type { DomainEvent } from '#shared/events/events.ts';
import type { Db } from '../db/database.ts';
import type { Events, Tx } from '../kernel/events.ts';
import { createKept } from '../kernel/kept-in-memory.ts';
import * as store from './outbox.store.ts';
import { nameOf, TOLD_TYPES, type ToldEvent, type ToldType } from './told-events.ts';

type Parts = { db: Db; events: Events; wake: (webhookId: number) => void };

/**
 * Adds what webhooks are told in the transaction of the change, and starts sending after the commit. Each process
 * remembers which companies have webhooks, so that a change costs the others nothing.
 */
export function listenForChanges({ db, events, wake }: Parts): void {
  const active = createKept(db, async (from) => {
    const byCompany = new Map<number, number[]>();
    for (const { id, companyId } of await store.listActive(from)) {
      byCompany.set(companyId, [...(byCompany.get(companyId) ?? []), id]);
    }
    return byCompany;
  });
  const { renew } = active;
  events.inEveryProcess('webhook settings', { newsOf: () => null, renew, catchUp: renew });

  async function tell(event: ToldEvent, tx: Tx, historyId: number | null): Promise<void> {
    const { companyId } = event;
    if (!(await active.of(tx)).has(companyId)) return;
    const name = nameOf(event);
    if (name === null) return;
    if (event.type === 'message.sent') {
      await store.insertForMessage(tx, { companyId, event: name, messageId: event.seenBy.company.id });
    } else {
      const subject = 'applicationId' in event ? `application:${event.applicationId}` : `job:${event.jobId}`;
      await store.insertForHistory(tx, { companyId, event: name, historyId: historyId as number, subject });
    }
  }
  for (const type of TOLD_TYPES) {
    events.inTransaction<ToldType>(type, (event, tx, historyId) => tell(event as DomainEvent<ToldType>, tx, historyId));
  }

  events.afterCommit('webhooks', async (changes) => {
    const known = await active.of(db);
    for (const companyId of new Set(changes.map((change) => change.companyId))) {
      for (const webhookId of known.get(companyId) ?? []) wake(webhookId);
    }
  });
}
