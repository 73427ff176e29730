import type { Logger } from 'pino';
import type { Role } from '#shared/kernel/access.ts';
import type { Locale } from '#shared/reference/languages.ts';
import type { Db } from '../db/database.ts';

/** What services tell. Later nouns hear of earlier ones through it, and people and processes of what was changed. */
export type ServerEvent =
  | {
      type: 'UserRegistered';
      userId: number;
      role: 'candidate' | 'company';
      name: string;
      email: string;
      locale: Locale;
      companyName: string;
      application: string | null;
    }
  | { type: 'PasswordResetRequested' }
  /** Confirmed: what is kept under the address of before follows. */
  | { type: 'EmailChanged'; userId: number; from: string; to: string }
  | { type: 'SessionsEnded'; sessionIds: number[] }
  /** By an admin: what the role needs is made, what it must not have is gone. */
  | { type: 'RoleChanged'; userId: number; role: Role }
  /** For good: each noun deletes or empties what it knows of the person. The account itself goes last. */
  | ({ type: 'PersonErased' } & ErasedPerson)
  | { type: 'MailWritten' }
  /** Somebody asked for everything of theirs. */
  | { type: 'ExportRequested' }
  | { type: 'CompanyCreated'; companyId: number }
  /** What its jobs' pages show of it, too. */
  | { type: 'CompanyChanged'; companyId: number }
  /** A guest became the candidate of an account, with what they had sent. */
  | { type: 'GuestClaimed'; candidateId: number; name: string; email: string; locale: Locale }
  /** Somebody with an account took over what they had sent as a guest: what belongs to the guest is theirs. */
  | { type: 'GuestMoved'; guestId: number; candidateId: number }
  /** Nothing belongs to the guest any more. */
  | { type: 'GuestLeft'; guestId: number }
  | { type: 'JobsChanged'; jobIds: number[] }
  /** An admin changed settings of the site. */
  | { type: 'SettingsChanged'; keys: string[] }
  /** What the interface says in a language. */
  | { type: 'TextsChanged'; locale: Locale }
  /** Cards of a company's board came, went, moved or were scored. */
  | { type: 'CardsChanged'; companyId: number; applicationIds: number[]; actorId: number | null }
  /** Applications stand in another column, or have another outcome: their candidates want to know. */
  | { type: 'StagesChanged'; applicationIds: number[] }
  /** The columns of a board, or the ranks of a whole column. */
  | { type: 'BoardChanged'; companyId: number; actorId: number | null }
  /** Applications were evaluated by a person, or somebody was asked to. */
  | { type: 'EvaluationsChanged'; applicationIds: number[] }
  /** Somebody wrote into a conversation: the message as each side sees it. A guest has no account to be told on. */
  | {
      type: 'MessageWritten';
      companyId: number;
      candidateUserId: number | null;
      seenBy: { company: object; candidate: object };
    }
  /** A side has read a conversation up to a message, or has it on a device. */
  | ({ type: 'MessagesRead'; userId: number } & Marked)
  | ({ type: 'MessagesDelivered' } & Marked)
  /** It was blocked, or opened again. */
  | { type: 'ConversationChanged'; conversationId: number; companyId: number; candidateUserId: number | null };

/** Everything that somebody is known by. Their candidates: their own, and the guests who wrote their e-mail. */
export type ErasedPerson = { userId: number; candidateIds: number[]; email: string };

type Marked = {
  conversationId: number;
  companyId: number;
  candidateUserId: number | null;
  side: 'candidate' | 'company';
  upTo: number;
};

export type EventType = ServerEvent['type'];
type EventOf<T extends EventType> = Extract<ServerEvent, { type: T }>;

/** A transaction in which a service can tell what it did. */
export type Tx = Db & { tell(event: ServerEvent): Promise<void> };

type InsideHandler<T extends EventType> = (event: EventOf<T>, tx: Tx) => Promise<void>;
type AfterHandler<T extends EventType> = (event: EventOf<T>) => void | Promise<void>;

/**
 * The one way from a change to what follows from it. Handlers that change data run inside the transaction that told the
 * event: all of it happens, or nothing. Handlers that tell people or other processes, or empty a cache, run after the
 * commit, and never for what was rolled back.
 */
export function createEvents(log: Pick<Logger, 'error'>) {
  const inside = new Map<EventType, InsideHandler<never>[]>();
  const after = new Map<EventType, AfterHandler<never>[]>();

  return {
    /** For handlers that change data. */
    inTransaction<T extends EventType>(type: T, handler: InsideHandler<T>): void {
      inside.set(type, [...(inside.get(type) ?? []), handler as unknown as InsideHandler<never>]);
    },
    /** For handlers that tell somebody. */
    afterCommit<T extends EventType>(type: T, handler: AfterHandler<T>): void {
      after.set(type, [...(after.get(type) ?? []), handler as unknown as AfterHandler<never>]);
    },

    changesData: (type: EventType) => inside.has(type),
    async runInside(tx: Tx, event: ServerEvent): Promise<void> {
      for (const handler of inside.get(event.type) ?? []) await handler(event as never, tx);
    },
    /** One after the other, in the order told. The change is done in any case: trouble is for the log. */
    async runAfterCommit(events: readonly ServerEvent[]): Promise<void> {
      for (const event of events) {
        for (const handler of after.get(event.type) ?? []) {
          try {
            await handler(event as never);
          } catch (error) {
            log.error({ err: error, event: event.type }, 'a handler after the commit failed');
          }
        }
      }
    },
  };
}
export type Events = ReturnType<typeof createEvents>;
