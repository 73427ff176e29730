import { useRef, useSyncExternalStore } from 'react';
import { confirmations, type Question } from './confirmations.ts';
import { useLoaded } from './useLoaded.ts';

/** Preloaded on workspace pages, like the toaster. */
export const loadConfirmDialog = () => import('./ConfirmDialog.tsx').then(({ ConfirmDialog }) => ConfirmDialog);

/** Shows the questions of useConfirm. The code of the dialog is loaded with the first question. */
export function ConfirmOutlet() {
  const asked = useSyncExternalStore(confirmations.subscribe, confirmations.current, () => null);
  const ConfirmDialog = useLoaded(loadConfirmDialog, asked);
  // The words stay while the dialog closes.
  const last = useRef<Question | null>(null);
  if (asked) last.current = asked;
  if (!last.current || !ConfirmDialog) return null;
  return (
    <ConfirmDialog
      {...last.current}
      open={asked !== null}
      onConfirm={() => asked?.answer(true)}
      onCancel={() => asked?.answer(false)}
    />
  );
}
