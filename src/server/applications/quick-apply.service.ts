import { ANSWER_REQUIRED, type quickApply } from '#shared/applications/quick-apply.contract.ts';
import { readSource } from '#shared/applications/source.ts';
import type { SessionUser } from '#shared/identity/identity.contract.ts';
import { jobsRule } from '#shared/jobs/jobs-rules.texts.ts';
import type { InputOf } from '#shared/kernel/endpoint.ts';
import { AppError, type FieldMessages } from '#shared/kernel/errors.ts';
import type { Locale } from '#shared/kernel/languages.ts';
import type { Db } from '../db/database.ts';
import { newSecret } from '../kernel/secrets.ts';
import { readWholeProfile } from '../profiles/profiles.api.ts';
import type { ResumeService } from '../profiles/resumes.service.ts';
import { snapshotOf } from './snapshot.ts';
import type { Submissions } from './submission.ts';

type Applied = { receipt: string; outcome: 'passed' | 'under_review' };

/** The short form of the job page, for candidates with a profile. */
export function createQuickApplyService(db: Db, resumes: ResumeService, submissions: Submissions) {
  /** Refuses when a required answer is missing, or when an answer belongs to a question of another job. */
  function assertAnswered(questions: { id: number; required: boolean }[], given: Record<string, string>): void {
    const errors: FieldMessages = {};
    for (const { id, required } of questions) if (required && !given[id]) errors[`answers.${id}`] = [ANSWER_REQUIRED];
    const known = new Set(questions.map(({ id }) => String(id)));
    for (const id of Object.keys(given))
      if (!known.has(id)) errors[`answers.${id}`] = [jobsRule('rule.unknown_question')];
    if (Object.keys(errors).length > 0) throw new AppError('invalid', { errors });
  }

  return {
    /** Returns the receipt's secret, which is shown once and stored only as a hash. */
    async apply(
      user: SessionUser,
      { jobId, coverLetter, answers, resume_id: resumeId, source }: InputOf<typeof quickApply>,
      locale: Locale,
    ): Promise<Applied> {
      const applicant = { userId: user.id };
      const job = await submissions.openJob(jobId, applicant);
      const candidateId = await resumes.candidateOf(user);
      assertAnswered(job.questions, answers);
      const profile = await readWholeProfile(db, candidateId);
      if (!profile) throw new AppError('not_found');
      const receipt = newSecret();
      const { outcome } = await submissions.submit({
        job,
        applicant,
        form: 'quick',
        name: user.name,
        email: user.email,
        locale,
        sent: snapshotOf(profile, coverLetter, withoutEmpty(answers)),
        receipt,
        idempotencyKey: null,
        source: readSource(source),
        resume: resumeId == null ? null : (tx) => resumes.copyForApplication(tx, candidateId, resumeId),
      });
      return { receipt, outcome: outcome === 'passed' ? 'passed' : 'under_review' };
    },
  };
}
/** A question that was left empty is stored without an answer. */
function withoutEmpty(answers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer !== ''));
}

export type QuickApplyService = ReturnType<typeof createQuickApplyService>;
