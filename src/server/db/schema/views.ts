import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, pgTable, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { VIEW_NAME } from '#shared/views/views.values.ts';
import { createdAt, identity, reference } from './columns.ts';
import { users } from './identity.ts';
import { companies } from './profiles.ts';

/** Searches of a company's board, each saved by a member of its team. */
export const savedViews = pgTable(
  'saved_views',
  {
    id: identity(),
    companyId: reference()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    /** The member who created the view. */
    userId: reference()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: varchar({ length: VIEW_NAME.max }).notNull(),
    /**
     * The filters, named as in the query string of the board. The job is one of them and not a foreign key, so that a
     * view remains when its job is gone and can say so.
     */
    filters: jsonb().$type<Record<string, string>>().notNull(),
    shared: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    index('saved_views_company').on(t.companyId),
    uniqueIndex('saved_views_name').on(t.userId, sql`lower(${t.name})`),
  ],
);
