import { and, desc, eq, gt, inArray, isNull, lt, ne, not, or, sql } from 'drizzle-orm';
import type { RegistrableRole, SignInWay } from '#shared/identity/identity.values.ts';
import type { Locale } from '#shared/kernel/languages.ts';
import type { Db } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';
import {
  authenticators,
  knownDevices,
  passwordResetRequests,
  passwordResets,
  pendingRegistrations,
  sessions,
  users,
} from '../db/schema/identity.ts';
import { candidates, companies, companyMembers } from '../db/schema/profiles.ts';

const sessionUserColumns = {
  id: users.id,
  name: users.name,
  username: users.username,
  email: sql<string>`coalesce(${users.email}, '')`,
  role: users.role,
  companyId: companies.id,
  companyName: companies.name,
  companyUsername: companies.username,
  memberRole: companyMembers.role,
  photoFileId: candidates.photoFileId,
};

function selectSessionUser(db: Db) {
  return db
    .select(sessionUserColumns)
    .from(users)
    .leftJoin(companyMembers, eq(companyMembers.userId, users.id))
    .leftJoin(companies, eq(companies.id, companyMembers.companyId))
    .leftJoin(candidates, eq(candidates.userId, users.id));
}
export type SessionUserRow = Awaited<ReturnType<typeof selectSessionUser>>[number];

/** Members of a blocked company count as blocked too. */
const stillThere = and(isNull(users.blockedAt), isNull(users.erasedAt), isNull(companies.blockedAt));

/** Where a company asks for its provider, a session that was begun in another way is not valid. */
const isByCompanysProvider = or(isNull(companies.requiredProvider), eq(companies.requiredProvider, sessions.provider));

/** A session ends after this many days without use, whatever its expiry was when it was last used. */
const isFresh = (days: number) => gt(sessions.lastSeenAt, sql`now() - make_interval(days => ${days}::int)`);

const findOpenSession = prepared<
  SessionUserRow & {
    sessionId: number;
    lastSeenAt: string;
    provedAt: string;
    way: SignInWay;
    provider: string | null;
    hasTwoFactors: boolean;
  },
  { tokenHash: Buffer; days: number }
>(
  'find_session',
  `select u.id::int, u.name, u.username, coalesce(u.email, '') as email, u.role, c.id::int as "companyId",
     c.name as "companyName", c.username as "companyUsername", m.role as "memberRole", k.photo_file_id::int as "photoFileId",
     s.id::int as "sessionId", s.last_seen_at as "lastSeenAt", s.proved_at as "provedAt", s.way, s.provider,
     s.has_two_factors as "hasTwoFactors"
   from sessions s join users u on u.id = s.user_id
     left join company_members m on m.user_id = u.id
     left join companies c on c.id = m.company_id
     left join candidates k on k.user_id = u.id
   where s.token_hash = :tokenHash and s.expires_at > now()
     and s.last_seen_at > now() - make_interval(days => :days::int)
     and u.blocked_at is null and u.erased_at is null and c.blocked_at is null
     and (c.required_provider is null or c.required_provider = s.provider)`,
);

/** Every request of a signed-in person runs this query. */
export async function findSession(db: Db, tokenHash: Buffer, days: number) {
  const [row] = await findOpenSession(db, { tokenHash, days });
  return row && { ...row, lastSeenAt: new Date(row.lastSeenAt), provedAt: new Date(row.provedAt) };
}

export async function findOpenSessions(db: Db, ids: number[], days: number) {
  return db
    .select({ ...sessionUserColumns, sessionId: sessions.id, hasTwoFactors: sessions.hasTwoFactors })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(companyMembers, eq(companyMembers.userId, users.id))
    .leftJoin(companies, eq(companies.id, companyMembers.companyId))
    .leftJoin(candidates, eq(candidates.userId, users.id))
    .where(
      and(
        inArray(sessions.id, ids),
        gt(sessions.expiresAt, sql`now()`),
        isFresh(days),
        stillThere,
        isByCompanysProvider,
      ),
    );
}

type NewSession = {
  userId: number;
  tokenHash: Buffer;
  userAgent: string | null;
  expiresAt: Date;
  way: SignInWay;
  provider: string | null;
  hasTwoFactors: boolean;
};

export async function insertSession(db: Db, session: NewSession): Promise<void> {
  await db.insert(sessions).values(session);
}

/** The open sessions, last used first. */
export async function listSessions(db: Db, userId: number, days: number) {
  return db
    .select({
      id: sessions.id,
      userAgent: sessions.userAgent,
      way: sessions.way,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, sql`now()`), isFresh(days)))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id));
}

export async function touchSession(db: Db, id: number, expiresAt: Date): Promise<void> {
  await db.update(sessions).set({ lastSeenAt: sql`now()`, expiresAt }).where(eq(sessions.id, id));
}

/** Two factors that were once shown stay shown. */
export async function markProved(db: Db, id: number, withTwoFactors: boolean): Promise<void> {
  await db
    .update(sessions)
    .set({ provedAt: sql`now()`, ...(withTwoFactors && { hasTwoFactors: true }) })
    .where(eq(sessions.id, id));
}

/** Returns the ids of the ended sessions, so that their realtime connections can be closed. */
export async function deleteSession(db: Db, tokenHash: Buffer): Promise<number[]> {
  const rows = await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash)).returning({ id: sessions.id });
  return rows.map(({ id }) => id);
}

/** Only this person's session. */
export async function deleteOneSession(db: Db, userId: number, id: number): Promise<number[]> {
  const rows = await db
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId)))
    .returning({ id: sessions.id });
  return rows.map((row) => row.id);
}

export async function deleteOtherSessions(db: Db, userId: number, keptId: number): Promise<number[]> {
  const rows = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), ne(sessions.id, keptId)))
    .returning({ id: sessions.id });
  return rows.map(({ id }) => id);
}

export async function deleteSessionsOf(db: Db, userId: number): Promise<number[]> {
  const rows = await db.delete(sessions).where(eq(sessions.userId, userId)).returning({ id: sessions.id });
  return rows.map(({ id }) => id);
}

export async function deleteSessionsWithoutProvider(db: Db, userIds: number[], provider: string): Promise<number[]> {
  const isOther = sql`${sessions.provider} is distinct from ${provider}`;
  const rows = await db
    .delete(sessions)
    .where(and(inArray(sessions.userId, userIds), isOther))
    .returning({ id: sessions.id });
  return rows.map(({ id }) => id);
}

/** What a sign-in must fulfil besides the first factor. */
export async function findSignInRules(db: Db, userId: number) {
  const [row] = await db
    .select({
      requiredProvider: companies.requiredProvider,
      hasApp: sql<boolean>`${authenticators.confirmedAt} is not null`,
    })
    .from(users)
    .leftJoin(authenticators, eq(authenticators.userId, users.id))
    .leftJoin(companyMembers, eq(companyMembers.userId, users.id))
    .leftJoin(companies, eq(companies.id, companyMembers.companyId))
    .where(eq(users.id, userId));
  return row ?? { requiredProvider: null, hasApp: false };
}

export async function findUser(db: Db, id: number): Promise<SessionUserRow | undefined> {
  const [row] = await selectSessionUser(db).where(and(eq(users.id, id), stillThere));
  return row;
}

/** A single statement, so that the response time does not reveal whether the account exists or knows the browser. */
export async function findCredentials(db: Db, email: string, deviceHash: Buffer | null = null) {
  const isDevice = and(eq(knownDevices.userId, users.id), eq(knownDevices.tokenHash, deviceHash ?? NO_DEVICE));
  const [row] = await db
    .select({
      id: users.id,
      name: users.name,
      role: users.role,
      locale: users.locale,
      passwordHash: users.passwordHash,
      isKnownDevice: sql<boolean>`${knownDevices.userId} is not null`,
      isBlocked: sql<boolean>`${users.blockedAt} is not null or ${companies.blockedAt} is not null`,
    })
    .from(users)
    .leftJoin(companyMembers, eq(companyMembers.userId, users.id))
    .leftJoin(companies, eq(companies.id, companyMembers.companyId))
    .leftJoin(knownDevices, isDevice)
    .where(and(eq(users.email, email), isNull(users.erasedAt)));
  return row;
}
const NO_DEVICE = Buffer.alloc(0);

/** Locks the password until the end of the transaction. False if it was already changed. */
export async function holdPassword(db: Db, { id, passwordHash }: { id: number; passwordHash: string | null }) {
  const isUnchanged = sql`${users.passwordHash} is not distinct from ${passwordHash}`;
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), isUnchanged))
    .for('share');
  return row !== undefined;
}

export async function findPasswordHash(db: Db, userId: number): Promise<string | null> {
  const [row] = await db.select({ passwordHash: users.passwordHash }).from(users).where(eq(users.id, userId));
  return row?.passwordHash ?? null;
}

export async function isEmailTaken(db: Db, email: string): Promise<boolean> {
  return (await findHolder(db, email)) !== undefined;
}

/** The account with this email, blocked or not, and its last language. */
export async function findHolder(db: Db, email: string) {
  const [row] = await db.select({ id: users.id, locale: users.locale }).from(users).where(eq(users.email, email));
  return row;
}

export async function usernamesLike(db: Db, base: string): Promise<Set<string>> {
  const rows = await db
    .select({ username: users.username })
    .from(users)
    .where(sql`${users.username} = ${base} or ${users.username} like ${`${base}-%`}`);
  return new Set(rows.map(({ username }) => username));
}

type NewUser = { email: string; name: string; username: string; role: RegistrableRole; passwordHash: string | null };

/** Undefined when the e-mail or the username was taken in the meantime. */
export async function insertUser(db: Db, user: NewUser): Promise<number | undefined> {
  const [row] = await db.insert(users).values(user).onConflictDoNothing().returning({ id: users.id });
  return row?.id;
}

/** Written only if it changes, because most people keep one language. */
export async function updateLocale(db: Db, userId: number, locale: Locale): Promise<void> {
  await db
    .update(users)
    .set({ locale })
    .where(and(eq(users.id, userId), sql`${users.locale} is distinct from ${locale}`));
}

/** With null, nobody can sign in until a new password is chosen. */
export async function updatePassword(db: Db, userId: number, passwordHash: string | null): Promise<void> {
  await db.update(users).set({ passwordHash }).where(eq(users.id, userId));
}

type PendingRegistration = typeof pendingRegistrations.$inferInsert;

export async function insertPendingRegistration(db: Db, registration: PendingRegistration): Promise<void> {
  await db.insert(pendingRegistrations).values(registration);
}

const pendingBy = (tokenHash: Buffer) =>
  and(eq(pendingRegistrations.tokenHash, tokenHash), gt(pendingRegistrations.expiresAt, sql`now()`));

export async function findPendingRegistration(db: Db, tokenHash: Buffer) {
  const [row] = await db.select().from(pendingRegistrations).where(pendingBy(tokenHash));
  return row;
}

/** Links for the same email that are opened concurrently wait for each other: the first one voids the others. */
export async function takePendingRegistration(db: Db, tokenHash: Buffer, email: string) {
  await db
    .select({ id: pendingRegistrations.id })
    .from(pendingRegistrations)
    .where(eq(pendingRegistrations.email, email))
    .orderBy(pendingRegistrations.id)
    .for('update');
  const [row] = await db.delete(pendingRegistrations).where(pendingBy(tokenHash)).returning();
  return row;
}

/** Once an email has an account, its other pending registrations are void. */
export async function deletePendingRegistrations(db: Db, email: string): Promise<void> {
  await db.delete(pendingRegistrations).where(eq(pendingRegistrations.email, email));
}

export async function insertResetRequest(db: Db, email: string, locale: Locale): Promise<number> {
  const [row] = await db
    .insert(passwordResetRequests)
    .values({ email, locale })
    .returning({ id: passwordResetRequests.id });
  return (row as { id: number }).id;
}

export async function listResetRequests(db: Db): Promise<number[]> {
  const rows = await db.select({ id: passwordResetRequests.id }).from(passwordResetRequests);
  return rows.map(({ id }) => id);
}

export async function takeResetRequest(db: Db, id: number) {
  const [row] = await db
    .delete(passwordResetRequests)
    .where(eq(passwordResetRequests.id, id))
    .returning({ email: passwordResetRequests.email, locale: passwordResetRequests.locale });
  return row;
}

export async function insertPasswordReset(db: Db, userId: number, tokenHash: Buffer, expiresAt: Date): Promise<void> {
  await db.delete(passwordResets).where(eq(passwordResets.userId, userId));
  await db.insert(passwordResets).values({ userId, tokenHash, expiresAt });
}

const resetBy = (tokenHash: Buffer) =>
  and(eq(passwordResets.tokenHash, tokenHash), gt(passwordResets.expiresAt, sql`now()`));

export async function hasPasswordReset(db: Db, tokenHash: Buffer): Promise<boolean> {
  const [row] = await db.select({ id: passwordResets.id }).from(passwordResets).where(resetBy(tokenHash));
  return row !== undefined;
}

export async function takePasswordReset(db: Db, tokenHash: Buffer): Promise<number | undefined> {
  const [row] = await db.delete(passwordResets).where(resetBy(tokenHash)).returning({ userId: passwordResets.userId });
  return row?.userId;
}

/** Deletes links that were mailed for the previous password. */
export async function deletePasswordResets(db: Db, userId: number): Promise<void> {
  await db.delete(passwordResets).where(eq(passwordResets.userId, userId));
}

export async function isKnownDevice(db: Db, userId: number, tokenHash: Buffer): Promise<boolean> {
  const [row] = await db
    .select({ userId: knownDevices.userId })
    .from(knownDevices)
    .where(and(eq(knownDevices.userId, userId), eq(knownDevices.tokenHash, tokenHash)));
  return row !== undefined;
}

export async function rememberDevice(db: Db, userId: number, tokenHash: Buffer): Promise<void> {
  await db
    .insert(knownDevices)
    .values({ userId, tokenHash })
    .onConflictDoUpdate({ target: [knownDevices.userId, knownDevices.tokenHash], set: { lastUsedAt: sql`now()` } });
}

export async function forgetDevices(db: Db, userId: number): Promise<void> {
  await db.delete(knownDevices).where(eq(knownDevices.userId, userId));
}

/** Deletes expired rows. */
export async function deleteExpired(db: Db, days: { sessions: number; devices: number }): Promise<void> {
  await db.delete(sessions).where(or(lt(sessions.expiresAt, sql`now()`), not(isFresh(days.sessions))));
  await db.delete(pendingRegistrations).where(lt(pendingRegistrations.expiresAt, sql`now()`));
  await db.delete(passwordResets).where(lt(passwordResets.expiresAt, sql`now()`));
  await db.delete(passwordResetRequests).where(lt(passwordResetRequests.createdAt, sql`now() - interval '1 day'`));
  // No longer than the browser keeps its cookie.
  const devicesSince = sql`now() - make_interval(days => ${days.devices}::int)`;
  await db.delete(knownDevices).where(lt(knownDevices.lastUsedAt, devicesSince));
}
