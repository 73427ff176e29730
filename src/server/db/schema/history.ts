import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { applications } from './applications.ts';
import { createdAt, identity, reference } from './columns.ts';
import { users } from './identity.ts';
import { jobs } from './jobs.ts';
import { companies } from './profiles.ts';

/**
 * The record of what happened: append-only, one row for each event of `src/shared/events`. It is written by
 * `tx.record` alone.
 */
export const history = pgTable(
  'history',
  {
    id: identity(),
    at: createdAt(),
    type: text().notNull(),
    /** Null when the product itself acted. */
    actorId: reference().references(() => users.id, { onDelete: 'set null' }),
    companyId: reference().references(() => companies.id),
    jobId: reference().references(() => jobs.id),
    applicationId: reference().references(() => applications.id, { onDelete: 'cascade' }),
    /** The account that it is about, where it is about one. */
    userId: reference().references(() => users.id, { onDelete: 'set null' }),
    /** Names are stored as they were at that time, so that a deleted column keeps its name here. */
    data: jsonb().$type<object>().notNull(),
  },
  (t) => [
    index('history_application').on(t.applicationId, t.id),
    index('history_job').on(t.jobId, t.id),
    index('history_user').on(t.userId, t.id),
    index('history_actor').on(t.actorId, t.id),
    index('history_type').on(t.type, t.id),
    index('history_company').on(t.companyId, t.type, t.at),
  ],
);

/** Tables that hold something about a person which stays when the person is erased. */
export const NOT_ERASED = {
  history: 'It has only the numbers of accounts, which are emptied, and no names of people.',
};
