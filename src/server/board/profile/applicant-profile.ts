import type { SentApplication } from '#shared/applications/sent-application.ts';
import type { Locale } from '#shared/kernel/languages.ts';
import type { Words } from '#shared/kernel/messages.ts';
import { hiddenColumnsOf, listAnswers, listEducations, listExperiences } from '../../applications/applications.api.ts';
import type { Db } from '../../db/database.ts';
import * as store from '../applicants/applicants.store.ts';
import { shownName, sightOf } from '../applicants/applicants.ts';
import { type ProfileSource, showProfile } from './show-profile.ts';

/** Everything that an application says. */
export async function sourceOf(db: Db, applicant: store.Applicant): Promise<ProfileSource> {
  return {
    name: applicant.name,
    candidate: applicant.candidate,
    applicant,
    sent: applicant.snapshot as SentApplication,
    educations: await listEducations(db, applicant.id),
    experiences: await listExperiences(db, applicant.id),
    levels: applicant,
    answers: await listAnswers(db, applicant),
  };
}

/** An application of a company as blind review shows it, and its scores. */
export async function readApplicantProfile(
  db: Db,
  { companyId, applicationId }: { companyId: number; applicationId: number },
  { words, locale }: { words: Words; locale: Locale },
) {
  const [applicant] = await store.listApplicants(db, { companyId, ids: [applicationId] }, 1);
  if (!applicant) return undefined;
  const hidden = await hiddenColumnsOf(db, companyId);
  const sight = sightOf(applicant.candidate, hidden.has(applicant.groupId));
  const shown = showProfile(await sourceOf(db, applicant), sight, locale);
  return {
    profile: { name: shownName(sight, applicant, words), ...shown },
    job: { id: applicant.jobId, title: applicant.title },
    scores: { system: applicant.aiScore, hiring_manager: applicant.managerScore },
  };
}
