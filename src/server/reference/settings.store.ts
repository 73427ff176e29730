import { sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { settings } from '../db/schema/reference.ts';

/** The settings that differ from the shipped values, and when they were changed. */
export async function findSettings(db: Db): Promise<{ key: string; value: unknown; updatedAt: Date }[]> {
  return db.select({ key: settings.key, value: settings.value, updatedAt: settings.updatedAt }).from(settings);
}

/** Lets admins change settings one after the other, until the end of the transaction. Readers do not wait. */
export async function lockSettings(db: Db): Promise<void> {
  await db.execute(sql`lock table settings in share row exclusive mode`);
}

export type SettingChange = { key: string; from: unknown; to: unknown };

export async function writeSettings(db: Db, changes: readonly SettingChange[]): Promise<void> {
  // The column is never null, so a value that is not set is stored as JSON's null.
  const rows = changes.map(({ key, to }) => ({ key, value: sql`${JSON.stringify(to)}::jsonb` }));
  await db
    .insert(settings)
    .values(rows)
    .onConflictDoUpdate({
      target: settings.key,
      // Not `now()`: the transaction may have begun before another admin saw the previous value.
      set: { value: sql`excluded.value`, updatedAt: sql`clock_timestamp()` },
    });
}
