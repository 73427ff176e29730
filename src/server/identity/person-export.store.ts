import { eq } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { emailChanges, formerEmails, knownDevices, sessions, users } from '../db/schema/identity.ts';

export const EXPORTED = [users, sessions, emailChanges, formerEmails, knownDevices];

/** The ids and the name of a person, with which the modules find what belongs in the archive. */
export async function findPerson(db: Db, userId: number) {
  const [person] = await db
    .select({
      userId: users.id,
      name: users.name,
      username: users.username,
      email: users.email,
      role: users.role,
      locale: users.locale,
    })
    .from(users)
    .where(eq(users.id, userId));
  return person;
}

/** The account without its credentials. */
export async function readAccount(db: Db, userId: number) {
  const [account] = await db
    .select({
      id: users.id,
      email: users.email,
      name: users.name,
      username: users.username,
      role: users.role,
      locale: users.locale,
      blockedAt: users.blockedAt,
      erasedAt: users.erasedAt,
      createdAt: users.createdAt,
    })
    .from(users)
    .where(eq(users.id, userId));
  return {
    ...account,
    sessions: await db
      .select({
        userAgent: sessions.userAgent,
        createdAt: sessions.createdAt,
        lastSeenAt: sessions.lastSeenAt,
        expiresAt: sessions.expiresAt,
      })
      .from(sessions)
      .where(eq(sessions.userId, userId)),
    newEmail: await db
      .select({ email: emailChanges.email, createdAt: emailChanges.createdAt })
      .from(emailChanges)
      .where(eq(emailChanges.userId, userId)),
    formerEmails: await db
      .select({ email: formerEmails.email, leftAt: formerEmails.leftAt })
      .from(formerEmails)
      .where(eq(formerEmails.userId, userId)),
    knownBrowsers: await db
      .select({ lastUsedAt: knownDevices.lastUsedAt })
      .from(knownDevices)
      .where(eq(knownDevices.userId, userId)),
  };
}
