import { and, eq, gt, gte, lt, sql } from 'drizzle-orm';
import { EMAIL_UNDO_DAYS } from '#shared/identity/identity.values.ts';
import { brokenRule } from '../db/broken-rule.ts';
import type { Db } from '../db/database.ts';
import { emailChanges, formerEmails, users } from '../db/schema/identity.ts';

type EmailChange = { userId: number; email: string; tokenHash: Buffer; undoHash: Buffer; expiresAt: Date };

/** Replaces a pending change of the same account, whose links become invalid. */
export async function putEmailChange(db: Db, change: EmailChange): Promise<void> {
  await db
    .insert(emailChanges)
    .values(change)
    .onConflictDoUpdate({ target: emailChanges.userId, set: { ...change, createdAt: sql`now()` } });
}

const isOpen = gt(emailChanges.expiresAt, sql`now()`);
const changeBy = (tokenHash: Buffer) => and(eq(emailChanges.tokenHash, tokenHash), isOpen);

export async function findEmailChange(db: Db, tokenHash: Buffer) {
  const [row] = await db
    .select({ userId: emailChanges.userId, email: emailChanges.email })
    .from(emailChanges)
    .where(changeBy(tokenHash));
  return row;
}

export async function findEmailChangeOf(db: Db, userId: number) {
  const [row] = await db
    .select({ email: emailChanges.email, expiresAt: emailChanges.expiresAt })
    .from(emailChanges)
    .where(and(eq(emailChanges.userId, userId), isOpen));
  return row;
}

export async function takeEmailChange(db: Db, tokenHash: Buffer) {
  const [row] = await db
    .delete(emailChanges)
    .where(changeBy(tokenHash))
    .returning({ email: emailChanges.email, undoHash: emailChanges.undoHash });
  return row;
}

export async function deleteEmailChange(db: Db, userId: number): Promise<void> {
  await db.delete(emailChanges).where(eq(emailChanges.userId, userId));
}

export function isEmailTakenMeanwhile(error: unknown): boolean {
  return brokenRule(error) === 'users_email';
}

export async function writeEmail(db: Db, userId: number, email: string): Promise<void> {
  await db.update(users).set({ email }).where(eq(users.id, userId));
}

export async function insertFormerEmail(
  db: Db,
  former: { userId: number; email: string; undoHash: Buffer },
): Promise<void> {
  await db.insert(formerEmails).values(former);
}

const undoDays = sql`now() - make_interval(days => ${EMAIL_UNDO_DAYS}::int)`;

/** Finds the account whose change the link takes back, confirmed or not, and its former address if that has changed. */
export async function findUndoable(db: Db, undoHash: Buffer) {
  const [former] = await db
    .select({ userId: formerEmails.userId, formerId: formerEmails.id, email: formerEmails.email })
    .from(formerEmails)
    .where(and(eq(formerEmails.undoHash, undoHash), gt(formerEmails.leftAt, undoDays)));
  if (former) return former;
  const [pending] = await db
    .select({ userId: emailChanges.userId })
    .from(emailChanges)
    .where(and(eq(emailChanges.undoHash, undoHash), gt(emailChanges.createdAt, undoDays)));
  return pending && { ...pending, formerId: null, email: null };
}

/** Later changes are undone together with the one that is taken back. */
export async function deleteFormerEmailsSince(db: Db, userId: number, formerId: number): Promise<void> {
  await db.delete(formerEmails).where(and(eq(formerEmails.userId, userId), gte(formerEmails.id, formerId)));
}

/** The former addresses of an account, as long as they are kept. */
export async function listFormerEmails(db: Db, userId: number): Promise<string[]> {
  const rows = await db.select({ email: formerEmails.email }).from(formerEmails).where(eq(formerEmails.userId, userId));
  return rows.map(({ email }) => email);
}

/** Former addresses are kept at least as long as mails, so that an erasure also finds mails to them. */
export async function deleteOldEmailChanges(db: Db, mailDays: number): Promise<void> {
  await db.delete(emailChanges).where(lt(emailChanges.createdAt, undoDays));
  const days = Math.max(mailDays, EMAIL_UNDO_DAYS);
  await db.delete(formerEmails).where(lt(formerEmails.leftAt, sql`now() - make_interval(days => ${days}::int)`));
}
