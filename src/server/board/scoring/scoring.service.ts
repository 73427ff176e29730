import { profileRule } from '#shared/board/profile-rules.texts.ts';
import type { ComparedApplication, Scoring } from '#shared/board/scoring.contract.ts';
import { AppError } from '#shared/kernel/errors.ts';
import { listAnswers } from '../../applications/sent.store.ts';
import type { Db } from '../../db/database.ts';
import { listReviews } from '../../evaluation/reviews.store.ts';
import { listEvaluations } from '../../screening/screening.store.ts';
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

    /** In the order that was asked for. */
    async compare(ids: number[], reader: Reader): Promise<ComparedApplication[]> {
      const applicants = await seenByCompany(db, reader, ids);
      if (new Set(applicants.map(({ jobId }) => jobId)).size > 1) {
        throw new AppError('invalid', { errors: { ids: [profileRule('rule.compare_one_job')] } });
      }
      const scores = await scored(applicants, reader);
      return ids.map((id) => {
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
        };
      });
    },
  };
}
export type ScoringService = ReturnType<typeof createScoringService>;
