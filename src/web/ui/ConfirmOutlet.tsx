import { lazy, Suspense, useRef, useSyncExternalStore } from 'react';
import { confirmations, type Question } from './confirmations.ts';

const ConfirmDialog = lazy(() => import('./ConfirmDialog.tsx').then((module) => ({ default: module.ConfirmDialog })));

/** Shows what useConfirm asks. The dialog's code comes with the first question. */
export function ConfirmOutlet() {
  const asked = useSyncExternalStore(confirmations.subscribe, confirmations.current, () => null);
  // The words stay while the dialog closes.
  const last = useRef<Question | null>(null);
  if (asked) last.current = asked;
  if (!last.current) return null;
  return (
    <Suspense fallback={null}>
      <ConfirmDialog
        {...last.current}
        open={asked !== null}
        onConfirm={() => asked?.answer(true)}
        onCancel={() => asked?.answer(false)}
      />
    </Suspense>
  );
}
