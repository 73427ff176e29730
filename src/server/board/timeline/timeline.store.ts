import { and, asc, desc, eq, inArray, ne, or, sql } from 'drizzle-orm';
import type { KeptEventType, Recorded } from '#shared/events/events.ts';
import type { Db } from '../../db/database.ts';
import { applicationNotes } from '../../db/schema/applications.ts';
import { history } from '../../db/schema/history.ts';
import { users } from '../../db/schema/identity.ts';
import { conversations, messages } from '../../db/schema/messenger.ts';
import { companyMembers } from '../../db/schema/profiles.ts';

/** At most this many events, messages and notes are shown each, the newest first. */
const MOST = 300;

/** The timeline shows neither who looked at an application nor when the candidate sent it. */
const ON_TIMELINE = [
  'application.imported',
  'application.moved',
  'application.scored',
  'application.decided',
  'application.withdrawn',
  'application.judged_late',
  'application.disputed',
  'scorecard.saved',
  'interview.offered',
  'interview.booked',
  'interview.moved',
  'interview.cancelled',
  'interview.held',
  'scorecard.handed_in',
] as const satisfies KeptEventType[];

export type HappenedRow = Recorded<(typeof ON_TIMELINE)[number]> & {
  at: Date;
  actorId: number | null;
  actorName: string | null;
};

/** Lists the events that the timeline of an application shows. */
export async function listEvents(db: Db, applicationId: number): Promise<HappenedRow[]> {
  const rows = await db
    .select({ at: history.at, type: history.type, data: history.data, actorId: history.actorId, actorName: users.name })
    .from(history)
    .leftJoin(users, eq(users.id, history.actorId))
    .where(
      and(
        eq(history.applicationId, applicationId),
        inArray(history.type, [...ON_TIMELINE]),
        // A scorecard is shown if it changed the hiring manager's score; the rest is between reviewers.
        or(
          ne(history.type, 'scorecard.saved'),
          sql`${history.data}->'total'->'from' is distinct from ${history.data}->'total'->'to'`,
        ),
      ),
    )
    .orderBy(desc(history.id))
    .limit(MOST);
  return rows as HappenedRow[];
}

type Parties = { companyId: number; candidateId: number; jobId: number };

export async function listMessages(db: Db, { companyId, candidateId, jobId }: Parties) {
  return db
    .select({
      at: messages.createdAt,
      sender: messages.sender,
      body: messages.body,
      actorId: messages.fromUserId,
      actorName: users.name,
    })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .leftJoin(users, eq(users.id, messages.fromUserId))
    .where(
      and(
        eq(conversations.companyId, companyId),
        eq(conversations.candidateId, candidateId),
        eq(conversations.jobId, jobId),
      ),
    )
    .orderBy(desc(messages.id))
    .limit(MOST);
}

export async function listNotes(db: Db, applicationId: number) {
  return db
    .select({
      id: applicationNotes.id,
      at: applicationNotes.createdAt,
      body: applicationNotes.body,
      mentions: applicationNotes.mentions,
      actorId: applicationNotes.authorId,
      actorName: users.name,
    })
    .from(applicationNotes)
    .leftJoin(users, eq(users.id, applicationNotes.authorId))
    .where(eq(applicationNotes.applicationId, applicationId))
    .orderBy(desc(applicationNotes.id))
    .limit(MOST);
}

/** Those who read the notes; interviewers do not. */
export async function listTeam(db: Db, companyId: number) {
  return db
    .select({ id: users.id, name: users.name })
    .from(companyMembers)
    .innerJoin(users, eq(users.id, companyMembers.userId))
    .where(and(eq(companyMembers.companyId, companyId), ne(companyMembers.role, 'interviewer')))
    .orderBy(asc(users.name), asc(users.id));
}

/** People who have left the team are still named where they were mentioned. */
export async function namesOf(db: Db, ids: number[]) {
  if (ids.length === 0) return [];
  return db.select({ id: users.id, name: users.name }).from(users).where(inArray(users.id, ids));
}
