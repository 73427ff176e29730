import { type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Db } from './database.ts';

/** `:name`, and not the type behind `::`. */
const NAMED_VALUE = /(?<!:):([a-z]\w*)/i;
const dialect = new PgDialect({ casing: 'snake_case' });

/**
 * SQL that is written as text, for the few statements that are run most: each connection plans it once, where the
 * database can. The text names its values: `where id = :jobId`.
 */
export function prepared<Row extends object, Values extends Record<string, unknown>>(name: string, text: string) {
  // Even elements are SQL text, odd elements are parameter names.
  const parts = text.split(NAMED_VALUE);
  const names = parts.filter((_, at) => at % 2 === 1);
  const numbered = parts.map((part, at) => (at % 2 === 1 ? `$${(at + 1) / 2}` : part)).join('');
  return async (db: Db, values: Values): Promise<Row[]> => {
    const missing = new Set(names.filter((value) => values[value] === undefined));
    if (missing.size > 0) throw new Error(`${name} lacks ${[...missing].join(', ')}`);
    if (db.runNamed) {
      return (await db.runNamed({ name, text: numbered, values: names.map((value) => values[value]) })) as Row[];
    }
    const chunks = parts.map((part, at): SQL => (at % 2 === 1 ? sql`${sql.param(values[part])}` : sql.raw(part)));
    return rowsOf(db, sql.join(chunks));
  };
}

/**
 * The same for a statement that is composed from parts. A name must always mean the same text, and there must be few
 * names, because every connection keeps each statement.
 */
export async function runPrepared<Row extends object>(db: Db, name: string, query: SQL): Promise<Row[]> {
  if (!db.runNamed) return rowsOf(db, query);
  const { sql: text, params } = dialect.sqlToQuery(query);
  return (await db.runNamed({ name, text, values: params })) as Row[];
}

/** The same for the SQL of a library, which numbers its parameters. A statement without a name is not kept. */
export async function runNumbered(db: Db, text: string, values: unknown[] = [], name?: string): Promise<object[]> {
  if (db.runNamed && name) return db.runNamed({ name, text, values });
  const parts = text.split(/\$(\d+)/);
  const chunks = parts.map(
    (part, at): SQL => (at % 2 === 1 ? sql`${sql.param(values[Number(part) - 1] ?? null)}` : sql.raw(part)),
  );
  return rowsOf(db, sql.join(chunks));
}

async function rowsOf<Row>(db: Db, query: SQL): Promise<Row[]> {
  return ((await db.execute(query)) as unknown as { rows: Row[] }).rows;
}
