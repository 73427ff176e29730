import { and, count, desc, eq, gt, isNull, lt, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { DraftFields } from '#shared/drafts/draft-fields.ts';
import type { Db } from '../db/database.ts';
import { draftShares, drafts } from '../db/schema/drafts.ts';
import { users } from '../db/schema/identity.ts';
import { jobQuestions, jobs } from '../db/schema/jobs.ts';
import { companies } from '../db/schema/profiles.ts';

const inDays = (days: number) => sql`now() + make_interval(days => ${days}::int)` as SQL<Date>;
const alive = gt(drafts.expiresAt, sql`now()`);

const saved = {
  id: drafts.id,
  version: drafts.version,
  userId: drafts.userId,
  savedAt: drafts.updatedAt,
  expiresAt: drafts.expiresAt,
};
export type SavedDraft = { id: number; version: number; userId: number | null; savedAt: Date; expiresAt: Date };

/** Finds a draft by its own token or by one of its links; neither may have expired. */
export async function findDraft(db: Db, tokenHash: Buffer) {
  const own = sql`(select ${drafts.id} from ${drafts} where ${drafts.tokenHash} = ${tokenHash})`;
  const linked = sql`(select ${draftShares.draftId} from ${draftShares} where ${draftShares.tokenHash} = ${tokenHash} and ${draftShares.expiresAt} > now())`;
  const [row] = await db
    .select({
      ...saved,
      data: sql<DraftFields>`${drafts.data}`,
      byLink: sql<boolean>`${drafts.tokenHash} <> ${tokenHash}`,
      job: { id: jobs.id, slug: jobs.slug, title: jobs.title },
    })
    .from(drafts)
    .innerJoin(jobs, eq(jobs.id, drafts.jobId))
    .where(and(sql`${drafts.id} = coalesce(${own}, ${linked})`, alive));
  return row;
}
export type DraftRow = NonNullable<Awaited<ReturnType<typeof findDraft>>>;

export async function findJobForDraft(db: Db, jobId: number) {
  const [row] = await db
    .select({ status: jobs.status, deadline: jobs.deadline })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(and(eq(jobs.id, jobId), isNull(companies.blockedAt)));
  return row;
}

/**
 * Locks the user, so that concurrent requests of one person count their drafts one after the other. Undefined if the
 * person was just erased.
 */
export async function countDraftsInTurn(db: Db, userId: number): Promise<number | undefined> {
  const [user] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.erasedAt)))
    .for('no key update');
  if (!user) return undefined;
  const [row] = await db
    .select({ count: count() })
    .from(drafts)
    .where(and(eq(drafts.userId, userId), alive));
  return Number(row?.count ?? 0);
}

type NewDraft = { tokenHash: Buffer; jobId: number; userId: number | null; data: DraftFields };

export async function insertDraft(db: Db, draft: NewDraft, days: number): Promise<SavedDraft> {
  const [row] = await db
    .insert(drafts)
    .values({ ...draft, expiresAt: inDays(days) as never })
    .returning(saved);
  return row as SavedDraft;
}

/** Undefined when another save came first. */
export async function updateDraft(
  db: Db,
  { id, version, data, userId }: { id: number; version: number; data: DraftFields; userId: number | null },
  days: number,
): Promise<SavedDraft | undefined> {
  const [row] = await db
    .update(drafts)
    .set({ data, userId, version: version + 1, updatedAt: sql`now()`, expiresAt: inDays(days) })
    .where(and(eq(drafts.id, id), eq(drafts.version, version)))
    .returning(saved);
  return row;
}

/** Extends a link that was used for saving, so that it expires no earlier than its draft. */
export async function renewShare(db: Db, tokenHash: Buffer, days: number): Promise<void> {
  await db
    .update(draftShares)
    .set({ expiresAt: inDays(days) })
    .where(eq(draftShares.tokenHash, tokenHash));
}

type NewShare = { draftId: number; tokenHash: Buffer; most: number; days: number };

export async function insertShare(db: Db, { draftId, tokenHash, most, days }: NewShare): Promise<Date> {
  const newest = db
    .select({ id: draftShares.id })
    .from(draftShares)
    .where(eq(draftShares.draftId, draftId))
    .orderBy(desc(draftShares.expiresAt), desc(draftShares.id))
    .limit(most - 1);
  await db.delete(draftShares).where(and(eq(draftShares.draftId, draftId), notInArray(draftShares.id, newest)));
  const [row] = await db
    .insert(draftShares)
    .values({ draftId, tokenHash, expiresAt: inDays(days) as never })
    .returning({ expiresAt: draftShares.expiresAt });
  return row?.expiresAt as Date;
}

export async function listDraftsOf(db: Db, userId: number) {
  return db
    .select({
      ...saved,
      data: sql<DraftFields>`${drafts.data}`,
      jobId: jobs.id,
      title: jobs.title,
      slug: jobs.slug,
      status: jobs.status,
      deadline: jobs.deadline,
      form: jobs.applicationForm,
      hasQuestions: sql<boolean>`exists (select 1 from ${jobQuestions} where ${jobQuestions.jobId} = ${jobs.id} and ${jobQuestions.retiredAt} is null)`,
      companyName: companies.name,
      companyUsername: companies.username,
    })
    .from(drafts)
    .innerJoin(jobs, eq(jobs.id, drafts.jobId))
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(and(eq(drafts.userId, userId), alive))
    .orderBy(desc(drafts.updatedAt), desc(drafts.id));
}

export async function findOwnDraft(db: Db, id: number, userId: number): Promise<{ slug: string } | undefined> {
  const [row] = await db
    .select({ slug: jobs.slug })
    .from(drafts)
    .innerJoin(jobs, eq(jobs.id, drafts.jobId))
    .where(and(eq(drafts.id, id), eq(drafts.userId, userId), alive));
  return row;
}

/** False if the person has no such draft. */
export async function deleteOwnDraft(db: Db, id: number, userId: number): Promise<boolean> {
  const rows = await db
    .delete(drafts)
    .where(and(eq(drafts.id, id), eq(drafts.userId, userId), alive))
    .returning({ id: drafts.id });
  return rows.length > 0;
}

export async function deleteDraft(db: Db, id: number): Promise<void> {
  await db.delete(drafts).where(eq(drafts.id, id));
}

export async function deleteDraftsOf(db: Db, userId: number): Promise<void> {
  await db.delete(drafts).where(eq(drafts.userId, userId));
}

/** Deletes drafts by the setting of today, also those that were saved when it allowed a longer time. */
export async function deleteExpired(db: Db, days: number): Promise<void> {
  const isOld = lt(drafts.updatedAt, sql`now() - make_interval(days => ${days}::int)`);
  await db.delete(drafts).where(or(lt(drafts.expiresAt, sql`now()`), isOld));
  await db.delete(draftShares).where(lt(draftShares.expiresAt, sql`now()`));
}
