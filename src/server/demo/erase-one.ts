import { eq, sql } from 'drizzle-orm';
import type { Db } from '#server/db/database.ts';
import {
  applicationAnswers,
  applicationEducations,
  applicationExperiences,
  applicationLanguages,
  applications,
} from '#server/db/schema/applications.ts';
import { humanEvaluations } from '#server/db/schema/evaluation.ts';
import {
  candidateEducations,
  candidateExperiences,
  candidateLanguages,
  candidateSkills,
  candidates,
  candidateTrainings,
} from '#server/db/schema/profiles.ts';
import { aiEvaluations } from '#server/db/schema/screening.ts';

const OF_APPLICATION = [applicationAnswers, applicationEducations, applicationExperiences, applicationLanguages];
const OF_CANDIDATE = [
  candidateEducations,
  candidateExperiences,
  candidateTrainings,
  candidateLanguages,
  candidateSkills,
];

/** Erases a person: the card stays where it was, with its scores, and shows nothing about them. */
export async function eraseOne(db: Db, ids: { applicationId: number; candidateId: number }, at: Date): Promise<void> {
  const { applicationId, candidateId } = ids;
  await db.update(humanEvaluations).set({ comment: '' }).where(eq(humanEvaluations.applicationId, applicationId));
  for (const table of OF_APPLICATION) await db.delete(table).where(eq(table.applicationId, applicationId));
  for (const table of OF_CANDIDATE) await db.delete(table).where(eq(table.candidateId, candidateId));
  await db
    .update(applications)
    .set({
      name: '',
      email: null,
      coverLetter: '',
      snapshot: {},
      resumeId: null,
      profession: null,
      experienceLevel: null,
      educationLevel: null,
      countryCode: null,
      searchName: '',
      searchSkills: '',
      blindProfession: null,
      blindSkills: '',
      source: null,
      locale: null,
    })
    .where(eq(applications.id, applicationId));
  await db
    .update(candidates)
    .set({
      username: `erased.${candidateId}`,
      name: '',
      email: null,
      profession: null,
      bio: '',
      birthDate: null,
      experienceLevel: null,
      educationLevel: null,
      phone: null,
      whatsappNumber: null,
      countryCode: null,
      city: null,
      address: null,
      socialInfo: {},
      socialLinks: [],
      erasedAt: at,
    })
    .where(eq(candidates.id, candidateId));
  // The evaluator's quotes are the person's own words.
  await db
    .update(aiEvaluations)
    .set({
      sections: sql`(select jsonb_object_agg(key, value || '{"evidence": [], "comment": []}') from jsonb_each(${aiEvaluations.sections}))`,
    })
    .where(eq(aiEvaluations.applicationId, applicationId));
}
