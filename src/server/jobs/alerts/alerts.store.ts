import { and, asc, count, desc, eq, inArray, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { AlertFrequency } from '#shared/jobs/alerts.values.ts';
import type { Locale } from '#shared/kernel/languages.ts';
import type { Db } from '../../db/database.ts';
import { users } from '../../db/schema/identity.ts';
import { jobAlerts } from '../../db/schema/jobs.ts';
import { newSecret } from '../../kernel/secrets.ts';

type Search = Readonly<Record<string, string>>;
type NewAlert = { filters: Search; frequency: AlertFrequency; locale: Locale };

/** The least time between two mails of an alert. */
export const PERIOD = sql`(case ${jobAlerts.frequency} when 'weekly' then interval '7 days' else interval '1 day' end)`;
const periodOf = (frequency: AlertFrequency) =>
  frequency === 'weekly' ? sql`interval '7 days'` : sql`interval '1 day'`;

const COLUMNS = {
  id: jobAlerts.id,
  filters: jobAlerts.filters,
  frequency: jobAlerts.frequency,
  pausedAt: jobAlerts.pausedAt,
  createdAt: jobAlerts.createdAt,
  mailedAt: jobAlerts.mailedAt,
};
const isOwn = (userId: number, id: number) => and(eq(jobAlerts.id, id), eq(jobAlerts.userId, userId));

export async function listOwn(db: Db, userId: number) {
  return db.select(COLUMNS).from(jobAlerts).where(eq(jobAlerts.userId, userId)).orderBy(desc(jobAlerts.id));
}
export type OwnAlertRow = Awaited<ReturnType<typeof listOwn>>[number];

export async function countOwn(db: Db, userId: number): Promise<number> {
  return db.$count(jobAlerts, eq(jobAlerts.userId, userId));
}

/** No confirmation is needed, because the e-mail was confirmed with the account. */
export async function insertOwn(db: Db, userId: number, alert: NewAlert): Promise<OwnAlertRow> {
  const [row] = await db
    .insert(jobAlerts)
    .values({
      ...alert,
      filters: { ...alert.filters },
      userId,
      token: newSecret(),
      confirmedAt: sql`now()`,
      dueAt: sql`now() + ${periodOf(alert.frequency)}`,
    })
    .returning(COLUMNS);
  return row as OwnAlertRow;
}

export async function findOwnSearch(db: Db, userId: number, filters: Search): Promise<{ id: number } | undefined> {
  const [row] = await db
    .select({ id: jobAlerts.id })
    .from(jobAlerts)
    .where(and(eq(jobAlerts.userId, userId), eq(jobAlerts.filters, { ...filters })));
  return row;
}

/** Resuming a paused alert skips the jobs of the pause; any other change leaves the time of the last mail as it is. */
export async function updateOwn(
  db: Db,
  userId: number,
  { id, frequency, paused }: { id: number; frequency: AlertFrequency; paused: boolean },
): Promise<OwnAlertRow | undefined> {
  const goesOn = sql`${jobAlerts.pausedAt} is not null and not ${paused}`;
  const [row] = await db
    .update(jobAlerts)
    .set({
      frequency,
      pausedAt: paused ? sql`coalesce(${jobAlerts.pausedAt}, now())` : null,
      seenUpTo: sql`case when ${goesOn} then now() else ${jobAlerts.seenUpTo} end`,
      dueAt: sql`case when ${goesOn} then now() else ${jobAlerts.seenUpTo} end + ${periodOf(frequency)}`,
    })
    .where(isOwn(userId, id))
    .returning(COLUMNS);
  return row;
}

export async function deleteOwn(db: Db, userId: number, id: number): Promise<boolean> {
  const rows = await db.delete(jobAlerts).where(isOwn(userId, id)).returning({ id: jobAlerts.id });
  return rows.length > 0;
}

/**
 * Stores a request for mails to an address. A repeated request changes the frequency only until the alert is confirmed,
 * because a stranger must not change a confirmed one. Returns the token of the new or existing alert.
 */
export async function askByMail(db: Db, email: string, { filters, frequency, locale }: NewAlert): Promise<string> {
  const period = periodOf(frequency);
  const isAsked = sql`${jobAlerts.confirmedAt} is null`;
  const [row] = await db
    .insert(jobAlerts)
    .values({ email, filters: { ...filters }, frequency, locale, token: newSecret(), dueAt: sql`now() + ${period}` })
    .onConflictDoUpdate({
      target: [jobAlerts.email, jobAlerts.filters],
      set: {
        frequency: sql`case when ${isAsked} then excluded.frequency else ${jobAlerts.frequency} end`,
        createdAt: sql`case when ${isAsked} then now() else ${jobAlerts.createdAt} end`,
      },
    })
    .returning({ token: jobAlerts.token });
  return (row as { token: string }).token;
}

/**
 * Keeps only the newest unconfirmed alerts of an address, so that somebody who fills it with requests blocks nobody
 * else.
 */
export async function deleteAskedBeyond(db: Db, email: string, most: number): Promise<void> {
  const isAsked = and(eq(jobAlerts.email, email), isNull(jobAlerts.confirmedAt));
  const beyond = db
    .select({ id: jobAlerts.id })
    .from(jobAlerts)
    .where(isAsked)
    .orderBy(desc(jobAlerts.createdAt), desc(jobAlerts.id))
    .offset(most);
  await db.delete(jobAlerts).where(inArray(jobAlerts.id, beyond));
}

const MAILED = {
  id: jobAlerts.id,
  userId: jobAlerts.userId,
  email: jobAlerts.email,
  filters: jobAlerts.filters,
  frequency: jobAlerts.frequency,
  confirmedAt: jobAlerts.confirmedAt,
  pausedAt: jobAlerts.pausedAt,
};

export async function findMailed(db: Db, token: string) {
  const [row] = await db.select(MAILED).from(jobAlerts).where(eq(jobAlerts.token, token));
  return row;
}
export type MailedAlertRow = NonNullable<Awaited<ReturnType<typeof findMailed>>>;

/** Finds the candidate with this e-mail, and locks the account until the transaction ends. */
export async function lockCandidateWith(db: Db, email: string): Promise<number | null> {
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email), eq(users.role, 'candidate')))
    .for('no key update');
  return row?.id ?? null;
}

/** Locks the alerts of one address, so that confirming several at once cannot exceed the limit. */
export async function lockAlertsOf(db: Db, email: string): Promise<void> {
  await db
    .select({ id: jobAlerts.id })
    .from(jobAlerts)
    .where(eq(jobAlerts.email, email))
    .orderBy(asc(jobAlerts.id))
    .for('update');
}

export async function countActive(db: Db, owner: { userId: number } | { email: string }): Promise<number> {
  const isTheirs = 'userId' in owner ? eq(jobAlerts.userId, owner.userId) : eq(jobAlerts.email, owner.email);
  const [row] = await db
    .select({ count: count() })
    .from(jobAlerts)
    .where(and(isTheirs, isNotNull(jobAlerts.confirmedAt), isNull(jobAlerts.pausedAt)));
  return row?.count ?? 0;
}

/**
 * Confirms or resumes an alert. Jobs published between request and confirmation are mailed; jobs published during a
 * pause are not.
 */
export async function startMailed(db: Db, id: number): Promise<void> {
  await db
    .update(jobAlerts)
    .set({
      confirmedAt: sql`coalesce(${jobAlerts.confirmedAt}, now())`,
      pausedAt: null,
      seenUpTo: sql`case when ${jobAlerts.confirmedAt} is null then ${jobAlerts.seenUpTo} else now() end`,
      dueAt: sql`now() + ${PERIOD}`,
    })
    .where(eq(jobAlerts.id, id));
}

/** False if there is no such token. */
export async function stopMailed(db: Db, token: string): Promise<boolean> {
  const [row] = await db
    .update(jobAlerts)
    .set({ pausedAt: sql`coalesce(${jobAlerts.pausedAt}, now())` })
    .where(eq(jobAlerts.token, token))
    .returning({ id: jobAlerts.id });
  return row !== undefined;
}

/** Moves an alert to an account, where it replaces an alert for the same search. */
export async function giveToAccount(db: Db, { id, filters }: MailedAlertRow, userId: number): Promise<void> {
  await db
    .delete(jobAlerts)
    .where(and(eq(jobAlerts.userId, userId), eq(jobAlerts.filters, filters), ne(jobAlerts.id, id)));
  await db.update(jobAlerts).set({ userId, email: null }).where(eq(jobAlerts.id, id));
}

/** Moves all confirmed alerts of an e-mail to a new account, which has none yet. */
export async function giveAllToAccount(db: Db, email: string, userId: number): Promise<void> {
  await db
    .update(jobAlerts)
    .set({ userId, email: null })
    .where(and(eq(jobAlerts.email, email), isNotNull(jobAlerts.confirmedAt)));
}

export async function deleteAlertsOf(db: Db, { userId, email }: { userId: number; email: string }): Promise<void> {
  await db.delete(jobAlerts).where(or(eq(jobAlerts.userId, userId), eq(jobAlerts.email, email)));
}

/** Deletes alerts that nobody confirmed, and those that somebody without an account stopped long ago. */
export async function deleteOldAlerts(db: Db, days: { asked: number; stopped: number }): Promise<void> {
  const before = (count: number) => sql`now() - make_interval(days => ${count}::int)`;
  await db
    .delete(jobAlerts)
    .where(
      or(
        and(isNull(jobAlerts.confirmedAt), lt(jobAlerts.createdAt, before(days.asked))),
        and(isNull(jobAlerts.userId), lt(jobAlerts.pausedAt, before(days.stopped))),
      ),
    );
}
