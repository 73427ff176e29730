import { type SQL, sql } from 'drizzle-orm';
import type { EvaluationFilters } from '#shared/evaluation/evaluation.contract.ts';
import {
  EVALUATIONS_PER_PAGE,
  type EvaluationOrder,
  type EvaluationState,
} from '#shared/evaluation/evaluation.values.ts';
import { scoreBounds } from '#shared/screening/score.ts';
import { NUMBER_PLACE } from '../applications/blind/blind.ts';
import type { Db } from '../db/database.ts';
import { fold } from '../kernel/fold.ts';
import { IS_DECIDED, mayEvaluate } from './assignments.store.ts';
import { FINISHED_CARDS, finishedBy, IS_FINISHED } from './finished.store.ts';
import type { Hiding } from './hiding.ts';

/** The filters and the reader. `findsAllScores`: also filters by system scores that the reader may not see. */
export type Wanted = EvaluationFilters & {
  readerId: number;
  findsAllScores: boolean;
  hiding: Hiding;
  /** The name shown for a hidden candidate, folded, with a placeholder for the number. */
  hiddenName: string;
};

export type EvaluationRow = {
  id: number;
  candidateId: number;
  groupId: number;
  name: string;
  jobId: number;
  job: string;
  companyId: number;
  company: string;
  appliedAt: string;
  aiScore: number | null;
  managerScore: number | null;
  begun: number;
  finished: number;
  state: EvaluationState;
  isMine: boolean;
  isMineDone: boolean;
  myScore: number | null;
  total: number;
};

const rowsOf = async <Row>(db: Db, query: SQL) => ((await db.execute(query)) as unknown as { rows: Row[] }).rows;

/** The applications that the reader can evaluate: not withdrawn, not erased, and not their own. */
const FROM = sql`applications a join candidates c on c.id = a.candidate_id and c.erased_at is null`;
const isFor = (readerId: number) => sql`a.outcome <> 'withdrawn' and c.user_id is distinct from ${readerId}`;

// Sets of ids, each computed once: the same condition per application would take far longer.
const isScored = sql`a.manager_score is not null`;
const isBegun = sql`(a.being_scored or ${isScored})`;
const isScoredBy = (readerId: number) => sql`a.id in ${finishedBy(readerId)}`;
const isMine = (readerId: number) =>
  sql`(a.id in (select application_id from human_evaluations where reviewer_id = ${readerId}) and not ${isScoredBy(readerId)})`;
const ASKED = sql`evaluation_assignments s join users on users.id = s.reviewer_id and ${mayEvaluate}`;
/** Somebody who was assigned has not finished yet; with an argument, this reviewer has not. */
const isOpen = (reviewer = sql`true`) => sql`a.id in (
  select s.application_id from ${ASKED}
  where (s.application_id, s.reviewer_id) not in ${FINISHED_CARDS} and ${reviewer})`;
const isDone = sql`(${isScored} and not ${isOpen()})`;

/** A reader's queue: not decided yet, and either assigned to them, or assigned to nobody and not scored by anybody. */
const isInQueue = (readerId: number) => sql`(not ${IS_DECIDED} and not ${isScoredBy(readerId)} and (
  a.id in (select application_id from evaluation_assignments where reviewer_id = ${readerId})
  or (not ${isScored} and a.id not in (select s.application_id from ${ASKED}))))`;

const STATES: Record<EvaluationState, SQL> = {
  none: sql`not ${isBegun}`,
  partly: sql`${isBegun} and not ${isDone}`,
  done: isDone,
};

function assigned({ assigned: to, readerId }: Wanted): SQL | undefined {
  if (to === undefined) return undefined;
  if (to === 'nobody') return sql`a.id not in (select s.application_id from ${ASKED})`;
  return sql`a.id in (select application_id from evaluation_assignments
    where reviewer_id = ${to === 'me' ? readerId : Number(to)})`;
}

/** Filtering by a score reveals it, so a reader filters only by scores that they may see. */
const isSeen = ({ findsAllScores, readerId }: Wanted) => (findsAllScores ? sql`true` : isScoredBy(readerId));

function scoredByAi(wanted: Wanted): SQL | undefined {
  const { ai = [], ai_from: from, ai_to: to } = wanted;
  const ranges = ai.map(scoreBounds);
  if (from !== undefined || to !== undefined) ranges.push({ from: from ?? 0, to: to ?? 100 });
  if (ranges.length === 0) return undefined;
  const within = ranges.map((range) => sql`a.ai_score between ${range.from} and ${range.to}`);
  return sql`(${sql.join(within, sql` or `)}) and ${isSeen(wanted)}`;
}

function narrowedTo(state: EvaluationFilters['state'], readerId: number): SQL | undefined {
  if (state === undefined || state === 'all') return undefined;
  if (state === 'queue') return isInQueue(readerId);
  if (state === 'mine') return isMine(readerId);
  return state === 'mine_done' ? isScoredBy(readerId) : STATES[state];
}

/** Searches by the name that the reader sees, so that hidden names cannot be guessed. */
function named(text: string, { hiding: { all, groups }, hiddenName }: Wanted): SQL {
  const inName = sql`position(${text} in a.search_name) > 0`;
  const inShown = sql`position(${text} in replace(${hiddenName}::text, ${NUMBER_PLACE}, a.id::text)) > 0`;
  if (all) return inShown;
  if (groups.size === 0) return inName;
  const ids = sql.join(
    [...groups].map((id) => sql`${id}`),
    sql`, `,
  );
  return sql`case when a.group_id in (${ids}) then ${inShown} else ${inName} end`;
}

const all = (conditions: readonly (SQL | undefined)[]) =>
  sql.join(
    conditions.filter((one) => one !== undefined),
    sql` and `,
  );

/**
 * The filters other than job, company and state. Those three show a count beside each choice, made under these filters.
 */
const otherFilters = (wanted: Wanted) =>
  all([sql`true`, assigned(wanted), scoredByAi(wanted), wanted.q ? named(fold(wanted.q), wanted) : undefined]);

function narrowed(wanted: Wanted): SQL {
  const { job, company, state, readerId } = wanted;
  return all([
    isFor(readerId),
    job === undefined ? undefined : sql`a.job_id = ${job}`,
    company === undefined ? undefined : sql`a.company_id = ${company}`,
    narrowedTo(state, readerId),
    otherFilters(wanted),
  ]);
}

const ORDERS: Record<EvaluationOrder, (wanted: Wanted) => SQL> = {
  longest: () => sql`a.applied_at, a.id`,
  newest: () => sql`a.applied_at desc, a.id desc`,
  ai_score: (wanted) => sql`case when ${isSeen(wanted)} then a.ai_score end desc nulls last, a.applied_at, a.id`,
  difference: (wanted) =>
    sql`case when ${isSeen(wanted)} then abs(a.ai_score - a.manager_score) end desc nulls last, a.applied_at, a.id`,
};

/** Names and scorecards are joined only to the rows of the page. */
export const pageQuery = (wanted: Wanted, page: number): SQL => {
  const { readerId } = wanted;
  return sql`select a.id::int, a.candidate_id::int as "candidateId", a.group_id::int as "groupId", a.name, a.job_id::int as "jobId", j.title as job,
      a.company_id::int as "companyId", k.name as company, a.applied_at at time zone 'UTC' as "appliedAt",
      a.ai_score as "aiScore", a.manager_score as "managerScore", e.begun, e.finished, e.is_mine as "isMine",
      e.is_mine_done as "isMineDone", e.my_score as "myScore", p.total::int,
      case when not ${isBegun} then 'none' when ${isScored} and x.open = 0 then 'done' else 'partly' end as state
    from (
      select a.id, count(*) over () as total, row_number() over (order by ${ORDERS[wanted.order ?? 'longest'](wanted)}) as place
      from ${FROM} where ${narrowed(wanted)}
      order by place limit ${EVALUATIONS_PER_PAGE} offset ${(page - 1) * EVALUATIONS_PER_PAGE}
    ) p
    join applications a on a.id = p.id join jobs j on j.id = a.job_id join companies k on k.id = a.company_id
    cross join lateral (
      select count(*)::int as begun, (count(*) filter (where o.is_finished))::int as finished,
        count(*) filter (where o.reviewer_id = ${readerId}) > 0 as is_mine,
        count(*) filter (where o.reviewer_id = ${readerId} and o.is_finished) > 0 as is_mine_done,
        max(o.overall) filter (where o.reviewer_id = ${readerId}) as my_score,
        coalesce(array_agg(o.reviewer_id) filter (where o.is_finished), '{}') as finished_by
      from (
        select coalesce(h.reviewer_id, 0) as reviewer_id, ${IS_FINISHED} as is_finished,
          max(h.score) filter (where h.type = 'overall') as overall
        from human_evaluations h where h.application_id = p.id group by 1
      ) o
    ) e
    cross join lateral (
      select count(*) as open from ${ASKED}
      where s.application_id = p.id and s.reviewer_id <> all (e.finished_by)
    ) x
    order by p.place`;
};

export const listPage = (db: Db, wanted: Wanted, page: number): Promise<EvaluationRow[]> =>
  rowsOf(db, pageQuery(wanted, page));

/** For a page after the last one, which has no row that carries the total. */
export async function countFound(db: Db, wanted: Wanted): Promise<number> {
  const [row] = await rowsOf<{ total: number }>(
    db,
    sql`select count(*)::int as total from ${FROM} where ${narrowed(wanted)}`,
  );
  return row?.total ?? 0;
}

export type JobProgress = {
  jobId: number;
  job: string;
  companyId: number;
  company: string;
  all: number;
  begun: number;
  done: number;
  mine: number;
  mineDone: number;
  queue: number;
  forMe: number;
  /** The size of the reader's queue without any filters. */
  waiting: number;
};

/**
 * How many of each job's applications are in each state, under the filters other than job, company and state. Jobs
 * without a matching application are included.
 */
export function progressQuery(wanted: Wanted): SQL {
  const { readerId } = wanted;
  const count = (which: SQL) => sql`(count(*) filter (where ${which} and ${otherFilters(wanted)}))::int`;
  return sql`select b.job_id::int as "jobId", j.title as job, b.company_id::int as "companyId", k.name as company, b.all, b.begun,
      b.done, b.mine, b."mineDone", b.queue, b."forMe", b.waiting
    from (
      select a.job_id, a.company_id, ${count(sql`true`)} as all, ${count(isBegun)} as begun, ${count(isDone)} as done,
        ${count(isMine(readerId))} as mine, ${count(isScoredBy(readerId))} as "mineDone",
        ${count(isInQueue(readerId))} as queue,
        ${count(sql`not ${IS_DECIDED} and ${isOpen(sql`s.reviewer_id = ${readerId}`)}`)} as "forMe",
        (count(*) filter (where ${isInQueue(readerId)}))::int as waiting
      from ${FROM} where ${isFor(readerId)} group by a.job_id, a.company_id
    ) b
    join jobs j on j.id = b.job_id join companies k on k.id = b.company_id
    order by j.title, j.id`;
}

export const listProgress = (db: Db, wanted: Wanted): Promise<JobProgress[]> => rowsOf(db, progressQuery(wanted));

/** The size of somebody's queue, the same number as in the list. */
export async function countQueue(db: Db, readerId: number): Promise<number> {
  const [row] = await rowsOf<{ queue: number }>(
    db,
    sql`select count(*)::int as queue from ${FROM} where ${isFor(readerId)} and ${isInQueue(readerId)}`,
  );
  return row?.queue ?? 0;
}
