import { lazy, Suspense, useEffect, useState } from 'react';
import { toastStore } from './toasts.ts';

const Toaster = lazy(() => import('./Toaster.tsx').then((module) => ({ default: module.Toaster })));

/** Once at the root. The toasts' code comes with the first toast, and stays. */
export function ToastOutlet() {
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    const look = () => toastStore.current().length > 0 && setWanted(true);
    look();
    return toastStore.subscribe(look);
  }, []);
  return wanted ? (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  ) : null;
}
