import { and, eq, inArray, isNotNull, notInArray } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import {
  applicationAnswers,
  applicationEducations,
  applicationExperiences,
  applicationLanguages,
  applicationLinks,
  applicationNotes,
  applications,
} from '../db/schema/applications.ts';
import { humanEvaluations } from '../db/schema/evaluation.ts';
import { candidates } from '../db/schema/profiles.ts';

/** Notes are included, because what colleagues wrote about somebody is about that person too. */
const OF_APPLICATION = [applicationLinks, applicationAnswers, applicationLanguages, applicationNotes];

/** The rows of `applications` are emptied by `stages`. */
export const ERASED = [applications, ...OF_APPLICATION, applicationEducations, applicationExperiences];

const NO_TIME = { startDate: null, endDate: null, current: false };
const EMPTY_EDUCATION = {
  ...NO_TIME,
  level: '',
  institution: '',
  degree: '',
  major: null,
  countryCode: null,
  notes: null,
};
const EMPTY_EXPERIENCE = {
  ...NO_TIME,
  designation: '',
  company: '',
  department: null,
  location: null,
  employmentType: null,
  responsibilities: '',
  accomplishments: null,
};

export async function deletePartsOf(db: Db, applicationIds: readonly number[]): Promise<void> {
  if (applicationIds.length === 0) return;
  for (const table of OF_APPLICATION) await db.delete(table).where(inArray(table.applicationId, [...applicationIds]));
  await deleteItemsOf(db, [...applicationIds]);
}

/** Items that a scorecard refers to are emptied and not deleted, because deleting them would delete the score. */
async function deleteItemsOf(db: Db, applicationIds: number[]): Promise<void> {
  const { educationId, experienceId, applicationId } = humanEvaluations;
  const [education, experience] = [applicationEducations, applicationExperiences];
  const scored = (item: typeof educationId | typeof experienceId) =>
    db
      .select({ id: item })
      .from(humanEvaluations)
      .where(and(inArray(applicationId, applicationIds), isNotNull(item)));
  const ofEducation = inArray(education.applicationId, applicationIds);
  await db.delete(education).where(and(ofEducation, notInArray(education.id, scored(educationId))));
  await db.update(education).set(EMPTY_EDUCATION).where(ofEducation);
  const ofExperience = inArray(experience.applicationId, applicationIds);
  await db.delete(experience).where(and(ofExperience, notInArray(experience.id, scored(experienceId))));
  await db.update(experience).set(EMPTY_EXPERIENCE).where(ofExperience);
}

/** The notes that an erased person wrote stay with the team, without their author. */
export async function unsignNotes(db: Db, userId: number): Promise<void> {
  await db.update(applicationNotes).set({ authorId: null }).where(eq(applicationNotes.authorId, userId));
}

/** The candidates whose account was erased before these applications of theirs arrived. */
export async function listLateArrivals(db: Db) {
  const rows = await db
    .selectDistinct({ userId: candidates.userId, candidateId: candidates.id, email: applications.email })
    .from(candidates)
    .innerJoin(applications, eq(applications.candidateId, candidates.id))
    .where(and(isNotNull(candidates.erasedAt), isNotNull(applications.email)));
  return rows.flatMap(({ userId, candidateId, email }) =>
    userId === null || email === null ? [] : [{ userId, candidateIds: [candidateId], email }],
  );
}

/** The names under which the person applied. */
export async function listSentNames(db: Db, candidateIds: readonly number[]): Promise<string[]> {
  if (candidateIds.length === 0) return [];
  const rows = await db
    .selectDistinct({ name: applications.name })
    .from(applications)
    .where(and(inArray(applications.candidateId, [...candidateIds]), isNotNull(applications.email)));
  return rows.map(({ name }) => name);
}
