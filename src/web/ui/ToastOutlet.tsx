import { useSyncExternalStore } from 'react';
import { type Toast, toastStore } from './toasts.ts';
import { useLoaded } from './useLoaded.ts';

const NONE: readonly Toast[] = [];

/** Fetched ahead where people work: what has to be told when the network is gone cannot be fetched then. */
export const loadToaster = () => import('./Toaster.tsx').then(({ Toaster }) => Toaster);

/** Once at the root. The toasts' code comes with the first toast, and stays. */
export function ToastOutlet() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.current, () => NONE);
  const Toaster = useLoaded(loadToaster, toasts.at(-1)?.id);
  return Toaster && <Toaster />;
}
