import { eq, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { candidates } from '../db/schema/profiles.ts';

export async function writeDashboardVisit(db: Db, userId: number): Promise<void> {
  await db.update(candidates).set({ dashboardSeenAt: sql`now()` }).where(eq(candidates.userId, userId));
}
