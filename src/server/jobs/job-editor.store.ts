import { and, asc, count, desc, eq, gt, gte, isNull, notInArray, or, sql } from 'drizzle-orm';
import type { JobFields } from '#shared/jobs/job-editor.contract.ts';
import type { JobStatus } from '#shared/jobs/jobs.values.ts';
import type { Db } from '../db/database.ts';
import { applicationAnswers, applications } from '../db/schema/applications.ts';
import { applicationGroups } from '../db/schema/board.ts';
import { jobDecisions, jobQuestions, jobSkills, jobs } from '../db/schema/jobs.ts';
import { companies } from '../db/schema/profiles.ts';

function columnsOf(fields: JobFields) {
  return {
    title: fields.title,
    description: fields.description,
    jobType: fields.job_type,
    featured: fields.featured,
    salaryMode: fields.salary_mode,
    minSalary: fields.min_salary,
    maxSalary: fields.max_salary,
    currency: fields.currency,
    customSalary: fields.custom_salary,
    salaryType: fields.salary_type,
    isRemote: fields.is_remote,
    fullAddress: fields.full_address,
    locality: fields.locality,
    region: fields.region,
    postcode: fields.postcode,
    countryCode: fields.country,
    latitude: fields.latitude,
    longitude: fields.longitude,
    deadline: fields.deadline,
    educationLevel: fields.education,
    experienceLevel: fields.experience,
    vacancies: fields.vacancies,
    applicationForm: fields.application_form,
    passMark: fields.pass_mark,
    screeningMode: fields.screening_mode,
    answerDays: fields.answer_days,
  };
}

/** Locks the job until the transaction ends, for a caller that will change it. */
export async function lockJob(db: Db, id: number) {
  const [row] = await db.select().from(jobs).where(eq(jobs.id, id)).for('update');
  return row;
}
export type StoredJob = NonNullable<Awaited<ReturnType<typeof lockJob>>>;

export async function findStoredJob(db: Db, id: number): Promise<StoredJob | undefined> {
  const [row] = await db.select().from(jobs).where(eq(jobs.id, id));
  return row;
}

/** Undefined if the slug was taken in the meantime. */
export async function insertJob(
  db: Db,
  job: { companyId: number; slug: string; createdBy: number },
  fields: JobFields,
): Promise<number | undefined> {
  const [row] = await db
    .insert(jobs)
    .values({ ...columnsOf(fields), ...job })
    .onConflictDoNothing({ target: jobs.slug })
    .returning({ id: jobs.id });
  if (row) await writeLists(db, row.id, fields);
  return row?.id;
}

/** Writes the published columns. `pendingEdit` is cleared, because its content is live or void now. */
export async function writeFields(db: Db, id: number, fields: JobFields): Promise<void> {
  await db
    .update(jobs)
    .set({
      ...columnsOf(fields),
      pendingEdit: null,
      waitingForEditApproval: false,
      updatedAt: sql`now()`,
      version: sql`${jobs.version} + 1`,
    })
    .where(eq(jobs.id, id));
  await writeLists(db, id, fields);
}

/** Stores an edit beside the approved columns until it is approved. A rejected edit stays for its author to correct. */
export async function writePendingEdit(
  db: Db,
  id: number,
  fields: JobFields | null,
  isWaiting: boolean,
): Promise<void> {
  await db
    .update(jobs)
    .set({
      pendingEdit: fields,
      waitingForEditApproval: isWaiting,
      rejectionReason: null,
      updatedAt: sql`now()`,
      version: sql`${jobs.version} + 1`,
    })
    .where(eq(jobs.id, id));
}

type StatusChange = { status: JobStatus; rejectionReason?: string | null; publishedAt?: Date; closedAt?: Date | null };

export async function writeStatus(db: Db, id: number, change: StatusChange): Promise<void> {
  await db
    .update(jobs)
    .set({ ...change, updatedAt: sql`now()`, version: sql`${jobs.version} + 1` })
    .where(eq(jobs.id, id));
}

/** Writes the promise of all jobs that are not closed, also into their edits that wait for approval. */
export async function writeAnswerDays(db: Db, companyId: number, answerDays: number): Promise<{ id: number }[]> {
  return db
    .update(jobs)
    .set({
      answerDays,
      pendingEdit: sql`${jobs.pendingEdit} || jsonb_build_object('answer_days', ${answerDays}::int)`,
      updatedAt: sql`now()`,
      version: sql`${jobs.version} + 1`,
    })
    .where(
      and(
        eq(jobs.companyId, companyId),
        notInArray(jobs.status, ['closed', 'rejected']),
        sql`(${jobs.answerDays} <> ${answerDays} or (${jobs.pendingEdit}->>'answer_days')::int <> ${answerDays})`,
      ),
    )
    .returning({ id: jobs.id });
}

export async function writeRejection(db: Db, id: number, reason: string | null): Promise<void> {
  await db.update(jobs).set({ rejectionReason: reason }).where(eq(jobs.id, id));
}

async function writeLists(db: Db, jobId: number, fields: JobFields): Promise<void> {
  await db.delete(jobSkills).where(eq(jobSkills.jobId, jobId));
  if (fields.skills.length > 0) {
    await db.insert(jobSkills).values(fields.skills.map((name, position) => ({ jobId, name, position })));
  }
  const kept = fields.questions.flatMap(({ id }) => (id === undefined ? [] : [id]));
  await retireQuestions(db, jobId, kept);
  for (const [position, { id, title, required }] of fields.questions.entries()) {
    const kept = id !== undefined && (await keepQuestion(db, { jobId, id, title, required, position }));
    if (!kept) await db.insert(jobQuestions).values({ jobId, title, required, position });
  }
}

/** Returns false if the question no longer exists, because an approval that created it was undone. */
async function keepQuestion(
  db: Db,
  { jobId, id, ...values }: { jobId: number; id: number; title: string; required: boolean; position: number },
): Promise<boolean> {
  const rows = await db
    .update(jobQuestions)
    .set({ ...values, retiredAt: null })
    .where(and(eq(jobQuestions.id, id), eq(jobQuestions.jobId, jobId)))
    .returning({ id: jobQuestions.id });
  return rows.length > 0;
}

/** A question with answers is hidden, so that its answers stay readable. */
async function retireQuestions(db: Db, jobId: number, kept: number[]): Promise<void> {
  const dropped = and(eq(jobQuestions.jobId, jobId), kept.length > 0 ? notInArray(jobQuestions.id, kept) : undefined);
  const answered = db.select({ id: applicationAnswers.questionId }).from(applicationAnswers);
  await db
    .delete(jobQuestions)
    .where(
      and(
        dropped,
        sql`${jobQuestions.id} not in (${answered.where(sql`${applicationAnswers.questionId} is not null`)})`,
      ),
    );
  await db
    .update(jobQuestions)
    .set({ retiredAt: sql`now()` })
    .where(and(dropped, isNull(jobQuestions.retiredAt)));
}

export async function readLists(db: Db, jobId: number) {
  const skills = await db
    .select({ name: jobSkills.name })
    .from(jobSkills)
    .where(eq(jobSkills.jobId, jobId))
    .orderBy(asc(jobSkills.position));
  const questions = await db
    .select({ id: jobQuestions.id, title: jobQuestions.title, required: jobQuestions.required })
    .from(jobQuestions)
    .where(and(eq(jobQuestions.jobId, jobId), isNull(jobQuestions.retiredAt)))
    .orderBy(asc(jobQuestions.position));
  return { skills: skills.map(({ name }) => name), questions };
}

export async function slugsLike(db: Db, base: string): Promise<Set<string>> {
  const rows = await db
    .select({ slug: jobs.slug })
    .from(jobs)
    .where(sql`${jobs.slug} = ${base} or ${jobs.slug} like ${`${base}-%`}`);
  return new Set(rows.map(({ slug }) => slug));
}

type ListedJobs = { updatedAfter?: Date | undefined; after?: number | undefined; limit?: number | undefined };

/** Each job with the number of its cards on the board, withdrawn applications included. The last changed first. */
export async function listJobsOf(db: Db, companyId: number, { updatedAfter, after, limit }: ListedJobs = {}) {
  const before = sql`(select last.updated_at, last.id from jobs last where last.id = ${after} and last.company_id = ${companyId})`;
  const listed = db
    .select({
      id: jobs.id,
      slug: jobs.slug,
      title: jobs.title,
      status: jobs.status,
      waitingForEditApproval: jobs.waitingForEditApproval,
      rejectionReason: jobs.rejectionReason,
      jobType: jobs.jobType,
      isRemote: jobs.isRemote,
      locality: jobs.locality,
      countryCode: jobs.countryCode,
      featured: jobs.featured,
      deadline: jobs.deadline,
      publishedAt: jobs.publishedAt,
      updatedAt: jobs.updatedAt,
      applications: sql<number>`count(${applications.id})::int`,
      newApplications: sql<number>`(count(${applications.id}) filter (where ${applicationGroups.fixed} = 'new'))::int`,
    })
    .from(jobs)
    .leftJoin(applications, eq(applications.jobId, jobs.id))
    .leftJoin(applicationGroups, eq(applicationGroups.id, applications.groupId))
    .where(
      and(
        eq(jobs.companyId, companyId),
        updatedAfter && gte(jobs.updatedAt, updatedAfter),
        after === undefined ? undefined : sql`(${jobs.updatedAt}, ${jobs.id}) < ${before}`,
      ),
    )
    .groupBy(jobs.id)
    .orderBy(desc(jobs.updatedAt), desc(jobs.id))
    .$dynamic();
  return limit === undefined ? listed : listed.limit(limit);
}

const isWaiting = or(eq(jobs.status, 'pending'), and(eq(jobs.status, 'active'), jobs.waitingForEditApproval));

export async function listWaiting(db: Db) {
  return db
    .select({ job: jobs, companyName: companies.name, companyUsername: companies.username })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(isWaiting)
    .orderBy(asc(jobs.updatedAt), asc(jobs.id))
    .limit(200);
}

export async function countWaiting(db: Db): Promise<number> {
  const [row] = await db.select({ waiting: count() }).from(jobs).where(isWaiting);
  return row?.waiting ?? 0;
}

/** Stores the job's state, and the published text if the decision replaces it, so that the decision can be undone. */
export async function keepBeforeDecision(db: Db, job: StoredJob, fields: JobFields | null): Promise<void> {
  const { status, waitingForEditApproval, pendingEdit, rejectionReason } = job;
  const before = {
    status,
    waitingForEditApproval,
    pendingEdit,
    rejectionReason,
    updatedAt: job.updatedAt.toISOString(),
    publishedAt: job.publishedAt?.toISOString() ?? null,
    closedAt: job.closedAt?.toISOString() ?? null,
    fields,
  };
  const [decided] = await db.select({ version: jobs.version }).from(jobs).where(eq(jobs.id, job.id));
  const set = { version: decided?.version ?? job.version, decidedAt: sql`now()`, before };
  await db
    .insert(jobDecisions)
    .values({ jobId: job.id, ...set })
    .onConflictDoUpdate({ target: jobDecisions.jobId, set });
}

/** Removes and returns the last decision, if it is recent enough and led to this version. */
export async function takeDecision(db: Db, { id, version }: { id: number; version: number }, seconds: number) {
  const [row] = await db
    .delete(jobDecisions)
    .where(
      and(
        eq(jobDecisions.jobId, id),
        eq(jobDecisions.version, version),
        sql`${jobDecisions.decidedAt} > now() - make_interval(secs => ${seconds})`,
      ),
    )
    .returning({ before: jobDecisions.before, decidedAt: jobDecisions.decidedAt });
  return row;
}

/** Restores the job, with its old position in the approval queue. */
export async function restoreBeforeDecision(db: Db, id: number, before: BeforeDecision): Promise<void> {
  const { fields, updatedAt, publishedAt, closedAt, ...columns } = before;
  if (fields) await writeFields(db, id, fields);
  await db
    .update(jobs)
    .set({
      ...columns,
      updatedAt: new Date(updatedAt),
      publishedAt: publishedAt === null ? null : new Date(publishedAt),
      closedAt: closedAt === null ? null : new Date(closedAt),
      version: sql`${jobs.version} + 1`,
    })
    .where(eq(jobs.id, id));
}
type BeforeDecision = (typeof jobDecisions.$inferSelect)['before'];

export async function hasApplicationsSince(db: Db, jobId: number, since: Date): Promise<boolean> {
  const [row] = await db
    .select({ id: applications.id })
    .from(applications)
    .where(and(eq(applications.jobId, jobId), gt(applications.appliedAt, since)))
    .limit(1);
  return row !== undefined;
}
