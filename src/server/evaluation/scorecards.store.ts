import { and, eq, sql } from 'drizzle-orm';
import type { EvaluationType } from '#shared/evaluation/evaluation.values.ts';
import type { Db } from '../db/database.ts';
import { applicationEducations, applicationExperiences } from '../db/schema/applications.ts';
import { humanEvaluations } from '../db/schema/evaluation.ts';

/** One thing of an application that a reviewer can score. */
export type Subject = { applicationId: number; type: EvaluationType; itemId: number | null };
export type Given = { score: number | null; comment: string };

const ITEMS = { education: applicationEducations, experience: applicationExperiences };

/** Whether the item is one of this application and this kind; sections other than these two have none. */
export async function hasItem(db: Db, { applicationId, type, itemId }: Subject): Promise<boolean> {
  if (itemId === null) return true;
  if (type !== 'education' && type !== 'experience') return false;
  const items = ITEMS[type];
  const [item] = await db
    .select({ id: items.id })
    .from(items)
    .where(and(eq(items.id, itemId), eq(items.applicationId, applicationId)));
  return item !== undefined;
}

const ENTRY = {
  id: humanEvaluations.id,
  score: humanEvaluations.score,
  comment: humanEvaluations.comment,
  version: humanEvaluations.version,
  at: humanEvaluations.updatedAt,
};

const itemsOf = ({ type, itemId }: Subject) => ({
  educationId: type === 'education' ? itemId : null,
  experienceId: type === 'experience' ? itemId : null,
});

export async function findEntry(db: Db, subject: Subject, reviewerId: number) {
  const { educationId, experienceId } = itemsOf(subject);
  const [entry] = await db
    .select(ENTRY)
    .from(humanEvaluations)
    .where(
      and(
        eq(humanEvaluations.applicationId, subject.applicationId),
        eq(humanEvaluations.reviewerId, reviewerId),
        eq(humanEvaluations.type, subject.type),
        sql`${humanEvaluations.educationId} is not distinct from ${educationId}`,
        sql`${humanEvaluations.experienceId} is not distinct from ${experienceId}`,
      ),
    );
  return entry;
}
export type Entry = NonNullable<Awaited<ReturnType<typeof findEntry>>>;

export async function insertEntry(db: Db, subject: Subject, reviewerId: number, given: Given): Promise<Entry> {
  const { applicationId, type } = subject;
  const [entry] = await db
    .insert(humanEvaluations)
    .values({ applicationId, type, ...itemsOf(subject), reviewerId, ...given })
    .returning(ENTRY);
  return entry as Entry;
}

export async function updateEntry(db: Db, { id }: Entry, given: Given): Promise<Entry> {
  const [entry] = await db
    .update(humanEvaluations)
    .set({ ...given, version: sql`${humanEvaluations.version} + 1`, updatedAt: sql`now()` })
    .where(eq(humanEvaluations.id, id))
    .returning(ENTRY);
  return entry as Entry;
}
