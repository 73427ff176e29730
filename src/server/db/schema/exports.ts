import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { EXPORT_STATES } from '#shared/exports/exports.values.ts';
import { createdAt, identity, moment, reference } from './columns.ts';
import { files } from './files.ts';
import { users } from './identity.ts';
import { companies } from './profiles.ts';

/** The archives with everything of a company, which are made in the background. */
export const companyExports = pgTable(
  'company_exports',
  {
    id: identity(),
    companyId: reference()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    /** The owner who requested the export. */
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
    uniqueIndex('company_exports_under_way').on(t.companyId).where(sql`${t.state} in ('waiting', 'making')`),
    index('company_exports_company').on(t.companyId, t.id),
    index('company_exports_user').on(t.userId),
    index('company_exports_file').on(t.fileId).where(sql`${t.fileId} is not null`),
  ],
);
