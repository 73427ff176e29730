import type { Logger } from 'pino';
import { type DomainEvent, type EventType, isKept } from '#shared/events/events.ts';
import type { Db } from '../db/database.ts';
import { type Audience, type HeardBy, heardBy } from './heard-by.ts';

/** A transaction in which a service can record what happened. */
export type Tx = Db & {
  /**
   * Records what happened, and returns the ids of the rows in the history. There is no other way to write the history,
   * and none to notify anybody.
   */
  record(...events: DomainEvent[]): Promise<number[]>;
};

/** `historyId` is the id of the event's row in the history; null for one that is not kept. */
type InsideHandler<T extends EventType> = (event: DomainEvent<T>, tx: Tx, historyId: number | null) => Promise<unknown>;
type AfterHandler<A extends Audience> = (events: HeardBy<A>[]) => void | Promise<void>;

/** What every process does when something has changed, because each has its own copy in memory. */
type Renewal<A extends Audience, News> = {
  /** Returns the data that is sent to the other processes. It should be no more than they need. */
  newsOf: (events: HeardBy<A>[]) => News | Promise<News>;
  renew: (news: News) => void | Promise<void>;
  /** Renews everything, after an interruption in which news of other processes may have been missed. */
  catchUp: () => void | Promise<void>;
};
type InEveryProcess = Renewal<Audience, unknown> & { audience: Audience };
/** The message that one process sends to the others. */
export type ProcessNews = { audience: Audience; news: unknown };

/**
 * Connects changes with their consequences. Handlers that change data run inside the transaction that recorded the
 * event: all of it is committed or nothing. Handlers that notify people, or renew what is kept in memory, run after the
 * commit, and never for a rolled-back transaction.
 */
export function createEvents(log: Pick<Logger, 'error'>) {
  const inside = new Map<EventType, InsideHandler<never>[]>();
  const after: { audience: Audience; handle: AfterHandler<never> }[] = [];
  const renewals: InEveryProcess[] = [];
  let tellProcesses: (news: ProcessNews) => void = () => {};
  let heardBefore: Promise<void> = Promise.resolve();

  /** The change is already committed, so errors are only logged. */
  async function attempt(audience: Audience, act: () => void | Promise<void>): Promise<void> {
    try {
      await act();
    } catch (error) {
      log.error({ err: error, audience }, 'a handler after the commit failed');
    }
  }

  return {
    /** For handlers that change data. */
    inTransaction<T extends EventType>(type: T, handler: InsideHandler<T>): void {
      inside.set(type, [...(inside.get(type) ?? []), handler as unknown as InsideHandler<never>]);
    },
    /** For handlers that notify people. They get all events of a transaction that concern the audience at once. */
    afterCommit<A extends Audience>(audience: A, handle: AfterHandler<A>): void {
      after.push({ audience, handle: handle as unknown as AfterHandler<never> });
    },
    /** For handlers that renew what is kept in memory. They run in the order in which they were added. */
    inEveryProcess<A extends Audience, News>(audience: A, renewal: Renewal<A, News>): void {
      renewals.push({ audience, ...renewal } as unknown as InEveryProcess);
    },

    async runInside(tx: Tx, events: readonly DomainEvent[], historyIds: readonly number[]): Promise<void> {
      let kept = 0;
      for (const event of events) {
        const historyId = isKept(event) ? (historyIds[kept++] as number) : null;
        for (const handler of inside.get(event.type) ?? []) await handler(event as never, tx, historyId);
      }
    },
    /** Memory is renewed first, so that whoever is notified then reads what is new. */
    async runAfterCommit(events: readonly DomainEvent[]): Promise<void> {
      for (const { audience, newsOf, renew } of renewals) {
        const heard = heardBy(audience, events);
        if (heard.length === 0) continue;
        await attempt(audience, async () => {
          const news = await newsOf(heard);
          // Other processes are notified first, so that an error in this process does not affect them.
          tellProcesses({ audience, news });
          await renew(news);
        });
      }
      for (const { audience, handle } of after) {
        const heard = heardBy(audience, events);
        if (heard.length > 0) await attempt(audience, () => handle(heard as never));
      }
    },

    connectProcesses(tell: (news: ProcessNews) => void): void {
      tellProcesses = tell;
    },
    /**
     * Handles messages of other processes one after the other, because a cache must not be renewed before the one that
     * it is derived from.
     */
    hear({ audience, news }: ProcessNews): Promise<void> {
      const concerned = renewals.filter((one) => one.audience === audience);
      heardBefore = heardBefore.then(async () => {
        for (const { renew } of concerned) await attempt(audience, () => renew(news));
      });
      return heardBefore;
    },
    async catchUp(): Promise<void> {
      for (const { audience, catchUp } of renewals) await attempt(audience, catchUp);
    },
  };
}
export type Events = ReturnType<typeof createEvents>;
