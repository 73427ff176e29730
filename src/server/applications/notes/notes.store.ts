import { and, eq, inArray, isNotNull, ne } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { applicationNotes, applications } from '../../db/schema/applications.ts';
import { companyMembers } from '../../db/schema/profiles.ts';

/**
 * Finds an application of the company, or undefined, and locks it, so that no note is added while its candidate is
 * erased.
 */
export async function lockApplication(db: Db, companyId: number, id: number) {
  const [row] = await db
    .select({ id: applications.id })
    .from(applications)
    .where(and(eq(applications.id, id), eq(applications.companyId, companyId), isNotNull(applications.email)))
    .for('no key update');
  return row;
}

/** How many of these people are members of the team who read notes. */
export async function countColleagues(db: Db, companyId: number, ids: number[]): Promise<number> {
  if (ids.length === 0) return 0;
  const isReader = ne(companyMembers.role, 'interviewer');
  return db.$count(
    companyMembers,
    and(eq(companyMembers.companyId, companyId), inArray(companyMembers.userId, ids), isReader),
  );
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
