import type { EvaluationView } from '#shared/evaluation/evaluation.contract.ts';
import type { Subject } from './scorecard.ts';

/** What every section of an application gets. */
export type DetailProps = {
  view: EvaluationView;
  /** What the open form is about. */
  picked: Subject | null;
  onScore: (subject: Subject) => void;
  onComment: (subject: Subject) => void;
};
