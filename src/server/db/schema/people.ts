import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { EXPORT_STATES } from '#shared/people/own-data.values.ts';
import { createdAt, identity, moment, reference } from './columns.ts';
import { files } from './files.ts';
import { users } from './identity.ts';

/** The archives that people requested, which contain all their data and are built in the background. */
export const personExports = pgTable(
  'person_exports',
  {
    id: identity(),
    userId: reference()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    state: text({ enum: EXPORT_STATES }).notNull().default('waiting'),
    percent: integer().notNull().default(0),
    fileId: reference().references(() => files.id),
    createdAt: createdAt(),
    readyAt: moment(),
  },
  (t) => [
    uniqueIndex('person_exports_under_way').on(t.userId).where(sql`${t.state} in ('waiting', 'making')`),
    index('person_exports_user').on(t.userId, t.id),
    index('person_exports_file').on(t.fileId).where(sql`${t.fileId} is not null`),
  ],
);
