import { sql } from 'drizzle-orm';
import type { Locale } from '#shared/kernel/languages.ts';
import type { Db } from '../../db/database.ts';
import { PERIOD } from './alerts.store.ts';

/**
 * A job that was published in the last five minutes may not have reached this process yet, so it is left for the next
 * mail.
 */
const SETTLED = sql`now() - interval '5 minutes'`;
/** Mails keep their time of day, unless the last one was more than an hour late. */
const LATE = sql`now() - interval '1 hour'`;

/** The position of a run; the next portion begins after it. */
export type Place = { dueAt: string; id: number };

const IS_DUE = sql`confirmed_at is not null and paused_at is null and due_at <= now()`;

/** The alerts that are due, those that waited longest first. */
export async function listDue(db: Db, after: Place | null, most: number): Promise<Place[]> {
  const beyond = after ? sql`and (due_at, id) > (${after.dueAt}::timestamptz, ${after.id}::bigint)` : sql``;
  const { rows } = (await db.execute(sql`
    select id::int as id, due_at::text as "dueAt" from job_alerts
    where ${IS_DUE} ${beyond} order by due_at, id limit ${most}`)) as unknown as { rows: Place[] };
  return rows;
}

export type DueAlert = {
  id: number;
  filters: Record<string, string>;
  token: string;
  /** The jobs published after `after` and up to `until`, both in milliseconds. */
  after: number;
  until: number;
  name: string | null;
  /** Null if the person gets no mails: they are blocked, erased, or no longer a candidate. */
  email: string | null;
  locale: Locale;
};

/**
 * Returns those of the alerts that are still due, and sets their next due time, so that a later run does not mail them
 * again. Alerts that another process has locked are skipped.
 */
export async function renewDue(db: Db, alertIds: readonly number[]): Promise<DueAlert[]> {
  const { rows } = (await db.execute(sql`
    with due as (
      select id, seen_up_to from job_alerts
      where id in (select value::bigint from json_array_elements_text(${JSON.stringify(alertIds)}::json)) and ${IS_DUE}
      for update skip locked
    ), renewed as (
      update job_alerts set
        due_at = greatest(job_alerts.due_at, ${LATE}) + ${PERIOD},
        seen_up_to = greatest(job_alerts.seen_up_to, ${SETTLED})
      from due where job_alerts.id = due.id
      returning job_alerts.*, due.seen_up_to as seen_before
    )
    select c.id::int as id, c.filters, c.token, own.name,
      floor(extract(epoch from c.seen_before) * 1000)::float8 as after,
      floor(extract(epoch from c.seen_up_to) * 1000)::float8 as until,
      case
        when own.id is not null then case when own.blocked_at is null and own.role = 'candidate' then own.email end
        when same.blocked_at is null then c.email
      end as email,
      coalesce(own.locale, c.locale) as locale
    from renewed c
    left join users own on own.id = c.user_id
    left join users same on same.email = c.email
    order by c.id`)) as unknown as { rows: DueAlert[] };
  return rows;
}

export async function markMailed(db: Db, ids: readonly number[]): Promise<void> {
  await db.execute(sql`update job_alerts set mailed_at = now()
    where id in (select value::bigint from json_array_elements_text(${JSON.stringify(ids)}::json))`);
}
