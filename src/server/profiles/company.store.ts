import { eq } from 'drizzle-orm';
import type { CompanyFields } from '#shared/profiles/company.contract.ts';
import type { Db } from '../db/database.ts';
import { jobs } from '../db/schema/jobs.ts';
import { companies } from '../db/schema/profiles.ts';

export async function findCompany(db: Db, id: number) {
  const [row] = await db.select().from(companies).where(eq(companies.id, id));
  return row;
}

export async function writeCompany(db: Db, id: number, fields: CompanyFields): Promise<void> {
  await db
    .update(companies)
    .set({
      name: fields.name,
      about: fields.about,
      industry: fields.industry,
      teamSize: fields.team_size,
      foundedYear: fields.founded_year,
      website: fields.website,
      countryCode: fields.country,
      locality: fields.locality,
      address: fields.address,
      socialInfo: fields.social_info,
      showsSectionScores: fields.shows_section_scores,
    })
    .where(eq(companies.id, id));
}

export async function writeLogo(db: Db, id: number, fileId: number | null): Promise<void> {
  await db.update(companies).set({ logoFileId: fileId }).where(eq(companies.id, id));
}

/** Whose pages show the company's name and logo. */
export async function jobIdsOf(db: Db, companyId: number): Promise<number[]> {
  const rows = await db.select({ id: jobs.id }).from(jobs).where(eq(jobs.companyId, companyId));
  return rows.map(({ id }) => id);
}
