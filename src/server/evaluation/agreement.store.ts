import { type SQL, sql } from 'drizzle-orm';
import type { ComparedSection } from '#shared/evaluation/evaluation.values.ts';
import { NOTABLE_DIFFERENCE, NOTABLE_SHOWN } from '#shared/evaluation/evaluation.values.ts';
import type { Db } from '../db/database.ts';

const rowsOf = async <Row>(db: Db, query: SQL) => ((await db.execute(query)) as unknown as { rows: Row[] }).rows;

const ITEM = sql`coalesce(education_id, experience_id)`;
const SCORES = sql`select *, ${ITEM} as item from human_evaluations where score is not null and type <> 'profile'`;

/** What each reviewer gave each section: where they scored only its items, the mean of these. */
const BY_REVIEWER = sql`
  select application_id, reviewer_id, type as section,
    coalesce(max(score) filter (where item is null), round(avg(score) filter (where item is not null))) as score,
    max(updated_at) as at
  from (${SCORES}) s where reviewer_id is not null group by application_id, reviewer_id, type`;

/** What people gave together, as the hiring manager's score of a section is counted. */
const BY_PEOPLE = sql`
  select application_id, type as section,
    coalesce(max(score) filter (where item is null), round(avg(score) filter (where item is not null))) as score,
    max(at) as at
  from (
    select application_id, type, item, round(avg(score)) as score, max(updated_at) as at
    from (${SCORES}) s group by application_id, type, item
  ) s group by application_id, type`;

/** The newest evaluation of the system counts. */
const AI = sql`
  select p.application_id, p.section, p.at, p.score as people,
    case when p.section = 'overall' then a.overall else (a.sections -> p.section ->> 'score')::int end as system
  from (${BY_PEOPLE}) p
  cross join lateral (
    select overall, sections from ai_evaluations a where a.application_id = p.application_id order by a.id desc limit 1
  ) a`;

/** Two of them are one case, and neither is the first: each pair stands in both orders. */
const PAIRS = sql`
  select one.application_id, one.section, greatest(one.at, other.at) as at, one.score as a, other.score as b
  from (${BY_REVIEWER}) one join (${BY_REVIEWER}) other
    on other.application_id = one.application_id and other.section = one.section and other.reviewer_id <> one.reviewer_id`;

export type FigureRow = {
  between: 'reviewers' | 'ai';
  /** A section, or a month. */
  of: string;
  cases: number;
  meanDifference: number;
  meanBias: number;
  correlation: number | null;
};

const month = sql`to_char(at at time zone 'UTC', 'YYYY-MM')`;

const figures = (of: SQL, where: SQL): SQL => sql`
  select 'reviewers' as between, ${of} as of, (count(*) / 2)::int as cases, avg(abs(a - b))::float8 as "meanDifference",
    0::float8 as "meanBias", corr(a, b) as correlation
  from (${PAIRS}) p where ${where} group by ${of}
  union all
  select 'ai', ${of}, count(*)::int, avg(abs(people - system))::float8, avg(people - system)::float8, corr(people, system)
  from (${AI}) p where system is not null and ${where} group by ${of}`;

export const figuresBySection = (db: Db): Promise<(FigureRow & { of: ComparedSection })[]> =>
  rowsOf(db, figures(sql`section`, sql`true`));
export const figuresByMonth = (db: Db): Promise<FigureRow[]> => rowsOf(db, figures(month, sql`section = 'overall'`));

export type NotableRow = {
  id: number;
  name: string;
  jobId: number;
  job: string;
  companyId: number;
  company: string;
  between: 'reviewers' | 'ai';
  /** Of reviewers their names; null: the account is gone. Of people and the system: null. */
  higherName: string | null;
  higher: number;
  lowerName: string | null;
  lower: number;
  isPeopleHigher: boolean;
  difference: number;
  total: number;
};

/** Applications whose overall scores are far apart. `seenBy`: of the system's, only where this reader has scored. */
export const listNotable = (db: Db, seenBy: number | null): Promise<NotableRow[]> => {
  const isSeen =
    seenBy === null
      ? sql`true`
      : sql`exists (select 1 from human_evaluations h where h.application_id = p.application_id
          and h.reviewer_id = ${seenBy} and h.type = 'overall' and h.score is not null)`;
  return rowsOf(
    db,
    sql`select a.id::int, a.name, j.id::int as "jobId", j.title as job, k.id::int as "companyId", k.name as company,
        n.between, high.name as "higherName", n.higher, low.name as "lowerName", n.lower,
        n.is_people_higher as "isPeopleHigher", n.higher - n.lower as difference, (count(*) over ())::int as total
      from (
        select application_id, 'reviewers' as between, max(score) as higher, min(score) as lower, true as is_people_higher,
          (array_agg(reviewer_id order by score desc, id))[1] as higher_id,
          (array_agg(reviewer_id order by score, id))[1] as lower_id
        from human_evaluations where type = 'overall' and score is not null group by application_id
        union all
        select application_id, 'ai', greatest(people, system)::int, least(people, system)::int, people > system, null, null
        from (${AI}) p where section = 'overall' and ${isSeen}
      ) n
      join applications a on a.id = n.application_id
      join candidates c on c.id = a.candidate_id and c.erased_at is null
      join jobs j on j.id = a.job_id join companies k on k.id = a.company_id
      left join users high on high.id = n.higher_id left join users low on low.id = n.lower_id
      where n.higher - n.lower > ${NOTABLE_DIFFERENCE}
      order by difference desc, a.id desc, n.between limit ${NOTABLE_SHOWN}`,
  );
};
