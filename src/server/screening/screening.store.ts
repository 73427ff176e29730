import { asc, desc, inArray } from 'drizzle-orm';
import type { ApplicationOutcome } from '#shared/applications/applications.values.ts';
import type { ApplicationForm, ExperienceLevel, ScreeningMode } from '#shared/jobs/jobs.values.ts';
import type { EducationLevel } from '#shared/reference/qualifications.values.ts';
import type { Evaluation } from '#shared/screening/screening.contract.ts';
import type { Db } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';
import { aiEvaluations } from '../db/schema/screening.ts';

/** The columns of a job `j` that an evaluator needs, and those that decide about its verdict. */
export const SCREENING_COLUMNS = `j.title, j.description, j.education_level as education, j.experience_level as experience,
  j.pass_mark as "passMark", j.screening_mode as mode,
  coalesce((select json_agg(json_build_object('name', s.name) order by s.position) from job_skills s where s.job_id = j.id), '[]'::json) as skills`;

export type ScreeningJobRow = {
  title: string;
  description: string;
  education: EducationLevel | null;
  experience: ExperienceLevel | null;
  passMark: number;
  mode: ScreeningMode;
  skills: { name: string }[];
};
/** An application and the job that it was sent to. */
export type ToScreen = ScreeningJobRow & {
  snapshot: unknown;
  form: ApplicationForm;
  /** The month in which it was sent. */
  asOf: string;
};
/** The same for a stored application. */
export type ScreeningRow = ToScreen & { id: number };

export type Verdict = { evaluation: Evaluation; outcome: ApplicationOutcome; basis: string };

type EvaluationValues = {
  applicationId: number;
  evaluator: string;
  version: string;
  inputHash: string;
  overall: number;
  category: string;
  rank: number;
  sections: string;
};
const insert = prepared<never, EvaluationValues>(
  'insert_ai_evaluation',
  `insert into ai_evaluations (application_id, overall, evaluator, evaluator_version, input_hash, category, rank, sections)
   values (:applicationId, :overall, :evaluator, :version, decode(:inputHash, 'hex'), :category, :rank, :sections::jsonb)`,
);

/** Adds an evaluation. Earlier ones are never overwritten; the newest one counts. */
export async function insertEvaluation(db: Db, applicationId: number, evaluation: Evaluation): Promise<void> {
  const { overall, category, rank, sections, evaluator, inputHash } = evaluation;
  await insert(db, {
    applicationId,
    evaluator: evaluator.id,
    version: evaluator.version,
    inputHash,
    overall,
    category,
    rank,
    sections: JSON.stringify(sections),
  });
}

/** The newest evaluation of each application. */
export async function listEvaluations(db: Db, applicationIds: number[]) {
  return db
    .selectDistinctOn([aiEvaluations.applicationId], {
      applicationId: aiEvaluations.applicationId,
      overall: aiEvaluations.overall,
      category: aiEvaluations.category,
      sections: aiEvaluations.sections,
      evaluator: aiEvaluations.evaluator,
      version: aiEvaluations.evaluatorVersion,
      createdAt: aiEvaluations.createdAt,
    })
    .from(aiEvaluations)
    .where(inArray(aiEvaluations.applicationId, applicationIds))
    .orderBy(asc(aiEvaluations.applicationId), desc(aiEvaluations.id));
}
export type EvaluationRow = Awaited<ReturnType<typeof listEvaluations>>[number];
