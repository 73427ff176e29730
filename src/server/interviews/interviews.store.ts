import { type SQL, sql } from 'drizzle-orm';
import type { CancelledBy, InterviewKind, InterviewState } from '#shared/interviews/interviews.values.ts';
import type { Locale } from '#shared/kernel/languages.ts';
import type { Db } from '../db/database.ts';
import { idArray } from '../db/id-array.ts';
import { runPrepared } from '../db/prepared.ts';
import type { Seen } from './interviews-seen.ts';

const rowsOf = async <Row>(db: Db, query: SQL) => ((await db.execute(query)) as unknown as { rows: Row[] }).rows;

/** Writes a time as the contract does, whatever the time zone of the database is. */
export const iso = (time: SQL) => sql`to_char(${time} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Everything that is needed to tell people of an interview, and to decide what may become of it. */
export type InterviewFacts = {
  id: number;
  createdAt: string;
  roundId: number;
  companyId: number;
  jobId: number;
  applicationId: number;
  state: InterviewState;
  /** The application was withdrawn, refused or closed, or the person is hired. */
  isEnded: boolean;
  startsAt: string | null;
  endsAt: string | null;
  movedFrom: string | null;
  moves: number;
  sequence: number;
  cancelledBy: CancelledBy | null;
  word: string;
  candidateZone: string | null;
  kind: InterviewKind;
  minutes: number;
  place: string;
  instructions: string;
  timeZone: string;
  chooseUntil: string | null;
  movesAllowed: number;
  moveUntilHours: number;
  dayReminderFor: string | null;
  hourReminderFor: string | null;
  /** The column of the application, which decides whether blind review hides the candidate. */
  groupId: number;
  job: string;
  company: string;
  /** The company's own address, if it gave one. */
  companyEmail: string | null;
  /** Null once they are erased. */
  candidate: string | null;
  /** Whoever planned it; once they have left the company or are an interviewer, its first owner. They sign messages. */
  author: { id: number; name: string };
  /** Times that can still be chosen. */
  times: number;
};

/** An application for which nobody waits any more, as `stateOf` says it. */
export const HAS_ENDED = sql`(a.outcome in ('withdrawn', 'failed') or g.public_stage in ('hired', 'closed'))`;

const FACTS = sql`i.id::int, ${iso(sql`i.created_at`)} as "createdAt", r.id::int as "roundId", i.company_id::int as "companyId", r.job_id::int as "jobId",
  i.application_id::int as "applicationId", i.state, ${iso(sql`i.starts_at`)} as "startsAt",
  ${iso(sql`i.ends_at`)} as "endsAt", ${iso(sql`i.moved_from`)} as "movedFrom", i.moves, i.sequence,
  i.cancelled_by as "cancelledBy", i.word, i.candidate_zone as "candidateZone", r.kind, r.minutes, r.place,
  r.instructions, r.time_zone as "timeZone", ${iso(sql`r.choose_until`)} as "chooseUntil",
  r.moves_allowed as "movesAllowed", r.move_until_hours as "moveUntilHours",
  ${iso(sql`i.day_reminder_for`)} as "dayReminderFor", ${iso(sql`i.hour_reminder_for`)} as "hourReminderFor",
  a.group_id::int as "groupId",
  ${HAS_ENDED} as "isEnded", j.title as job, f.name as company, f.email as "companyEmail",
  case when c.erased_at is null then a.name end as candidate,
  (select json_build_object('id', u.id, 'name', u.name) from company_members m join users u on u.id = m.user_id
    where m.company_id = i.company_id and (m.role = 'owner' or m.user_id = r.planned_by and m.role <> 'interviewer')
    order by m.user_id = r.planned_by desc nulls last, m.user_id limit 1) as author,
  (select count(*)::int from interview_slots s
    where s.round_id = r.id and s.taken_by is null and not s.is_withdrawn and s.starts_at > now()) as times`;
const PARTS = sql`interviews i
  join interview_rounds r on r.id = i.round_id
  join applications a on a.id = i.application_id
  join application_groups g on g.id = a.group_id
  join candidates c on c.id = a.candidate_id
  join jobs j on j.id = r.job_id
  join companies f on f.id = i.company_id`;

export async function findFacts(db: Db, id: number): Promise<InterviewFacts | undefined> {
  const facts = sql`select ${FACTS} from ${PARTS} where i.id = ${id}`;
  const [row] = await runPrepared<InterviewFacts>(db, 'interview_facts', facts);
  return row;
}

/**
 * Locks an interview, so that it is not booked, moved and cancelled at once. Callers lock its application first. The job
 * is locked too, because closing it locks it before its interviews: else the two could wait for each other.
 */
export async function lockFacts(db: Db, id: number): Promise<InterviewFacts | undefined> {
  await db.execute(sql`select from jobs where id = (select r.job_id from interviews i
    join interview_rounds r on r.id = i.round_id where i.id = ${id}) for key share`);
  await db.execute(sql`select from interviews where id = ${id} for update`);
  return findFacts(db, id);
}

/** The application of an interview, if the member sees the interview. Callers lock it before the interview. */
export async function findOwn(db: Db, { companyId, heldBy }: Seen, id: number) {
  const [row] = await rowsOf<{ applicationId: number }>(
    db,
    sql`select application_id::int as "applicationId" from interviews i
      where id = ${id} and company_id = ${companyId} ${
        heldBy === undefined
          ? sql``
          : sql`and exists (select from interview_round_people p where p.round_id = i.round_id and p.user_id = ${heldBy})`
      }`,
  );
  return row;
}

/** Which of these applications somebody interviews. */
export async function listInterviewedBy(db: Db, userId: number, applicationIds: readonly number[]): Promise<number[]> {
  const rows = await rowsOf<{ id: number }>(
    db,
    sql`select distinct i.application_id::int as id from interviews i
      join interview_round_people p on p.round_id = i.round_id
      where p.user_id = ${userId} and i.application_id = any(${idArray(applicationIds)})`,
  );
  return rows.map(({ id }) => id);
}

export type Holding = { interviewId: number; userId: number };

/** The interviewers with the role interviewer, who see nothing else of the company. */
export function listHoldings(db: Db, interviewIds: readonly number[]): Promise<Holding[]> {
  return rowsOf(
    db,
    sql`select i.id::int as "interviewId", m.user_id::int as "userId" from interviews i
      join interview_round_people p on p.round_id = i.round_id
      join company_members m on m.user_id = p.user_id and m.company_id = i.company_id and m.role = 'interviewer'
      where i.id = any(${idArray(interviewIds)})`,
  );
}

export type InterviewerRow = {
  id: number;
  name: string;
  email: string | null;
  locale: Locale | null;
  missing: boolean;
};

/** The interviewers of an interview who are still in the team, and whether their scorecard is missing. */
export function listInterviewers(db: Db, interviewId: number): Promise<InterviewerRow[]> {
  return runPrepared(
    db,
    'interviewers',
    sql`select u.id::int, u.name, case when u.blocked_at is null then u.email end as email, u.locale,
        not exists (select from interview_scorecards s
          where s.interview_id = i.id and s.user_id = u.id and s.handed_in_at is not null) as missing
      from interviews i join interview_round_people p on p.round_id = i.round_id join users u on u.id = p.user_id
      join company_members m on m.user_id = u.id and m.company_id = i.company_id
      where i.id = ${interviewId} order by u.id`,
  );
}

/** Somebody who has left the team, and is no interviewer any more; empty if they were erased. */
export function findFormerMember(db: Db, userId: number): Promise<InterviewerRow[]> {
  return rowsOf(
    db,
    sql`select id::int, name, case when blocked_at is null then email end as email, locale, false as missing
      from users where id = ${userId} and erased_at is null`,
  );
}

export async function insertLink(db: Db, interviewId: number, tokenHash: Buffer): Promise<void> {
  await db.execute(sql`insert into interview_links (token_hash, interview_id) values (${tokenHash}, ${interviewId})`);
}

/** Calendars accept a change of an event only if its SEQUENCE has grown. */
export async function countChange(db: Db, id: number): Promise<void> {
  await db.execute(sql`update interviews set sequence = sequence + 1 where id = ${id}`);
}

/**
 * Interviewers are locked in the order of their ids while a time is booked, so that two rounds never book the same
 * hour of one of them.
 */
export async function lockInterviewers(db: Db, userIds: readonly number[]): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended('interviewer', one.id))
    from (select unnest(${idArray(userIds)}) as id order by 1) one`);
}

export async function lockInterviewersOf(db: Db, interviewId: number): Promise<number[]> {
  const userIds = (await listInterviewers(db, interviewId)).map(({ id }) => id);
  await lockInterviewers(db, userIds);
  return userIds;
}

type Span = { userIds: readonly number[]; from: string; to: string; exceptId: number | null };

/** The first interviewer who has another interview at that time. */
export async function findClash(db: Db, { userIds, from, to, exceptId }: Span): Promise<{ name: string } | undefined> {
  const [row] = await rowsOf<{ name: string }>(
    db,
    sql`select u.name from interview_round_people p
      join interviews i on i.round_id = p.round_id and i.state in ('booked', 'held')
        and i.starts_at < ${to}::timestamptz and i.ends_at > ${from}::timestamptz
        and i.id is distinct from ${exceptId}::bigint
      join users u on u.id = p.user_id
      where p.user_id = any(${idArray(userIds)}) order by u.id limit 1`,
  );
  return row;
}

type Booking = { id: number; startsAt: string; minutes: number; byCandidate: boolean; zone: string | null };

/** Gives a booked interview another time, or its first time to one that the candidate was only asked to choose for. */
export async function writeBooking(db: Db, { id, startsAt, minutes, byCandidate, zone }: Booking): Promise<void> {
  await db.execute(sql`update interviews set
      moved_from = case when state = 'booked' then starts_at end,
      moves = moves + case when state = 'booked' and ${byCandidate} then 1 else 0 end,
      state = 'booked', starts_at = ${startsAt}::timestamptz,
      ends_at = ${startsAt}::timestamptz + make_interval(mins => ${minutes}::int),
      candidate_zone = coalesce(${zone}::text, candidate_zone), answered_at = now(), word = '', good_times = '[]'
    where id = ${id}`);
}

/** The time that an interview had is free again for others of its round, unless the company has no time then. */
export async function freeSlot(db: Db, interviewId: number, { isWithdrawn }: { isWithdrawn: boolean }): Promise<void> {
  await db.execute(sql`update interview_slots set taken_by = null, is_withdrawn = is_withdrawn or ${isWithdrawn}
    where taken_by = ${interviewId}`);
}

export async function writeCancellation(
  db: Db,
  { id, by, word }: { id: number; by: CancelledBy | null; word: string },
): Promise<void> {
  await db.execute(sql`update interviews set state = 'cancelled', cancelled_by = ${by}::text, word = ${word},
    answered_at = case when ${by}::text = 'candidate' then now() else answered_at end where id = ${id}`);
}

export async function writeState(db: Db, id: number, state: InterviewState): Promise<void> {
  await db.execute(sql`update interviews set state = ${state} where id = ${id}`);
}

/**
 * Notes whether all scorecards of these interviews are in. Nobody waits for those of people who have left the team, and an
 * interview without interviewers waits for none.
 */
export async function computeJudged(db: Db, interviewIds: readonly number[]): Promise<void> {
  await db.execute(sql`update interviews i set judged_at = case when exists (
      select from interview_round_people p
      join company_members m on m.user_id = p.user_id and m.company_id = i.company_id
      where p.round_id = i.round_id and not exists (
        select from interview_scorecards s
        where s.interview_id = i.id and s.user_id = p.user_id and s.handed_in_at is not null)
    ) then null else coalesce(i.judged_at, now()) end
    where i.id = any(${idArray(interviewIds)})`);
}
