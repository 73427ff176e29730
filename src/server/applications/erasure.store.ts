import { eq, inArray } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import {
  applicationAnswers,
  applicationEducations,
  applicationExperiences,
  applicationLanguages,
  applicationLinks,
  applicationNotes,
} from '../db/schema/applications.ts';

/** What colleagues noted about somebody is about them, too. */
const OF_APPLICATION = [
  applicationLinks,
  applicationAnswers,
  applicationEducations,
  applicationExperiences,
  applicationLanguages,
  applicationNotes,
];

export async function deletePartsOf(db: Db, applicationIds: readonly number[]): Promise<void> {
  if (applicationIds.length === 0) return;
  for (const table of OF_APPLICATION) await db.delete(table).where(inArray(table.applicationId, [...applicationIds]));
}

/** What somebody noted about others stays with the team, without them. */
export async function unsignNotes(db: Db, userId: number): Promise<void> {
  await db.update(applicationNotes).set({ authorId: null }).where(eq(applicationNotes.authorId, userId));
}
