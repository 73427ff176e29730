import type { JobQuestion } from '../../jobs/jobs.contract.ts';
import type { RuleContext } from '../../profiles/sections/rules.ts';

/** What the rules of a form need besides those of its sections: the questions of the job. */
export type FormRuleContext = RuleContext & {
  questions: readonly JobQuestion[];
  /** In a form, answers to questions that were removed or are not loaded yet are kept, but not sent. */
  keepsOldAnswers?: true;
};
