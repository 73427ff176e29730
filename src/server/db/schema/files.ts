import { integer, pgTable, text, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { FILE_NAME } from '#shared/profiles/profiles.values.ts';
import { bytes, createdAt, identity } from './columns.ts';

/** What the file store keeps. The key is chosen by the server; the name is what the person called it. */
export const files = pgTable(
  'files',
  {
    id: identity(),
    key: text().notNull(),
    name: varchar({ length: FILE_NAME.max }).notNull(),
    mediaType: text().notNull(),
    bytes: integer().notNull(),
    sha256: bytes().notNull(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('files_key').on(t.key)],
);
