import { and, asc, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import type { ApplicationOutcome } from '#shared/applications/applications.values.ts';
import type { Db } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import { applications } from '../../db/schema/applications.ts';
import { applicationGroups } from '../../db/schema/board.ts';
import { history } from '../../db/schema/history.ts';

export type Column = { id: number; name: string };
/** With its company: the indexes of columns begin with it. */
type ColumnOf = { companyId: number; id: number };

const lockOne = prepared<Column, ColumnOf>(
  'lock_column',
  'select id::int, name from application_groups where company_id = :companyId and id = :id for no key update',
);

/** Locked, so that moves into one column take turns. Applications that arrive there do not wait for it. */
export async function lockColumn(db: Db, companyId: number, id: number): Promise<Column | undefined> {
  const [column] = await lockOne(db, { companyId, id });
  return column;
}

export async function findColumn(db: Db, id: number) {
  const [column] = await db
    .select({ id: applicationGroups.id, name: applicationGroups.name, fixed: applicationGroups.fixed })
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

/** Whose card it has to be, for whom that is asked: the company's, or the one that a receipt belongs to. */
type WhichCard = { id: number; companyId?: number; receiptHash?: Buffer };

/**
 * Without its column: a row that has to be waited for is answered as it is then, but what was joined to it as it was
 * before, and a card that somebody has just moved would not be found.
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

/** Always in the order of their ids: who locks several waits for nobody who waits for them. */
export async function lockCards(db: Db, companyId: number, ids: readonly number[]): Promise<Map<number, Card>> {
  const cards = await db
    .select(CARD)
    .from(applications)
    .where(and(eq(applications.companyId, companyId), inArray(applications.id, [...ids])))
    .orderBy(asc(applications.id))
    .for('update');
  return new Map(cards.map((card) => [card.id, card]));
}

/** Whether it has left the column that it came into. */
export async function wasMoved(db: Db, { id }: Card): Promise<boolean> {
  const [step] = await db
    .select({ id: history.id })
    .from(history)
    .where(and(eq(history.applicationId, id), eq(history.kind, 'stage'), isNotNull(history.from)))
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
 * The ranks between which cards go: behind another, or at the top. Null when that other card is not in the column (any
 * more).
 */
export async function findGap(db: Db, column: ColumnOf, moving: readonly number[], afterId: number | null) {
  const { companyId, id } = column;
  const [gap] = await findRanks(db, { companyId, id, moving: `{${moving.join(',')}}`, afterId });
  return gap && (afterId === null || gap.after !== null) ? gap : null;
}

/** Whether another application of the same person to the same job is going on: of guests, by what e-mail they wrote. */
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

type Changes = { place?: { groupId: number; rank: string }; outcome?: ApplicationOutcome; aiScore?: number };

/** Of a locked card. Its version grows when it goes to another place or is withdrawn. */
export async function changeCard(db: Db, card: Card, { place, outcome, aiScore }: Changes): Promise<Card> {
  const isWithdrawn = outcome === 'withdrawn';
  const version = place || isWithdrawn ? card.version + 1 : card.version;
  const groupId = place?.groupId ?? card.groupId;
  await db
    .update(applications)
    .set({
      ...place,
      outcome,
      aiScore,
      version,
      stageSince: groupId === card.groupId ? undefined : sql`now()`,
      withdrawnAt: isWithdrawn ? sql`now()` : undefined,
    })
    .where(eq(applications.id, card.id));
  return { ...card, groupId, version, ...place, outcome: outcome ?? card.outcome, aiScore: aiScore ?? card.aiScore };
}

type Placing = { groupId: number; rank: string; outcome: ApplicationOutcome | null };
const placeOne = prepared<object, Placing & { id: number; steps: string }>(
  'place_card',
  `with placed as (
     update applications
     set group_id = :groupId, rank = :rank, version = version + 1, outcome = coalesce(:outcome::text, outcome),
       stage_since = case when group_id = :groupId then stage_since else now() end
     where id = :id returning id, job_id, company_id
   )
   insert into history (kind, actor_id, company_id, job_id, application_id, "from", "to", from_group_id, to_group_id, reason)
   select s.kind, s."actorId", p.company_id, p.job_id, p.id, s."from", s."to", s."fromGroupId", s."toGroupId", s.reason
   from placed p, json_to_recordset(:steps::json) as s(kind text, "actorId" bigint, "from" text, "to" text,
     "fromGroupId" bigint, "toGroupId" bigint, reason text)`,
);

/** Of a locked card, with the history of it: every drop on the board comes here. */
export async function placeCard(db: Db, card: Card, placing: Placing, steps: readonly Step[]): Promise<Card> {
  await placeOne(db, { ...placing, id: card.id, steps: JSON.stringify(steps) });
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

/** Nobody sees another order by it, so versions stay. */
export async function writeRanks(db: Db, cards: readonly Ranked[]): Promise<void> {
  await db.execute(sql`update applications a set rank = r.rank from ${rankRows(cards)} where a.id = r.id`);
}

type WholeColumn = { from: Column; to: Column; actorId: number };

/** All cards of a column at once, with their history. */
export async function moveColumn(db: Db, cards: readonly Ranked[], { from, to, actorId }: WholeColumn): Promise<void> {
  await db.execute(sql`
    with moved as (
      update applications a
      set group_id = ${to.id}, rank = r.rank, version = a.version + 1, stage_since = now()
      from ${rankRows(cards)} where a.id = r.id
      returning a.id, a.job_id, a.company_id
    )
    insert into history (kind, actor_id, company_id, job_id, application_id, "from", "to", from_group_id, to_group_id)
    select 'stage', ${actorId}::bigint, company_id, job_id, id, ${from.name}, ${to.name}, ${from.id}::bigint, ${to.id}::bigint
    from moved`);
}

/** One line of the history. What nobody is named for, the product did. */
export type Step = {
  kind: 'stage' | 'outcome' | 'ai_score' | 'late_verdict';
  from?: string;
  to: string;
  fromGroupId?: number;
  toGroupId?: number;
  actorId?: number;
  reason?: string | null;
};

export async function writeSteps(db: Db, { id, jobId, companyId }: Card, steps: Step[]): Promise<void> {
  await db.insert(history).values(steps.map((step) => ({ ...step, applicationId: id, jobId, companyId })));
}

export function stageStep(from: Column, to: Column, by: Pick<Step, 'actorId' | 'reason'>): Step {
  return { kind: 'stage', from: from.name, to: to.name, fromGroupId: from.id, toGroupId: to.id, ...by };
}

const COLUMN_DELETED = 'column_deleted';

export async function writeDeletedColumn(
  db: Db,
  { id, name }: Column,
  { companyId, actorId }: { companyId: number; actorId: number },
): Promise<void> {
  await db.insert(history).values({ kind: COLUMN_DELETED, companyId, actorId, from: name, fromGroupId: id });
}

export async function wasColumnDeleted(db: Db, companyId: number, groupId: number): Promise<boolean> {
  const [step] = await db
    .select({ id: history.id })
    .from(history)
    .where(and(eq(history.companyId, companyId), eq(history.kind, COLUMN_DELETED), eq(history.fromGroupId, groupId)))
    .limit(1);
  return step !== undefined;
}

/**
 * Of what somebody sent nothing is left, and no link opens it. The version grows: who moves a card decides with what it
 * says before their eyes.
 */
export async function emptyCards(
  db: Db,
  candidateIds: readonly number[],
): Promise<{ id: number; companyId: number }[]> {
  if (candidateIds.length === 0) return [];
  const whose = inArray(applications.candidateId, [...candidateIds]);
  // In the order of their ids, as everybody who locks several.
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
      source: null,
      version: sql`${applications.version} + 1`,
    })
    .where(whose)
    .returning({ id: applications.id, companyId: applications.companyId });
}

/** With its answers, evaluations and history. What is left names nobody: a card is gone, and why. */
export async function deleteCard(
  db: Db,
  { id, jobId, companyId }: { id: number; jobId: number; companyId: number },
  gone: { kind: 'disowned'; reason: string },
): Promise<void> {
  await db.delete(applications).where(eq(applications.id, id));
  await db.insert(history).values({ ...gone, jobId, companyId });
}
