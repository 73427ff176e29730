import type { Db } from './database.ts';

/**
 * SQL that is written as text and planned once per connection: for the few statements that every application runs,
 * where building and planning them cost more than running them. Values come in the order of `$1`, `$2`…
 */
export function prepared<Row extends object>(name: string, text: string) {
  return async (db: Db, values: unknown[]): Promise<Row[]> => {
    const query = db._.session.prepareQuery({ sql: text, params: values }, undefined, name, false);
    const { rows } = (await query.execute()) as { rows: Row[] };
    return rows;
  };
}
