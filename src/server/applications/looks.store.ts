import type { Db } from '../db/database.ts';
import { history } from '../db/schema/history.ts';

type Look = {
  kind: 'profile_read' | 'cv_read' | 'photo_read';
  actorId: number;
  /** Null: of somebody who has not applied. */
  application: { id: number; jobId: number; companyId: number } | null;
  /** The account of whom it shows. Guests are known by their application alone. */
  userId?: number | null;
};

/** An admin may look at anybody, and has to account for it. */
export async function recordLook(db: Db, { kind, actorId, application, userId }: Look): Promise<void> {
  const about = application && {
    applicationId: application.id,
    jobId: application.jobId,
    companyId: application.companyId,
  };
  await db.insert(history).values({ kind, actorId, userId, ...about });
}
