import { asc, desc, eq } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import {
  candidateEducations,
  candidateExperiences,
  candidateLanguages,
  candidateSkills,
  candidates,
  candidateTrainings,
} from '../db/schema/profiles.ts';

/** The newest entries first, as a CV has them. */
export async function findProfile(db: Db, userId: number) {
  const [person] = await db.select().from(candidates).where(eq(candidates.userId, userId));
  if (!person) return undefined;
  return {
    person,
    educations: await db
      .select()
      .from(candidateEducations)
      .where(eq(candidateEducations.candidateId, person.id))
      .orderBy(desc(candidateEducations.startDate), asc(candidateEducations.id)),
    trainings: await db
      .select()
      .from(candidateTrainings)
      .where(eq(candidateTrainings.candidateId, person.id))
      .orderBy(desc(candidateTrainings.startDate), asc(candidateTrainings.id)),
    experiences: await db
      .select()
      .from(candidateExperiences)
      .where(eq(candidateExperiences.candidateId, person.id))
      .orderBy(desc(candidateExperiences.startDate), asc(candidateExperiences.id)),
    skills: await db
      .select({ name: candidateSkills.name })
      .from(candidateSkills)
      .where(eq(candidateSkills.candidateId, person.id))
      .orderBy(asc(candidateSkills.position), asc(candidateSkills.id)),
    languages: await db
      .select({ name: candidateLanguages.name, proficiency: candidateLanguages.proficiency })
      .from(candidateLanguages)
      .where(eq(candidateLanguages.candidateId, person.id))
      .orderBy(asc(candidateLanguages.id)),
  };
}
