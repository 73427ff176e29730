import { integer, pgTable, text, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { FILE_NAME } from '#shared/profiles/profiles.values.ts';
import { bytes, createdAt, identity } from './columns.ts';

/** The files in the file store. The server chooses the key; the name is the one that the person gave. */
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
