import type { EvaluationView } from '#shared/evaluation/evaluation.contract.ts';
import type { Subject } from '../scorecard/scorecard.ts';

/** The props of every section of an application. */
export type DetailProps = {
  view: EvaluationView;
  /** Focuses the row of the scorecard. */
  onScore: (subject: Subject) => void;
  onComment: (subject: Subject) => void;
};
