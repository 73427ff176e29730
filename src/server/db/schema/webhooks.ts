import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import {
  ATTEMPT_ERRORS,
  DELIVERED_EVENTS,
  DELIVERY_STATES,
  STOP_REASONS,
  WEBHOOK_EVENTS,
} from '#shared/webhooks/webhooks.values.ts';
import { createdAt, identity, moment, reference } from './columns.ts';
import { history } from './history.ts';
import { messages } from './messenger.ts';
import { companies } from './profiles.ts';

/** Addresses of other systems that are told what happens in a company. */
export const webhooks = pgTable(
  'webhooks',
  {
    id: identity(),
    companyId: reference()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    address: text().notNull(),
    events: text({ enum: WEBHOOK_EVENTS }).array().notNull(),
    /** Requests contain what people wrote: messages, and reasons of decisions. */
    withText: boolean().notNull(),
    /** Signs every request, so it cannot be stored as a hash. */
    secret: text().notNull(),
    /** Signs as well until its time is over, while the receiver exchanges it. */
    previousSecret: text(),
    previousSecretUntil: moment(),
    /** Why it is off; null while it is on. */
    stopped: text({ enum: STOP_REASONS }),
    stoppedAt: moment(),
    /** The first failure after the last success. */
    failingSince: moment(),
    createdAt: createdAt(),
  },
  (t) => [index('webhooks_company').on(t.companyId)],
);

/**
 * What a webhook is told: a row of the history, a message, or neither for a test. The request itself is made from that
 * record each time it is sent, so nothing of it is stored here.
 */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: identity(),
    webhookId: reference()
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    historyId: reference().references(() => history.id, { onDelete: 'cascade' }),
    messageId: reference().references(() => messages.id, { onDelete: 'cascade' }),
    event: text({ enum: DELIVERED_EVENTS }).notNull(),
    /** Deliveries of one webhook with the same subject are sent one after the other. */
    subject: text().notNull(),
    state: text({ enum: DELIVERY_STATES }).notNull().default('waiting'),
    /** When it is sent; while it is being sent, when it is taken for lost and sent by somebody else. */
    dueAt: moment().defaultNow(),
    attempts: integer().notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('webhook_deliveries_history').on(t.historyId, t.webhookId).where(sql`${t.historyId} is not null`),
    uniqueIndex('webhook_deliveries_message').on(t.messageId, t.webhookId).where(sql`${t.messageId} is not null`),
    index('webhook_deliveries_open').on(t.webhookId, t.subject, t.id).where(sql`${t.state} in ('waiting', 'sending')`),
    index('webhook_deliveries_due').on(t.webhookId, t.dueAt).where(sql`${t.state} in ('waiting', 'sending')`),
    index('webhook_deliveries_log').on(t.webhookId, t.id),
  ],
);

/** Every attempt to deliver, for the log. */
export const webhookAttempts = pgTable(
  'webhook_attempts',
  {
    id: identity(),
    deliveryId: reference()
      .notNull()
      .references(() => webhookDeliveries.id, { onDelete: 'cascade' }),
    at: moment().notNull(),
    durationMs: integer().notNull(),
    /** The webhook's address at that time. */
    address: text().notNull(),
    status: integer(),
    /** Null for a success. */
    error: text({ enum: ATTEMPT_ERRORS }),
    /** The beginning of what was answered. Emptied when a person is erased, because it may repeat what was sent. */
    answer: text(),
  },
  (t) => [index('webhook_attempts_delivery').on(t.deliveryId, t.id)],
);

/** Tables that hold something about a person and are not in their archive. */
export const NOT_EXPORTED = {
  webhook_deliveries: 'It says which records were passed on, and these are in the archive.',
};
/** Tables that hold something about a person which stays when the person is erased. */
export const NOT_ERASED = {
  webhook_deliveries: 'It has only the ids of records, and is deleted with these.',
};
