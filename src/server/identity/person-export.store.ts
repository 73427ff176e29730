import { eq, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import {
  authenticators,
  emailChanges,
  formerEmails,
  knownDevices,
  linkedProviders,
  passkeys,
  recoveryCodes,
  sessions,
  users,
} from '../db/schema/identity.ts';

export const EXPORTED = [
  users,
  sessions,
  emailChanges,
  formerEmails,
  knownDevices,
  authenticators,
  passkeys,
  linkedProviders,
];

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
        way: sessions.way,
        provider: sessions.provider,
        provedAt: sessions.provedAt,
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
    authenticatorApp: await db
      .select({
        confirmedAt: authenticators.confirmedAt,
        createdAt: authenticators.createdAt,
        recoveryCodesLeft: sql<number>`(select count(*)::int from ${recoveryCodes} where ${recoveryCodes.userId} = ${userId})`,
      })
      .from(authenticators)
      .where(eq(authenticators.userId, userId)),
    passkeys: await db
      .select({ name: passkeys.name, createdAt: passkeys.createdAt, lastUsedAt: passkeys.lastUsedAt })
      .from(passkeys)
      .where(eq(passkeys.userId, userId)),
    linkedProviders: await db
      .select({
        provider: linkedProviders.provider,
        issuer: linkedProviders.issuer,
        subject: linkedProviders.subject,
        email: linkedProviders.email,
        createdAt: linkedProviders.createdAt,
      })
      .from(linkedProviders)
      .where(eq(linkedProviders.userId, userId)),
  };
}
