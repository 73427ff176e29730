import type { PgColumn, PgInsertValue, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '#server/db/database.ts';

/** Keeps a statement well below the limit of 65,535 parameters. */
const ROWS_AT_ONCE = 400;

export async function insertRows<T extends PgTable>(db: Db, table: T, rows: PgInsertValue<T>[]): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    await db.insert(table).values(rows.slice(start, start + ROWS_AT_ONCE));
  }
}

type WithId = PgTable & { id: PgColumn };

/** The new ids, in the order of the rows. */
export async function insertForIds<T extends WithId>(db: Db, table: T, rows: PgInsertValue<T>[]): Promise<number[]> {
  const ids: number[] = [];
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    const inserted = await db
      .insert(table)
      .values(rows.slice(start, start + ROWS_AT_ONCE))
      .returning({ id: table.id as PgColumn });
    ids.push(...inserted.map(({ id }) => Number(id)));
  }
  // Identity values are assigned in the order of the rows, but may be returned in another order.
  return ids.sort((a, b) => a - b);
}
