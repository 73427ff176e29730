import { and, asc, desc, eq, exists, inArray, sql } from 'drizzle-orm';
import type { CriterionRating, QuestionRating } from '#shared/interviews/kits.contract.ts';
import type { Db } from '../../db/database.ts';
import { applications } from '../../db/schema/applications.ts';
import { users } from '../../db/schema/identity.ts';
import { interviewRoundPeople, interviewRounds, interviewScorecards, interviews } from '../../db/schema/interviews.ts';
import { jobs } from '../../db/schema/jobs.ts';
import { companyMembers } from '../../db/schema/profiles.ts';
import type { Seen } from '../interviews-seen.ts';

const INTERVIEW = {
  id: interviews.id,
  applicationId: interviews.applicationId,
  companyId: interviews.companyId,
  jobId: interviewRounds.jobId,
  jobTitle: jobs.title,
  kind: interviewRounds.kind,
  minutes: interviewRounds.minutes,
  place: interviewRounds.place,
  instructions: interviewRounds.instructions,
  state: interviews.state,
  startsAt: interviews.startsAt,
};

const interviewRows = (db: Db) =>
  db
    .select(INTERVIEW)
    .from(interviews)
    .innerJoin(interviewRounds, eq(interviewRounds.id, interviews.roundId))
    .innerJoin(jobs, eq(jobs.id, interviewRounds.jobId));
export type InterviewRow = Awaited<ReturnType<typeof interviewRows>>[number];

/** Members with the role interviewer see the interviews that they hold; all others see those of the company. */
const isSeen = (db: Db, { companyId, heldBy }: Seen) =>
  and(
    eq(interviews.companyId, companyId),
    heldBy === undefined
      ? undefined
      : exists(
          db
            .select({ roundId: interviewRoundPeople.roundId })
            .from(interviewRoundPeople)
            .where(and(eq(interviewRoundPeople.roundId, interviews.roundId), eq(interviewRoundPeople.userId, heldBy))),
        ),
  );

export async function findInterview(db: Db, seen: Seen, id: number): Promise<InterviewRow | undefined> {
  const [row] = await interviewRows(db).where(and(eq(interviews.id, id), isSeen(db, seen)));
  return row;
}

/** Locked, so that of two cards that are handed in at once one is the first, and cancelling waits. */
export async function lockInterview(db: Db, seen: Seen, id: number): Promise<InterviewRow | undefined> {
  const [locked] = await db
    .select({ id: interviews.id })
    .from(interviews)
    .where(and(eq(interviews.id, id), isSeen(db, seen)))
    .for('no key update');
  return locked && findInterview(db, seen, id);
}

/** The newest first. */
export function listInterviews(db: Db, seen: Seen, applicationId: number): Promise<InterviewRow[]> {
  return interviewRows(db)
    .where(and(eq(interviews.applicationId, applicationId), isSeen(db, seen)))
    .orderBy(sql`${interviews.startsAt} desc nulls first`, desc(interviews.id));
}

export async function hasApplication(db: Db, companyId: number, id: number): Promise<boolean> {
  return (await db.$count(applications, and(eq(applications.id, id), eq(applications.companyId, companyId)))) > 0;
}

export async function hasBegun(db: Db, id: number): Promise<boolean> {
  return (await db.$count(interviews, and(eq(interviews.id, id), sql`${interviews.startsAt} <= now()`))) > 0;
}

const CARD = {
  questions: interviewScorecards.questions,
  criteria: interviewScorecards.criteria,
  recommendation: interviewScorecards.recommendation,
  sentence: interviewScorecards.sentence,
  version: interviewScorecards.version,
  savedAt: interviewScorecards.savedAt,
  handedInAt: interviewScorecards.handedInAt,
};

/**
 * The interviewers by name, each with their card, and whoever handed one in before they were taken from the round.
 * `isMember` is false for those who have left the team.
 */
export async function listPanel(db: Db, interviewIds: readonly number[]) {
  if (interviewIds.length === 0) return [];
  const isOfRound = sql`${users.id} in (
    select p.user_id from ${interviewRoundPeople} p where p.round_id = ${interviews.roundId}
    union select s.user_id from ${interviewScorecards} s
      where s.interview_id = ${interviews.id} and s.handed_in_at is not null)`;
  return db
    .select({
      interviewId: interviews.id,
      userId: users.id,
      name: users.name,
      isMember: sql<boolean>`${companyMembers.userId} is not null`,
      card: CARD,
    })
    .from(interviews)
    .innerJoin(users, isOfRound)
    .leftJoin(
      companyMembers,
      and(eq(companyMembers.userId, users.id), eq(companyMembers.companyId, interviews.companyId)),
    )
    .leftJoin(
      interviewScorecards,
      and(eq(interviewScorecards.interviewId, interviews.id), eq(interviewScorecards.userId, users.id)),
    )
    .where(inArray(interviews.id, [...interviewIds]))
    .orderBy(sql`lower(${users.name})`, asc(users.id));
}
export type PanelRow = Awaited<ReturnType<typeof listPanel>>[number];
export type CardRow = NonNullable<PanelRow['card']>;

type Whose = { interviewId: number; userId: number };
export type CardContent = Pick<CardRow, 'recommendation' | 'sentence'> & {
  questions: QuestionRating[];
  criteria: CriterionRating[];
};

/** Increments the version. A card that was handed in stays handed in. */
export async function writeCard(db: Db, whose: Whose, content: CardContent, handsIn: boolean): Promise<void> {
  const handedInAt = handsIn ? sql`coalesce(${interviewScorecards.handedInAt}, now())` : interviewScorecards.handedInAt;
  await db
    .insert(interviewScorecards)
    .values({ ...whose, ...content, version: 1, savedAt: sql`now()`, handedInAt: handsIn ? sql`now()` : null })
    .onConflictDoUpdate({
      target: [interviewScorecards.interviewId, interviewScorecards.userId],
      set: { ...content, version: sql`${interviewScorecards.version} + 1`, savedAt: sql`now()`, handedInAt },
    });
}

export async function markHeld(db: Db, id: number): Promise<void> {
  await db.update(interviews).set({ state: 'held' }).where(eq(interviews.id, id));
}
