import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { type Question, useConfirm } from '#web/ui/confirmations.ts';

/** Asks before a link leads away from unsaved changes. When the tab is closed, the browser asks. */
export function useAskBeforeLeaving(isUnsaved: boolean, question: Question): void {
  const confirm = useConfirm();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each attempt, in the words of that moment.
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    confirm(question).then((leave) => (leave ? blocker.proceed() : blocker.reset()));
  }, [blocker, confirm]);
  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
}
