import type { Db } from '../db/database.ts';

/** What earlier nouns tell later ones. A handler runs inside the transaction that caused the event. */
export type ServerEvent =
  | {
      type: 'UserRegistered';
      userId: number;
      role: 'candidate' | 'company';
      name: string;
      email: string;
      companyName: string;
      application: string | null;
    }
  | { type: 'CompanyCreated'; companyId: number };

type Handler<T extends ServerEvent['type']> = (event: Extract<ServerEvent, { type: T }>, tx: Db) => Promise<void>;

export type Events = ReturnType<typeof createEvents>;

export function createEvents() {
  const handlers = new Map<string, Handler<never>[]>();
  return {
    on<T extends ServerEvent['type']>(type: T, handler: Handler<T>): void {
      handlers.set(type, [...(handlers.get(type) ?? []), handler as unknown as Handler<never>]);
    },
    async tell(tx: Db, event: ServerEvent): Promise<void> {
      for (const handler of handlers.get(event.type) ?? []) await handler(event as never, tx);
    },
  };
}
