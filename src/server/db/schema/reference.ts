import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, primaryKey, text, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { createdAt, identity } from './columns.ts';

export const settings = pgTable('settings', {
  key: text().primaryKey(),
  value: jsonb().notNull(),
  updatedAt: createdAt(),
});

/** The shipped texts that an admin has changed. */
export const translations = pgTable(
  'translations',
  { locale: text().notNull(), key: text().notNull(), text: text().notNull(), updatedAt: createdAt() },
  (t) => [primaryKey({ columns: [t.locale, t.key] })],
);

export const institutions = pgTable(
  'institutions',
  {
    id: identity(),
    name: text().notNull(),
    countryCode: varchar({ length: 2 }).notNull(),
    website: text(),
    /** Folded: lower case, without accents. */
    searchName: text().notNull(),
  },
  (t) => [
    uniqueIndex('institutions_name').on(t.countryCode, t.searchName),
    index('institutions_trigrams').using('gin', sql`${t.searchName} gin_trgm_ops`),
  ],
);
