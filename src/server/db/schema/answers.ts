import { sql } from 'drizzle-orm';
import { index, integer, pgTable, timestamp } from 'drizzle-orm/pg-core';
import { applications } from './applications.ts';
import { moment, orderedMoment, reference } from './columns.ts';
import { jobs } from './jobs.ts';
import { companies } from './profiles.ts';

/**
 * What each applicant was promised, and since when they have waited for an answer. Computed from the application and
 * its conversation, in the transaction that changes one of these.
 */
export const awaitedAnswers = pgTable(
  'awaited_answers',
  {
    applicationId: reference()
      .primaryKey()
      .references(() => applications.id, { onDelete: 'cascade' }),
    companyId: reference()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    jobId: reference()
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    /** The promise as it was when they applied. Later changes of the job do not change it. */
    promisedDays: integer().notNull(),
    /** When the first answer was due. */
    firstDueAt: orderedMoment(),
    /** When the company first answered; null until then. */
    firstAnswerAt: moment(),
    /** Since the last news from the company, or since they applied; null if they do not wait for anything. */
    waitingSince: moment(),
    /** Has milliseconds, because the list is paged by it. */
    dueAt: timestamp({ withTimezone: true, precision: 3 }),
  },
  (t) => [
    // With the job, so that people are counted by job without reading their rows.
    index('awaited_answers_due').on(t.companyId, t.dueAt, t.applicationId, t.jobId).where(sql`${t.dueAt} is not null`),
    index('awaited_answers_first_due').on(t.companyId, t.firstDueAt),
    index('awaited_answers_job').on(t.jobId),
  ],
);
