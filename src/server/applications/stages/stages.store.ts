import { and, asc, eq, inArray, ne, type SQLWrapper, sql } from 'drizzle-orm';
import type { ApplicationOutcome } from '#shared/applications/applications.values.ts';
import type { PublicStage } from '#shared/applications/public-stages.ts';
import type { Db } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import { applications } from '../../db/schema/applications.ts';
import { applicationGroups } from '../../db/schema/board.ts';
import { history } from '../../db/schema/history.ts';

export type Column = { id: number; name: string; publicStage: PublicStage };
/** A column with its company, because the column indexes begin with the company. */
type ColumnOf = { companyId: number; id: number };

const lockOne = prepared<Column, ColumnOf>(
  'lock_column',
  'select id::int, name, public_stage as "publicStage" from application_groups where company_id = :companyId and id = :id for no key update',
);

/** Locks the column, so that moves into it run one after the other. New applications do not wait for this lock. */
export async function lockColumn(db: Db, companyId: number, id: number): Promise<Column | undefined> {
  const [column] = await lockOne(db, { companyId, id });
  return column;
}

export async function findColumn(db: Db, id: number) {
  const [column] = await db
    .select({
      id: applicationGroups.id,
      name: applicationGroups.name,
      fixed: applicationGroups.fixed,
      publicStage: applicationGroups.publicStage,
    })
    .from(applicationGroups)
    .where(eq(applicationGroups.id, id));
  if (!column) throw new Error('a card without its column');
  return column;
}

const CARD = {
  id: applications.id,
  companyId: applications.companyId,
  jobId: applications.jobId,
  candidateId: applications.candidateId,
  email: applications.email,
  byGuest: applications.byGuest,
  importId: applications.importId,
  disputedAt: applications.disputedAt,
  groupId: applications.groupId,
  rank: applications.rank,
  outcome: applications.outcome,
  aiScore: applications.aiScore,
  version: applications.version,
};
export type Card = {
  [Field in keyof typeof CARD]: (typeof applications.$inferSelect)[Field];
};

/** A card by id, limited to a company's own cards or to the application behind a receipt. */
type WhichCard = { id: number; companyId?: number; receiptHash?: Buffer };

/**
 * Locks the card without joining its column. After waiting for a lock, PostgreSQL returns the current row but the old
 * joined row, so a card that was just moved would not be found.
 */
export async function lockCard(db: Db, { id, companyId, receiptHash }: WhichCard): Promise<Card | undefined> {
  const [card] = await db
    .select(CARD)
    .from(applications)
    .where(
      and(
        eq(applications.id, id),
        companyId === undefined ? undefined : eq(applications.companyId, companyId),
        receiptHash && eq(applications.receiptHash, receiptHash),
      ),
    )
    .for('update');
  return card;
}

/** Passes the ids as one array parameter: planning ten thousand parameters would take longer than the lookup. */
const isAnyOf = (column: SQLWrapper, ids: readonly number[]) =>
  sql`${column} = any(${sql.param(`{${ids.join(',')}}`)}::bigint[])`;

/** Locks in the order of ids, so that concurrent locks cannot deadlock. */
export async function lockCards(db: Db, companyId: number, ids: readonly number[]): Promise<Map<number, Card>> {
  const cards = await db
    .select(CARD)
    .from(applications)
    .where(and(eq(applications.companyId, companyId), isAnyOf(applications.id, ids)))
    .orderBy(asc(applications.id))
    .for('update');
  return new Map(cards.map((card) => [card.id, card]));
}

/** Whether the card has left the column that it started in. */
export async function wasMoved(db: Db, { id }: Card): Promise<boolean> {
  const [step] = await db
    .select({ id: history.id })
    .from(history)
    .where(and(eq(history.applicationId, id), eq(history.type, 'application.moved')))
    .limit(1);
  return step !== undefined;
}

type Gap = { after: string | null; before: string | null };
const findRanks = prepared<Gap, ColumnOf & { moving: string; afterId: number | null }>(
  'find_gap',
  `select after.rank as after, (
     select a.rank from applications a
     where a.company_id = :companyId and a.group_id = :id and a.id <> all (:moving::bigint[])
       and a.rank > coalesce(after.rank, '') order by a.rank limit 1
   ) as before
   from (select (
     select a.rank from applications a where a.group_id = :id and a.id = :afterId::bigint and a.id <> all (:moving::bigint[])
   ) as rank) as after`,
);

/**
 * The ranks between which cards go: after another card, or at the top. Null if that card is not in the column any more.
 */
export async function findGap(db: Db, column: ColumnOf, moving: readonly number[], afterId: number | null) {
  const { companyId, id } = column;
  const [gap] = await findRanks(db, { companyId, id, moving: `{${moving.join(',')}}`, afterId });
  return gap && (afterId === null || gap.after !== null) ? gap : null;
}

/** Whether the same person has another active application to the same job. Guests are identified by their email. */
export async function hasAppliedAgain(db: Db, { id, jobId, candidateId, email, byGuest }: Card): Promise<boolean> {
  if (email === null) return false;
  const bySame = byGuest
    ? and(eq(applications.email, email), eq(applications.byGuest, true))
    : eq(applications.candidateId, candidateId);
  const [other] = await db
    .select({ id: applications.id })
    .from(applications)
    .where(
      and(
        eq(applications.jobId, jobId),
        bySame,
        ne(applications.id, id),
        inArray(applications.outcome, ['under_review', 'passed']),
      ),
    )
    .limit(1);
  return other !== undefined;
}

type Changes = {
  place?: { groupId: number; rank: string; isPublic: boolean };
  outcome?: ApplicationOutcome;
  aiScore?: number;
};

/** The card must be locked. Its version grows when it moves or is withdrawn. */
export async function changeCard(db: Db, card: Card, { place, outcome, aiScore }: Changes): Promise<Card> {
  const isWithdrawn = outcome === 'withdrawn';
  const version = place || isWithdrawn ? card.version + 1 : card.version;
  const groupId = place?.groupId ?? card.groupId;
  await db
    .update(applications)
    .set({
      ...(place && { groupId: place.groupId, rank: place.rank }),
      outcome,
      aiScore,
      version,
      stageSince: groupId === card.groupId ? undefined : sql`now()`,
      publicSince: place?.isPublic ? sql`now()` : undefined,
      withdrawnAt: isWithdrawn ? sql`now()` : undefined,
    })
    .where(eq(applications.id, card.id));
  return {
    ...card,
    groupId,
    version,
    rank: place?.rank ?? card.rank,
    outcome: outcome ?? card.outcome,
    aiScore: aiScore ?? card.aiScore,
  };
}

type Placing = { groupId: number; rank: string; outcome: ApplicationOutcome | null; isPublic: boolean };
const placeOne = prepared<object, Placing & { id: number }>(
  'place_card',
  `update applications
   set group_id = :groupId, rank = :rank, version = version + 1, outcome = coalesce(:outcome::text, outcome),
     stage_since = case when group_id = :groupId then stage_since else now() end,
     public_since = case when :isPublic::boolean then now() else public_since end
   where id = :id`,
);

/** Moves a locked card. Every drop on the board comes here. */
export async function placeCard(db: Db, card: Card, placing: Placing): Promise<Card> {
  await placeOne(db, { ...placing, id: card.id });
  const { groupId, rank } = placing;
  return { ...card, groupId, rank, version: card.version + 1, outcome: placing.outcome ?? card.outcome };
}

export async function listRanks(db: Db, { companyId, id }: ColumnOf): Promise<{ id: number; rank: string }[]> {
  return db
    .select({ id: applications.id, rank: applications.rank })
    .from(applications)
    .where(and(eq(applications.companyId, companyId), eq(applications.groupId, id)))
    .orderBy(asc(applications.rank), asc(applications.id));
}

type Ranked = { id: number; rank: string };
const rankRows = (cards: readonly Ranked[]) =>
  sql`json_to_recordset(${JSON.stringify(cards)}::json) as r(id bigint, rank text)`;

/** Rewrites ranks without changing the visible order, so versions stay the same. */
export async function writeRanks(db: Db, cards: readonly Ranked[]): Promise<void> {
  await db.execute(sql`update applications a set rank = r.rank from ${rankRows(cards)} where a.id = r.id`);
}

/** Moves all cards of a column at once, and returns them with their jobs. */
export async function moveColumn(db: Db, cards: readonly Ranked[], { from, to }: { from: Column; to: Column }) {
  const moved = await db.execute(sql`
    update applications a
    set group_id = ${to.id}, rank = r.rank, version = a.version + 1, stage_since = now(),
      public_since = case when ${from.publicStage !== to.publicStage}::boolean then now() else a.public_since end
    from ${rankRows(cards)} where a.id = r.id
    returning a.id::int, a.job_id::int as "jobId"`);
  return (moved as unknown as { rows: { id: number; jobId: number }[] }).rows;
}

export async function wasColumnDeleted(db: Db, companyId: number, groupId: number): Promise<boolean> {
  const [event] = await db
    .select({ id: history.id })
    .from(history)
    .where(
      and(
        eq(history.companyId, companyId),
        eq(history.type, 'column.deleted'),
        sql`(${history.data}->'column'->>'id')::bigint = ${groupId}`,
      ),
    )
    .limit(1);
  return event !== undefined;
}

/**
 * Deletes what the person sent, and the links that open it. The version grows, because a pending move was decided with
 * the old card in view.
 */
export async function emptyCards(
  db: Db,
  candidateIds: readonly number[],
): Promise<{ id: number; companyId: number }[]> {
  if (candidateIds.length === 0) return [];
  const whose = inArray(applications.candidateId, [...candidateIds]);
  // Locked in the order of ids, like everywhere else.
  await db.select({ id: applications.id }).from(applications).where(whose).orderBy(asc(applications.id)).for('update');
  return db
    .update(applications)
    .set({
      name: '',
      email: null,
      coverLetter: '',
      snapshot: {},
      resumeId: null,
      receiptHash: sql`sha256(gen_random_uuid()::text::bytea)`,
      disownHash: null,
      idempotencyKey: null,
      profession: null,
      experienceLevel: null,
      educationLevel: null,
      countryCode: null,
      searchName: '',
      searchSkills: '',
      blindProfession: null,
      blindSkills: '',
      source: null,
      locale: null,
      version: sql`${applications.version} + 1`,
    })
    .where(whose)
    .returning({ id: applications.id, companyId: applications.companyId });
}

/** Deletes the card with its answers, evaluations and history. */
export async function deleteCard(db: Db, id: number): Promise<void> {
  await db.delete(applications).where(eq(applications.id, id));
}
