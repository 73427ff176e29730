import { type DomainEvent, isKept, KEPT_EVENTS, type KeptEvent } from '#shared/events/events.ts';
import type { Db } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';

const insert = prepared<{ id: number }, { rows: string }>(
  'record_events',
  `insert into history (type, actor_id, company_id, job_id, application_id, user_id, data)
   select r.type, r."actorId", r."companyId", r."jobId", r."applicationId", r."userId", r.data
   from json_to_recordset(:rows::json) as r(type text, "actorId" bigint, "companyId" bigint, "jobId" bigint,
     "applicationId" bigint, "userId" bigint, data jsonb)
   returning id::int`,
);

/** Writes the events that are kept, each checked by its schema, and returns the ids of their rows in the same order. */
export async function insertEvents(db: Db, events: readonly DomainEvent[]): Promise<number[]> {
  const kept = events.filter(isKept);
  if (kept.length === 0) return [];
  const rows = await insert(db, { rows: JSON.stringify(kept.map(rowOf)) });
  return rows.map(({ id }) => id);
}

/** An event as a row of the history: what it is about goes into columns, the rest into its data. */
export function rowOf({ type, ...event }: KeptEvent) {
  const { actorId, companyId, jobId, applicationId, userId, ...data } = KEPT_EVENTS[type].schema.parse(
    event,
  ) as Columns;
  return { type, actorId, companyId, jobId, applicationId, userId, data };
}

type Columns = {
  actorId: number | null;
  companyId?: number | null;
  jobId?: number | null;
  applicationId?: number | null;
  userId?: number | null;
};
