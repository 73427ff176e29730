import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core';
import { CLOSING_PROBLEMS, CLOSING_STATES } from '#shared/answers/closing.values.ts';
import { PLANNED_STATES, PROBLEMS } from '#shared/answers/rules.values.ts';
import type { Translations } from '#shared/messenger/templates.contract.ts';
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

/** What somebody decided on when they closed a job in which people were still open. */
export const jobClosings = pgTable(
  'job_closings',
  {
    id: identity(),
    companyId: reference()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    jobId: reference()
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    /** Of the request, so that a repeated one closes once. */
    clientId: varchar({ length: 64 }).notNull(),
    /** The messages are signed with their name. */
    closedBy: reference().references(() => users.id, { onDelete: 'set null' }),
    closedAt: moment().notNull().defaultNow(),
    /** When the job was opened again. From then on nothing more goes out. */
    reopenedAt: moment(),
  },
  (t) => [uniqueIndex('job_closings_request').on(t.companyId, t.clientId), index('job_closings_job').on(t.jobId)],
);

/** What was decided for the people of one column. Columns and templates are named as they were called then. */
export const jobClosingGroups = pgTable(
  'job_closing_groups',
  {
    id: identity(),
    closingId: reference()
      .notNull()
      .references(() => jobClosings.id, { onDelete: 'cascade' }),
    /** No reference: it still says where people were when the column is deleted. */
    groupId: reference().notNull(),
    name: text().notNull(),
    /** The column that they come to; null if they stay. */
    toGroupId: reference(),
    toName: text(),
    template: text(),
    /** The message in each language; null if they are left open. */
    texts: jsonb().$type<Translations>(),
    leaveReason: text(),
  },
  (t) => [index('job_closing_groups_closing').on(t.closingId)],
);

/** Everybody who was open when the job was closed. Moving and telling them is one transaction with the state here. */
export const jobClosingPeople = pgTable(
  'job_closing_people',
  {
    closingId: reference()
      .notNull()
      .references(() => jobClosings.id, { onDelete: 'cascade' }),
    applicationId: reference()
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    closingGroupId: reference()
      .notNull()
      .references(() => jobClosingGroups.id, { onDelete: 'cascade' }),
    state: text({ enum: CLOSING_STATES }).notNull(),
    problem: text({ enum: CLOSING_PROBLEMS }),
    doneAt: moment(),
  },
  (t) => [
    primaryKey({ columns: [t.closingId, t.applicationId] }),
    index('job_closing_people_application').on(t.applicationId),
    index('job_closing_people_group').on(t.closingGroupId),
  ],
);

/** Tables that lead to a person and are not in their archive. */
export const NOT_EXPORTED = {
  answer_rules: 'A rule belongs to the company; of its author it has only the number.',
  job_closings: 'A closing belongs to the company; of its author it has only the number.',
};
/** Tables that hold something about a person which stays when the person is erased. */
export const NOT_ERASED = {
  answer_rules: 'A rule belongs to the company, and the account that its number leads to is emptied.',
  job_closings: 'A closing belongs to the company, and the account that its number leads to is emptied.',
};
