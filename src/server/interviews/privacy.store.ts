import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { idArray } from '../db/id-array.ts';
import {
  interviewCalendars,
  interviewLinks,
  interviewRoundPeople,
  interviewScorecards,
  interviews,
} from '../db/schema/interviews.ts';

const rowsOf = async <Row extends object>(db: Db, query: SQL) =>
  ((await db.execute(query)) as unknown as { rows: Row[] }).rows;

export const EXPORTED = [interviews, interviewRoundPeople, interviewScorecards, interviewCalendars];
export const ERASED = [interviews, interviewRoundPeople, interviewScorecards, interviewLinks, interviewCalendars];

type OfApplication = { applicationId: number };

/** The interviews of somebody's applications. */
export function readInterviews(db: Db, applicationIds: readonly number[]) {
  return rowsOf<OfApplication & { id: number }>(
    db,
    sql`select i.id::int, i.application_id::int as "applicationId", i.state, r.kind, r.minutes, r.place, r.instructions,
        i.starts_at as "startsAt", i.moved_from as "movedFrom", i.moves, i.cancelled_by as "cancelledBy", i.word,
        i.good_times as "goodTimes", i.candidate_zone as "timeZone", i.asked_at as "askedAt",
        i.answered_at as "answeredAt", i.created_at as "createdAt"
      from interviews i join interview_rounds r on r.id = i.round_id
      where i.application_id = any(${idArray(applicationIds)}) order by i.id`,
  );
}

/** The scorecards about somebody, which interviewers write for each other. */
export function readScorecardsAbout(db: Db, applicationIds: readonly number[]) {
  return rowsOf<OfApplication>(
    db,
    sql`select i.application_id::int as "applicationId", i.id::int as "interviewId", s.questions, s.criteria,
        s.recommendation, s.sentence, s.handed_in_at as "handedInAt"
      from interview_scorecards s join interviews i on i.id = s.interview_id
      where i.application_id = any(${idArray(applicationIds)}) order by s.id`,
  );
}

/** What somebody wrote as an interviewer. */
export function readScorecardsBy(db: Db, userId: number) {
  return rowsOf(
    db,
    sql`select interview_id::int as "interviewId", questions, criteria, recommendation, sentence,
        saved_at as "savedAt", handed_in_at as "handedInAt", requests, requested_at as "requestedAt"
      from interview_scorecards where user_id = ${userId} order by id`,
  );
}

/** The rounds in which somebody interviews. */
export function readHeldBy(db: Db, userId: number) {
  return rowsOf(
    db,
    sql`select r.id::int as round, r.kind, r.minutes, r.created_at as "plannedAt"
      from interview_round_people p join interview_rounds r on r.id = p.round_id
      where p.user_id = ${userId} order by r.id`,
  );
}

/** The secret address of the calendar is only kept as a hash, so it is left out. */
export function readCalendar(db: Db, userId: number) {
  return rowsOf(
    db,
    sql`select feed_made_at as "feedMadeAt", busy_url as "busyUrl", busy_times as "busyTimes",
        busy_read_at as "busyReadAt", busy_tried_at as "busyTriedAt", busy_problem as "busyProblem"
      from interview_calendars where user_id = ${userId}`,
  );
}

/** Deletes the interviews of erased people, with scorecards and links. */
export async function deleteOf(db: Db, candidateIds: readonly number[]): Promise<void> {
  await db.execute(sql`delete from interviews where application_id in (
    select id from applications where candidate_id = any(${idArray(candidateIds)}))`);
}

/** The scorecards that an erased person wrote stay with the team, without their author. */
export async function forgetInterviewer(db: Db, userId: number): Promise<void> {
  await db.execute(sql`update interview_scorecards set user_id = null where user_id = ${userId}`);
  await db.execute(sql`delete from interview_round_people where user_id = ${userId}`);
  await db.execute(sql`delete from interview_calendars where user_id = ${userId}`);
}
