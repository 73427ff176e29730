import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, unique, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { PUBLIC_STAGES } from '#shared/applications/public-stages.ts';
import { FIXED_GROUPS, GROUP_NAME } from '#shared/board/board.values.ts';
import { createdAt, identity, moment, reference } from './columns.ts';
import { users } from './identity.ts';
import { jobs } from './jobs.ts';
import { companies } from './profiles.ts';

export const applicationGroups = pgTable(
  'application_groups',
  {
    id: identity(),
    companyId: reference()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    name: varchar({ length: GROUP_NAME.max }).notNull(),
    fixed: text({ enum: FIXED_GROUPS }),
    /** The stage that candidates see in place of the column's name. */
    publicStage: text({ enum: PUBLIC_STAGES }).notNull().default('in_review'),
    position: integer().notNull(),
    version: integer().notNull().default(1),
    createdAt: createdAt(),
  },
  (t) => [
    index('application_groups_company').on(t.companyId, t.position),
    uniqueIndex('application_groups_fixed').on(t.companyId, t.fixed),
    uniqueIndex('application_groups_name').on(t.companyId, sql`lower(${t.name})`),
  ],
);

/** A company's board settings. Without a row the defaults apply. */
export const boardSettings = pgTable('board_settings', {
  companyId: reference()
    .primaryKey()
    .references(() => companies.id, { onDelete: 'cascade' }),
  /** Blind review: candidates before this column are shown without what identifies them. Null: it is off. */
  blindUntilGroupId: reference().references(() => applicationGroups.id, { onDelete: 'set null' }),
});

/** When a member last visited the board, to mark what is new. */
export const boardVisits = pgTable(
  'board_visits',
  {
    userId: reference()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null: the board with all jobs. */
    jobId: reference().references(() => jobs.id, { onDelete: 'cascade' }),
    /** The end of the previous visit. */
    newSince: moment(),
    lastAt: createdAt(),
  },
  (t) => [unique('board_visits_user_job').on(t.userId, t.jobId).nullsNotDistinct()],
);

/** Tables that hold something about a person and are not in their archive. */
export const NOT_EXPORTED = { board_visits: 'It only serves to mark what is new since the last visit.' };
