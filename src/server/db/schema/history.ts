import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { applications } from './applications.ts';
import { createdAt, identity, reference } from './columns.ts';
import { users } from './identity.ts';
import { jobs } from './jobs.ts';
import { companies } from './profiles.ts';

/** Append-only: every change of stage, score, outcome or job status, and every look that must be accounted for. */
export const history = pgTable(
  'history',
  {
    id: identity(),
    at: createdAt(),
    kind: text().notNull(),
    /** Null when the product itself acted. */
    actorId: reference().references(() => users.id, { onDelete: 'set null' }),
    companyId: reference().references(() => companies.id),
    jobId: reference().references(() => jobs.id),
    applicationId: reference().references(() => applications.id, { onDelete: 'cascade' }),
    /** The account that it is about, where it is about one. */
    userId: reference().references(() => users.id, { onDelete: 'set null' }),
    /** As it was called then. */
    from: text(),
    to: text(),
    /** The columns of a change of stage. Without a foreign key: one that is deleted keeps its past. */
    fromGroupId: reference(),
    toGroupId: reference(),
    reason: text(),
    details: jsonb(),
  },
  (t) => [
    index('history_application').on(t.applicationId, t.id),
    index('history_job').on(t.jobId, t.id),
    index('history_user').on(t.userId, t.id),
    index('history_actor').on(t.actorId, t.id),
    index('history_kind').on(t.kind, t.id),
    index('history_company').on(t.companyId, t.kind, t.at),
  ],
);
