import { profileRule } from '#shared/board/profile-rules.texts.ts';
import type {
  CompanyScorecard,
  ComparedApplication,
  compareApplications,
  Scoring,
} from '#shared/board/scoring.contract.ts';
import type { OutputOf } from '#shared/kernel/endpoint.ts';
import { AppError } from '#shared/kernel/errors.ts';
import { listAnswers, listEducations, listExperiences } from '../../applications/applications.api.ts';
import type { Db } from '../../db/database.ts';
import { listReviews } from '../../evaluation/evaluation.api.ts';
import { showScorecards } from '../../evaluation/show-scorecards.ts';
import { ownOf, stateOfOne } from '../../evaluation/states.ts';
import { companyOf } from '../../profiles/membership.ts';
import { listEvaluations } from '../../screening/screening.api.ts';
import { listColumns } from '../applicants/applicants.store.ts';
import {
  languagesIn,
  oneSeenByCompany,
  type Reader,
  type SeenApplicant,
  seenByCompany,
} from '../applicants/applicants.ts';
import { applicationTexts } from './application-texts.ts';
import { showAiEvaluation, showHumanEvaluation } from './show-scores.ts';

type Scored = Omit<Scoring, 'success' | 'texts'>;

export function createScoringService(db: Db) {
  async function scored(applicants: SeenApplicant[], reader: Reader): Promise<Map<number, Scored>> {
    const ids = applicants.map(({ id }) => id);
    const ai = await listEvaluations(db, ids);
    const reviews = await listReviews(db, ids);
    return new Map(
      applicants.map(({ id, sight, shown, say, profession, stage, jobId, title, passMark }) => {
        const evaluation = ai.find(({ applicationId }) => applicationId === id);
        const own = reviews.filter(({ applicationId }) => applicationId === id);
        const application: Scored = {
          application_id: id,
          ...shown,
          blind: sight === 'blind',
          candidate_deleted: sight === 'erased',
          profession: (profession && say(profession)) || null,
          stage,
          job: { id: jobId, title, pass_mark: passMark },
          ai_evaluation: evaluation ? showAiEvaluation(evaluation, say, reader) : null,
          human_evaluation: showHumanEvaluation(own, say),
        };
        return [id, application];
      }),
    );
  }

  return {
    async open(id: number, reader: Reader): Promise<Omit<Scoring, 'success'>> {
      const applicant = await oneSeenByCompany(db, reader, id);
      const scores = (await scored([applicant], reader)).get(id) as Scored;
      return { ...scores, texts: applicationTexts(applicant, await listAnswers(db, applicant)) };
    },

    /** What a member can score, with their own scorecard. Items are named as blind review shows them. */
    async openScorecard(id: number, reader: Reader): Promise<Omit<CompanyScorecard, 'success'>> {
      const { sight, say } = await oneSeenByCompany(db, reader, id);
      if (sight === 'erased') throw new AppError('not_found');
      const [educations, experiences, reviews] = await Promise.all([
        listEducations(db, id),
        listExperiences(db, id),
        listReviews(db, [id]),
      ]);
      const inWords = (...parts: (string | null)[]) => say(parts.filter(Boolean).join(', '));
      return {
        application_id: id,
        educations: educations.map((one) => ({ id: one.id, name: inWords(one.degree, one.major) })),
        experiences: experiences.map((one) => ({ id: one.id, name: inWords(one.designation, one.company) })),
        ...showScorecards(reviews, reader.user.id, say),
        my_state: stateOfOne(ownOf(reviews, reader.user.id)),
      };
    },

    /** In the requested order. */
    async compare(ids: number[], reader: Reader): Promise<Omit<OutputOf<typeof compareApplications>, 'success'>> {
      const applicants = await seenByCompany(db, reader, ids);
      if (new Set(applicants.map(({ jobId }) => jobId)).size > 1) {
        throw new AppError('invalid', { errors: { ids: [profileRule('rule.compare_one_job')] } });
      }
      const scores = await scored(applicants, reader);
      const applications = ids.map((id): ComparedApplication => {
        const applicant = applicants.find((one) => one.id === id) as SeenApplicant;
        const { sight, sent, say } = applicant;
        const isThere = sight !== 'erased';
        return {
          ...(scores.get(id) as Scored),
          experience: isThere ? applicant.experienceLevel : null,
          education: isThere ? applicant.educationLevel : null,
          skills: isThere ? sent.skills.map(say) : [],
          languages: languagesIn(sight, sent),
          applied_at: applicant.appliedAt.toISOString(),
          candidate_resume_id: sight === 'whole' ? applicant.resumeId : null,
          group_id: applicant.groupId,
          version: applicant.version,
        };
      });
      return { applications, groups: await listColumns(db, companyOf(reader.user).id) };
    },
  };
}
export type ScoringService = ReturnType<typeof createScoringService>;
