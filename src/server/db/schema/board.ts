import { index, integer, pgTable, text, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { FIXED_GROUPS, GROUP_NAME } from '#shared/board/board.values.ts';
import { createdAt, identity, reference } from './columns.ts';
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
  ],
);
