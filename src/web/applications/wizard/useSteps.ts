import { useState } from 'react';
import type { Step, StepId } from '#shared/applications/wizard/steps.ts';
import type { Progress } from './drafts/drafts.ts';

type Start = { step: StepId | undefined; completed: readonly StepId[] };

/** The person's position in the list of steps. */
export function useSteps(steps: readonly Step[], start: () => Start | undefined) {
  const [progress, setProgress] = useState<Progress>(() => {
    const { step, completed = [] } = start() ?? {};
    return { at: steps.findIndex(({ id }) => id === step), completed: new Set<StepId>(completed) };
  });
  const last = steps.length - 1;
  const at = Math.min(Math.max(0, progress.at), last);
  return {
    progress: { ...progress, at },
    at,
    // The list is never empty.
    step: steps[at] as Step,
    isLast: at === last,
    goTo: (to: number) => setProgress((before) => ({ ...before, at: to })),
    /** Marks a step as complete. */
    complete: (id: StepId, to: number) =>
      setProgress(({ completed }) => ({ at: to, completed: new Set(completed).add(id) })),
    resume: setProgress,
  };
}
