import { eq, type SQL, sql } from 'drizzle-orm';
import type { CalendarProblem } from '#shared/interviews/calendars.contract.ts';
import type { Locale } from '#shared/kernel/languages.ts';
import type { Db } from '../../db/database.ts';
import { interviewCalendars } from '../../db/schema/interviews.ts';
import type { BusyTime } from './busy-times.ts';

const rowsOf = async <Row>(db: Db, query: SQL) => ((await db.execute(query)) as unknown as { rows: Row[] }).rows;

export async function findCalendars(db: Db, userId: number) {
  const [row] = await db.select().from(interviewCalendars).where(eq(interviewCalendars.userId, userId));
  return row;
}

async function write(db: Db, userId: number, values: Partial<typeof interviewCalendars.$inferInsert>): Promise<void> {
  await db
    .insert(interviewCalendars)
    .values({ userId, ...values })
    .onConflictDoUpdate({ target: interviewCalendars.userId, set: values });
}

export const writeFeed = (db: Db, userId: number, feedHash: Buffer) =>
  write(db, userId, { feedHash, feedMadeAt: new Date() });
/** It does not begin again when they join another team. */
export async function endFeedOfLeaver(db: Db, userId: number): Promise<void> {
  await db.execute(sql`update interview_calendars set feed_hash = null, feed_made_at = null where user_id = ${userId}`);
}
export const endFeed = (db: Db, userId: number) => write(db, userId, { feedHash: null, feedMadeAt: null });

/** A new address starts without what was read from the one before. */
const NOT_READ = { busyTimes: [], busyReadAt: null, busyTriedAt: null, busyProblem: null };
export const writeBusyUrl = (db: Db, userId: number, busyUrl: string | null) =>
  write(db, userId, { ...NOT_READ, busyUrl });

/** Writes nothing if the member has given another address while this one was being read. */
export async function writeBusyTimes(db: Db, userId: number, url: string, times: readonly BusyTime[]): Promise<void> {
  await db.execute(
    sql`update interview_calendars set busy_times = ${JSON.stringify(times)}::jsonb, busy_problem = null,
        busy_read_at = now(), busy_tried_at = now()
      where user_id = ${userId} and busy_url = ${url}`,
  );
}

/** Busy times that were read earlier stay, because most of them are still true. */
export async function writeProblem(db: Db, userId: number, url: string, problem: CalendarProblem): Promise<void> {
  await db.execute(
    sql`update interview_calendars set busy_problem = ${problem}, busy_tried_at = now()
      where user_id = ${userId} and busy_url = ${url}`,
  );
}

/** Members whose calendar was not tried for this many minutes. Those who have waited longest come first. */
export async function listStale(db: Db, minutes: number): Promise<number[]> {
  const rows = await rowsOf<{ id: number }>(
    db,
    sql`select c.user_id::int as id from interview_calendars c
      join company_members m on m.user_id = c.user_id
      where c.busy_url is not null
        and (c.busy_tried_at is null or c.busy_tried_at < now() - make_interval(mins => ${minutes}::int))
      order by c.busy_tried_at nulls first limit 500`,
  );
  return rows.map(({ id }) => id);
}

export type FeedRow = {
  id: number;
  createdAt: Date | string;
  sequence: number;
  startsAt: Date | string;
  endsAt: Date | string;
  state: string;
  applicationId: number;
  groupId: number;
  candidate: string;
  job: string;
  kind: 'phone' | 'video' | 'on_site';
  place: string;
};

/** The member who made a private calendar address. Undefined once they have left the company, or they or it were blocked. */
export async function findFeedReader(db: Db, hash: Buffer) {
  const [row] = await rowsOf<{ userId: number; companyId: number; locale: Locale | null }>(
    db,
    sql`select u.id::int as "userId", m.company_id::int as "companyId", u.locale
      from interview_calendars c
      join users u on u.id = c.user_id and u.blocked_at is null
      join company_members m on m.user_id = u.id
      join companies f on f.id = m.company_id and f.blocked_at is null
      where c.feed_hash = ${hash}`,
  );
  return row;
}

/** A member's interviews since three months ago. Cancelled ones are included, so that calendar programs remove them. */
export function listForFeed(db: Db, userId: number, companyId: number) {
  return rowsOf<FeedRow>(
    db,
    sql`select i.id::int, i.created_at as "createdAt", i.sequence, i.starts_at as "startsAt", i.ends_at as "endsAt",
        i.state, a.id::int as "applicationId", a.group_id::int as "groupId", c.name as candidate, j.title as job,
        r.kind, r.place
      from interview_round_people p
      join interview_rounds r on r.id = p.round_id
      join interviews i on i.round_id = r.id and i.starts_at is not null
      join applications a on a.id = i.application_id
      join candidates c on c.id = a.candidate_id
      join jobs j on j.id = r.job_id
      where p.user_id = ${userId} and r.company_id = ${companyId} and i.starts_at > now() - interval '90 days'
      order by i.starts_at, i.id limit 2000`,
  );
}
