import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import {
  candidateEducations,
  candidateExperiences,
  candidateLanguages,
  candidateSkills,
  candidates,
  candidateTrainings,
  companyInvitations,
  companyMembers,
  resumes,
} from '../db/schema/profiles.ts';

/**
 * Locks somebody's own candidate, and guests with the same email. Waits for an application that they are just sending.
 */
export async function lockCandidatesOf(
  db: Db,
  { userId, email }: { userId: number; email: string },
): Promise<number[]> {
  const isGuest = and(isNull(candidates.userId), eq(candidates.email, email));
  const rows = await db
    .select({ id: candidates.id })
    .from(candidates)
    .where(and(or(eq(candidates.userId, userId), isGuest), isNull(candidates.erasedAt)))
    .orderBy(asc(candidates.id))
    .for('update');
  return rows.map(({ id }) => id);
}

const OF_CANDIDATE = [
  candidateEducations,
  candidateExperiences,
  candidateTrainings,
  candidateLanguages,
  candidateSkills,
  resumes,
];

export const ERASED = [candidates, ...OF_CANDIDATE, companyMembers, companyInvitations];

/** The CVs and pictures of candidates. */
export async function listFileIds(db: Db, candidateIds: readonly number[]): Promise<number[]> {
  if (candidateIds.length === 0) return [];
  const ids = [...candidateIds];
  const rows = [
    ...(await db.select({ id: resumes.fileId }).from(resumes).where(inArray(resumes.candidateId, ids))),
    ...(await db.select({ id: candidates.photoFileId }).from(candidates).where(inArray(candidates.id, ids))),
  ];
  return rows.flatMap(({ id }) => (id === null ? [] : [id]));
}

/** The row stays, because cards refer to it. */
export async function emptyCandidates(db: Db, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  for (const table of OF_CANDIDATE) await db.delete(table).where(inArray(table.candidateId, [...ids]));
  await db
    .update(candidates)
    .set({
      username: sql`'erased.' || ${candidates.id}`,
      name: '',
      email: null,
      photoFileId: null,
      dashboardSeenAt: null,
      profession: null,
      bio: '',
      coverLetter: '',
      birthDate: null,
      gender: null,
      maritalStatus: null,
      experienceLevel: null,
      educationLevel: null,
      phone: null,
      secondaryPhone: null,
      whatsappNumber: null,
      website: null,
      countryCode: null,
      city: null,
      address: null,
      socialInfo: {},
      socialLinks: [],
      erasedAt: sql`now()`,
    })
    .where(inArray(candidates.id, [...ids]));
}

/** Returns the companies whose team changed. */
export async function deleteMemberships(
  db: Db,
  { userId, email }: { userId: number; email: string },
): Promise<{ left: number[]; uninvited: number[] }> {
  const left = await db
    .delete(companyMembers)
    .where(eq(companyMembers.userId, userId))
    .returning({ companyId: companyMembers.companyId });
  const uninvited = await db
    .delete(companyInvitations)
    .where(or(eq(companyInvitations.email, email), eq(companyInvitations.invitedBy, userId)))
    .returning({ companyId: companyInvitations.companyId });
  const ids = (rows: { companyId: number }[]) => rows.map(({ companyId }) => companyId);
  return { left: ids(left), uninvited: ids(uninvited) };
}
