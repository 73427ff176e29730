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

/** The person's whole profile, as it is at this moment. An application takes its copy from it. */
export async function readWholeProfile(db: Db, candidateId: number) {
  const [candidate] = await db.select().from(candidates).where(eq(candidates.id, candidateId));
  if (!candidate) return undefined;
  const educations = await db
    .select()
    .from(candidateEducations)
    .where(eq(candidateEducations.candidateId, candidateId))
    .orderBy(desc(candidateEducations.startDate));
  const experiences = await db
    .select()
    .from(candidateExperiences)
    .where(eq(candidateExperiences.candidateId, candidateId))
    .orderBy(desc(candidateExperiences.startDate));
  const trainings = await db.select().from(candidateTrainings).where(eq(candidateTrainings.candidateId, candidateId));
  const skills = await db
    .select({ name: candidateSkills.name })
    .from(candidateSkills)
    .where(eq(candidateSkills.candidateId, candidateId))
    .orderBy(asc(candidateSkills.position));
  const languages = await db
    .select({ name: candidateLanguages.name, proficiency: candidateLanguages.proficiency })
    .from(candidateLanguages)
    .where(eq(candidateLanguages.candidateId, candidateId));
  return { candidate, educations, experiences, trainings, skills: skills.map(({ name }) => name), languages };
}
export type WholeProfile = NonNullable<Awaited<ReturnType<typeof readWholeProfile>>>;
