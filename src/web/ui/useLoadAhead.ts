import { useEffect } from 'react';
import { loadConfirmDialog } from './ConfirmOutlet.tsx';
import { loadToaster } from './ToastOutlet.tsx';

/** Loads the toaster and the confirm dialog ahead, because they cannot be fetched once the network is gone. */
export function useLoadAhead() {
  useEffect(() => {
    // A failed load is retried when the component is needed.
    for (const load of [loadToaster, loadConfirmDialog]) load().catch(() => {});
  }, []);
}
