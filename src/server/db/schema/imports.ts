import { index, integer, jsonb, pgTable, primaryKey, text, varchar } from 'drizzle-orm/pg-core';
import {
  DATE_ORDERS,
  DELIMITERS,
  FILE_ENCODINGS,
  IMPORT_PROBLEMS,
  IMPORT_STATES,
  type ImportField,
  KNOWN_CHOICES,
  OTHER_SYSTEMS,
  PHONE_CHOICES,
} from '#shared/imports/imports.values.ts';
import { FILE_NAME } from '#shared/profiles/profiles.values.ts';
import { createdAt, identity, moment, reference } from './columns.ts';
import { files } from './files.ts';
import { users } from './identity.ts';
import { jobs } from './jobs.ts';
import { companies } from './profiles.ts';

/** What a check of the whole file found. It holds numbers and the names of stages, and nothing about people. */
export type ImportCheck = {
  ready: number;
  known: number;
  samePhone: number;
  refused: number;
  /** The rows with something to look at, the first of them. */
  problemRows: number[];
  stages: { value: string; rows: number }[];
};

/** Tables that companies import from other systems. The files are deleted after some days, the row stays. */
export const imports = pgTable(
  'imports',
  {
    id: identity(),
    companyId: reference()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    /** The member who uploaded the table; null if their account was deleted. */
    userId: reference().references(() => users.id, { onDelete: 'set null' }),
    fileId: reference().references(() => files.id),
    /** The archive of CVs. */
    cvsFileId: reference().references(() => files.id),
    name: varchar({ length: FILE_NAME.max }).notNull(),
    bytes: integer().notNull(),
    encoding: text({ enum: FILE_ENCODINGS }).notNull(),
    delimiter: text({ enum: DELIMITERS }).notNull(),
    system: text({ enum: OTHER_SYSTEMS }),
    headers: jsonb().$type<string[]>().notNull(),
    rows: integer().notNull(),
    /** What each column becomes; null for one that is left out. */
    fields: jsonb().$type<(ImportField | null)[]>().notNull(),
    /** The job of rows that name none. */
    jobId: reference().references(() => jobs.id, { onDelete: 'set null' }),
    /** The columns of the board that stages of the other system become, by the stage's name. */
    stages: jsonb().$type<Record<string, number>>().notNull().default({}),
    dateOrder: text({ enum: DATE_ORDERS }).notNull().default('day_first'),
    known: text({ enum: KNOWN_CHOICES }).notNull().default('skip'),
    samePhone: text({ enum: PHONE_CHOICES }).notNull().default('skip'),
    check: jsonb().$type<ImportCheck>(),
    state: text({ enum: IMPORT_STATES }).notNull().default('checked'),
    /** How many rows are done. It grows in the transaction that writes them, so that no row is imported twice. */
    done: integer().notNull().default(0),
    added: integer().notNull().default(0),
    updated: integer().notNull().default(0),
    unchanged: integer().notNull().default(0),
    refused: integer().notNull().default(0),
    createdAt: createdAt(),
    startedAt: moment(),
    finishedAt: moment(),
    /** When somebody asked to score the imported applications. Until then the system leaves them alone. */
    scoresAskedAt: moment(),
  },
  (t) => [
    index('imports_company').on(t.companyId, t.id),
    index('imports_user').on(t.userId),
    index('imports_file').on(t.fileId),
    index('imports_cvs').on(t.cvsFileId),
    index('imports_job').on(t.jobId),
  ],
);

/** The rows that were refused, by their number in the file. */
export const importRefusals = pgTable(
  'import_refusals',
  {
    importId: reference()
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    row: integer().notNull(),
    problem: text({ enum: IMPORT_PROBLEMS }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.importId, t.row] })],
);

const NUMBERS = 'A row holds the number of a row in a file, and why it was refused.';

/** Tables that hold something about a person and are not in their archive. */
export const NOT_EXPORTED = { import_refusals: NUMBERS };
/** Tables that hold something about a person which stays when the person is erased. */
export const NOT_ERASED = {
  imports: 'An import belongs to the company, and the account that its number leads to is emptied.',
  import_refusals: NUMBERS,
};
