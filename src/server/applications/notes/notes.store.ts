import { and, arrayContains, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Locale } from '#shared/kernel/languages.ts';
import type { Db } from '../../db/database.ts';
import { applicationNotes, applications } from '../../db/schema/applications.ts';
import { users } from '../../db/schema/identity.ts';
import { jobs } from '../../db/schema/jobs.ts';
import { companyMembers } from '../../db/schema/profiles.ts';

/**
 * Finds an application of the company, or undefined, and locks it, so that no note is added while its candidate is
 * erased.
 */
export async function lockApplication(db: Db, companyId: number, id: number) {
  const [row] = await db
    .select({ id: applications.id, name: applications.name, groupId: applications.groupId, job: jobs.title })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(and(eq(applications.id, id), eq(applications.companyId, companyId), isNotNull(applications.email)))
    .for('no key update', { of: applications });
  return row;
}

type Colleague = { id: number; name: string; email: string | null; locale: Locale | null };

/** The given people who are members of the team. */
export async function listColleagues(db: Db, companyId: number, ids: number[]): Promise<Colleague[]> {
  if (ids.length === 0) return [];
  return db
    .select({ id: users.id, name: users.name, email: users.email, locale: users.locale })
    .from(companyMembers)
    .innerJoin(users, eq(users.id, companyMembers.userId))
    .where(and(eq(companyMembers.companyId, companyId), inArray(users.id, ids)));
}

const columns = {
  id: applicationNotes.id,
  applicationId: applicationNotes.applicationId,
  body: applicationNotes.body,
  mentions: applicationNotes.mentions,
  createdAt: applicationNotes.createdAt,
};

type NewNote = Required<Omit<typeof applicationNotes.$inferInsert, 'id' | 'createdAt'>>;

/** Undefined if the note was already stored by an earlier request. */
export async function insertNote(db: Db, note: NewNote) {
  const [row] = await db.insert(applicationNotes).values(note).onConflictDoNothing().returning(columns);
  return row;
}

export async function findSentNote(db: Db, authorId: number, clientId: string) {
  const [row] = await db
    .select(columns)
    .from(applicationNotes)
    .where(and(eq(applicationNotes.authorId, authorId), eq(applicationNotes.clientId, clientId)));
  return row;
}

/** False if the person had read them before, or is not mentioned. */
export async function markNotesRead(db: Db, applicationId: number, userId: number): Promise<boolean> {
  const { unreadBy } = applicationNotes;
  const rows = await db
    .update(applicationNotes)
    .set({ unreadBy: sql`array_remove(${unreadBy}, ${userId}::bigint)` })
    .where(and(eq(applicationNotes.applicationId, applicationId), arrayContains(unreadBy, [userId])))
    .returning({ id: applicationNotes.id });
  return rows.length > 0;
}

/** False if this author has no such note. */
export async function deleteNote(
  db: Db,
  { id, applicationId, authorId }: { id: number; applicationId: number; authorId: number },
): Promise<boolean> {
  const rows = await db
    .delete(applicationNotes)
    .where(
      and(
        eq(applicationNotes.id, id),
        eq(applicationNotes.applicationId, applicationId),
        eq(applicationNotes.authorId, authorId),
      ),
    )
    .returning({ id: applicationNotes.id });
  return rows.length > 0;
}
