import type { PgDatabase, PgQueryResultHKT, PgTable } from 'drizzle-orm/pg-core';

/** The handle with which stores run SQL: the database itself or a transaction, on either engine. */
export type Db = PgDatabase<PgQueryResultHKT, Record<string, never>> & {
  /** Undefined where named statements are not available: on the embedded database, and in nested transactions. */
  runNamed?: RunNamed;
};

/** A table of the schema, for modules that refer to one without writing SQL. */
export type Table = PgTable;

/** A statement that its connection plans once and keeps under its name. */
export type RunNamed = (statement: { name: string; text: string; values: unknown[] }) => Promise<object[]>;

/** A database that is open: one handle over embedded PGlite and PostgreSQL. */
export type Database = {
  engine: 'pglite' | 'postgres';
  db: Db;
  /** Plain SQL with numbered values, for libraries that bring their own. */
  query(text: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[]; rowCount: number }>;
  /** Runs `act` under a lock, so that processes that start together do it one after the other. */
  inTurn<T>(act: () => Promise<T>): Promise<T>;
  close(): Promise<void>;
};
