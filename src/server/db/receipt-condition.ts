import { eq, inArray, type SQL } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Db } from './database.ts';
import { applicationLinks, applications } from './schema/applications.ts';

/**
 * Matches the application that a secret opens: the receipt's own secret, or one that was mailed later. Both use an
 * index.
 */
export function openedBy(db: Db, tokenHash: Buffer): SQL {
  return inArray(
    applications.id,
    unionAll(
      db.select({ id: applications.id }).from(applications).where(eq(applications.receiptHash, tokenHash)),
      db
        .select({ id: applicationLinks.applicationId })
        .from(applicationLinks)
        .where(eq(applicationLinks.tokenHash, tokenHash)),
    ),
  );
}
