import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { FIXED_GROUPS, GROUP_NAME } from '#shared/board/board.values.ts';
import { createdAt, identity, moment, reference } from './columns.ts';
import { users } from './identity.ts';
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

/** How a company works with its board. No row: as it comes. */
export const boardSettings = pgTable('board_settings', {
  companyId: reference()
    .primaryKey()
    .references(() => companies.id, { onDelete: 'cascade' }),
  /** Blind review: who has not come to this column is shown without what tells who they are. Null: it is off. */
  blindUntilGroupId: reference().references(() => applicationGroups.id, { onDelete: 'set null' }),
});

/** When somebody was at the board: for what is new since. */
export const boardVisits = pgTable('board_visits', {
  userId: reference()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** The end of the visit before this one. */
  newSince: moment(),
  lastAt: createdAt(),
});
