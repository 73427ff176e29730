import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Locale } from '#shared/reference/languages.ts';
import type { Db } from '../../db/database.ts';
import { applicationNotes, applications } from '../../db/schema/applications.ts';
import { users } from '../../db/schema/identity.ts';
import { jobs } from '../../db/schema/jobs.ts';
import { companyMembers } from '../../db/schema/profiles.ts';

/** An application of the company; undefined for anybody else's. Locked: whose sender is erased gets no more notes. */
export async function lockApplication(db: Db, companyId: number, id: number) {
  const [row] = await db
    .select({ id: applications.id, job: jobs.title })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(and(eq(applications.id, id), eq(applications.companyId, companyId), isNotNull(applications.email)))
    .for('no key update', { of: applications });
  return row;
}

type Colleague = { id: number; email: string | null; locale: Locale | null };

/** Those of the given people who are in the team. */
export async function listColleagues(db: Db, companyId: number, ids: number[]): Promise<Colleague[]> {
  if (ids.length === 0) return [];
  return db
    .select({ id: users.id, email: users.email, locale: users.locale })
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

type NewNote = { applicationId: number; authorId: number; body: string; mentions: number[]; clientId: string | null };

/** Undefined when it was sent before. */
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

/** False when there is none of this author. */
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
