import { eq, sql } from 'drizzle-orm';
import type { EvaluationType, ScorerSide } from '#shared/evaluation/evaluation.values.ts';
import type { Db } from '../db/database.ts';
import { applicationEducations, applicationExperiences } from '../db/schema/applications.ts';
import { humanEvaluations } from '../db/schema/evaluation.ts';

/** One part of an application that can be scored. */
export type Subject = { type: EvaluationType; itemId: number | null };
export type Given = Subject & { score: number | null; comment: string };

/** The educations and experiences of an application. Other sections have no items. */
export async function listItems(db: Db, applicationId: number) {
  const of = (items: typeof applicationEducations | typeof applicationExperiences) =>
    db.select({ id: items.id }).from(items).where(eq(items.applicationId, applicationId));
  const [educations, experiences] = [await of(applicationEducations), await of(applicationExperiences)];
  return {
    education: new Set(educations.map(({ id }) => id)),
    experience: new Set(experiences.map(({ id }) => id)),
  };
}

type Author = { applicationId: number; reviewerId: number; side: ScorerSide };

export async function insertEntries(db: Db, author: Author, given: readonly Given[]): Promise<void> {
  if (given.length === 0) return;
  await db.insert(humanEvaluations).values(
    given.map(({ type, itemId, score, comment }) => ({
      ...author,
      type,
      educationId: type === 'education' ? itemId : null,
      experienceId: type === 'experience' ? itemId : null,
      score,
      comment,
    })),
  );
}

export async function updateEntry(db: Db, id: number, { score, comment, side }: Given & { side: ScorerSide }) {
  await db
    .update(humanEvaluations)
    .set({ score, comment, side, version: sql`${humanEvaluations.version} + 1`, updatedAt: sql`now()` })
    .where(eq(humanEvaluations.id, id));
}
