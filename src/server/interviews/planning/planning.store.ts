import { type SQL, sql } from 'drizzle-orm';
import type { ApplicationOutcome } from '#shared/applications/applications.values.ts';
import type { PublicStage } from '#shared/applications/public-stages.ts';
import type { InterviewKind } from '#shared/interviews/interviews.values.ts';
import type { Busy } from '#shared/interviews/warnings.ts';
import type { Locale } from '#shared/kernel/languages.ts';
import type { Db } from '../../db/database.ts';
import { idArray } from '../../db/id-array.ts';
import { iso } from '../interviews.store.ts';

const rowsOf = async <Row>(db: Db, query: SQL) => ((await db.execute(query)) as unknown as { rows: Row[] }).rows;

export type Member = { id: number; name: string; hasCalendar: boolean; calendarProblem: string | null };

/** The team, by name, with what is known of each one's own calendar. */
export function listMembers(db: Db, companyId: number): Promise<Member[]> {
  return rowsOf(
    db,
    sql`select u.id::int, u.name, c.busy_url is not null as "hasCalendar", c.busy_problem as "calendarProblem"
      from company_members m join users u on u.id = m.user_id
      left join interview_calendars c on c.user_id = u.id
      where m.company_id = ${companyId} order by u.name, u.id`,
  );
}

export type Applicant = {
  id: number;
  jobId: number;
  outcome: ApplicationOutcome;
  stage: PublicStage;
  isErased: boolean;
  /** The interview to which they were invited and that is not over; null if there is none. */
  openId: number | null;
  /** The interview for which they said that no time suits; null if there is none. */
  unsuitedId: number | null;
};

/**
 * The applicants of a company among these, locked in the order of their ids, so that nobody is invited twice at once or
 * withdraws meanwhile. Their jobs come before their interviews, as when a job is closed.
 */
export async function lockApplicants(db: Db, companyId: number, ids: readonly number[]): Promise<Applicant[]> {
  await db.execute(sql`select from applications where id = any(${idArray(ids)}) and company_id = ${companyId}
    order by id for no key update`);
  await db.execute(sql`select from jobs where id in (select job_id from applications
    where id = any(${idArray(ids)}) and company_id = ${companyId}) order by id for key share`);
  await db.execute(sql`select from interviews where application_id = any(${idArray(ids)}) and company_id = ${companyId}
    and state in ('asked', 'none_suits', 'booked') order by id for update`);
  return rowsOf(
    db,
    sql`select a.id::int, a.job_id::int as "jobId", a.outcome, g.public_stage as stage,
        c.erased_at is not null as "isErased",
        (select i.id::int from interviews i where i.application_id = a.id
          and (i.state = 'asked' or (i.state = 'booked' and i.ends_at > now())) limit 1) as "openId",
        (select i.id::int from interviews i where i.application_id = a.id and i.state = 'none_suits' limit 1)
          as "unsuitedId"
      from applications a join application_groups g on g.id = a.group_id join candidates c on c.id = a.candidate_id
      where a.id = any(${idArray(ids)}) and a.company_id = ${companyId} order by a.id`,
  );
}

export async function isOwnKit(db: Db, companyId: number, jobId: number, kitId: number): Promise<boolean> {
  const found = await rowsOf(
    db,
    sql`select from interview_kits where id = ${kitId} and company_id = ${companyId}
      and (job_id is null or job_id = ${jobId})`,
  );
  return found.length > 0;
}

export async function findCountry(db: Db, jobId: number): Promise<string | null> {
  const [row] = await rowsOf<{ country: string | null }>(
    db,
    sql`select country_code as country from jobs where id = ${jobId}`,
  );
  return row?.country ?? null;
}

type Round = {
  companyId: number;
  jobId: number;
  clientId: string;
  kind: InterviewKind;
  minutes: number;
  place: string;
  instructions: string;
  zone: string;
  chooseUntil: string | null;
  movesAllowed: number;
  moveUntilHours: number;
  kitId: number | null;
  plannedBy: number;
};

/** Undefined if the same request has stored it before. */
export async function insertRound(db: Db, round: Round): Promise<number | undefined> {
  const { companyId, jobId, clientId, kind, minutes, place, instructions, zone } = round;
  const [row] = await rowsOf<{ id: number }>(
    db,
    sql`insert into interview_rounds (company_id, job_id, client_id, kind, minutes, place, instructions, time_zone,
        choose_until, moves_allowed, move_until_hours, kit_id, planned_by)
      values (${companyId}, ${jobId}, ${clientId}, ${kind}, ${minutes}, ${place}, ${instructions}, ${zone},
        ${round.chooseUntil}::timestamptz, ${round.movesAllowed}, ${round.moveUntilHours}, ${round.kitId},
        ${round.plannedBy})
      on conflict (company_id, client_id) do nothing returning id::int`,
  );
  return row?.id;
}

/** The applications that an earlier request with this client id has invited; undefined if there was no such request. */
export async function findPlanned(db: Db, companyId: number, clientId: string): Promise<number[] | undefined> {
  const [row] = await rowsOf<{ ids: number[] }>(
    db,
    sql`select (select coalesce(json_agg(i.application_id), '[]') from interviews i where i.round_id = r.id) as ids
      from interview_rounds r where r.company_id = ${companyId} and r.client_id = ${clientId}`,
  );
  return row?.ids;
}

export async function deleteRound(db: Db, id: number): Promise<void> {
  await db.execute(sql`delete from interview_rounds where id = ${id}`);
}

export async function insertPeople(db: Db, roundId: number, userIds: readonly number[]): Promise<void> {
  await db.execute(sql`insert into interview_round_people (round_id, user_id)
    select ${roundId}::bigint, unnest(${idArray(userIds)}) on conflict do nothing`);
}

export async function insertSlots(db: Db, roundId: number, starts: readonly string[]): Promise<void> {
  await db.execute(sql`insert into interview_slots (round_id, starts_at)
    select ${roundId}::bigint, unnest(${`{${starts.join(',')}}`}::timestamptz[])
    on conflict (round_id, starts_at) do update set is_withdrawn = false`);
}

/** With a time the interview is booked; without one the candidate is asked to choose. */
export async function insertInterview(
  db: Db,
  one: { roundId: number; companyId: number; applicationId: number; minutes: number; startsAt: string | null },
): Promise<number> {
  const { roundId, companyId, applicationId, minutes, startsAt } = one;
  const [row] = await rowsOf<{ id: number }>(
    db,
    sql`insert into interviews (round_id, company_id, application_id, state, starts_at, ends_at, answered_at)
      values (${roundId}, ${companyId}, ${applicationId}, ${startsAt === null ? 'asked' : 'booked'},
        ${startsAt}::timestamptz, ${startsAt}::timestamptz + make_interval(mins => ${minutes}::int),
        case when ${startsAt}::timestamptz is null then null else now() end)
      returning id::int`,
  );
  return (row as { id: number }).id;
}

/** A time that the company itself gives to an interview. False if another interview of the round has it. */
export async function giveSlot(db: Db, roundId: number, interviewId: number, startsAt: string): Promise<boolean> {
  const given = await rowsOf(
    db,
    sql`insert into interview_slots as s (round_id, starts_at, taken_by)
      values (${roundId}, ${startsAt}::timestamptz, ${interviewId})
      on conflict (round_id, starts_at) do update set taken_by = excluded.taken_by, is_withdrawn = false
      where s.taken_by is null returning s.id`,
  );
  return given.length > 0;
}

export async function deleteInterview(db: Db, id: number): Promise<void> {
  await db.execute(sql`delete from interview_slots where taken_by = ${id}`);
  await db.execute(sql`delete from interviews where id = ${id}`);
}

/** Withdraws the times that nobody has chosen. They stay if another applicant of the round still chooses among them. */
export async function withdrawSlots(db: Db, roundId: number, exceptId: number): Promise<void> {
  await db.execute(sql`update interview_slots set is_withdrawn = true
    where round_id = ${roundId} and taken_by is null and not exists (
      select from interviews where round_id = ${roundId} and id <> ${exceptId} and state in ('asked', 'none_suits'))`);
}

export async function writeAsked(db: Db, id: number, roundId: number, chooseUntil: string | null): Promise<void> {
  await db.execute(sql`update interview_rounds set choose_until = ${chooseUntil}::timestamptz where id = ${roundId}`);
  await db.execute(sql`update interviews set state = 'asked', asked_at = now(), word = '', good_times = '[]'
    where id = ${id}`);
}

export type BusyRow = Busy & { applicationId: number | null; groupId: number | null };

/**
 * When these people have something else: interviews, and times of their own calendars. Interviews that somebody held for
 * another company before are without a name.
 */
export function listBusy(
  db: Db,
  companyId: number,
  userIds: readonly number[],
  { from, to }: { from: string; to: string },
): Promise<BusyRow[]> {
  return rowsOf(
    db,
    sql`select p.user_id::int, ${iso(sql`i.starts_at`)} as from, ${iso(sql`i.ends_at`)} as to, a.name as candidate,
        a.id::int as "applicationId", a.group_id::int as "groupId"
      from interview_round_people p join interviews i on i.round_id = p.round_id and i.state in ('booked', 'held')
        and i.starts_at < ${to}::timestamptz and i.ends_at > ${from}::timestamptz
      left join applications a on a.id = i.application_id and a.company_id = ${companyId}
      where p.user_id = any(${idArray(userIds)})
      union all
      select c.user_id::int, t->>'from', t->>'to', null, null, null
      from interview_calendars c cross join lateral jsonb_array_elements(c.busy_times) t
      where c.user_id = any(${idArray(userIds)})
        and (t->>'from')::timestamptz < ${to}::timestamptz and (t->>'to')::timestamptz > ${from}::timestamptz
      order by 1, 2`,
  );
}

export type ApplicantFacts = {
  jobId: number;
  job: string;
  country: string | null;
  locale: Locale | null;
  zone: string | null;
};

export async function findApplicant(db: Db, companyId: number, id: number): Promise<ApplicantFacts | undefined> {
  const [row] = await rowsOf<ApplicantFacts>(
    db,
    sql`select j.id::int as "jobId", j.title as job, j.country_code as country, coalesce(u.locale, a.locale) as locale,
        (select i.candidate_zone from interviews i join applications own on own.id = i.application_id
          where own.candidate_id = a.candidate_id and i.company_id = a.company_id and i.candidate_zone is not null
          order by i.id desc limit 1) as zone
      from applications a join jobs j on j.id = a.job_id join candidates c on c.id = a.candidate_id
      left join users u on u.id = c.user_id
      where a.id = ${id} and a.company_id = ${companyId}`,
  );
  return row;
}

export function listKits(db: Db, companyId: number, jobId: number) {
  return rowsOf<{ id: number; name: string; kind: InterviewKind | null }>(
    db,
    sql`select id::int, name, kind from interview_kits
      where company_id = ${companyId} and (job_id is null or job_id = ${jobId}) order by job_id nulls last, name, id`,
  );
}
