import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { applications } from '../db/schema/applications.ts';
import { jobQuestions, jobSkills, jobs } from '../db/schema/jobs.ts';
import { candidates, companies } from '../db/schema/profiles.ts';

const MOST_ASKED_SKILLS = 100;

const stillOpen = sql`(${jobs.deadline} is null or ${jobs.deadline} >= (now() at time zone 'utc')::date)`;

/** Jobs of a blocked company are not public. */
const isPublic = and(eq(jobs.status, 'active'), isNull(companies.blockedAt));

export const cardColumns = {
  id: jobs.id,
  slug: jobs.slug,
  title: jobs.title,
  companyName: companies.name,
  companyUsername: companies.username,
  logoFileId: companies.logoFileId,
  jobType: jobs.jobType,
  featured: jobs.featured,
  salaryMode: jobs.salaryMode,
  minSalary: jobs.minSalary,
  maxSalary: jobs.maxSalary,
  currency: jobs.currency,
  customSalary: jobs.customSalary,
  salaryType: jobs.salaryType,
  isRemote: jobs.isRemote,
  locality: jobs.locality,
  region: jobs.region,
  countryCode: jobs.countryCode,
  educationLevel: jobs.educationLevel,
  experienceLevel: jobs.experienceLevel,
  publishedAt: jobs.publishedAt,
  deadline: jobs.deadline,
};

const indexColumns = {
  ...cardColumns,
  description: jobs.description,
  skills: sql<
    string[]
  >`coalesce((select json_agg(s.name order by s.position) from ${jobSkills} s where s.job_id = ${jobs.id}), '[]'::json)`,
};

function selectIndexRows(db: Db) {
  return db.select(indexColumns).from(jobs).innerJoin(companies, eq(companies.id, jobs.companyId));
}
export type IndexRow = Awaited<ReturnType<typeof selectIndexRows>>[number];
export type CardRow = Omit<IndexRow, 'description' | 'skills'>;

/** Published jobs in order of publication, in batches. */
export async function readPublished(
  db: Db,
  after: { publishedAt: Date; id: number } | null,
  most: number,
): Promise<IndexRow[]> {
  const beyond = after
    ? sql`(${jobs.publishedAt}, ${jobs.id}) > (${after.publishedAt.toISOString()}::timestamptz, ${after.id})`
    : undefined;
  return selectIndexRows(db).where(and(isPublic, beyond)).orderBy(asc(jobs.publishedAt), asc(jobs.id)).limit(most);
}

export async function readPublishedByIds(db: Db, ids: number[]): Promise<IndexRow[]> {
  if (ids.length === 0) return [];
  return selectIndexRows(db)
    .where(and(isPublic, inArray(jobs.id, ids)))
    .orderBy(asc(jobs.publishedAt), asc(jobs.id));
}

/** The jobs whose pages show the company's name and logo, including closed ones, which stay readable. */
export async function publishedIdsOf(db: Db, companyId: number): Promise<number[]> {
  const rows = await db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.companyId, companyId), isNotNull(jobs.publishedAt)));
  return rows.map(({ id }) => id);
}

/** Every published job with its version, for processes to compare with their cache. */
export async function readVersions(db: Db): Promise<{ id: number; version: number }[]> {
  return db
    .select({ id: jobs.id, version: jobs.version })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(isPublic);
}

function selectJob(db: Db) {
  return db
    .select({
      job: jobs,
      companyName: companies.name,
      companyUsername: companies.username,
      companyAbout: companies.about,
      companyWebsite: companies.website,
      companyBlockedAt: companies.blockedAt,
      companyShowsReasons: companies.showsSectionScores,
      logoFileId: companies.logoFileId,
      skills: sql<
        { id: number; name: string }[]
      >`coalesce((select json_agg(json_build_object('id', s.id, 'name', s.name) order by s.position) from ${jobSkills} s where s.job_id = ${jobs.id}), '[]'::json)`,
      questions: sql<
        { id: number; title: string; required: boolean }[]
      >`coalesce((select json_agg(json_build_object('id', q.id, 'title', q.title, 'required', q.required) order by q.position) from ${jobQuestions} q where q.job_id = ${jobs.id} and q.retired_at is null), '[]'::json)`,
    })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId));
}
export type JobRow = Awaited<ReturnType<typeof selectJob>>[number];

/** Prepared, because for this query, which every job page runs, planning costs more than finding the row. */
export function prepareFindJob(db: Db) {
  const bySlug = selectJob(db)
    .where(eq(jobs.slug, sql.placeholder('slug')))
    .prepare('job_by_slug');
  const byId = selectJob(db)
    .where(eq(jobs.id, sql.placeholder('id')))
    .prepare('job_by_id');
  return async (where: { slug: string } | { id: number }): Promise<JobRow | undefined> =>
    ((await ('slug' in where ? bySlug.execute(where) : byId.execute(where))) as JobRow[])[0];
}

/** The newest application that blocks another one. After a withdrawn one, another may follow at once. */
export async function findLastApplication(db: Db, jobId: number, userId: number) {
  const [row] = await db
    .select({ outcome: applications.outcome, appliedAt: applications.appliedAt })
    .from(applications)
    .innerJoin(candidates, eq(candidates.id, applications.candidateId))
    .where(
      and(
        eq(applications.jobId, jobId),
        eq(candidates.userId, userId),
        inArray(applications.outcome, ['under_review', 'passed', 'failed']),
      ),
    )
    .orderBy(desc(applications.appliedAt), desc(applications.id))
    .limit(1);
  return row;
}

export async function findEmployer(db: Db, username: string) {
  const [row] = await db
    .select()
    .from(companies)
    .where(and(eq(companies.username, username), isNull(companies.blockedAt)));
  return row;
}

export async function employerJobs(db: Db, companyId: number): Promise<CardRow[]> {
  return db
    .select(cardColumns)
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(and(eq(jobs.companyId, companyId), isPublic, stillOpen))
    .orderBy(desc(jobs.publishedAt), desc(jobs.id))
    .limit(200);
}

/** Slugs of open jobs for the sitemap, in batches. */
export async function readSitemap(db: Db, most: number, skip: number) {
  return db
    .select({ slug: jobs.slug, updatedAt: jobs.updatedAt, username: companies.username })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(and(isPublic, stillOpen))
    .orderBy(asc(jobs.id))
    .limit(most)
    .offset(skip);
}

type Portion = { companyId: number | null; after: number; most: number };

/** The next open jobs for a feed, of one company or of all. */
export async function listForFeed(db: Db, { companyId, after, most }: Portion) {
  return db
    .select({
      id: jobs.id,
      slug: jobs.slug,
      title: jobs.title,
      description: jobs.description,
      companyName: companies.name,
      jobType: jobs.jobType,
      salaryMode: jobs.salaryMode,
      minSalary: jobs.minSalary,
      maxSalary: jobs.maxSalary,
      customSalary: jobs.customSalary,
      currency: jobs.currency,
      salaryType: jobs.salaryType,
      isRemote: jobs.isRemote,
      fullAddress: jobs.fullAddress,
      locality: jobs.locality,
      region: jobs.region,
      postcode: jobs.postcode,
      countryCode: jobs.countryCode,
      educationLevel: jobs.educationLevel,
      experienceLevel: jobs.experienceLevel,
      deadline: jobs.deadline,
      publishedAt: jobs.publishedAt,
    })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(and(isPublic, stillOpen, gt(jobs.id, after), companyId === null ? undefined : eq(jobs.companyId, companyId)))
    .orderBy(asc(jobs.id))
    .limit(most);
}
export type FeedRow = Awaited<ReturnType<typeof listForFeed>>[number];

export async function countOpenEmployers(db: Db): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(distinct ${jobs.companyId})::int` })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(isPublic);
  return row?.count ?? 0;
}

/** The skills most requested by open jobs, as employers wrote them. */
export async function countAskedSkills(db: Db): Promise<{ name: string; jobs: number }[]> {
  const count = sql<number>`count(*)::int`;
  return db
    .select({ name: jobSkills.name, jobs: count })
    .from(jobSkills)
    .innerJoin(jobs, eq(jobs.id, jobSkills.jobId))
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(and(isPublic, stillOpen))
    .groupBy(jobSkills.name)
    .orderBy(desc(count), asc(jobSkills.name))
    .limit(MOST_ASKED_SKILLS);
}

export async function readNewest(db: Db, most: number): Promise<IndexRow[]> {
  return selectIndexRows(db).where(and(isPublic, stillOpen)).orderBy(desc(jobs.publishedAt), desc(jobs.id)).limit(most);
}
