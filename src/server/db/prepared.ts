import { type SQL, sql } from 'drizzle-orm';
import type { Db } from './database.ts';

/** `:name`, and not the type behind `::`. */
const NAMED_VALUE = /(?<!:):([a-z]\w*)/i;

/**
 * SQL that is written as text, for the few statements that every application runs, where building them anew would cost
 * more than running them. The text names its values: `where id = :jobId`.
 */
export function prepared<Row extends object, Values extends Record<string, unknown>>(name: string, text: string) {
  // Text and names take turns.
  const parts = text.split(NAMED_VALUE);
  return async (db: Db, values: Values): Promise<Row[]> => {
    const missing = new Set(parts.filter((value, at) => at % 2 === 1 && values[value] === undefined));
    if (missing.size > 0) throw new Error(`${name} lacks ${[...missing].join(', ')}`);
    const chunks = parts.map((part, at): SQL => (at % 2 === 1 ? sql`${sql.param(values[part])}` : sql.raw(part)));
    const { rows } = (await db.execute(sql.join(chunks))) as unknown as { rows: Row[] };
    return rows;
  };
}
