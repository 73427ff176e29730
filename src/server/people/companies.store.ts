import { and, asc, count, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { COMPANY_STATES } from '#shared/people/people.values.ts';
import type { Db } from '../db/database.ts';
import { applications } from '../db/schema/applications.ts';
import { users } from '../db/schema/identity.ts';
import { jobs } from '../db/schema/jobs.ts';
import { companies, companyMembers } from '../db/schema/profiles.ts';
import { isCalled, type Page } from './people.store.ts';

export type CompanyFilters = { q?: string | undefined; state?: (typeof COMPANY_STATES)[number] | undefined };

function meant({ q, state }: CompanyFilters): SQL | undefined {
  return and(
    q ? isCalled(q, { name: companies.name, starts: [companies.email, companies.username] }) : undefined,
    state && (state === 'active' ? isNull(companies.blockedAt) : isNotNull(companies.blockedAt)),
  );
}

const COMPANY = {
  id: companies.id,
  name: companies.name,
  username: companies.username,
  email: companies.email,
  phone: companies.phone,
  website: companies.website,
  requiredProvider: companies.requiredProvider,
  blockedAt: companies.blockedAt,
  createdAt: companies.createdAt,
  members: sql<number>`(select count(*)::int from ${companyMembers} m where m.company_id = companies.id)`,
  openJobs: sql<number>`(select count(*)::int from ${jobs} j where j.company_id = companies.id and j.status = 'active')`,
};

export async function listCompanies(db: Db, filters: CompanyFilters, { most, skip }: Page) {
  return db.select(COMPANY).from(companies).where(meant(filters)).orderBy(desc(companies.id)).limit(most).offset(skip);
}
export type CompanyRow = Awaited<ReturnType<typeof listCompanies>>[number];

export async function countCompanies(db: Db, filters: CompanyFilters): Promise<number> {
  const [row] = await db.select({ count: count() }).from(companies).where(meant(filters));
  return Number(row?.count ?? 0);
}

export async function findCompany(db: Db, id: number): Promise<CompanyRow | undefined> {
  const [row] = await db.select(COMPANY).from(companies).where(eq(companies.id, id));
  return row;
}

export async function countOfCompany(db: Db, companyId: number) {
  const [ofJobs] = await db.select({ count: count() }).from(jobs).where(eq(jobs.companyId, companyId));
  const [sent] = await db.select({ count: count() }).from(applications).where(eq(applications.companyId, companyId));
  return { jobs: Number(ofJobs?.count ?? 0), applications: Number(sent?.count ?? 0) };
}

export async function listTeamOf(db: Db, companyId: number) {
  return db
    .select({
      id: users.id,
      name: users.name,
      role: companyMembers.role,
      blockedAt: users.blockedAt,
      erasedAt: users.erasedAt,
    })
    .from(companyMembers)
    .innerJoin(users, eq(users.id, companyMembers.userId))
    .where(eq(companyMembers.companyId, companyId))
    .orderBy(asc(companyMembers.createdAt), asc(users.id));
}
