import type { DomainEvent } from '#shared/events/events.ts';
import type { Db } from '../db/database.ts';
import type { Events, Tx } from './events.ts';
import { insertEvents } from './history.store.ts';

/** Opens the transactions in which services change data. Recorded events are passed on after the commit. */
export function createTransactions(db: Db, events: Events) {
  return {
    async inTransaction<T>(act: (tx: Tx) => Promise<T>): Promise<T> {
      const recorded: DomainEvent[] = [];
      const result = await db.transaction((transaction) => {
        const tx: Tx = Object.assign(transaction, {
          async record(...happened: DomainEvent[]): Promise<number[]> {
            const ids = await insertEvents(tx, happened);
            recorded.push(...happened);
            await events.runInside(tx, happened, ids);
            return ids;
          },
        });
        return act(tx);
      });
      await events.runAfterCommit(recorded);
      return result;
    },
  };
}
export type InTransaction = ReturnType<typeof createTransactions>['inTransaction'];
