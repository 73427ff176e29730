import type { ApplicationForm } from '../jobs/jobs.values.ts';
import type { DraftFields } from './draft-fields.ts';
import { COUNTED_STEPS, DRAFT_STEPS, type DraftStep } from './drafts.values.ts';

type Steps = Pick<DraftFields, 'currentStep' | 'completedSteps' | 'progress'>;
export type DraftProgress = { progress: number; step: { number: number; of: number; name: DraftStep } | null };

/** A step is given by its name or by the number that its form uses: variant A counts from 0, the others from 1. */
function indexOf(form: ApplicationForm, step: string | number): number {
  if (typeof step === 'number') return form === 'wizard' ? step : step - 1;
  return (DRAFT_STEPS[form] as readonly string[]).indexOf(step);
}

/**
 * The progress of a draft: the one that its form stored, or else the share of completed steps, or of those before the
 * current one.
 */
export function draftProgress(
  form: ApplicationForm,
  { currentStep, completedSteps = [], progress }: Steps,
  hasQuestions: boolean,
): DraftProgress {
  const all: readonly DraftStep[] = DRAFT_STEPS[form];
  // Variant B shows the step with questions only if the job has any.
  const steps = form === 'form' && !hasQuestions ? all.filter((step) => step !== 'questions') : all;
  const counted = COUNTED_STEPS[form];
  const current = Math.min(Math.max(0, indexOf(form, currentStep ?? '')), Math.max(0, steps.length - 1));
  const done = new Set(completedSteps.map((step) => indexOf(form, step)).filter((at) => at >= 0 && at < counted));
  const completed = completedSteps.length > 0 ? done.size : Math.min(current, counted);
  const name = steps[current];
  return {
    progress: progress ?? (counted === 0 ? 0 : Math.round((completed / counted) * 100)),
    step: name === undefined ? null : { number: current + 1, of: steps.length, name },
  };
}
