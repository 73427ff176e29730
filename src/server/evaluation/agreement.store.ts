import { type SQL, sql } from 'drizzle-orm';
import { type ComparedSection, NOTABLE_DIFFERENCE, NOTABLE_SHOWN } from '#shared/evaluation/evaluation.values.ts';
import type { Db } from '../db/database.ts';
import { finishedBy } from './finished.store.ts';

const rowsOf = async <Row>(db: Db, query: SQL) => ((await db.execute(query)) as unknown as { rows: Row[] }).rows;

/** The score of the section itself; if there is none, the mean of its items. */
const SECTION_SCORE = sql`coalesce(max(score) filter (where item is null),
  round(avg(score) filter (where item is not null)))::int`;

/**
 * The score pairs that are compared. Two reviewers form one case in which neither comes first, so each pair appears in
 * both orders. People count together as in the hiring manager's score (the company's scores before the platform's), and
 * are compared with the system's newest evaluation.
 * The scores are put side by side with arrays because the planner estimates joins of such aggregates badly.
 */
const CASES = sql`with scores as (
    select id, application_id, reviewer_id, type as section, coalesce(education_id, experience_id) as item, score, side,
      updated_at as at
    from human_evaluations where score is not null and type <> 'profile'
  ),
  together as (
    select application_id, section, array_agg(score order by reviewer_id) as scores, max(at) as at
    from (
      select application_id, reviewer_id, section, ${SECTION_SCORE} as score, max(at) as at
      from scores where reviewer_id is not null and side = 'reviewer' group by application_id, reviewer_id, section
    ) s group by application_id, section having count(*) > 1
  ),
  people as (
    select application_id, array_agg(section) as sections, array_agg(score) as scores, array_agg(at) as ats
    from (
      select application_id, section, ${SECTION_SCORE} as score, max(at) as at
      from (
        select application_id, section, item,
          round(coalesce(avg(score) filter (where side = 'company'), avg(score))) as score, max(at) as at
        from scores group by application_id, section, item
      ) s group by application_id, section
    ) s group by application_id
  ),
  cases as (
    select 'reviewers' as between, t.application_id, t.section, t.at, one.score as first, other.score as second
    from together t
    cross join lateral unnest(t.scores) with ordinality as one(score, place)
    cross join lateral unnest(t.scores) with ordinality as other(score, place)
    where one.place <> other.place
    union all
    select 'ai', p.application_id, u.section, u.at, u.score,
      case when u.section = 'overall' then s.overall else (s.sections -> u.section ->> 'score')::int end
    from people p
    cross join lateral (
      select overall, sections from ai_evaluations a where a.application_id = p.application_id order by a.id desc limit 1
    ) s
    cross join lateral unnest(p.sections, p.scores, p.ats) as u(section, score, at)
  )`;

export type FigureRow = {
  between: 'reviewers' | 'ai';
  /** Grouped by section, or for the overall scores by month. */
  section: ComparedSection | null;
  month: string | null;
  cases: number;
  meanDifference: number;
  meanBias: number;
  correlation: number | null;
};

/** `seenBy`: system scores only of applications that this reader has scored overall; null means all. */
const isSeen = (seenBy: number | null): SQL =>
  seenBy === null ? sql`true` : sql`application_id in ${finishedBy(seenBy)}`;

export const listFigures = (db: Db, seenBy: number | null): Promise<FigureRow[]> =>
  rowsOf(
    db,
    sql`${CASES}
      select between, section, month, (case when between = 'ai' then count(*) else count(*) / 2 end)::int as cases,
        avg(abs(first - second))::float8 as "meanDifference", avg(first - second)::float8 as "meanBias",
        corr(first, second) as correlation
      from (
        select between, section, first, second,
          case when section = 'overall' then to_char(at at time zone 'UTC', 'YYYY-MM') end as month
        from cases where second is not null and (between <> 'ai' or ${isSeen(seenBy)})
      ) c
      group by grouping sets ((between, section), (between, month))
      having section is not null or month is not null`,
  );

export type NotableRow = {
  id: number;
  groupId: number;
  name: string;
  jobId: number;
  job: string;
  companyId: number;
  company: string;
  between: 'reviewers' | 'ai';
  /** For two reviewers their names (null if the account was deleted). For people against the system: null. */
  higherName: string | null;
  higher: number;
  lowerName: string | null;
  lower: number;
  isPeopleHigher: boolean;
  difference: number;
  total: number;
};

/** Applications with very different overall scores, except the reader's own applications. */
export const listNotable = (db: Db, readerId: number, seenBy: number | null): Promise<NotableRow[]> =>
  rowsOf(
    db,
    sql`${CASES}
      select a.id::int, a.group_id::int as "groupId", a.name, j.id::int as "jobId", j.title as job, k.id::int as "companyId", k.name as company,
        n.between, high.name as "higherName", n.higher, low.name as "lowerName", n.lower,
        n.is_people_higher as "isPeopleHigher", n.higher - n.lower as difference, (count(*) over ())::int as total
      from (
        select application_id, 'reviewers' as between, max(score) as higher, min(score) as lower, true as is_people_higher,
          (array_agg(reviewer_id order by score desc, id))[1] as higher_id,
          (array_agg(reviewer_id order by score, id))[1] as lower_id
        from scores where section = 'overall' and side = 'reviewer' group by application_id
        union all
        select application_id, between, greatest(first, second), least(first, second), first > second, null, null
        from cases where between = 'ai' and section = 'overall' and ${isSeen(seenBy)}
      ) n
      join applications a on a.id = n.application_id
      join candidates c on c.id = a.candidate_id and c.erased_at is null
        and c.user_id is distinct from ${readerId}
      join jobs j on j.id = a.job_id join companies k on k.id = a.company_id
      left join users high on high.id = n.higher_id left join users low on low.id = n.lower_id
      where n.higher - n.lower > ${NOTABLE_DIFFERENCE}
      order by difference desc, a.id desc, n.between limit ${NOTABLE_SHOWN}`,
  );
