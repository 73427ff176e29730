import { asc, isNull, or, sql } from 'drizzle-orm';
import type { ApplicationForm } from '#shared/jobs/jobs.values.ts';
import type { Db } from '../db/database.ts';
import { applications } from '../db/schema/applications.ts';
import type { CardFacts } from './card-facts.ts';

export type WithoutFacts = { id: number; name: string; form: ApplicationForm; snapshot: unknown; asOf: string };

/** Applications stored before card facts existed, or before card facts had a blind version. */
export async function findWithoutFacts(db: Db, most: number): Promise<WithoutFacts[]> {
  return db
    .select({
      id: applications.id,
      name: applications.name,
      form: applications.form,
      snapshot: applications.snapshot,
      asOf: sql<string>`to_char(${applications.appliedAt} at time zone 'utc', 'YYYY-MM')`,
    })
    .from(applications)
    .where(or(isNull(applications.searchName), isNull(applications.blindSkills)))
    .orderBy(asc(applications.id))
    .limit(most);
}

export async function writeFacts(db: Db, facts: readonly (CardFacts & { id: number })[]): Promise<void> {
  await db.execute(sql`
    update applications a
    set profession = f.profession, experience_level = f."experienceLevel", education_level = f."educationLevel",
      country_code = f."countryCode", search_name = f."searchName", search_skills = f."searchSkills",
      blind_profession = f."blindProfession", blind_skills = f."blindSkills"
    from json_to_recordset(${JSON.stringify(facts)}::json) as f(id bigint, profession text, "experienceLevel" text,
      "educationLevel" text, "countryCode" text, "searchName" text, "searchSkills" text, "blindProfession" text,
      "blindSkills" text)
    where a.id = f.id and (a.search_name is null or a.blind_skills is null)`);
}
