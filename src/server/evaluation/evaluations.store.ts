import { type SQL, sql } from 'drizzle-orm';
import type { EvaluationFilters } from '#shared/evaluation/evaluation.contract.ts';
import {
  EVALUATIONS_PER_PAGE,
  type EvaluationOrder,
  type EvaluationState,
} from '#shared/evaluation/evaluation.values.ts';
import { scoreBounds } from '#shared/screening/score.ts';
import type { Db } from '../db/database.ts';
import { fold } from '../kernel/fold.ts';
import { mayEvaluate } from './assignments.store.ts';

/** What is looked for, and by whom; `findsAllScores`: also by the system's score of what they have not scored. */
export type Wanted = EvaluationFilters & { readerId: number; findsAllScores: boolean };

export type EvaluationRow = {
  id: number;
  candidateId: number;
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
  myScore: number | null;
  total: number;
};

const rowsOf = async <Row>(db: Db, query: SQL) => ((await db.execute(query)) as unknown as { rows: Row[] }).rows;

/** Those that the reader can evaluate: of people who still want the job, and are somebody else. */
const FROM = sql`applications a join candidates c on c.id = a.candidate_id and c.erased_at is null`;
const isFor = (readerId: number) => sql`a.outcome <> 'withdrawn' and c.user_id is distinct from ${readerId}`;

// As sets of ids, each read once: asked of every application by itself, the same would take far longer.
const FINISHED = sql`h.type = 'overall' and h.score is not null`;
const isBegun = sql`a.id in (select application_id from human_evaluations)`;
const isFinished = sql`a.id in (select application_id from human_evaluations h where ${FINISHED})`;
const isMine = (readerId: number) =>
  sql`a.id in (select application_id from human_evaluations where reviewer_id = ${readerId})`;
const isScoredBy = (readerId: number) =>
  sql`a.id in (select application_id from human_evaluations h where h.reviewer_id = ${readerId} and ${FINISHED})`;
const ASKED = sql`evaluation_assignments s join users on users.id = s.reviewer_id and ${mayEvaluate}`;
/** Somebody was asked who has not scored the whole; or one of them. */
const isOpen = (reviewer = sql`true`) => sql`a.id in (
  select s.application_id from ${ASKED}
  left join human_evaluations h
    on h.application_id = s.application_id and h.reviewer_id = s.reviewer_id and ${FINISHED}
  where h.id is null and ${reviewer})`;
const isDone = sql`(${isFinished} and not ${isOpen()})`;

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

/** A filter that finds a score tells it: whoever may not see one does not find by it. */
const isSeen = ({ findsAllScores, readerId }: Wanted) => (findsAllScores ? sql`true` : isScoredBy(readerId));

function scoredByAi(wanted: Wanted): SQL | undefined {
  const { ai = [], ai_from: from, ai_to: to } = wanted;
  const ranges = ai.map(scoreBounds);
  if (from !== undefined || to !== undefined) ranges.push({ from: from ?? 0, to: to ?? 100 });
  if (ranges.length === 0) return undefined;
  const within = ranges.map((range) => sql`a.ai_score between ${range.from} and ${range.to}`);
  return sql`(${sql.join(within, sql` or `)}) and ${isSeen(wanted)}`;
}

function narrowed(wanted: Wanted): SQL {
  const { job, company, state, q, readerId } = wanted;
  const conditions = [
    isFor(readerId),
    job === undefined ? undefined : sql`a.job_id = ${job}`,
    company === undefined ? undefined : sql`a.company_id = ${company}`,
    state && (state === 'mine' ? isMine(readerId) : STATES[state]),
    assigned(wanted),
    scoredByAi(wanted),
    q ? sql`position(${fold(q)} in a.search_name) > 0` : undefined,
  ];
  return sql.join(conditions.filter((one) => one !== undefined) as SQL[], sql` and `);
}

const ORDERS: Record<EvaluationOrder, (wanted: Wanted) => SQL> = {
  longest: () => sql`a.applied_at, a.id`,
  newest: () => sql`a.applied_at desc, a.id desc`,
  ai_score: (wanted) => sql`case when ${isSeen(wanted)} then a.ai_score end desc nulls last, a.applied_at, a.id`,
  difference: (wanted) =>
    sql`case when ${isSeen(wanted)} then abs(a.ai_score - a.manager_score) end desc nulls last, a.applied_at, a.id`,
};

/** Names and scorecards are joined to the rows of the page alone. */
export const pageQuery = (wanted: Wanted, page: number): SQL => {
  const { readerId } = wanted;
  return sql`select a.id::int, a.candidate_id::int as "candidateId", a.name, a.job_id::int as "jobId", j.title as job,
      a.company_id::int as "companyId", k.name as company, a.applied_at at time zone 'UTC' as "appliedAt",
      a.ai_score as "aiScore", a.manager_score as "managerScore", e.begun, e.finished, e.is_mine as "isMine",
      e.my_score as "myScore", p.total::int,
      case when e.begun = 0 then 'none' when e.finished > 0 and x.open = 0 then 'done' else 'partly' end as state
    from (
      select a.id, count(*) over () as total, row_number() over (order by ${ORDERS[wanted.order ?? 'longest'](wanted)}) as place
      from ${FROM} where ${narrowed(wanted)}
      order by place limit ${EVALUATIONS_PER_PAGE} offset ${(page - 1) * EVALUATIONS_PER_PAGE}
    ) p
    join applications a on a.id = p.id join jobs j on j.id = a.job_id join companies k on k.id = a.company_id
    cross join lateral (
      select count(distinct coalesce(h.reviewer_id, 0))::int as begun,
        (count(*) filter (where ${FINISHED}))::int as finished,
        coalesce(bool_or(h.reviewer_id = ${readerId}), false) as is_mine,
        max(h.score) filter (where ${FINISHED} and h.reviewer_id = ${readerId}) as my_score
      from human_evaluations h where h.application_id = p.id
    ) e
    cross join lateral (
      select count(*) as open from ${ASKED}
      where s.application_id = p.id and not exists (
        select 1 from human_evaluations h
        where h.application_id = p.id and h.reviewer_id = s.reviewer_id and ${FINISHED})
    ) x
    order by p.place`;
};

export const listPage = (db: Db, wanted: Wanted, page: number): Promise<EvaluationRow[]> =>
  rowsOf(db, pageQuery(wanted, page));

/** For a page behind the last one, which has no row to tell it. */
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
  forMe: number;
};

/** How far the evaluation of each job's applications is, whatever the filters hide. */
export const progressQuery = (readerId: number): SQL =>
  sql`select b.job_id::int as "jobId", j.title as job, b.company_id::int as "companyId", k.name as company, b.all, b.begun,
      b.done, b.mine, b."forMe"
    from (
      select a.job_id, a.company_id, count(*)::int as all, (count(*) filter (where ${isBegun}))::int as begun,
        (count(*) filter (where ${isDone}))::int as done, (count(*) filter (where ${isMine(readerId)}))::int as mine,
        (count(*) filter (where ${isOpen(sql`s.reviewer_id = ${readerId}`)}))::int as "forMe"
      from ${FROM} where ${isFor(readerId)} group by a.job_id, a.company_id
    ) b
    join jobs j on j.id = b.job_id join companies k on k.id = b.company_id
    order by j.title, j.id`;

export const listProgress = (db: Db, readerId: number): Promise<JobProgress[]> => rowsOf(db, progressQuery(readerId));
