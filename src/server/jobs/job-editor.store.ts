import { and, asc, count, desc, eq, isNull, notInArray, or, sql } from 'drizzle-orm';
import type { JobFields } from '#shared/jobs/job-editor.contract.ts';
import type { JobStatus } from '#shared/jobs/jobs.values.ts';
import type { Db } from '../db/database.ts';
import { applicationAnswers, applications } from '../db/schema/applications.ts';
import { applicationGroups } from '../db/schema/board.ts';
import { history } from '../db/schema/history.ts';
import { jobQuestions, jobSkills, jobs } from '../db/schema/jobs.ts';
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
  };
}

/** Locked: whoever reads a job in order to change it is alone with it until the transaction ends. */
export async function lockJob(db: Db, id: number) {
  const [row] = await db.select().from(jobs).where(eq(jobs.id, id)).for('update');
  return row;
}
export type StoredJob = NonNullable<Awaited<ReturnType<typeof lockJob>>>;

export async function findStoredJob(db: Db, id: number): Promise<StoredJob | undefined> {
  const [row] = await db.select().from(jobs).where(eq(jobs.id, id));
  return row;
}

/** Undefined when the slug was taken in the meantime. */
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

/** The published columns themselves. `pendingEdit` is dropped: what it held is live or void now. */
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

/** Beside the approved columns, until somebody approves it too. A rejected edit stays for its author to mend. */
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
    if (id === undefined) await db.insert(jobQuestions).values({ jobId, title, required, position });
    else
      await db
        .update(jobQuestions)
        .set({ title, required, position })
        .where(and(eq(jobQuestions.id, id), eq(jobQuestions.jobId, jobId)));
  }
}

/** A question with answers is hidden, so that the answers keep their question. */
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

export async function listJobsOf(db: Db, companyId: number) {
  return db
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
    .leftJoin(applications, and(eq(applications.jobId, jobs.id), sql`${applications.outcome} <> 'withdrawn'`))
    .leftJoin(applicationGroups, eq(applicationGroups.id, applications.groupId))
    .where(eq(jobs.companyId, companyId))
    .groupBy(jobs.id)
    .orderBy(desc(jobs.updatedAt), desc(jobs.id));
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

type Step = {
  jobId: number;
  companyId: number;
  actorId: number;
  kind: string;
  from: string;
  to: string;
  reason?: string;
};

export async function writeHistory(db: Db, step: Step): Promise<void> {
  await db.insert(history).values(step);
}
