/** What later modules may import of the screening: stored evaluations, and the data that an evaluation needs. */
export {
  type EvaluationRow,
  insertEvaluation,
  listEvaluations,
  SCREENING_COLUMNS,
  type ScreeningJobRow,
  type ScreeningRow,
  type Verdict,
} from './screening.store.ts';
