import { eq } from 'drizzle-orm';
import type { CompanyFields } from '#shared/profiles/company.contract.ts';
import type { Db } from '../db/database.ts';
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
      showsAnswers: fields.shows_answers,
    })
    .where(eq(companies.id, id));
}

/** Returns the previous logo, which the company no longer refers to. Concurrent changes wait for each other. */
export async function replaceLogo(db: Db, id: number, fileId: number | null): Promise<number[]> {
  const rows = await db
    .select({ before: companies.logoFileId })
    .from(companies)
    .where(eq(companies.id, id))
    .for('no key update');
  await db.update(companies).set({ logoFileId: fileId }).where(eq(companies.id, id));
  return rows.flatMap(({ before }) => before ?? []);
}

export async function findRequiredProvider(db: Db, companyId: number): Promise<string | null> {
  const [row] = await db
    .select({ provider: companies.requiredProvider })
    .from(companies)
    .where(eq(companies.id, companyId));
  return row?.provider ?? null;
}

/** Returns what it was before. Two changes at once wait for each other. */
export async function writeRequiredProvider(
  db: Db,
  companyId: number,
  provider: string | null,
): Promise<string | null> {
  const [row] = await db
    .select({ provider: companies.requiredProvider })
    .from(companies)
    .where(eq(companies.id, companyId))
    .for('no key update');
  await db.update(companies).set({ requiredProvider: provider }).where(eq(companies.id, companyId));
  return row?.provider ?? null;
}
