import { sql } from 'drizzle-orm';
import type { Locale } from '#shared/reference/languages.ts';
import type { Db } from '../../db/database.ts';
import { PERIOD } from './alerts.store.ts';

/** A job published a moment ago may not have reached this process yet: it is left for the next mail. */
const SETTLED = sql`now() - interval '5 minutes'`;
/** Mails keep their time of day, unless the last one came this late. */
const LATE = sql`now() - interval '1 hour'`;

/** Where a run has got to: what it has claimed is not walked over again for the next portion. */
export type Place = { dueAt: string; id: number };

export type DueAlert = Place & {
  filters: Record<string, string>;
  token: string;
  /** Published after the one, and not after the other, in milliseconds. */
  after: number;
  until: number;
  name: string | null;
  /** Null for whoever gets no mails: blocked, erased, or no candidate any more. */
  email: string | null;
  locale: Locale;
};

/**
 * The alerts that are due, those that waited longest first, with the time after which they are due again: theirs who
 * asks until the transaction ends. Other processes take others.
 */
export async function claimDue(db: Db, after: Place | null, most: number): Promise<DueAlert[]> {
  const beyond = after ? sql`and (due_at, id) > (${after.dueAt}::timestamptz, ${after.id}::bigint)` : sql``;
  const { rows } = (await db.execute(sql`
    with due as (
      select id, due_at, seen_up_to from job_alerts
      where confirmed_at is not null and paused_at is null and due_at <= now() ${beyond}
      order by due_at, id limit ${most} for update skip locked
    ), claimed as (
      update job_alerts set
        due_at = greatest(job_alerts.due_at, ${LATE}) + ${PERIOD},
        seen_up_to = greatest(job_alerts.seen_up_to, ${SETTLED})
      from due where job_alerts.id = due.id
      returning job_alerts.*, due.seen_up_to as seen_before, due.due_at as was_due
    )
    select c.id::int as id, c.was_due::text as "dueAt", c.filters, c.token, own.name,
      floor(extract(epoch from c.seen_before) * 1000)::float8 as after,
      floor(extract(epoch from c.seen_up_to) * 1000)::float8 as until,
      case
        when own.id is not null then case when own.blocked_at is null and own.role = 'candidate' then own.email end
        when same.blocked_at is null then c.email
      end as email,
      coalesce(own.locale, c.locale) as locale
    from claimed c
    left join users own on own.id = c.user_id
    left join users same on same.email = c.email
    order by c.was_due, c.id`)) as unknown as { rows: DueAlert[] };
  return rows;
}

export async function markMailed(db: Db, ids: readonly number[]): Promise<void> {
  await db.execute(sql`update job_alerts set mailed_at = now()
    where id in (select value::bigint from json_array_elements_text(${JSON.stringify(ids)}::json))`);
}
