import type { DomainEvent } from '#shared/events/events.ts';
import type { Db } from '../db/database.ts';
import type { Events, ServerEvent, Tx } from './events.ts';
import { insertEvents } from './history.store.ts';

/** How services change data: what they tell on the way reaches people once it is committed. */
export function createTransactions(db: Db, events: Events) {
  return {
    async inTransaction<T>(act: (tx: Tx) => Promise<T>): Promise<T> {
      const told: ServerEvent[] = [];
      const result = await db.transaction((transaction) => {
        const tx: Tx = Object.assign(transaction, {
          record: (...facts: DomainEvent[]): Promise<number[]> => insertEvents(tx, facts),
          tell(event: ServerEvent): Promise<void> {
            told.push(event);
            return events.runInside(tx, event);
          },
        });
        return act(tx);
      });
      await events.runAfterCommit(told);
      return result;
    },

    /** A statement alone is a transaction of its own, and needs no round trips to begin and to commit one. */
    async inOneStatement<T>(act: () => Promise<T>, eventsOf: (result: T) => ServerEvent[]): Promise<T> {
      const result = await act();
      const told = eventsOf(result);
      const more = told.find(({ type }) => events.changesData(type));
      if (more) throw new Error(`${more.type} changes more: it needs a transaction`);
      await events.runAfterCommit(told);
      return result;
    },
  };
}
export type Transactions = ReturnType<typeof createTransactions>;
export type InTransaction = Transactions['inTransaction'];
