import type { Logger } from 'pino';
import type { DomainEvent } from '#shared/events/events.ts';
import type { Role } from '#shared/kernel/access.ts';
import type { Locale } from '#shared/reference/languages.ts';
import type { Db } from '../db/database.ts';

/** The events of all services. Modules react to events of others, and people and processes are notified of changes. */
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
  /** The new address is confirmed: whatever is stored under the old one has to follow. */
  | { type: 'EmailChanged'; userId: number; from: string; to: string }
  | { type: 'SessionsEnded'; sessionIds: number[] }
  /** An admin changed the role: modules create what the new role needs and remove what it must not have. */
  | { type: 'RoleChanged'; userId: number; role: Role }
  /** Permanently: each module deletes or empties what it knows about the person. The account itself goes last. */
  | ({ type: 'PersonErased' } & ErasedPerson)
  | { type: 'MailWritten' }
  /** Somebody requested an export of their data. */
  | { type: 'ExportRequested' }
  /** Somebody was invited to a company's team, joined or left it. */
  | { type: 'TeamChanged'; companyId: number }
  | { type: 'CompanyCreated'; companyId: number }
  /** Also changes what the pages of its jobs show. */
  | { type: 'CompanyChanged'; companyId: number }
  /** A guest became the candidate of a new account, with what they had sent. */
  | { type: 'GuestClaimed'; candidateId: number; name: string; email: string; locale: Locale }
  /** Somebody with an account took over what they had sent as a guest: it moves to the account's candidate. */
  | { type: 'GuestMoved'; guestId: number; candidateId: number }
  /** Nothing refers to the guest any more. */
  | { type: 'GuestLeft'; guestId: number }
  | { type: 'JobsChanged'; jobIds: number[] }
  /** An admin changed settings of the site. */
  | { type: 'SettingsChanged'; keys: string[] }
  /** The texts of the interface changed in a language. */
  | { type: 'TextsChanged'; locale: Locale }
  /** Cards of a company's board came, went, moved or were scored. */
  | { type: 'CardsChanged'; companyId: number; applicationIds: number[]; actorId: number | null }
  /** The company has written to these applicants, or taken a message back: nothing else about them has changed. */
  | { type: 'ApplicantsMessaged'; companyId: number; applicationIds: number[] }
  /** Applications moved to another column or have another outcome, and their candidates have to be notified. */
  | { type: 'StagesChanged'; applicationIds: number[] }
  /** The columns of a board changed, or all ranks of a column. */
  | { type: 'BoardChanged'; companyId: number; actorId: number | null }
  /** Somebody opened a page that their notifications lead to. */
  | { type: 'NewsSeen'; userId: number }
  /** A person evaluated applications, or somebody was assigned. */
  | { type: 'EvaluationsChanged'; applicationIds: number[] }
  /** Somebody wrote into a conversation: the message as each side sees it. A guest has no account to notify. */
  | {
      type: 'MessageWritten';
      companyId: number;
      candidateUserId: number | null;
      seenBy: { company: object; candidate: object };
    }
  /** A side has read a conversation up to a message, or received it on a device. */
  | ({ type: 'MessagesRead'; userId: number } & Marked)
  | ({ type: 'MessagesDelivered' } & Marked)
  /** The author took back a message before the other side had read it. */
  | { type: 'MessageTakenBack'; conversationId: number; companyId: number; candidateUserId: number | null }
  /** The conversation was blocked or unblocked. */
  | { type: 'ConversationChanged'; conversationId: number; companyId: number; candidateUserId: number | null };

/** Everything that identifies a person. `candidateIds`: their own candidate, and guests with the same email. */
export type ErasedPerson = { userId: number; candidateIds: number[]; email: string };

type Marked = {
  /** Blind review hides the candidate who has read: the company is not notified. */
  isHidden: boolean;
  conversationId: number;
  companyId: number;
  candidateUserId: number | null;
  side: 'candidate' | 'company';
  upTo: number;
};

export type EventType = ServerEvent['type'];
type EventOf<T extends EventType> = Extract<ServerEvent, { type: T }>;

/** A transaction in which a service can record what happened and publish events. */
export type Tx = Db & {
  /** Writes facts into the history, and returns the ids of their rows. There is no other way to write it. */
  record(...facts: DomainEvent[]): Promise<number[]>;
  tell(event: ServerEvent): Promise<void>;
};

type InsideHandler<T extends EventType> = (event: EventOf<T>, tx: Tx) => Promise<void>;
type AfterHandler<T extends EventType> = (event: EventOf<T>) => void | Promise<void>;

/**
 * Connects changes with their consequences. Handlers that change data run inside the transaction that published the
 * event: all of it is committed or nothing. Handlers that notify people or other processes, or clear a cache, run after
 * the commit, and never for a rolled-back transaction.
 */
export function createEvents(log: Pick<Logger, 'error'>) {
  const inside = new Map<EventType, InsideHandler<never>[]>();
  const after = new Map<EventType, AfterHandler<never>[]>();

  return {
    /** For handlers that change data. */
    inTransaction<T extends EventType>(type: T, handler: InsideHandler<T>): void {
      inside.set(type, [...(inside.get(type) ?? []), handler as unknown as InsideHandler<never>]);
    },
    /** For handlers that notify people or processes, or clear caches. */
    afterCommit<T extends EventType>(type: T, handler: AfterHandler<T>): void {
      after.set(type, [...(after.get(type) ?? []), handler as unknown as AfterHandler<never>]);
    },

    changesData: (type: EventType) => inside.has(type),
    async runInside(tx: Tx, event: ServerEvent): Promise<void> {
      for (const handler of inside.get(event.type) ?? []) await handler(event as never, tx);
    },
    /**
     * Runs handlers one after the other, in the order of the events. The change is already committed, so errors are
     * only logged.
     */
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
