import { eq } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { applicationGroups, boardSettings } from '../db/schema/board.ts';
import { hiddenColumns } from './blind.ts';

/** The columns of a company in which nobody may be recognised. */
export async function hiddenColumnsOf(db: Db, companyId: number): Promise<ReadonlySet<number>> {
  const [settings] = await db
    .select({ untilId: boardSettings.blindUntilGroupId })
    .from(boardSettings)
    .where(eq(boardSettings.companyId, companyId));
  if (!settings?.untilId) return new Set();
  const columns = await db
    .select({ id: applicationGroups.id, position: applicationGroups.position, fixed: applicationGroups.fixed })
    .from(applicationGroups)
    .where(eq(applicationGroups.companyId, companyId));
  return hiddenColumns(columns, settings.untilId);
}
