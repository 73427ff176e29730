import { and, asc, eq, exists, gt, isNull, sql } from 'drizzle-orm';
import type { MemberRole } from '#shared/identity/identity.values.ts';
import type { Locale } from '#shared/kernel/languages.ts';
import type { Db } from '../db/database.ts';
import { users } from '../db/schema/identity.ts';
import { companies, companyInvitations, companyMembers } from '../db/schema/profiles.ts';

export async function listMembers(db: Db, companyId: number) {
  return db
    .select({
      id: users.id,
      name: users.name,
      email: sql<string>`coalesce(${users.email}, '')`,
      role: companyMembers.role,
      joinedAt: companyMembers.createdAt,
    })
    .from(companyMembers)
    .innerJoin(users, eq(users.id, companyMembers.userId))
    .where(eq(companyMembers.companyId, companyId))
    .orderBy(asc(companyMembers.createdAt), asc(users.id));
}

/** Locks the owners, so that two of them cannot remove each other at the same moment. */
export async function lockOwners(db: Db, companyId: number): Promise<number[]> {
  const rows = await db
    .select({ userId: companyMembers.userId })
    .from(companyMembers)
    .where(and(eq(companyMembers.companyId, companyId), eq(companyMembers.role, 'owner')))
    .for('update');
  return rows.map(({ userId }) => userId);
}

/** False when the person is a member of a company already. */
export async function insertMember(db: Db, userId: number, companyId: number, role: MemberRole): Promise<boolean> {
  const rows = await db
    .insert(companyMembers)
    .values({ userId, companyId, role })
    .onConflictDoNothing()
    .returning({ userId: companyMembers.userId });
  return rows.length > 0;
}

export async function deleteMember(db: Db, companyId: number, userId: number): Promise<boolean> {
  const rows = await db
    .delete(companyMembers)
    .where(and(eq(companyMembers.companyId, companyId), eq(companyMembers.userId, userId)))
    .returning({ userId: companyMembers.userId });
  return rows.length > 0;
}

const invitationColumns = {
  id: companyInvitations.id,
  email: companyInvitations.email,
  role: companyInvitations.role,
  expiresAt: companyInvitations.expiresAt,
};

/**
 * An invitation is valid only as long as its inviter may invite. This right is checked on use and not stored, so that
 * removing, blocking, erasing or demoting the inviter cannot leave an invitation behind.
 */
function inviterMayInvite(db: Db) {
  return exists(
    db
      .select({ one: sql`1` })
      .from(companyMembers)
      .innerJoin(users, eq(users.id, companyMembers.userId))
      .innerJoin(companies, eq(companies.id, companyMembers.companyId))
      .where(
        and(
          eq(companyMembers.userId, companyInvitations.invitedBy),
          eq(companyMembers.companyId, companyInvitations.companyId),
          eq(companyMembers.role, 'owner'),
          eq(users.role, 'company'),
          isNull(users.blockedAt),
          isNull(users.erasedAt),
          isNull(companies.blockedAt),
        ),
      ),
  );
}

export async function listInvitations(db: Db, companyId: number) {
  return db
    .select(invitationColumns)
    .from(companyInvitations)
    .where(and(eq(companyInvitations.companyId, companyId), inviterMayInvite(db)))
    .orderBy(asc(companyInvitations.id));
}

type NewInvitation = {
  companyId: number;
  email: string;
  role: MemberRole;
  tokenHash: Buffer;
  invitedBy: number;
  expiresAt: Date;
};

/** Inviting again replaces the earlier link. */
export async function upsertInvitation(db: Db, invitation: NewInvitation) {
  const { role, tokenHash, invitedBy, expiresAt } = invitation;
  const [row] = await db
    .insert(companyInvitations)
    .values(invitation)
    .onConflictDoUpdate({
      target: [companyInvitations.companyId, companyInvitations.email],
      set: { role, tokenHash, invitedBy, expiresAt },
    })
    .returning(invitationColumns);
  return row as NonNullable<typeof row>;
}

export async function deleteInvitation(db: Db, companyId: number, id: number): Promise<boolean> {
  const rows = await db
    .delete(companyInvitations)
    .where(and(eq(companyInvitations.companyId, companyId), eq(companyInvitations.id, id)))
    .returning({ id: companyInvitations.id });
  return rows.length > 0;
}

const openInvitation = (db: Db, tokenHash: Buffer) =>
  and(eq(companyInvitations.tokenHash, tokenHash), gt(companyInvitations.expiresAt, sql`now()`), inviterMayInvite(db));

export async function findInvitation(db: Db, tokenHash: Buffer) {
  const [row] = await db
    .select({ email: companyInvitations.email, role: companyInvitations.role, companyName: companies.name })
    .from(companyInvitations)
    .innerJoin(companies, eq(companies.id, companyInvitations.companyId))
    .where(openInvitation(db, tokenHash));
  return row;
}

/** A second request finds no invitation. */
export async function takeInvitation(db: Db, tokenHash: Buffer) {
  const [row] = await db.delete(companyInvitations).where(openInvitation(db, tokenHash)).returning({
    companyId: companyInvitations.companyId,
    email: companyInvitations.email,
    role: companyInvitations.role,
  });
  return row;
}

/** The owners' email addresses and languages. */
export async function listOwnerMailboxes(
  db: Db,
  companyId: number,
): Promise<{ email: string; locale: Locale; name: string }[]> {
  const rows = await db
    .select({ email: users.email, locale: users.locale, name: users.name })
    .from(companyMembers)
    .innerJoin(users, eq(users.id, companyMembers.userId))
    .where(and(eq(companyMembers.companyId, companyId), eq(companyMembers.role, 'owner')));
  return rows.flatMap(({ email, locale, name }) => (email === null ? [] : [{ email, locale: locale ?? 'en', name }]));
}
