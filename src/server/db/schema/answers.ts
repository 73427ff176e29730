import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { PLANNED_STATES, PROBLEMS } from '#shared/answers/rules.values.ts';
import { applications } from './applications.ts';
import { applicationGroups } from './board.ts';
import { identity, moment, orderedMoment, reference } from './columns.ts';
import { users } from './identity.ts';
import { jobs } from './jobs.ts';
import { messageTemplates } from './messenger.ts';
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

/** What goes out by itself when a card comes to a column. */
export const answerRules = pgTable(
  'answer_rules',
  {
    groupId: reference()
      .primaryKey()
      .references(() => applicationGroups.id, { onDelete: 'cascade' }),
    companyId: reference()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    /** Null if the template was deleted. */
    templateId: reference().references(() => messageTemplates.id, { onDelete: 'set null' }),
    hours: integer().notNull(),
    isOn: boolean().notNull(),
    /** Also when the screening alone has moved the card. */
    forMachine: boolean().notNull().default(false),
    /** Whoever saved the rule last. The messages are signed with their name. */
    savedBy: reference().references(() => users.id, { onDelete: 'set null' }),
  },
  (t) => [index('answer_rules_company').on(t.companyId), index('answer_rules_template').on(t.templateId)],
);

/**
 * A message that goes out to an applicant by itself, one for each column that they come to. It is void as soon as the
 * card is in another column. Rows that were sent stay, so that nobody gets the same message twice.
 */
export const plannedMessages = pgTable(
  'planned_messages',
  {
    id: identity(),
    applicationId: reference()
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    companyId: reference()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    groupId: reference()
      .notNull()
      .references(() => applicationGroups.id, { onDelete: 'cascade' }),
    /** The column that the card came from; null for a new application. */
    fromGroupId: reference(),
    templateId: reference().references(() => messageTemplates.id, { onDelete: 'set null' }),
    /** The text that somebody wrote in place of the template's. */
    body: text(),
    /** The screening alone has moved the card, and the message says so. */
    byMachine: boolean().notNull(),
    authorId: reference().references(() => users.id, { onDelete: 'set null' }),
    state: text({ enum: PLANNED_STATES }).notNull().default('waiting'),
    problem: text({ enum: PROBLEMS }),
    dueAt: orderedMoment(),
    plannedAt: moment().notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('planned_messages_place').on(t.applicationId, t.groupId),
    index('planned_messages_due').on(t.companyId, t.dueAt).where(sql`${t.state} in ('waiting', 'problem')`),
    index('planned_messages_template').on(t.templateId),
    index('planned_messages_group').on(t.groupId),
  ],
);

/** Tables that lead to a person and are not in their archive. */
export const NOT_EXPORTED = { answer_rules: 'A rule belongs to the company; of its author it has only the number.' };
/** Tables that hold something about a person which stays when the person is erased. */
export const NOT_ERASED = {
  answer_rules: 'A rule belongs to the company, and the account that its number leads to is emptied.',
};
