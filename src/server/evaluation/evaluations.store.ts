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

/**
 * Every application that can be evaluated, with how far that is. Scorecards and requests are added up first, each in one
 * pass: there are fewer of them than applications times reviewers.
 */
const evaluated = (readerId: number) => sql`
  select a.id, a.candidate_id, a.name, a.search_name, a.job_id, a.company_id, a.applied_at, a.ai_score, a.manager_score,
    coalesce(e.begun, 0) as begun, coalesce(e.finished, 0) as finished, coalesce(e.is_mine, false) as is_mine, e.my_score,
    coalesce(x.is_for_me, false) as is_for_me, x.application_id is not null as is_assigned,
    case when e.application_id is null then 'none'
      when e.finished > 0 and coalesce(x.open, 0) = 0 then 'done' else 'partly' end as state
  from applications a
  join candidates c on c.id = a.candidate_id and c.erased_at is null
  left join (
    select application_id, count(distinct coalesce(reviewer_id, 0))::int as begun,
      (count(*) filter (where type = 'overall' and score is not null))::int as finished,
      coalesce(bool_or(reviewer_id = ${readerId}), false) as is_mine,
      max(score) filter (where type = 'overall' and reviewer_id = ${readerId}) as my_score
    from human_evaluations group by application_id
  ) e on e.application_id = a.id
  left join (
    select s.application_id, count(*) filter (where h.id is null) as open,
      bool_or(s.reviewer_id = ${readerId} and h.id is null) as is_for_me
    from evaluation_assignments s
    left join human_evaluations h on h.application_id = s.application_id and h.reviewer_id = s.reviewer_id
      and h.type = 'overall' and h.score is not null
    group by s.application_id
  ) x on x.application_id = a.id
  where a.outcome <> 'withdrawn'`;

const assignedTo = (reviewerId: number) =>
  sql`exists (select 1 from evaluation_assignments s where s.application_id = b.id and s.reviewer_id = ${reviewerId})`;

function assigned({ assigned: to, readerId }: Wanted): SQL | undefined {
  if (to === undefined) return undefined;
  if (to === 'nobody') return sql`not b.is_assigned`;
  return assignedTo(to === 'me' ? readerId : Number(to));
}

/** A filter that finds a score tells it: whoever may not see one does not find by it. */
const isSeen = ({ findsAllScores }: Wanted) => (findsAllScores ? sql`true` : sql`b.my_score is not null`);

function scoredByAi(wanted: Wanted): SQL | undefined {
  const { ai = [], ai_from: from, ai_to: to } = wanted;
  const ranges = ai.map(scoreBounds);
  if (from !== undefined || to !== undefined) ranges.push({ from: from ?? 0, to: to ?? 100 });
  if (ranges.length === 0) return undefined;
  const within = ranges.map((range) => sql`b.ai_score between ${range.from} and ${range.to}`);
  return sql`(${sql.join(within, sql` or `)}) and ${isSeen(wanted)}`;
}

function narrowed(wanted: Wanted): SQL {
  const { job, company, state, q } = wanted;
  const conditions = [
    sql`true`,
    job === undefined ? undefined : sql`b.job_id = ${job}`,
    company === undefined ? undefined : sql`b.company_id = ${company}`,
    state && (state === 'mine' ? sql`b.is_mine` : sql`b.state = ${state}`),
    assigned(wanted),
    scoredByAi(wanted),
    q ? sql`position(${fold(q)} in b.search_name) > 0` : undefined,
  ];
  return sql.join(conditions.filter((one) => one !== undefined) as SQL[], sql` and `);
}

const ORDERS: Record<EvaluationOrder, (wanted: Wanted) => SQL> = {
  longest: () => sql`b.applied_at, b.id`,
  newest: () => sql`b.applied_at desc, b.id desc`,
  ai_score: (wanted) => sql`case when ${isSeen(wanted)} then b.ai_score end desc nulls last, b.applied_at, b.id`,
  difference: (wanted) =>
    sql`case when ${isSeen(wanted)} then abs(b.ai_score - b.manager_score) end desc nulls last, b.applied_at, b.id`,
};

/** Names are joined to the rows of the page alone. */
export const pageQuery = (wanted: Wanted, page: number): SQL => {
  const order = ORDERS[wanted.order ?? 'longest'](wanted);
  return sql`select b.id::int, b.candidate_id::int as "candidateId", b.name, b.job_id::int as "jobId", j.title as job,
      b.company_id::int as "companyId", k.name as company, b.applied_at at time zone 'UTC' as "appliedAt",
      b.ai_score as "aiScore", b.manager_score as "managerScore", b.begun, b.finished, b.state, b.is_mine as "isMine",
      b.my_score as "myScore", b.total::int
    from (
      select b.*, count(*) over () as total from (${evaluated(wanted.readerId)}) b
      where ${narrowed(wanted)}
      order by ${order} limit ${EVALUATIONS_PER_PAGE} offset ${(page - 1) * EVALUATIONS_PER_PAGE}
    ) b
    join jobs j on j.id = b.job_id join companies k on k.id = b.company_id
    order by ${order}`;
};

export const listPage = (db: Db, wanted: Wanted, page: number): Promise<EvaluationRow[]> =>
  rowsOf(db, pageQuery(wanted, page));

/** For the last page, when one behind it was asked for. */
export async function countFound(db: Db, wanted: Wanted): Promise<number> {
  const [row] = await rowsOf<{ total: number }>(
    db,
    sql`select count(*)::int as total from (${evaluated(wanted.readerId)}) b where ${narrowed(wanted)}`,
  );
  return row?.total ?? 0;
}

export type JobProgress = {
  jobId: number;
  job: string;
  companyId: number;
  company: string;
  all: number;
  none: number;
  partly: number;
  done: number;
  mine: number;
  forMe: number;
};

/** How far the evaluation of each job's applications is, whatever the filters hide. */
export const progressQuery = (readerId: number): SQL =>
  sql`select b.job_id::int as "jobId", j.title as job, b.company_id::int as "companyId", k.name as company, b.all, b.none,
      b.partly, b.done, b.mine, b."forMe"
    from (
      select job_id, company_id, count(*)::int as all, (count(*) filter (where state = 'none'))::int as none,
        (count(*) filter (where state = 'partly'))::int as partly, (count(*) filter (where state = 'done'))::int as done,
        (count(*) filter (where is_mine))::int as mine, (count(*) filter (where is_for_me))::int as "forMe"
      from (${evaluated(readerId)}) b group by job_id, company_id
    ) b
    join jobs j on j.id = b.job_id join companies k on k.id = b.company_id
    order by j.title, j.id`;

export const listProgress = (db: Db, readerId: number): Promise<JobProgress[]> => rowsOf(db, progressQuery(readerId));
