import { and, asc, desc, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import { APPLICATIONS_PER_PAGE, type ApplicationState } from '#shared/applications/applications.values.ts';
import type { Db } from '../../db/database.ts';
import { ARRIVALS, REACHED_COLUMN } from '../../db/reached-column.ts';
import { applicationAnswers, applications } from '../../db/schema/applications.ts';
import { applicationGroups } from '../../db/schema/board.ts';
import { history } from '../../db/schema/history.ts';
import { jobQuestions, jobs } from '../../db/schema/jobs.ts';
import { conversationReads, conversations } from '../../db/schema/messenger.ts';
import { candidates, companies } from '../../db/schema/profiles.ts';

const isInProgress = sql<boolean>`(${applications.outcome} in ('under_review', 'passed')
  and ${applicationGroups.publicStage} not in ('hired', 'closed'))`;

const changedAt = sql`coalesce(${applications.withdrawnAt}, ${applications.publicSince})`;

const inState = (state: ApplicationState): SQL => (state === 'in_progress' ? isInProgress : sql`not ${isInProgress}`);

const unanswered = sql<number>`(select count(*)::int from ${applicationAnswers}
  join ${jobQuestions} on ${jobQuestions.id} = ${applicationAnswers.questionId}
  where ${applicationAnswers.applicationId} = ${applications.id} and ${applicationAnswers.answer} is null
    and ${jobQuestions.retiredAt} is null)`;

const isFollowed = sql<boolean>`exists (select 1 from ${applications} later
  where later.candidate_id = ${applications.candidateId} and later.job_id = ${applications.jobId}
    and (later.applied_at, later.id) > (${applications.appliedAt}, ${applications.id}))`;

/** Something waits for the candidate: an offer, a question, or a message that they have not read. */
const waitsFor = (userId: number) => sql<boolean>`((${isInProgress} and ${applicationGroups.publicStage} = 'offer')
  or (${applications.outcome} <> 'withdrawn' and ${unanswered} > 0)
  or (not ${isFollowed} and exists (select 1 from ${conversations}
    left join ${conversationReads} on ${conversationReads.conversationId} = ${conversations.id}
      and ${conversationReads.userId} = ${userId}
    where ${conversations.companyId} = ${applications.companyId} and ${conversations.jobId} = ${applications.jobId}
      and ${conversations.candidateId} = ${applications.candidateId}
      and ${conversations.companyWroteId} >
        greatest(coalesce(${conversationReads.upTo}, 0), ${conversations.candidateWroteId}))))`;

type Wanted = { state: ApplicationState | undefined; page: number };

export async function listApplicationsOf(db: Db, userId: number, { state, page }: Wanted) {
  return db
    .select({
      id: applications.id,
      companyId: applications.companyId,
      groupId: applications.groupId,
      title: jobs.title,
      slug: jobs.slug,
      status: jobs.status,
      deadline: jobs.deadline,
      isRemote: jobs.isRemote,
      locality: jobs.locality,
      companyName: companies.name,
      companyUsername: companies.username,
      companyBlockedAt: companies.blockedAt,
      logoFileId: companies.logoFileId,
      stage: applicationGroups.publicStage,
      outcome: applications.outcome,
      isInProgress,
      appliedAt: applications.appliedAt,
      publicSince: applications.publicSince,
      withdrawnAt: applications.withdrawnAt,
      aiScore: applications.aiScore,
      unanswered,
      isFollowed,
    })
    .from(applications)
    .innerJoin(candidates, eq(candidates.id, applications.candidateId))
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(companies, eq(companies.id, applications.companyId))
    .innerJoin(applicationGroups, eq(applicationGroups.id, applications.groupId))
    .where(and(eq(candidates.userId, userId), state && inState(state)))
    .orderBy(desc(waitsFor(userId)), desc(isInProgress), desc(changedAt), desc(applications.id))
    .limit(APPLICATIONS_PER_PAGE)
    .offset((page - 1) * APPLICATIONS_PER_PAGE);
}
export type MyApplicationRow = Awaited<ReturnType<typeof listApplicationsOf>>[number];

export async function countApplicationsOf(db: Db, userId: number) {
  const [counts] = await db
    .select({
      inProgress: sql<number>`(count(${applications.id}) filter (where ${isInProgress}))::int`,
      ended: sql<number>`(count(${applications.id}) filter (where not ${isInProgress}))::int`,
      lastVisit: candidates.dashboardSeenAt,
    })
    .from(candidates)
    .leftJoin(applications, eq(applications.candidateId, candidates.id))
    .leftJoin(applicationGroups, eq(applicationGroups.id, applications.groupId))
    .where(eq(candidates.userId, userId))
    .groupBy(candidates.id);
  return counts ?? { inProgress: 0, ended: 0, lastVisit: null };
}

/** The columns of several companies, each in its order. */
export async function listColumnsOf(db: Db, companyIds: readonly number[]) {
  return db
    .select({
      id: applicationGroups.id,
      companyId: applicationGroups.companyId,
      publicStage: applicationGroups.publicStage,
    })
    .from(applicationGroups)
    .where(inArray(applicationGroups.companyId, [...companyIds]))
    .orderBy(asc(applicationGroups.position), asc(applicationGroups.id));
}
export type ColumnRow = Awaited<ReturnType<typeof listColumnsOf>>[number];

/** The columns that applications have been in. */
export async function listColumnsReached(db: Db, applicationIds: readonly number[]) {
  return db
    .selectDistinct({ applicationId: history.applicationId, groupId: REACHED_COLUMN })
    .from(history)
    .where(
      and(
        inArray(history.applicationId, [...applicationIds]),
        inArray(history.type, ARRIVALS),
        isNotNull(REACHED_COLUMN),
      ),
    );
}
