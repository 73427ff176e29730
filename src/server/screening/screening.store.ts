import { and, asc, eq, isNull, lt, sql } from 'drizzle-orm';
import type { ApplicationOutcome } from '#shared/applications/applications.values.ts';
import type { EducationLevel, ExperienceLevel, ScreeningMode } from '#shared/jobs/jobs.values.ts';
import type { Evaluation } from '#shared/screening/screening.contract.ts';
import type { Db } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';
import { applications } from '../db/schema/applications.ts';
import { history } from '../db/schema/operations.ts';
import { endOfColumn } from './column-end.store.ts';

/** What an evaluator needs to know about a job `j`, and what is done with its verdict. */
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
/** What was sent, and the job it was sent to. */
export type ToScreen = ScreeningJobRow & {
  snapshot: unknown;
  /** The month in which it was sent. */
  asOf: string;
};
/** The same of an application that is stored. */
export type ScreeningRow = ToScreen & { id: number; companyId: number; jobId: number };

const findRow = prepared<ScreeningRow & { outcome: ApplicationOutcome; aiScore: number | null }>(
  'find_for_screening',
  `select a.id::int, a.company_id::int as "companyId", a.job_id::int as "jobId", a.outcome, a.snapshot, a.ai_score as "aiScore",
     to_char(a.applied_at at time zone 'utc', 'YYYY-MM') as "asOf", ${SCREENING_COLUMNS}
   from applications a join jobs j on j.id = a.job_id where a.id = $1`,
);

export async function findForScreening(db: Db, applicationId: number) {
  const [row] = await findRow(db, [applicationId]);
  return row;
}

/** Applications whose evaluation never came: the evaluator failed, or the process ended in between. */
export async function findUnscreened(db: Db, most: number): Promise<number[]> {
  const rows = await db
    .select({ id: applications.id })
    .from(applications)
    .where(
      and(
        isNull(applications.aiScore),
        eq(applications.outcome, 'under_review'),
        lt(applications.appliedAt, sql`now() - interval '30 seconds'`),
      ),
    )
    .orderBy(asc(applications.id))
    .limit(most);
  return rows.map(({ id }) => id);
}

export type Verdict = { evaluation: Evaluation; outcome: ApplicationOutcome; reason: string };

/** Where the values of a verdict stand among those of a statement. */
export function verdictPlaces(first: number) {
  const names = [
    'score',
    'outcome',
    'reason',
    'evaluator',
    'version',
    'inputHash',
    'category',
    'rank',
    'sections',
  ] as const;
  return Object.fromEntries(names.map((name, at) => [name, `$${first + at}`])) as Record<
    (typeof names)[number],
    string
  >;
}
type VerdictPlaces = ReturnType<typeof verdictPlaces>;

/** In the order of their places; as many nulls where there is no verdict yet. */
export function verdictValues(verdict: Verdict | null): unknown[] {
  if (!verdict) return Array.from({ length: Object.keys(verdictPlaces(1)).length }, () => null);
  const { evaluation, outcome, reason } = verdict;
  const { overall, category, rank, sections, evaluator, inputHash } = evaluation;
  return [
    overall,
    outcome,
    reason,
    evaluator.id,
    evaluator.version,
    inputHash,
    category,
    rank,
    JSON.stringify(sections),
  ];
}

/** Keeps the evaluation of the application that `scored` names. */
export const evaluationInsertText = (at: VerdictPlaces, scored: string) =>
  `insert into ai_evaluations (application_id, overall, evaluator, evaluator_version, input_hash, category, rank, sections)
   select id, ${at.score}::int, ${at.evaluator}, ${at.version}, decode(${at.inputHash}, 'hex'), ${at.category},
     ${at.rank}::float8, ${at.sections}::jsonb
   from ${scored} where ${at.score}::int is not null`;

/** What a verdict adds to the history, as rows of kind, before, after and reason. Nobody is named: the product decided. */
export const verdictStepsText = (at: VerdictPlaces) =>
  `('ai_score', null, ${at.score}::int::text, ${at.reason}::text), ('outcome', 'under_review', ${at.outcome}::text, ${at.reason}::text)`;

const PLACES = verdictPlaces(2);
const writeVerdict = prepared(
  'record_verdict',
  `with scored as (
     update applications set ai_score = ${PLACES.score}::int, outcome = ${PLACES.outcome}::text
     where id = $1 and ai_score is null and outcome = 'under_review'
     returning id, job_id, company_id
   ),
   evaluations as (${evaluationInsertText(PLACES, 'scored')}),
   steps as (
     insert into history (kind, company_id, job_id, application_id, "from", "to", reason)
     select step.kind, company_id, job_id, id, step.before, step.after, step.reason
     from scored, (values ${verdictStepsText(PLACES)}) as step(kind, before, after, reason)
   )
   select id from scored`,
);

/**
 * The evaluation, what follows from it, and who decided that and why, in one statement: of two runs over the same
 * application one finds it without a score. False for the other.
 */
export async function recordVerdict(db: Db, applicationId: number, verdict: Verdict): Promise<boolean> {
  const rows = await writeVerdict(db, [applicationId, ...verdictValues(verdict)]);
  return rows.length > 0;
}

/** A candidate whom the employer's own rule turned away goes to Not selected, where the employer can rescue them. */
export async function moveToNotSelected(db: Db, { id, companyId, jobId }: ScreeningRow, reason: string): Promise<void> {
  const place = await endOfColumn(db, companyId, 'not_selected');
  await db
    .update(applications)
    .set({ ...place, version: sql`${applications.version} + 1`, stageSince: sql`now()` })
    .where(eq(applications.id, id));
  await db
    .insert(history)
    .values({ kind: 'stage', applicationId: id, jobId, companyId, from: 'New', to: 'Not selected', reason });
}
