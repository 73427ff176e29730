import { useState } from 'react';
import type { Step, StepId } from '#shared/applications/wizard/steps.ts';
import type { Progress } from './drafts/drafts.ts';

/** Where the person stands in the list of steps. */
export function useSteps(steps: readonly Step[]) {
  const [progress, setProgress] = useState<Progress>({ at: 0, completed: new Set<StepId>() });
  const last = steps.length - 1;
  const at = Math.min(Math.max(0, progress.at), last);
  return {
    progress: { ...progress, at },
    at,
    // The list is never empty.
    step: steps[at] as Step,
    isLast: at === last,
    goTo: (to: number) => setProgress((before) => ({ ...before, at: to })),
    /** The step at hand is complete. */
    complete: (id: StepId, to: number) =>
      setProgress(({ completed }) => ({ at: to, completed: new Set(completed).add(id) })),
    resume: setProgress,
  };
}
