import { type SQL, sql } from 'drizzle-orm';
import type { ApplicationOutcome } from '#shared/applications/applications.values.ts';
import type { BoardFilters } from '#shared/board/board.contract.ts';
import { type BoardOrder, CARDS_AT_ONCE, FIRST_CARDS } from '#shared/board/board.values.ts';
import type { ExperienceLevel } from '#shared/jobs/jobs.values.ts';
import type { EducationLevel } from '#shared/reference/qualifications.values.ts';
import { scoreBounds } from '#shared/screening/score.ts';
import { NUMBER_PLACE } from '../applications/blind/blind.ts';
import type { Db } from '../db/database.ts';
import { idArray } from '../db/id-array.ts';
import { runPrepared } from '../db/prepared.ts';
import { fold } from '../kernel/fold.ts';

/** The filters that select cards. */
export type Wanted = Pick<
  BoardFilters,
  'job' | 'q' | 'score' | 'unscored' | 'days' | 'experience' | 'education' | 'late'
> & {
  companyId: number;
  order: BoardOrder;
  /** Only cards that arrived after this moment. */
  newSince: string | null;
  /** Columns under blind review: their cards are searched by the text shown on them. */
  hiddenGroups: readonly number[];
  /** The name shown on such a card, folded, with a placeholder for its number. */
  hiddenName: string;
};

export type CardRow = {
  id: number;
  groupId: number;
  rank: string;
  outcome: ApplicationOutcome;
  version: number;
  /** Timestamps as the database writes them, in UTC. */
  disputedAt: string | null;
  jobId: number;
  jobTitle: string;
  candidateId: number;
  name: string;
  username: string;
  photoFileId: number | null;
  isErased: boolean;
  profession: string | null;
  /** The profession without anything that identifies the candidate. */
  blindProfession: string | null;
  experienceLevel: ExperienceLevel | null;
  educationLevel: EducationLevel | null;
  resumeId: number | null;
  aiScore: number | null;
  managerScore: number | null;
  beingScored: boolean;
  scorePlace: number;
  appliedAt: string;
  stageSince: string;
  /** When the company last wrote to the candidate about this job. */
  toldAt: string | null;
  /** When they were promised an answer; null if they wait for none. */
  answerDueAt: string | null;
  /** When a message goes out to them by itself, and whether something keeps it from going. */
  plannedAt: string | null;
  plannedProblem: boolean | null;
  /** The next interview, or one for which no time is booked. */
  interviewState: 'asked' | 'none_suits' | 'booked' | null;
  interviewStartsAt: string | null;
  interviewEndsAt: string | null;
  /** The file that it was imported from, and when. */
  importedFrom: string | null;
  importedAt: string | null;
};

/** Converted to UTC whatever the database's time zone, so that a timestamp has its parts at fixed positions. */
const utc = (column: SQL) => sql`${column} at time zone 'UTC'`;

const CARD = sql`a.id::int, a.group_id::int as "groupId", a.rank, a.outcome, a.version,
  ${utc(sql`a.disputed_at`)} as "disputedAt", a.job_id::int as "jobId", j.title as "jobTitle",
  a.candidate_id::int as "candidateId", a.name, c.username, c.photo_file_id::int as "photoFileId",
  c.erased_at is not null as "isErased", a.profession, a.blind_profession as "blindProfession",
  a.experience_level as "experienceLevel",
  a.education_level as "educationLevel", a.resume_id::int as "resumeId", a.ai_score as "aiScore",
  a.manager_score as "managerScore", a.being_scored as "beingScored",
  a.score_place as "scorePlace", ${utc(sql`a.applied_at`)} as "appliedAt",
  ${utc(sql`a.stage_since`)} as "stageSince", ${utc(sql`said.created_at`)} as "toldAt",
  ${utc(sql`w.due_at`)} as "answerDueAt", ${utc(sql`p.due_at`)} as "plannedAt",
  p.problem is not null or (p.template_id is null and p.body is null) as "plannedProblem",
  meeting.state as "interviewState", case when meeting.state = 'booked' then ${utc(sql`meeting.starts_at`)} end
    as "interviewStartsAt",
  case when meeting.state = 'booked' then ${utc(sql`meeting.ends_at`)} end as "interviewEndsAt",
  brought.name as "importedFrom", ${utc(sql`brought.started_at`)} as "importedAt"`;
const PARTS = sql`join jobs j on j.id = a.job_id join candidates c on c.id = a.candidate_id
  left join conversations v on v.company_id = a.company_id and v.candidate_id = a.candidate_id and v.job_id = a.job_id
  left join messages said on said.id = v.company_wrote_id
  left join awaited_answers w on w.application_id = a.id
  left join planned_messages p on p.application_id = a.id and p.group_id = a.group_id
    and p.state in ('waiting', 'problem') and a.outcome <> 'withdrawn'
  left join lateral (
    select i.state, i.starts_at, i.ends_at from interviews i
    where i.application_id = a.id
      and (i.state in ('asked', 'none_suits') or (i.state = 'booked' and i.ends_at > now()))
    order by i.state <> 'booked', i.starts_at, i.id desc limit 1
  ) meeting on true
  left join imports brought on brought.id = a.import_id`;

/** Whoever waits for nothing comes last. */
const answerDue = sql`coalesce((select due_at from awaited_answers where application_id = a.id), 'infinity')`;

/**
 * Each order has an index, for the whole company and for one job, so that only the first cards of a column are read;
 * only the order by the promised answer, which another table holds, sorts a column.
 */
const ORDERS: Record<BoardOrder, SQL> = {
  score: sql`a.score_place, a.rank, a.id`,
  hand: sql`a.rank, a.id`,
  newest: sql`a.applied_at desc, a.id desc`,
  longest: sql`a.stage_since, a.id`,
  waiting: sql`${answerDue}, a.id`,
};

/** A card's position in its order. The next page starts after it. */
export type Mark = readonly (string | number)[];
const isId = (value: unknown) => Number.isSafeInteger(value);
const isRank = (value: unknown) => typeof value === 'string' && /^[0-9A-Za-z]{1,100}$/.test(value);
/**
 * Accepts timestamps as the database writes them, with an existing date: for any other the database raises an error.
 */
function isMoment(value: unknown): boolean {
  if (typeof value !== 'string' || !/^[1-9]\d{3}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,3})?$/.test(value)) return false;
  const moment = new Date(`${value.replace(' ', 'T')}Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(value.slice(0, 10));
}
const NEVER = 'infinity';
const MARKS: Record<BoardOrder, { of: (row: CardRow) => Mark; parts: readonly ((value: unknown) => boolean)[] }> = {
  score: {
    of: ({ scorePlace, rank, id }) => [scorePlace, rank, id],
    parts: [(value) => isId(value) && Number(value) >= 0 && Number(value) <= 302, isRank, isId],
  },
  hand: { of: ({ rank, id }) => [rank, id], parts: [isRank, isId] },
  newest: { of: ({ appliedAt, id }) => [appliedAt, id], parts: [isMoment, isId] },
  longest: { of: ({ stageSince, id }) => [stageSince, id], parts: [isMoment, isId] },
  waiting: {
    of: ({ answerDueAt, id }) => [answerDueAt ?? NEVER, id],
    parts: [(value) => value === NEVER || isMoment(value), isId],
  },
};

export const markOf = (order: BoardOrder, row: CardRow): Mark => MARKS[order].of(row);
export function isMark(order: BoardOrder, value: unknown): value is Mark {
  const { parts } = MARKS[order];
  return Array.isArray(value) && value.length === parts.length && parts.every((isPart, at) => isPart(value[at]));
}

function behind(order: BoardOrder, [first, second, third]: Mark): SQL {
  switch (order) {
    case 'score':
      return sql`(a.score_place, a.rank, a.id) > (${first}::int, ${second}::text, ${third}::bigint)`;
    case 'hand':
      return sql`(a.rank, a.id) > (${first}::text, ${second}::bigint)`;
    case 'newest':
      return sql`(a.applied_at, a.id) < (${first}::timestamp at time zone 'UTC', ${second}::bigint)`;
    case 'longest':
      return sql`(a.stage_since, a.id) > (${first}::timestamp at time zone 'UTC', ${second}::bigint)`;
    case 'waiting':
      return sql`(${answerDue}, a.id) > (${first}::timestamp at time zone 'UTC', ${second}::bigint)`;
  }
}

const all = (conditions: (SQL | false | undefined | null)[]) =>
  sql.join(conditions.filter(Boolean) as SQL[], sql` and `);
const list = (values: readonly (string | number)[]) =>
  sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  );

function scored({ score = [], unscored }: Wanted): SQL | null {
  const ranges = score.map((category) => {
    const { from, to } = scoreBounds(category);
    return sql`coalesce(a.manager_score, a.ai_score) between ${from} and ${to}`;
  });
  if (unscored) ranges.push(sql`a.manager_score is null and a.ai_score is null`);
  return ranges.length > 0 ? sql`(${sql.join(ranges, sql` or `)})` : null;
}

function named({ q, hiddenGroups, hiddenName }: Wanted): SQL | null {
  if (!q) return null;
  const text = fold(q);
  const isFound = (name: SQL, skills: SQL) =>
    sql`(position(${text} in ${name}) > 0 or position(${text} in ${skills}) > 0)`;
  const inWhole = isFound(sql`a.search_name`, sql`a.search_skills`);
  if (hiddenGroups.length === 0) return inWhole;
  const shownName = sql`replace(${hiddenName}::text, ${NUMBER_PLACE}, a.id::text)`;
  return sql`case when a.group_id in (${list(hiddenGroups)})
    then ${isFound(shownName, sql`coalesce(a.blind_skills, '')`)} else ${inWhole} end`;
}

/** The filters other than company and job, which the indexes cover. */
function narrowed(wanted: Wanted): SQL {
  const { newSince, days, experience, education, late } = wanted;
  return all([
    sql`true`,
    named(wanted),
    scored(wanted),
    late && sql`exists (select from awaited_answers where application_id = a.id and due_at < now())`,
    newSince !== null && sql`a.applied_at > ${newSince}::timestamptz`,
    days !== undefined && sql`a.stage_since <= now() - make_interval(days => ${days}::int)`,
    experience && sql`a.experience_level in (${list(experience)})`,
    education && sql`a.education_level in (${list(education)})`,
  ]);
}

/** Filters by job if one is given, because that index is smaller. */
const ofColumn = ({ job, companyId }: Wanted, groupId: SQL) =>
  job === undefined
    ? sql`a.company_id = ${companyId} and a.group_id = ${groupId}`
    : sql`a.job_id = ${job} and a.company_id = ${companyId} and a.group_id = ${groupId}`;

const rowsOf = async <Row>(db: Db, query: SQL) => ((await db.execute(query)) as unknown as { rows: Row[] }).rows;

/**
 * One row more than is shown is fetched, to see whether there are more. The limit is inlined as a literal, so that the
 * planner knows it.
 */
const oneMoreThan = (count: number) => sql.raw(String(count + 1));

/**
 * Requests without filters use only a few statements, and every opening of a board runs them, so these are prepared.
 */
function run<Row extends object>(db: Db, wanted: Wanted, name: string, query: SQL): Promise<Row[]> {
  const { job, q, score, unscored, days, experience, education, late, newSince } = wanted;
  const isFiltered = [q, score, unscored, days, experience, education, late, newSince ?? undefined].some(Boolean);
  return isFiltered ? rowsOf(db, query) : runPrepared(db, job === undefined ? name : `${name}_of_job`, query);
}

/** The first cards of every column, with one extra card where there are more. */
export const firstCardsQuery = (wanted: Wanted): SQL =>
  sql`select ${CARD} from application_groups g
      cross join lateral (
        select * from applications a
        where ${ofColumn(wanted, sql`g.id`)} and ${narrowed(wanted)}
        order by ${ORDERS[wanted.order]} limit ${oneMoreThan(FIRST_CARDS)}
      ) a ${PARTS}
      where g.company_id = ${wanted.companyId}
      order by g.position, ${ORDERS[wanted.order]}`;

export const listFirstCards = (db: Db, wanted: Wanted): Promise<CardRow[]> =>
  run(db, wanted, `first_cards_${wanted.order}`, firstCardsQuery(wanted));

/** The next cards of a column, with one extra card if there are more. */
export const columnQuery = (wanted: Wanted, groupId: number, after: Mark | null): SQL =>
  sql`select ${CARD} from applications a ${PARTS}
      where ${ofColumn(wanted, sql`${groupId}`)} and ${narrowed(wanted)} and ${after ? behind(wanted.order, after) : sql`true`}
      order by ${ORDERS[wanted.order]} limit ${oneMoreThan(CARDS_AT_ONCE)}`;

export const listCards = (db: Db, ...column: Parameters<typeof columnQuery>): Promise<CardRow[]> =>
  rowsOf(db, columnQuery(...column));

export function listCardsOfCompany(db: Db, companyId: number, ids: readonly number[]): Promise<CardRow[]> {
  return runPrepared(
    db,
    'cards_of_company',
    sql`select ${CARD} from applications a ${PARTS} where a.id = any(${idArray(ids)}) and a.company_id = ${companyId}`,
  );
}

/** The cards with these ids that match the filters. */
export function listCardsById(db: Db, wanted: Wanted, ids: readonly number[]): Promise<CardRow[]> {
  return run(
    db,
    wanted,
    'cards_by_id',
    sql`select ${CARD} from applications a ${PARTS}
      where a.id = any(${idArray(ids)}) and a.company_id = ${wanted.companyId}
        and ${wanted.job === undefined ? sql`true` : sql`a.job_id = ${wanted.job}`} and ${narrowed(wanted)}`,
  );
}

export type JobCount = { groupId: number; jobId: number; title: string; count: number; shown: number };

/** How many cards each job has in each column, and how many of them match the filters. */
export function countCards(db: Db, wanted: Wanted): Promise<JobCount[]> {
  return run(
    db,
    wanted,
    'count_cards',
    sql`select c.*, j.title from (
        select a.group_id::int as "groupId", a.job_id::int as "jobId", count(*)::int as count,
          (count(*) filter (where ${narrowed(wanted)}))::int as shown
        from applications a where a.company_id = ${wanted.companyId}
        group by a.group_id, a.job_id
      ) c join jobs j on j.id = c."jobId"`,
  );
}

/** The number of cards in one column. */
export async function countColumn(db: Db, wanted: Wanted, groupId: number): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(
    db,
    sql`select count(*)::int as count from applications a
      where ${ofColumn(wanted, sql`${groupId}`)} and ${narrowed(wanted)}`,
  );
  return row?.count ?? 0;
}
