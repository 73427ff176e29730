/** What later modules may ask of the screening: how applications were assessed, and what it needs to assess one. */
export {
  type EvaluationRow,
  insertEvaluation,
  listEvaluations,
  SCREENING_COLUMNS,
  type ScreeningJobRow,
  type ScreeningRow,
  type Verdict,
} from './screening.store.ts';
