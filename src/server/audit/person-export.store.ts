import { asc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { history } from '../db/schema/history.ts';

export const EXPORTED = [history];

const EVENT = { at: history.at, type: history.type, data: history.data };

/** The events about these applications. */
export async function listEventsOf(db: Db, applicationIds: readonly number[]) {
  if (applicationIds.length === 0) return [];
  return db
    .select({ applicationId: history.applicationId, ...EVENT })
    .from(history)
    .where(inArray(history.applicationId, [...applicationIds]))
    .orderBy(asc(history.id));
}

/** The events that are about the account, and those that it caused. */
export async function listEventsAbout(db: Db, userId: number) {
  return db
    .select({
      ...EVENT,
      actorId: history.actorId,
      userId: history.userId,
      byYou: sql<boolean>`${history.actorId} is not distinct from ${userId}::bigint`,
    })
    .from(history)
    .where(or(eq(history.userId, userId), eq(history.actorId, userId)))
    .orderBy(asc(history.id));
}
