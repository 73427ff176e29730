import { type SQL, sql } from 'drizzle-orm';
import type { CancelledBy, GoodTime, InterviewKind, InterviewState } from '#shared/interviews/interviews.values.ts';
import type { Db } from '../../db/database.ts';
import { idArray } from '../../db/id-array.ts';
import { runPrepared } from '../../db/prepared.ts';
import { iso } from '../interviews.store.ts';
import type { Seen } from '../interviews-seen.ts';

export type InterviewRow = {
  id: number;
  applicationId: number;
  jobId: number;
  job: string;
  candidate: string;
  groupId: number;
  photoFileId: number | null;
  isErased: boolean;
  roundId: number;
  kind: InterviewKind;
  minutes: number;
  place: string;
  instructions: string;
  zone: string;
  state: InterviewState;
  startsAt: string | null;
  movedFrom: string | null;
  candidateZone: string | null;
  chooseUntil: string | null;
  askedAt: string;
  answeredAt: string | null;
  cancelledBy: CancelledBy | null;
  word: string;
  goodTimes: GoodTime[];
  isFeedbackDue: boolean;
};

const ROW = sql`i.id::int, i.application_id::int as "applicationId", j.id::int as "jobId", j.title as job,
  a.name as candidate, a.group_id::int as "groupId", c.photo_file_id::int as "photoFileId",
  c.erased_at is not null as "isErased", i.round_id::int as "roundId", r.kind, r.minutes, r.place, r.instructions,
  r.time_zone as zone, i.state, ${iso(sql`i.starts_at`)} as "startsAt", ${iso(sql`i.moved_from`)} as "movedFrom",
  i.candidate_zone as "candidateZone", ${iso(sql`r.choose_until`)} as "chooseUntil",
  ${iso(sql`i.asked_at`)} as "askedAt", ${iso(sql`i.answered_at`)} as "answeredAt", i.cancelled_by as "cancelledBy",
  i.word, i.good_times as "goodTimes",
  i.judged_at is null and i.state in ('booked', 'held') and i.ends_at < now() as "isFeedbackDue"`;
const PARTS = sql`join interview_rounds r on r.id = i.round_id join applications a on a.id = i.application_id
  join candidates c on c.id = a.candidate_id join jobs j on j.id = r.job_id`;

/** How many interviews, or people, each list of the page shows at most. */
const MOST = { week: 500, open: 200, due: 100, toPlan: 50, ahead: 5 } as const;

export type Wanted = Seen & { jobId?: number | undefined };

const narrowed = ({ jobId, heldBy }: Omit<Wanted, 'companyId'>) =>
  sql`${jobId === undefined ? sql`` : sql`and r.job_id = ${jobId}`} ${
    heldBy === undefined
      ? sql``
      : sql`and exists (select from interview_round_people p where p.round_id = r.id and p.user_id = ${heldBy})`
  }`;
/** A name for each combination of filters, because a prepared statement's name must always mean the same text. */
const nameOf = (name: string, { jobId, heldBy }: Omit<Wanted, 'companyId'>) =>
  [name, jobId !== undefined && 'of_job', heldBy !== undefined && 'mine'].filter(Boolean).join('_');
const most = (count: number) => sql.raw(String(count));

/** The wanted interviews that meet a condition. `end` holds the order and the limit. */
function listRows(db: Db, name: string, wanted: Wanted, condition: SQL, end = sql``): Promise<InterviewRow[]> {
  return runPrepared(
    db,
    nameOf(name, wanted),
    sql`select ${ROW} from interviews i ${PARTS}
      where i.company_id = ${wanted.companyId} and ${condition} ${narrowed(wanted)} ${end}`,
  );
}

/** The interviews that begin within a span, in the order of their times. */
export const listWithin = (db: Db, wanted: Wanted, { from, to }: { from: string; to: string }) =>
  listRows(
    db,
    'interviews_within',
    wanted,
    sql`i.starts_at >= ${from}::timestamptz and i.starts_at < ${to}::timestamptz`,
    sql`order by i.starts_at, i.id limit ${most(MOST.week)}`,
  );

/** Those that begin or go on within seven days. */
export const listAhead = (db: Db, companyId: number) =>
  listRows(
    db,
    'interviews_ahead',
    { companyId },
    sql`i.state = 'booked' and i.ends_at > now() and i.starts_at > now() - interval '1 day'
      and i.starts_at < now() + interval '7 days'`,
    sql`order by i.starts_at, i.id limit ${most(MOST.ahead)}`,
  );

export type Waiting = { own_due: number; unanswered: number; none_suits: number };

/** How many wait for the reader's scorecard, for an answer of the candidate, or for other times. */
export async function countWaiting(db: Db, { companyId, userId }: { companyId: number; userId: number }) {
  const [row] = await runPrepared<Waiting>(
    db,
    'interviews_waiting',
    sql`select
        (select count(*)::int from interviews i
          join interview_round_people p on p.round_id = i.round_id and p.user_id = ${userId}
          where i.company_id = ${companyId} and i.judged_at is null and i.state in ('booked', 'held')
            and i.ends_at < now() and not exists (select from interview_scorecards s
              where s.interview_id = i.id and s.user_id = p.user_id and s.handed_in_at is not null)) as own_due,
        count(*) filter (where i.state = 'asked')::int as unanswered,
        count(*) filter (where i.state = 'none_suits')::int as none_suits
      from interviews i where i.company_id = ${companyId} and i.state in ('asked', 'none_suits')`,
  );
  return row ?? { own_due: 0, unanswered: 0, none_suits: 0 };
}

/** Those that nobody has answered yet, and those for which no time suits. The ones that were asked first come first. */
export const listOpen = (db: Db, wanted: Wanted) =>
  listRows(
    db,
    'interviews_open',
    wanted,
    sql`i.state in ('asked', 'none_suits')`,
    sql`order by i.asked_at, i.id limit ${most(MOST.open)}`,
  );

/** Those that are over while scorecards are missing. */
export const listDue = (db: Db, wanted: Wanted) =>
  listRows(
    db,
    'interviews_due',
    wanted,
    sql`i.judged_at is null and i.state in ('booked', 'held') and i.ends_at < now()
      and exists (select from interview_round_people p where p.round_id = i.round_id)`,
    sql`order by i.ends_at, i.id limit ${most(MOST.due)}`,
  );

export const listByIds = (db: Db, seen: Seen, ids: readonly number[]) =>
  listRows(db, 'interviews_by_id', seen, sql`i.id = any(${idArray(ids)})`);

/** The next one first, then those without a time, then the others from the latest to the earliest. */
export const listOfApplication = (db: Db, seen: Seen, applicationId: number) =>
  listRows(
    db,
    'interviews_of_application',
    seen,
    sql`i.application_id = ${applicationId}`,
    sql`order by case when i.state = 'booked' and i.ends_at > now() then 0
          when i.state in ('asked', 'none_suits') then 1 else 2 end,
        case when i.state = 'booked' and i.ends_at > now() then i.starts_at end, i.starts_at desc nulls last, i.id desc`,
  );

export type PersonRow = { roundId: number; id: number; name: string };

export function listPeople(db: Db, roundIds: readonly number[]): Promise<PersonRow[]> {
  return runPrepared(
    db,
    'interview_people',
    sql`select p.round_id::int as "roundId", u.id::int, u.name
      from interview_round_people p join users u on u.id = p.user_id
      where p.round_id = any(${idArray(roundIds)}) order by p.round_id, u.id`,
  );
}

export function listHandedIn(db: Db, interviewIds: readonly number[]): Promise<{ id: number; userId: number }[]> {
  return runPrepared(
    db,
    'interview_handed_in',
    sql`select interview_id::int as id, user_id::int as "userId" from interview_scorecards
      where interview_id = any(${idArray(interviewIds)}) and handed_in_at is not null and user_id is not null`,
  );
}

/** How many times can still be chosen in each round. */
export function countOffered(db: Db, roundIds: readonly number[]): Promise<{ roundId: number; count: number }[]> {
  return runPrepared(
    db,
    'interview_times_offered',
    sql`select round_id::int as "roundId", count(*)::int as count from interview_slots
      where round_id = any(${idArray(roundIds)}) and taken_by is null and not is_withdrawn and starts_at > now()
      group by round_id`,
  );
}

export async function listOfferedTimes(db: Db, roundId: number): Promise<string[]> {
  const rows = await runPrepared<{ at: string }>(
    db,
    'interview_offered_times',
    sql`select ${iso(sql`starts_at`)} as at from interview_slots
      where round_id = ${roundId} and taken_by is null and not is_withdrawn and starts_at > now() order by starts_at`,
  );
  return rows.map(({ at }) => at);
}

export type ToPlanRow = {
  applicationId: number;
  candidate: string;
  groupId: number;
  photoFileId: number | null;
  jobId: number;
  job: string;
  since: string;
};

/** Applicants in a column for interviews who never had one; those who have been there longest come first. */
export function listToPlan(db: Db, { companyId, jobId }: Wanted): Promise<ToPlanRow[]> {
  return runPrepared(
    db,
    jobId === undefined ? 'interviews_to_plan' : 'interviews_to_plan_of_job',
    sql`select a.id::int as "applicationId", a.name as candidate, a.group_id::int as "groupId",
        c.photo_file_id::int as "photoFileId", j.id::int as "jobId", j.title as job, ${iso(sql`a.stage_since`)} as since
      from application_groups g
      cross join lateral (
        select * from applications a
        where a.company_id = ${companyId} and a.group_id = g.id and a.outcome not in ('withdrawn', 'failed')
          ${jobId === undefined ? sql`` : sql`and a.job_id = ${jobId}`}
          and not exists (select from interviews i where i.application_id = a.id)
        order by a.stage_since, a.id limit ${most(MOST.toPlan)}
      ) a
      join jobs j on j.id = a.job_id join candidates c on c.id = a.candidate_id and c.erased_at is null
      where g.company_id = ${companyId} and g.public_stage = 'interview'
      order by a.stage_since, a.id limit ${most(MOST.toPlan)}`,
  );
}

/** The jobs that have interviews. */
export function listJobs(db: Db, { companyId, heldBy }: Seen): Promise<{ id: number; title: string }[]> {
  return runPrepared(
    db,
    nameOf('jobs_with_interviews', { heldBy }),
    sql`select j.id::int, j.title from jobs j
      where j.company_id = ${companyId}
        and exists (select from interview_rounds r where r.job_id = j.id ${narrowed({ heldBy })})
      order by j.title, j.id`,
  );
}
