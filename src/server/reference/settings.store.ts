import type { Db } from '../db/database.ts';
import { settings } from '../db/schema/reference.ts';

export async function findSettings(db: Db): Promise<Record<string, unknown>> {
  const rows = await db.select({ key: settings.key, value: settings.value }).from(settings);
  return Object.fromEntries(rows.map(({ key, value }) => [key, value]));
}
