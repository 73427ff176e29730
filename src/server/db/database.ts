import type { PgDatabase, PgQueryResultHKT, PgTable } from 'drizzle-orm/pg-core';

/** What stores write SQL with: the database itself or a transaction, on either engine. */
export type Db = PgDatabase<PgQueryResultHKT, Record<string, never>> & {
  /** Missing where a statement cannot be kept: on the embedded database, and in a transaction within another. */
  runNamed?: RunNamed;
};

/** A table of the schema, for those who name one and write no SQL. */
export type Table = PgTable;

/** A statement that its connection plans once and keeps under its name. */
export type RunNamed = (statement: { name: string; text: string; values: unknown[] }) => Promise<object[]>;

/** A database that is open: one handle over embedded PGlite and PostgreSQL. */
export type Database = {
  engine: 'pglite' | 'postgres';
  db: Db;
  /** Plain SQL with numbered values, for libraries that bring their own. */
  query(text: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[]; rowCount: number }>;
  /** What several processes that start together must do one after the other. */
  inTurn<T>(act: () => Promise<T>): Promise<T>;
  close(): Promise<void>;
};
