import { type SQL, sql } from 'drizzle-orm';
import type { GoodTime } from '#shared/interviews/interviews.values.ts';
import type { Db } from '../../db/database.ts';
import { runPrepared } from '../../db/prepared.ts';
import { openedBy } from '../../db/receipt-condition.ts';
import { applications } from '../../db/schema/applications.ts';
import { iso } from '../interviews.store.ts';

const rowsOf = async <Row>(db: Db, query: SQL) => ((await db.execute(query)) as unknown as { rows: Row[] }).rows;

export type Found = { id: number; applicationId: number; companyId: number };
const FOUND = sql`i.id::int, i.application_id::int as "applicationId", i.company_id::int as "companyId"`;
/** Secrets open an interview until it is over. A cancelled one is over when it would have been. */
const IS_OPEN = sql`i.state in ('asked', 'none_suits', 'booked', 'cancelled')
  and (i.ends_at is null or i.ends_at > now())
  and exists (select from applications a join candidates c on c.id = a.candidate_id
    where a.id = i.application_id and c.erased_at is null)`;

/** Found by the secret of a mail. */
export async function findBySecret(db: Db, tokenHash: Buffer): Promise<Found | undefined> {
  const [row] = await rowsOf<Found>(
    db,
    sql`select ${FOUND} from interview_links l join interviews i on i.id = l.interview_id
      where l.token_hash = ${tokenHash} and ${IS_OPEN}`,
  );
  return row;
}

/** Found by the secret of the receipt of its application. */
export async function findByReceipt(db: Db, tokenHash: Buffer, id: number): Promise<Found | undefined> {
  const [opened] = await db.select({ id: applications.id }).from(applications).where(openedBy(db, tokenHash));
  if (!opened) return undefined;
  const [row] = await rowsOf<Found>(
    db,
    sql`select ${FOUND} from interviews i where i.id = ${id} and i.application_id = ${opened.id} and ${IS_OPEN}`,
  );
  return row;
}

/** Found by its id, for the account that it belongs to, which sees it also afterwards. */
export async function findOfAccount(db: Db, id: number, userId: number): Promise<Found | undefined> {
  const [row] = await rowsOf<Found>(
    db,
    sql`select ${FOUND} from interviews i
      join applications a on a.id = i.application_id join candidates c on c.id = a.candidate_id
      where i.id = ${id} and c.user_id = ${userId} and c.erased_at is null`,
  );
  return row;
}

export type ShownRow = {
  slug: string;
  username: string;
  logoFileId: number | null;
  isGuest: boolean;
  email: string | null;
  interviewers: string[];
};

export async function findShown(db: Db, id: number): Promise<ShownRow | undefined> {
  const [row] = await runPrepared<ShownRow>(
    db,
    'interview_for_candidate',
    sql`select j.slug, f.username, f.logo_file_id::int as "logoFileId", c.user_id is null as "isGuest",
        coalesce(u.email, a.email) as email,
        (select coalesce(json_agg(m.name order by m.id), '[]') from interview_round_people p
          join users m on m.id = p.user_id where p.round_id = i.round_id) as interviewers
      from interviews i join applications a on a.id = i.application_id join candidates c on c.id = a.candidate_id
      left join users u on u.id = c.user_id
      join jobs j on j.id = a.job_id join companies f on f.id = i.company_id
      where i.id = ${id}`,
  );
  return row;
}

/** Whether an interviewer of the round has another interview at the time of this slot. */
const CLASHES = (slot: SQL, minutes: SQL, interviewId: SQL) => sql`exists (
  select from interview_round_people mine
  join interview_round_people other on other.user_id = mine.user_id
  join interviews x on x.round_id = other.round_id and x.state in ('booked', 'held') and x.id <> ${interviewId}
    and x.starts_at < ${slot}.starts_at + make_interval(mins => ${minutes}) and x.ends_at > ${slot}.starts_at
  where mine.round_id = ${slot}.round_id)`;

/** All times that are offered, and whether each can still be chosen. */
export function listSlots(db: Db, id: number): Promise<{ starts_at: string; free: boolean }[]> {
  return runPrepared(
    db,
    'interview_slots',
    sql`select ${iso(sql`s.starts_at`)} as starts_at,
        s.taken_by is null and s.starts_at > now() and not ${CLASHES(sql`s`, sql`r.minutes`, sql`i.id`)} as free
      from interviews i join interview_rounds r on r.id = i.round_id
      join interview_slots s on s.round_id = i.round_id and (not s.is_withdrawn or s.taken_by = i.id)
      where i.id = ${id} order by s.starts_at`,
  );
}

export async function isFree(db: Db, id: number, startsAt: string): Promise<boolean> {
  return (await listSlots(db, id)).some((slot) => slot.free && slot.starts_at === startsAt);
}

/** Takes a time for an interview. False if it is not offered any more, or somebody else was quicker. */
export async function takeSlot(db: Db, id: number, startsAt: string): Promise<boolean> {
  const taken = await runPrepared(
    db,
    'take_interview_slot',
    sql`update interview_slots s set taken_by = i.id
      from interviews i join interview_rounds r on r.id = i.round_id
      where i.id = ${id} and s.round_id = i.round_id and s.starts_at = ${startsAt}::timestamptz
        and s.taken_by is null and not s.is_withdrawn and s.starts_at > now()
        and not ${CLASHES(sql`s`, sql`r.minutes`, sql`i.id`)}
      returning s.id`,
  );
  return taken.length > 0;
}

type NoneSuits = { id: number; goodTimes: readonly GoodTime[]; word: string; zone: string | null };

export async function writeNoneSuits(db: Db, { id, goodTimes, word, zone }: NoneSuits): Promise<void> {
  await db.execute(sql`update interviews set state = 'none_suits', good_times = ${JSON.stringify(goodTimes)}::jsonb,
    word = ${word}, answered_at = now(), candidate_zone = coalesce(${zone}::text, candidate_zone) where id = ${id}`);
}

export async function writeZone(db: Db, id: number, zone: string): Promise<void> {
  await db.execute(sql`update interviews set candidate_zone = ${zone} where id = ${id}`);
}
