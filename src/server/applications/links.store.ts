import { eq } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { applicationLinks } from '../db/schema/applications.ts';

export async function insertLink(db: Db, applicationId: number, tokenHash: Buffer): Promise<void> {
  await db.insert(applicationLinks).values({ applicationId, tokenHash });
}

export async function deleteLinks(db: Db, applicationId: number): Promise<void> {
  await db.delete(applicationLinks).where(eq(applicationLinks.applicationId, applicationId));
}
